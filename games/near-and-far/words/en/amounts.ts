import type { Icon } from '../../content/icons.ts'
import type { Counted } from '../vocabulary.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction', style: 'long' })
export const and = (parts: readonly string[]) => list.format(parts)

const plural = new Intl.PluralRules('en')
export function counted(n: number, one: string, many: string): string {
  return `${n} ${plural.select(n) === 'one' ? one : many}`
}

const tokens = (of: string) => [`${of} token`, `${of} tokens`] as const
const NOUNS: Readonly<Record<Counted, readonly [one: string, many: string]>> = {
  food: ['food', 'food'],
  coin: ['coin', 'coins'],
  gem: ['gem', 'gems'],
  red: tokens('red'),
  yellow: tokens('yellow'),
  green: tokens('green'),
  blue: tokens('blue'),
  'faction-any': ['faction token of your choice', 'faction tokens of your choice'],
  hearts: ['heart', 'hearts'],
  reputation: ['reputation', 'reputation'],
  treasure: ['treasure', 'treasures'],
  bird: ['pack bird', 'pack birds'],
  adventurer: ['adventurer', 'adventurers'],
}

export const amount = (of: Counted, n: number) => counted(n, ...NOUNS[of])

/** "2 coins and 1 gem". */
export function some(of: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(of).flatMap(([kind, n]) =>
    typeof n === 'number' && n > 0 ? [amount(kind as Counted, n)] : [],
  )
  return and(parts)
}

const ICON: Readonly<Record<Icon, readonly [one: string, many: string]>> = {
  move: ['move', 'move'],
  explore: ['explore', 'explore'],
  skill: ['skill', 'skill'],
  hearts: ['heart', 'hearts'],
  caution: ['caution', 'caution'],
  combat: ['combat', 'combat'],
}
export const icon = (of: Icon, n: number) => (of === 'caution' ? 'caution' : counted(n, ...ICON[of]))
export const points = (n: number) => `${n < 0 ? '−' : ''}${counted(Math.abs(n), 'point', 'points')}`
