import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { newFolder, run } from './stage.ts'

const UP = '\x1b[A'
const DOWN = '\x1b[B'
const ENTER = '\r'
const CTRL_C = '\x03'
const SMALL = { columns: 80, rows: 24 }

/** What the screen showed last, line by line. */
function lastScreen(raw: string): string[] {
  const drawn = raw.split('\x1b[H').at(-1) ?? ''
  const shown = drawn.split('\x1b[J')[0] ?? ''
  return shown.split('\r\n').map((line) => stripVTControlCharacters(line))
}

describe('by lines', () => {
  it('plays a short game with a bot to its end, and keeps a record that verify accepts', async () => {
    const folder = newFolder()
    const flags = '--players 2 --seed 7 --options evening=short --names Anna --save table.json'
    const { code, out } = await run(`play candle-auction ${flags}`, { folder, typed: '1\n1\n1\n' })
    expect(code).toBe(0)
    expect(out).toContain('Candle Auction · Anna')
    expect(out).toMatch(/Which purse do you bid\? The lot is worth \d+\./)
    expect(out).toMatch(/ {2}1\) the \w+’s purse of \d/)
    expect(out).toContain('At any time:\n  4) Whistle: have a die of the newest lot rolled again')
    expect(out).toMatch(/The winner: |The victory is shared/)
    expect(await run('verify table.json', { folder })).toMatchObject({ code: 0 })
  })

  it('speaks Czech', async () => {
    const flags = '--players 2 --seed 7 --options evening=short --lang cs'
    const { out } = await run(`play candle-auction ${flags}`, { typed: '1\n1\n1\n' })
    expect(out).toContain('Dražba u svíčky · Hráč 1')
    expect(out).toContain('Který měšec přihodíte?')
    expect(out).toContain('Kdykoli:')
    expect(out).toMatch(/Vyhrává |O vítězství se dělí/)
  })

  it('gives the same game for the same seed and answers', async () => {
    const played = () => run('play candle-auction --seed 7 --save table.json', { typed: '1\n2\n1\n1\n1\n' })
    const [one, two] = [await played(), await played()]
    const withoutFolder = (text: string) => text.replaceAll(/\S*table\.json/g, '')
    expect(withoutFolder(one.out)).toBe(withoutFolder(two.out))
    expect(one.out).toContain('The winner')
  })

  it('says what is possible when something else is typed', async () => {
    const { out } = await run('play candle-auction --seed 7', { typed: '9\nx\n' })
    expect(out).toContain('“9” is not possible; a number from 1 to 4, l, h, o, s, or q is.')
    expect(out).toContain('“x” is not possible')
  })

  it('lists what can be done at any time, and does it', async () => {
    const { out } = await run('play candle-auction --seed 7', { typed: 'o\n4\n1\n' })
    expect(out.match(/4\) Whistle/g)).toHaveLength(2)
    expect(out).toContain('Which die is rolled again?')
    expect(out).toContain('You whistle; the dice show')
  })

  it('loses no answer when the input ends, and goes on where it was', async () => {
    const folder = newFolder()
    const whole = await run('play candle-auction --seed 7 --save whole.json', { folder, typed: '1\n2\n1\n1\n1\n' })
    const left = await run('play candle-auction --seed 7 --save part.json', { folder, typed: '1\n2\n' })
    expect(left.code).toBe(0)
    expect(left.out).toContain('The table is saved. Go on with: krcma play --resume')
    const on = await run('play --resume part.json', { folder, typed: 'l\n1\n1\n1\n' })
    expect(on.code).toBe(0)
    expect(on.out).toContain('What happened\nYou draw')
    const record = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown
    expect(record('part.json')).toEqual(record('whole.json'))
    expect(on.out.split('\n').at(-3)).toBe(whole.out.split('\n').at(-3))
  })

  it('quits on q', async () => {
    const { code, out } = await run('play candle-auction --seed 7', { typed: '1\nq\n' })
    expect(code).toBe(0)
    expect(out).toContain('krcma play --resume')
  })

  it('takes back an answer, asking for consent where chance was used', async () => {
    const folder = newFolder()
    const { out } = await run('play candle-auction --seed 7 --save t.json', { folder, typed: '1\nu\n2\nu\n1\nq\n' })
    expect(out).toContain('Does everybody agree?')
    expect(out.match(/^Round 1 of 5/gm)).toHaveLength(2)
    expect(out.match(/^Round 2 of 5/gm)).toHaveLength(2)
    const { record } = JSON.parse(readFileSync(join(folder, 't.json'), 'utf8')) as { record: { entries: object[] } }
    expect(record.entries.at(-1)).toHaveProperty('undo')
    expect(await run('verify t.json', { folder })).toMatchObject({ code: 0 })
  })

  it('answers for somebody who does not want to be asked, until something happens', async () => {
    const folder = newFolder()
    // The two options of the die are asked about only once here: the standing answer takes the question away.
    const typed = '4\ns\n1\n1\nq\n'
    const { out } = await run('play candle-auction --seed 7 --save t.json', { folder, typed })
    expect(out).toContain('What shall be answered for you')
    expect(out).toContain('until the like of this happens again: “The dice show')
    expect(out).toContain('You whistle; the dice show')
    const { record } = JSON.parse(readFileSync(join(folder, 't.json'), 'utf8')) as { record: { entries: object[] } }
    expect(record.entries).toContainEqual(
      expect.objectContaining({ stand: expect.objectContaining({ kind: 'reroll' }) }),
    )
  })

  it('lets a curtain fall between two people, and neither sees the hand of the other', async () => {
    const typed = '\n1\n\n'
    const { out } = await run('play candle-auction --humans all --names Anna,Petr --seed 7', { typed })
    expect(out).toContain('Pass the device to: Anna. Press Enter when you sit there.')
    expect(out).toContain('Pass the device to: Petr.')
    const [, anna = '', petr = ''] = out.split('Pass the device to: ')
    expect(anna).toMatch(/Anna: .*in hand: the/)
    expect(anna).toMatch(/Petr: .*in hand: 3 purses/)
    expect(petr).toMatch(/Anna: .*in hand: 3 purses/)
    expect(petr).not.toContain('You draw a purse')
    expect(petr).not.toMatch(/Anna bids/)
  })

  it('lets another person at the table change a secret answer', async () => {
    const folder = newFolder()
    const typed = '\n1\n\nt\n1\n\n2\n\n1\nq\n'
    const { out } = await run('play candle-auction --humans all --names Anna,Petr --seed 7 --save t.json', {
      folder,
      typed,
    })
    expect(out).toContain('Who wants to do something?')
    expect(out).toContain('(change your answer)')
    const { record } = JSON.parse(readFileSync(join(folder, 't.json'), 'utf8')) as {
      record: { entries: { seat: number }[] }
    }
    expect(record.entries.map(({ seat }) => seat)).toEqual([0, 0, 1])
  })

  it('lets bots play alone', async () => {
    const { code, out } = await run('play candle-auction --humans none --players 4 --bots random,greedy --seed 7')
    expect(code).toBe(0)
    expect(out).toMatch(/Bára draws the .* purse/)
    expect(out).toMatch(/The winner: |The victory is shared/)
  })

  it.each(['apprentice', 'journeyman', 'master'])('seats bots of the level %s, who play to the end', async (level) => {
    const flags = `--humans none --players 2 --bots ${level} --seed 7 --options evening=short`
    const { code, out } = await run(`play candle-auction ${flags}`)
    expect(code).toBe(0)
    expect(out).toMatch(/The winner: |The victory is shared/)
  })

  it('says what a master would do, in both languages, and changes nothing by that', async () => {
    const folder = newFolder()
    const { out } = await run('play candle-auction --seed 7 --save t.json', { folder, typed: 'h\nq\n' })
    expect(out).toMatch(/What would a master do\?\n\d+ of 100: the \w+’s purse of \d \(tried \d+ times\)/)
    const { record } = JSON.parse(readFileSync(join(folder, 't.json'), 'utf8')) as { record: { entries: object[] } }
    expect(record.entries).toHaveLength(0)
    const czech = await run('play --resume t.json --lang cs', { folder, typed: 'h\nq\n' })
    expect(czech.out).toMatch(/Co by udělal mistr\?\n\d+ ze 100: /)
  })

  it('refuses a table that is damaged', async () => {
    const folder = newFolder()
    await run('play candle-auction --seed 7 --save t.json', { folder, typed: '1\n' })
    const text = readFileSync(join(folder, 't.json'), 'utf8')
    writeFileSync(join(folder, 't.json'), text.replace('"round":1', '"round":2'))
    const { code, err } = await run('play --resume t.json', { folder })
    expect(err).toBe('That record is damaged. (seal)\n')
    expect(code).toBe(1)
  })
})

