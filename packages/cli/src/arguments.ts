import { parseArgs } from 'node:util'
import { type Command, type FlagOf, type Form, forms } from './forms.ts'
import { closest } from './text/closest.ts'
import { Wrong } from './wrong.ts'

export interface Arguments<C extends Command> {
  /** What came without dashes. */
  readonly given: readonly string[]
  flag(name: FlagOf<C>): string | undefined
  isOn(name: FlagOf<C>): boolean
  readonly help: boolean
}

/** Every command knows these besides its own. */
export const COMMON = { lang: 'cs|en', help: null } as const

export function readArguments<C extends Command>(command: C, args: readonly string[]): Arguments<C> {
  const form: Form = forms[command]
  const known: Record<string, string | null> = { ...form.flags, ...COMMON }
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(
        Object.entries(known).map(([name, value]) => [
          name,
          { type: value === null ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
  })
  const given: string[] = []
  const flags: Record<string, string> = {}
  const switches: Record<string, true> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const takes = known[name]
    if (takes === undefined || !Object.hasOwn(known, name))
      throw new Wrong((words) => words.wrong.flag(command, rawName, meant(name, Object.keys(known))))
    if (takes === null && value !== undefined) throw new Wrong((words) => words.wrong.switched(rawName, value))
    if (takes === null) switches[name] = true
    else if (value === undefined || (token.inlineValue === false && value.startsWith('--')))
      throw new Wrong((words) => words.wrong.noValue(rawName, takes))
    else flags[name] = value
  }
  const help = switches['help'] === true
  if (!help) checkGiven(command, form, given)
  return { given, flag: (name) => flags[name], isOn: (name) => switches[name] === true, help }
}

function meant(name: string, known: readonly string[]): string | undefined {
  const found = closest(name, known)
  return found === undefined ? undefined : `--${found}`
}

function checkGiven(command: Command, { takes }: Form, given: readonly string[]): void {
  const missing = takes[given.length]
  if (missing === 'game' || missing === 'file' || missing === 'errand' || missing === 'deed')
    throw new Wrong((words) => words.wrong.missing(command, missing))
  const extra = given[takes.length]
  if (extra !== undefined) throw new Wrong((words) => words.wrong.extra(command, extra))
}

/** A whole number within bounds. */
export function readCount(flag: string, text: string, least: number, most = 1_000_000_000): number {
  const value = /^\d{1,10}$/.test(text.replaceAll('_', '')) ? Number(text.replaceAll('_', '')) : Number.NaN
  if (!(value >= least && value <= most)) throw new Wrong((words) => words.wrong.count(flag, text, least, most))
  return value
}

/** One of a few values. */
export function readChoice<T extends string>(flag: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text)
  if (found === undefined) throw new Wrong((words) => words.wrong.choice(flag, text, choices, closest(text, choices)))
  return found
}
