import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Command, oneOf, readArguments, whole } from './arguments.ts'
import { build } from './children/process.ts'

const command: Command<[number, number, 'all' | 'lanterns']> = {
  name: 'measure',
  takes: [whole('tables', 500), whole('seconds', 15, 0), oneOf('game', 'all', ['lanterns'])],
}
const FORM = 'npm run measure -- [tables] [seconds] [game]'

describe('what a command is told', () => {
  it.each([
    [[], [500, 15, 'all']],
    [['20'], [20, 15, 'all']],
    [
      ['1', '0', 'lanterns'],
      [1, 0, 'lanterns'],
    ],
  ] as const)('%j is read by its place, and the rest is as usual', (given, values) => {
    expect(readArguments(command, given)).toEqual({ values })
  })

  it.each([
    [['0'], `tables must be a whole number from 1 on, not "0": ${FORM}`],
    [['-5'], `tables must be a whole number from 1 on, not "-5": ${FORM}`],
    [['1.5'], `tables must be a whole number from 1 on, not "1.5": ${FORM}`],
    [['1e3'], `tables must be a whole number from 1 on, not "1e3": ${FORM}`],
    [[''], `tables must be a whole number from 1 on, not "": ${FORM}`],
    [['--tables'], `tables must be a whole number from 1 on, not "--tables": ${FORM}`],
    [['5', 'NaN'], `seconds must be a whole number from 0 on, not "NaN": ${FORM}`],
    [['5', '5', 'chess'], `game must be one of all, lanterns, not "chess": ${FORM}`],
    [['5', '5', 'all', '5'], `"5" is one too many: ${FORM}`],
  ] as const)('%j is refused, with what would be right', (given, wrong) => {
    expect(readArguments(command, given)).toEqual({ wrong })
  })

  it.each([[['--help']], [['-h']], [['many', '--help']]] as const)('%j asks what there is to say', (given) => {
    const help = [
      FORM,
      '  tables: a whole number from 1 on; 500 if not said',
      '  seconds: a whole number from 0 on; 15 if not said',
      '  game: one of all, lanterns; all if not said',
    ]
    expect(readArguments(command, given)).toEqual({ help: help.join('\n') })
  })
})

describe.each([
  ['bench', 'bench/main.js', 'npm run bench:server -- [tables]'],
  ['faults', 'test/faults/main.js', 'npm run faults -- [kills]'],
  ['hostile', 'test/hostile/main.js', 'npm run hostile -- [messages]'],
])('the command %s', (name, script, form) => {
  beforeAll(build)
  const file = fileURLToPath(new URL(`../dist/${script}`, import.meta.url))
  /** What it says before it ends; one that begins its work instead is ended, and has no status then. */
  const run = (...given: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, name, ...given], {
      encoding: 'utf8',
      timeout: 20_000,
    })
    return { status, stdout, stderr }
  }

  it('says what it takes', () => {
    expect(run('--help')).toEqual({ status: 0, stdout: expect.stringContaining(form), stderr: '' })
  })
  it('does nothing with what it does not understand', () => {
    expect(run('many')).toEqual({ status: 2, stdout: '', stderr: expect.stringContaining('not "many"') })
  })
})