describe('by keys', () => {
  it('moves by arrows, chooses by Enter, and gives the terminal back', async () => {
    const folder = newFolder()
    const typed = `${DOWN}${DOWN}${UP}${ENTER}q`
    const flags = '--seed 7 --save t.json'
    const { code, raw, rawModes } = await run(`play candle-auction ${flags}`, { folder, typed, screen: SMALL })
    expect(code).toBe(0)
    expect(rawModes).toEqual([true, false])
    expect(raw).toContain('\x1b[?1049h')
    expect(raw.indexOf('\x1b[?1049l')).toBeGreaterThan(raw.lastIndexOf('\x1b[H'))
    const byLines = await run('play candle-auction --seed 7 --save u.json', { folder, typed: '2\nq\n' })
    expect(byLines.code).toBe(0)
    expect(readFileSync(join(folder, 't.json'), 'utf8')).toBe(readFileSync(join(folder, 'u.json'), 'utf8'))
  })

  it('chooses by number at once', async () => {
    const { raw } = await run('play candle-auction --seed 7', { typed: '2', screen: SMALL })
    expect(lastScreen(raw)[1]).toContain('Round 2 of 5')
  })

  it('fills the screen, whatever its size, with the question on it', async () => {
    for (const screen of [SMALL, { columns: 120, rows: 40 }, { columns: 40, rows: 12 }]) {
      const { raw } = await run('play candle-auction --players 4 --seed 7', { typed: '', screen })
      const lines = lastScreen(raw)
      expect(lines.length).toBeLessThanOrEqual(screen.rows)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(screen.columns)
      expect(lines.join(' ')).toContain('Which purse do you bid?')
    }
  })

  it('jumps to what can be done at any time, and shows the log', async () => {
    const offer = await run('play candle-auction --seed 7', { typed: `o${ENTER}`, screen: SMALL })
    expect(lastScreen(offer.raw).join('\n')).toContain('Which die is rolled again?')
    const log = await run('play candle-auction --seed 7', { typed: 'l', screen: SMALL })
    expect(log.raw).toContain('What happened')
  })

  it('saves and gives the terminal back on Ctrl-C', async () => {
    const folder = newFolder()
    const { code, out, rawModes } = await run('play candle-auction --seed 7 --save t.json', {
      folder,
      typed: `1${CTRL_C}`,
      screen: SMALL,
    })
    expect(code).toBe(130)
    expect(rawModes).toEqual([true, false])
    expect(out).toContain('krcma play --resume')
    const on = await run('play --resume t.json', { folder, typed: 'q\n' })
    expect(on.out).toContain('Round 2 of 5')
  })

  it('uses colours on a terminal, unless NO_COLOR says otherwise', async () => {
    const bold = '\x1b[1m'
    const coloured = await run('play candle-auction --seed 7', { screen: SMALL })
    expect(coloured.raw).toContain(bold)
    const plain = await run('play candle-auction --seed 7', { screen: SMALL, env: { NO_COLOR: '1' } })
    expect(plain.raw).not.toContain(bold)
  })
})

