import { type Amounts, RESOURCES, type Resource } from '../../content/resources.ts'

const all = new Intl.ListFormat('cs', { type: 'conjunction' })
const any = new Intl.ListFormat('cs', { type: 'disjunction' })

export const and = (parts: readonly string[]) => all.format(parts)
export const or = (parts: readonly string[]) => any.format(parts)

const plural = new Intl.PluralRules('cs')
export function counted(n: number | 'x', one: string, few: string, many: string): string {
  if (n === 'x') return `X ${many}`
  return `${n} ${{ one, few, many, other: many, zero: many, two: few }[plural.select(Math.abs(n))]}`
}
/** Koho, co: 1 kartu, 2 karty, 5 karet. */
export const someCards = (n: number | 'x') => counted(n, 'kartu', 'karty', 'karet')
export const movement = (n: number) => counted(n, 'bod pohybu', 'body pohybu', 'bodů pohybu')
export const points = (n: number) => counted(n, 'vítězný bod', 'vítězné body', 'vítězných bodů')
export const experience = (n: number) => counted(n, 'zkušenost', 'zkušenosti', 'zkušeností')
export const signed = (n: number | 'x') => (n === 'x' ? '+X' : n > 0 ? `+${n}` : `−${-n}`)
export const roman = (n: number) => ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][n] ?? String(n)

/** Kdo, co i koho, co: the two cases are alike. */
const resource: Readonly<Record<Resource, readonly [string, string, string]>> = {
  gold: ['zlato', 'zlata', 'zlata'],
  materials: ['materiál', 'materiály', 'materiálů'],
  valuables: ['cennost', 'cennosti', 'cenností'],
}
export const resourceName: Readonly<Record<Resource, string>> = {
  gold: 'zlato',
  materials: 'materiál',
  valuables: 'cennosti',
}
/** Koho, čeho: příjem zlata. */
export const ofResource: Readonly<Record<Resource, string>> = {
  gold: 'zlata',
  materials: 'materiálu',
  valuables: 'cenností',
}
/** 2 materiály. */
export const amount = (id: Resource, n: number) => counted(n, ...resource[id])

/** 5 zlata a 2 materiály. */
export function goods(amounts: Amounts): string {
  const parts = RESOURCES.flatMap((id) => {
    const n = amounts[id] ?? 0
    return n === 0 ? [] : [amount(id, n)]
  })
  return parts.length === 0 ? 'nic' : and(parts)
}
