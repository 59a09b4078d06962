import { type Amounts, RESOURCES, type Resource } from '../../content/resources.ts'

const all = new Intl.ListFormat('en', { type: 'conjunction' })
const any = new Intl.ListFormat('en', { type: 'disjunction' })

export const and = (parts: readonly string[]) => all.format(parts)
export const or = (parts: readonly string[]) => any.format(parts)

export function counted(n: number | 'x', one: string, many: string): string {
  return n === 'x' ? `X ${many}` : `${n} ${Math.abs(n) === 1 ? one : many}`
}
export const cards = (n: number | 'x') => counted(n, 'card', 'cards')
export const movement = (n: number) => counted(n, 'movement point', 'movement points')
export const points = (n: number) => counted(n, 'victory point', 'victory points')
export const signed = (n: number | 'x') => (n === 'x' ? '+X' : n > 0 ? `+${n}` : `−${-n}`)
export const roman = (n: number) => ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][n] ?? String(n)

const resource: Readonly<Record<Resource, readonly [string, string]>> = {
  gold: ['gold', 'gold'],
  materials: ['material', 'materials'],
  valuables: ['valuable', 'valuables'],
}
export const resourceName: Readonly<Record<Resource, string>> = {
  gold: 'gold',
  materials: 'materials',
  valuables: 'valuables',
}
/** 2 materials. */
export const amount = (id: Resource, n: number) => counted(n, ...resource[id])

/** 5 gold and 2 materials. */
export function goods(amounts: Amounts): string {
  const parts = RESOURCES.flatMap((id) => {
    const n = amounts[id] ?? 0
    return n === 0 ? [] : [amount(id, n)]
  })
  return parts.length === 0 ? 'nothing' : and(parts)
}
