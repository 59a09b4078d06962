import type { Condition, ConditionKey, Conditions } from '../content/conditions.ts'
import type { Effect, EffectOf, Effects, Op } from '../content/effects.ts'
import type { AbilityKey, AbilityParameters } from '../content/unit-abilities.ts'

/** Says effects in one language, as a clause without a full stop. */
export type Tell = (effects: Effects) => string

/** One template for each operation; what an effect contains is told by `tell`. */
export type EffectTemplates = { readonly [O in Op]: (effect: EffectOf<O>, tell: Tell) => string }

/** One template for each kind of condition. */
export type ConditionTemplates = {
  readonly [K in ConditionKey]: (asked: Conditions[K], tell: (condition: Condition) => string) => string
}

/** What players read of a unit's ability. */
export type AbilityTexts = { readonly [K in AbilityKey]: (values: AbilityParameters[K]) => string }

/** Effects that contain others: what comes after one is set off from it more clearly. */
const HOLDING: readonly Op[] = ['choose', 'payThen', 'discardThen', 'discard', 'rollAttackDie']

/** Told one after the other, from left to right. */
export function teller(templates: EffectTemplates, then: string): Tell {
  const one = (effect: Effect) => (templates[effect.op] as (effect: Effect, tell: Tell) => string)(effect, tell)
  const tell: Tell = (effects) =>
    effects.reduce((told, effect, i) => {
      const before = effects[i - 1]
      if (before === undefined) return one(effect)
      return `${told}${HOLDING.includes(before.op) ? ';' : ','} ${then} ${one(effect)}`
    }, '')
  return tell
}

export function conditionTeller(templates: ConditionTemplates): (condition: Condition) => string {
  const tell = (condition: Condition): string => {
    const [key] = Object.keys(condition) as [ConditionKey]
    const asked = (condition as Conditions)[key]
    return (templates[key] as (asked: unknown, tell: (condition: Condition) => string) => string)(asked, tell)
  }
  return tell
}