describe('without a command', () => {
  it('asks what to play, who plays and in which language, and plays', async () => {
    const typed = '2\n1\n1\n2\n2\n1\n1\nAnna\n1\n1\n1\n'
    const { code, out } = await run('', { typed })
    expect(out).toContain('Language / Jazyk')
    expect(out).toContain('Co si zahrajeme?')
    expect(out).toContain('krátký (3 kola)')
    expect(out).toContain('Dražba u svíčky · Anna')
    expect(out).toMatch(/Vyhrává |O vítězství se dělí/)
    expect(code).toBe(0)
  })

  it('does not ask for the language when --lang says it, and offers to go on', async () => {
    const folder = newFolder()
    await run('play candle-auction --seed 7 --names Anna', { folder, typed: '1\nq\n' })
    expect(readdirSync(join(folder, 'krcma'))).toHaveLength(1)
    const { out, code } = await run('--lang en', { folder, typed: '2\n1\nq\n' })
    expect(out).toMatch(/Go on: Candle Auction \(Anna, Matěj; 2 answers so far\)/)
    expect(out).toContain('Round 2 of 5')
    expect(code).toBe(0)
  })

  it('can be left', async () => {
    expect(await run('', { typed: 'q\n' })).toMatchObject({ code: 0, out: expect.stringContaining('Come again.') })
  })
})
