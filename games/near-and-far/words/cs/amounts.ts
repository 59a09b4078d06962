import type { Icon } from '../../content/icons.ts'
import type { Counted } from '../vocabulary.ts'

const list = new Intl.ListFormat('cs', { type: 'conjunction' })
export const and = (parts: readonly string[]) => list.format(parts)

export type Forms = readonly [one: string, few: string, many: string]
const plural = new Intl.PluralRules('cs')
export function formOf(n: number, [one, few, many]: Forms): string {
  return { one, few, many, other: many, zero: many, two: few }[plural.select(Math.abs(n))]
}
export const counted = (n: number, ...forms: Forms) => `${n} ${formOf(n, forms)}`

const tokens = (one: string, few: string, many: string): Forms => [`${one} žeton`, `${few} žetony`, `${many} žetonů`]
/** Koho, co: everything counted is gained, paid or lost. */
const NOUNS: Readonly<Record<Counted, Forms>> = {
  food: ['jídlo', 'jídla', 'jídel'],
  coin: ['minci', 'mince', 'mincí'],
  gem: ['drahokam', 'drahokamy', 'drahokamů'],
  red: tokens('červený', 'červené', 'červených'),
  yellow: tokens('žlutý', 'žluté', 'žlutých'),
  green: tokens('zelený', 'zelené', 'zelených'),
  blue: tokens('modrý', 'modré', 'modrých'),
  'faction-any': ['žeton frakce podle výběru', 'žetony frakcí podle výběru', 'žetonů frakcí podle výběru'],
  hearts: ['bod zdraví', 'body zdraví', 'bodů zdraví'],
  reputation: ['bod pověsti', 'body pověsti', 'bodů pověsti'],
  treasure: ['poklad', 'poklady', 'pokladů'],
  bird: ['nákladního kiviho', 'nákladní kivi', 'nákladních kivi'],
  adventurer: ['dobrodruha', 'dobrodruhy', 'dobrodruhů'],
}

export const amount = (of: Counted, n: number) => counted(n, ...NOUNS[of])

/** „2 mince a 1 drahokam“ */
export function some(of: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(of).flatMap(([kind, n]) =>
    typeof n === 'number' && n > 0 ? [amount(kind as Counted, n)] : [],
  )
  return and(parts)
}

const ICON: Readonly<Record<Exclude<Icon, 'hearts'>, string>> = {
  move: 'pohyb',
  explore: 'průzkum',
  skill: 'schopnost',
  caution: 'opatrnost',
  combat: 'boj',
}
export function icon(of: Icon, n: number): string {
  if (of === 'hearts') return amount('hearts', n)
  return n === 1 || of === 'caution' ? ICON[of] : `${n}× ${ICON[of]}`
}
export const points = (n: number) => `${n < 0 ? '−' : ''}${counted(Math.abs(n), 'bod', 'body', 'bodů')}`
