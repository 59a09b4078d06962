import { refusalWords } from '@krcma/kernel'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { hello, httpOnly, type Input, inputs, LIMITS, liveCall, liveOnly, refusedWords } from '../src/index.ts'

const table = 'abcdefgh2345'
const fits = (call: keyof typeof inputs, input: unknown) => v.safeParse(inputs[call], input).success

describe('what a call takes', () => {
  it('is nothing more than is asked for', () => {
    expect(fits('answer', { table, decision: '1.0.1~0', option: { any: ['thing'] } })).toBe(true)
    expect(fits('answer', { table, decision: '1.0.1~0', option: 1, seat: 3 })).toBe(false)
    expect(fits('me', { extra: 1 })).toBe(false)
  })
  it('is filled in where something usual was left out', () => {
    const given: Input<'open-table'> = {
      game: 'tales-of-glory',
      seats: [{ for: 'me' }, { for: 'bot', level: 'apprentice' }],
      access: 'public',
      clock: { kind: 'none' },
    }
    expect(v.parse(inputs['open-table'], given)).toMatchObject({
      options: {},
      late: 'bot',
      spectators: true,
      hints: false,
    })
  })
  it.each(['Jiří', 'Anna Marie', "O'Neil", 'Žofie-Ema', '李', 'Анна 2', 'Ελένη', 'Ken 健', 'สมชาย'])(
    'lets somebody be called %s',
    (name) => {
      expect(fits('come-as-guest', { name })).toBe(true)
    },
  )
  it.each(['', '  ', 'a  b', 'x\u202eevil', '<b>', 'a\nb', 'x'.repeat(LIMITS.name + 1)])(
    'lets nobody be called %j',
    (name) => {
      expect(fits('come-as-guest', { name })).toBe(false)
    },
  )
  it.each([
    ['two scripts that look alike', 'Аnna'],
    ['a letter of mathematics', 'An𝐧a\u0430'],
    ['a joiner that nobody sees', 'An\u200dna'],
    ['a variation of nothing', 'Anna\ufe0f'],
    ['a Hangul filler, which is a letter and empty', '\u3164'],
    ['marks upon marks', 'Z\u0351\u0352\u0353\u0354algo'],
  ])('lets nobody be called by %s', (_, name) => {
    expect(fits('come-as-guest', { name })).toBe(false)
    expect(fits('rename', { name })).toBe(false)
  })
  it('is one line of chat, without marks that turn the text around', () => {
    expect(fits('say', { table, text: 'dobrá hra! 🎲' })).toBe(true)
    for (const text of ['', ' ', 'a\nb', 'a\u0007', '\u202eabc', 'x'.repeat(LIMITS.chat + 1)])
      expect(fits('say', { table, text })).toBe(false)
  })
})

/** Every string there is in a schema, however deep. */
function stringsIn(schema: unknown, found = new Set<Text>()): Set<Text> {
  if (typeof schema !== 'object' || schema === null) return found
  if (v.isOfKind('schema', schema as Text) && v.isOfType('string', schema as Text)) return found.add(schema as Text)
  for (const part of Object.values(schema)) stringsIn(part, found)
  return found
}
type Text = v.GenericSchema<unknown, unknown>

describe('what a store cannot keep', () => {
  it('is refused on entry: a NUL, in whatever is a text', () => {
    const strings = [...stringsIn(inputs)]
    expect(strings.length).toBeGreaterThan(10)
    for (const string of strings)
      for (const text of ['\u0000', 'abcdefgh234\u0000', `${'a'.repeat(15)}\u0000`, 'a\u0000b'])
        expect(v.safeParse(string, text).success).toBe(false)
    const given = { game: 'lanterns', seats: [{ for: 'me' }], access: 'public', clock: { kind: 'none' } }
    expect(fits('open-table', { ...given, options: { rounds: 3 } })).toBe(true)
    expect(fits('open-table', { ...given, options: { 'rounds\u0000': 3 } })).toBe(false)
    expect(fits('passkey-log-in', { response: { id: '\u0000' } })).toBe(false)
  })
  it('is refused on entry: the number of a line that no chat can have', () => {
    for (const [n, so] of [
      [0, true],
      [2 ** 31 - 1, true],
      [2 ** 31, false],
      [2 ** 53 - 1, false],
    ] as const) {
      expect(fits('watch', { table, chat: n })).toBe(so)
      expect(fits('remove-message', { table, n })).toBe(so)
    }
  })
})

describe('the socket', () => {
  it('takes every call but those that are for HTTP alone', () => {
    const taken = (Object.keys(inputs) as (keyof typeof inputs)[]).filter(
      (call) => v.safeParse(liveCall, { t: 'call', id: 1, call, input: {} }).success,
    )
    expect(taken).toEqual(Object.keys(inputs).filter((call) => !(httpOnly as readonly string[]).includes(call)))
    expect(taken).toEqual(expect.arrayContaining([...liveOnly]))
  })
  it('begins with a hello that says a version', () => {
    expect(v.safeParse(hello, { t: 'hello', protocol: 1 }).success).toBe(true)
    expect(v.safeParse(hello, { t: 'hello' }).success).toBe(false)
  })
})

it('has a sentence for every refusal in both languages', () => {
  expect(Object.keys(refusedWords.cs).sort()).toEqual(Object.keys(refusedWords.en).sort())
  expect(Object.keys(refusedWords.en)).toEqual(expect.arrayContaining(Object.keys(refusalWords.en)))
  for (const sentence of [...Object.values(refusedWords.cs), ...Object.values(refusedWords.en)])
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
})
