import type { Rule, Step, StepOf, Trigger } from '../content/effects.ts'
import { CLASS, CLASS_IDS, type ClassId } from '../content/heroes.ts'
import { cardOf, WEAPON_IDS, type WeaponId } from '../content/market.ts'
import type { SeenHero } from '../shape.ts'

/** A rule that works for a hero, and the class or weapon that it comes from. */
export interface Power {
  readonly from: ClassId | WeaponId
  readonly rule: Rule
}

type Origin = ClassId | WeaponId
type ByTrigger = ReadonlyMap<Trigger, readonly Power[]>

function byTrigger(from: Origin, rules: readonly Rule[]): ByTrigger {
  const found = new Map<Trigger, Power[]>()
  for (const rule of rules) found.set(rule.trigger, [...(found.get(rule.trigger) ?? []), { from, rule }])
  return found
}

/** What each class and each weapon does, sorted out once by what triggers it. */
const SORTED = new Map<Origin, ByTrigger>()
for (const id of CLASS_IDS) SORTED.set(id, byTrigger(id, CLASS[id].rules))
for (const id of WEAPON_IDS) SORTED.set(id, byTrigger(id, cardOf(id).rules))
const NONE: readonly Power[] = []

/** What a hero's class and weapons do at this trigger (RPL-EFF-01, RPL-WEAPON-04). */
export function powers(hero: SeenHero, trigger: Trigger): readonly Power[] {
  let found = hero.class === null ? NONE : (SORTED.get(hero.class)?.get(trigger) ?? NONE)
  for (const weapon of hero.weapons) {
    const more = SORTED.get(weapon)?.get(trigger)
    if (more !== undefined) found = found.length === 0 ? more : [...found, ...more]
  }
  return found
}

const NO_STEPS: readonly never[] = []

/** The steps with this op that a hero's class and weapons have at this trigger. */
export function stepsOf<Op extends Step['op']>(hero: SeenHero, trigger: Trigger, op: Op): readonly StepOf<Op>[] {
  const found = powers(hero, trigger)
  if (found.length === 0) return NO_STEPS
  return found.flatMap(({ rule }) => rule.do.filter((step) => isOp(step, op)))
}

function isOp<Op extends Step['op']>(step: Step, op: Op): step is StepOf<Op> {
  return step.op === op
}
