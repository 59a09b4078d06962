import { type Amounts, RESOURCES, type Resource } from '../content/resources.ts'
import type { Player } from '../shape.ts'

/** H3B-ECON-02 */
export function canPay({ goods }: Player, cost: Amounts): boolean {
  return RESOURCES.every((resource) => goods[resource] >= (cost[resource] ?? 0))
}

/** H3B-ECON-04: of what is demanded, as much as there is. */
export function atMost({ goods }: Player, demanded: Amounts): Amounts {
  return amounts((resource) => Math.min(goods[resource], demanded[resource] ?? 0))
}

export function isNothing(some: Amounts): boolean {
  return RESOURCES.every((resource) => (some[resource] ?? 0) === 0)
}

/** Whatever is not nothing. */
export function amounts(of: (resource: Resource) => number): Amounts {
  const result: { [R in Resource]?: number } = {}
  for (const resource of RESOURCES) {
    const n = of(resource)
    if (n !== 0) result[resource] = n
  }
  return result
}
