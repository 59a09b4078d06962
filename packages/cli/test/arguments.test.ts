import { describe, expect, it } from 'vitest'
import { commands } from '../src/forms.ts'
import { run } from './stage.ts'

describe('help', () => {
  it('lists every command, in the language of the environment', async () => {
    const english = await run('--help')
    const czech = await run('--help', { env: { LANG: 'cs_CZ.UTF-8' } })
    expect(english.code).toBe(0)
    expect(english.out).toContain('Usage:')
    expect(czech.out).toContain('Použití:')
    for (const command of commands) expect(czech.out).toContain(`krcma ${command}`)
  })

  it('lets --lang overrule the environment, and LC_ALL overrule LANG', async () => {
    expect((await run('--help --lang en', { env: { LANG: 'cs_CZ' } })).out).toContain('Usage:')
    expect((await run('--lang=cs --help')).out).toContain('Použití:')
    expect((await run('--help', { env: { LC_ALL: 'cs_CZ.UTF-8', LANG: 'en_US' } })).out).toContain('Použití:')
  })

  it.each(commands)('of %s names each of its flags and an example, and fits into 80 columns', async (command) => {
    for (const lang of ['cs', 'en']) {
      const { code, out } = await run([command, '--help', '--lang', lang])
      expect(code).toBe(0)
      expect(out).toContain(`  krcma ${command}`)
      expect(out).toContain('--lang cs|en')
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
      expect(out).not.toContain('undefined')
    }
  })

  it('tells what can be set for a game', async () => {
    const { out } = await run('play candle-auction --help')
    expect(out).toContain('Candle Auction: for 2, 3, or 4 players.')
    expect(out).toMatch(/evening=long +Evening: long \(5 rounds\)/)
    expect((await run('sim candle-auction --help --lang cs')).out).toMatch(/evening=short +Večer: krátký \(3 kola\)/)
  })

  it('tells the version', async () => {
    expect(await run('--version')).toMatchObject({ code: 0, out: 'krcma 1.2.3\n' })
  })
})

describe('a wrong argument ends with 2 and says what would be right', () => {
  it.each([
    ['paly candle-auction', 'There is no command paly. Did you mean play?'],
    ['--hepl', 'krcma does not know --hepl. Did you mean --help?'],
    ['sim candle-auction --playrs 3', 'krcma sim does not know --playrs. Did you mean --players?'],
    ['sim candle-aution', 'There is no game candle-aution. Did you mean candle-auction?'],
    ['sim', 'Say which game: krcma sim <game>'],
    ['replay', 'Say which file: krcma replay <file>'],
    ['verify nowhere.json', 'nowhere.json cannot be read.'],
    ['sim candle-auction again', 'krcma sim has no use for again.'],
    ['sim candle-auction --games', '--games needs a value: --games N'],
    ['sim candle-auction --games --json', '--games needs a value: --games N'],
    ['sim candle-auction --games many', '--games many: a whole number from 1 to'],
    ['sim candle-auction --games 0', '--games 0: a whole number from 1 to'],
    ['sim candle-auction --json=yes', '--json takes no value: leave out yes.'],
    ['sim candle-auction --players 7', '--players 7: the game is for 2, 3, or 4.'],
    ['sim candle-auction --bots greed', '--bots greed: random or greedy would be right. Did you mean greedy?'],
    ['sim candle-auction --players 2 --bots random,random,greedy', '--bots: 3 bots for 2 seats.'],
    ['sim candle-auction --options evning=long', 'no option evning. Did you mean evening?'],
    [
      'sim candle-auction --options evening=lon',
      '--options evening=lon: long or short would be right. Did you mean long?',
    ],
    ['play candle-auction --humans 0,5', '--humans 0,5: seats from 0 to 1'],
    ['play candle-auction --names Anna,Petr', '--names: 2 names for 1 person'],
    ['play', 'Say which game: krcma play <game>'],
    ['--help --lang de', '--lang de: cs or en would be right.'],
  ])('%s', async (command, message) => {
    const { code, out, err } = await run(command)
    expect(err).toContain(message)
    expect(code).toBe(2)
    expect(out).toBe('')
  })

  it('in Czech too', async () => {
    const { code, err } = await run('sim candle-aution --lang cs')
    expect(err).toBe('Hra candle-aution tu není. Nemá to být candle-auction? Na výběr: candle-auction.\n')
    expect(code).toBe(2)
  })
})
