import type { Rule, Step, StepOf, Trigger } from '../content/effects.ts'
import { CLASS, type ClassId } from '../content/heroes.ts'
import { CARDS, type WeaponId } from '../content/market.ts'
import type { Hero, SeenHero } from '../shape.ts'

/** A rule that works for a hero, and the class or weapon that it comes from. */
interface Power {
  readonly from: ClassId | WeaponId
  readonly rule: Rule
}

const NONE: readonly Power[] = []
const BY_TRIGGER = new Map<ClassId | WeaponId, Map<Trigger, readonly Power[]>>()

/** What a class or a weapon does at this trigger; sorted out once. */
function powersFrom(from: ClassId | WeaponId, rules: readonly Rule[], trigger: Trigger): readonly Power[] {
  let sorted = BY_TRIGGER.get(from)
  if (sorted === undefined) {
    sorted = new Map(
      rules.map((rule) => [
        rule.trigger,
        rules.filter((other) => other.trigger === rule.trigger).map((same) => ({ from, rule: same })),
      ]),
    )
    BY_TRIGGER.set(from, sorted)
  }
  return sorted.get(trigger) ?? NONE
}

/** What a hero's class and weapons do at this trigger (RPL-EFF-01, RPL-WEAPON-04). */
export function powers(hero: SeenHero, trigger: Trigger): readonly Power[] {
  const ofClass = hero.class === null ? NONE : powersFrom(hero.class, CLASS[hero.class].rules, trigger)
  if (hero.weapons.length === 0) return ofClass
  return hero.weapons.reduce((found, weapon) => found.concat(powersFrom(weapon, CARDS[weapon].rules, trigger)), ofClass)
}

/** The steps with this op that a hero's class and weapons have at this trigger. */
export function stepsOf<Op extends Step['op']>(hero: SeenHero, trigger: Trigger, op: Op): readonly StepOf<Op>[] {
  const found: StepOf<Op>[] = []
  for (const { rule } of powers(hero, trigger)) {
    for (const step of rule.do) if (isOp(step, op)) found.push(step)
  }
  return found
}

function isOp<Op extends Step['op']>(step: Step, op: Op): step is StepOf<Op> {
  return step.op === op
}

/** Whether a power can be used now; one that works once per round is then used up (RPL-EFF-04). */
export function spend(hero: Hero, { from, rule }: Power): boolean {
  if (rule.limit === undefined) return true
  if (hero.used.includes(from)) return false
  hero.used.push(from)
  return true
}
