import type { Room, Shape } from '@krcma/kernel'
import { COMMON } from './arguments.ts'
import { type Command, commands, type Form, forms } from './forms.ts'
import { optionName, optionValue, textOf } from './setting.ts'
import { columns } from './text/columns.ts'
import { padEnd, width, wrap } from './text/width.ts'
import type { CliWords } from './words/words.ts'

const COLUMNS = 80

/** Help for one command, or for all of them. */
export function help(words: CliWords, command?: Command): string {
  return `${(command === undefined ? overview(words) : detail(words, command)).join('\n')}\n`
}

function overview(words: CliWords): string[] {
  const listed = commands.map((command) => [`  krcma ${command}`, words.commands[command].summary] as const)
  return [
    ...wrap(words.help.about, COLUMNS),
    '',
    words.help.usage,
    ...definitions([['  krcma', words.help.noCommand], ...listed]),
    '',
    ...wrap(words.help.more, COLUMNS),
    ...definitions([
      ['  --lang cs|en', words.help.lang],
      ['  --help, -h', words.help.help],
      ['  --version', words.help.version],
    ]),
  ]
}

function detail(words: CliWords, command: Command): string[] {
  const form: Form = forms[command]
  const about = words.commands[command]
  const flags: Readonly<Record<string, string>> = about.flags
  const taken = form.takes.map((take) => ` ${words.help.takes[take]}`).join('')
  const own = Object.entries(form.flags).map(
    ([name, value]) => [`  --${name}${value === null ? '' : ` ${value}`}`, flags[name] ?? ''] as const,
  )
  const common = [
    [`  --lang ${COMMON.lang}`, words.help.lang],
    ['  --help, -h', words.help.help],
  ] as const
  return [
    `krcma ${command}${taken}${own.length === 0 ? '' : ` ${words.help.flags}`}`,
    '',
    ...about.details.flatMap((line) => wrap(line, COLUMNS)),
    '',
    ...definitions([...own, ...common]),
    '',
    words.help.examples,
    ...columns(form.examples.map((example) => [`  ${example}`])),
  ]
}

/** How many can play a game, and what can be set: what --players and --options take. */
export function gameHelp<G extends Shape>({ game, words: spoken }: Room<G>, words: CliWords): string {
  const say = spoken[words.language]
  const options = Object.entries(game.options as Readonly<Record<string, readonly unknown[]>>)
  const rows = options.flatMap(([name, values]) =>
    values.map(
      (value) =>
        [
          `  ${name}=${textOf(value)}`,
          `${optionName(say.options, name)}: ${optionValue(say.options, name, value)}`,
        ] as const,
    ),
  )
  const lines = rows.length === 0 ? [] : [words.help.options, ...definitions(rows)]
  return `\n${[words.help.game(say.name, game.players), ...lines].join('\n')}\n`
}

function definitions(rows: readonly (readonly [string, string])[]): string[] {
  const left = Math.max(...rows.map(([name]) => width(name))) + 2
  return rows.flatMap(([name, text]) => {
    const [first = '', ...rest] = wrap(text, COLUMNS - left)
    return [padEnd(name, left) + first, ...rest.map((line) => ' '.repeat(left) + line)]
  })
}
