import type { Offer } from '@krcma/kernel'
import { cardOf, SKILL_IDS, type SkillId } from '../content/market.ts'
import { canMove } from '../reckoning/alignment.ts'
import { heroOf } from '../reckoning/sheet.ts'
import type { RollPlayer, Rules, Seat, SeenHero, State, Table } from '../shape.ts'
import { moveMarker } from './alignment.ts'
import { carryOut } from './steps.ts'
import { BETWEEN_STEPS, clockwiseFrom, isInPlay } from './timing.ts'

type Use = RollPlayer['decisions']['use-skill']

const NOTHING: readonly Use[] = []
const OWN = uses((id) => ({ skill: id, as: id }))
const COPIED = uses((id) => ({ skill: 'diplomacy', as: id }))

function uses(as: (id: SkillId) => Use): (id: SkillId) => Use {
  const made = new Map(SKILL_IDS.map((id) => [id, as(id)]))
  return (id) => made.get(id) as Use
}

/** The Skills that a seat may use now: ready, with a possible marker move, and in their window (RPL-SKILL-03 to -06, -10). */
export function usableSkills(state: State, seat: Seat): readonly Use[] {
  const hero = heroOf(state, seat)
  if (hero.skills.length === 0 || !isInPlay(state)) return NOTHING
  let found: Use[] | undefined
  for (const { id, ready } of hero.skills) {
    if (!ready) continue
    if (cardOf(id).window !== 'as-target') {
      if (isUsableBy(state, seat, hero, id)) found = [...(found ?? NOTHING), OWN(id)]
      continue
    }
    for (const target of skillsOfOthers(state, seat)) {
      if (isUsableBy(state, seat, hero, target)) found = [...(found ?? NOTHING), COPIED(target)]
    }
  }
  return found ?? NOTHING
}

/** What Diplomacy can aim at: the ready Skills of other players; it cannot copy itself, for it has no arrow (RPL-CARD-05). */
function skillsOfOthers({ heroes }: State, seat: Seat): readonly SkillId[] {
  const found: SkillId[] = []
  heroes.forEach(({ skills }, other) => {
    if (other !== seat) for (const { id, ready } of skills) if (ready) found.push(id)
  })
  return found
}

function isUsableBy(state: State, seat: Seat, hero: SeenHero, skill: SkillId): boolean {
  const { arrow, window } = cardOf(skill)
  if (arrow === null || !canMove(hero, arrow)) return false
  switch (window) {
    case 'any':
      return true
    case 'dice-phase':
      return state.phase === 'dice'
    case 'own-market-turn':
      return state.phase === 'market' && state.active === seat
    case 'as-target':
      return false
  }
}

/** The marker moves along the arrow, the ability is carried out if wanted, the card is exhausted (RPL-SKILL-03). */
function* useSkill(t: Table, seat: Seat, { skill, as }: Use): Rules {
  const { arrow, rules } = cardOf(as)
  t.tell('skill-used', { seat, skill, as })
  if (arrow !== null) moveMarker(t, seat, arrow)
  // Exhausted before its ability is carried out: nothing can be used meanwhile, and a Skill bought by it comes ready.
  exhaust(heroOf(t.state, seat).skills, skill)
  for (const rule of rules) yield* carryOut(t, seat, rule.do)
}

function exhaust(skills: { id: SkillId; ready: boolean }[], skill: SkillId): void {
  for (const own of skills) if (own.id === skill) own.ready = false
}

/** Skills are used between two steps (RPL-TIME-02). */
export const skills: Offer<RollPlayer, 'use-skill'> = { beside: BETWEEN_STEPS, options: usableSkills, act: useSkill }

/** The Skill window between two steps without a question: clockwise from `lead`, and anew after every use (RPL-TIME-03). */
export function skillWindow(t: Table, lead: Seat): Rules {
  return t.window('skill-window', { of: clockwiseFrom(t, lead), inTurn: true })
}
