import type { NeutralCardId } from '../../content/neutral-units.ts'
import type { UnitId } from '../../content/units.ts'
import { isNeutral, reinforceable } from '../../reckoning/army.ts'
import { abilityOf, battleOf, fighterOf, findFighter, metAs } from '../../reckoning/battle/fighters.ts'
import { oppositeCamp } from '../../reckoning/battle/host.ts'
import { healthLeft } from '../../reckoning/battle/values.ts'
import { playerAt } from '../../reckoning/player.ts'
import type { Attack, BattleEvents, Fighter, FighterId, Rules, Seat, Table, Unit } from '../../shape.ts'
import { reinforce } from '../army.ts'
import { layOff } from '../deck.ts'
import { discardNeutral } from '../neutral-decks.ts'
import { lift } from './lasting.ts'

type By = BattleEvents['damaged']['by']

/** Puts damage on units, on all of them at the same time (H3B-CRND-36), and then sees what becomes of them. */
export function* harm(t: Table, blows: readonly { readonly id: FighterId; readonly n: number }[], by: By): Rules {
  const battle = battleOf(t.state)
  const hurt = blows.flatMap(({ id, n }) => {
    const fighter = findFighter(battle, id)
    return fighter === undefined || n <= 0 ? [] : { fighter, n }
  })
  for (const { fighter, n } of hurt) {
    fighter.damage += n
    battle.stirred = true
    t.tell('damaged', { ...metAs(battle, fighter), n, by })
    // H3B-CRND-05, H3B-RULING-49
    if (fighter.paralysed) clearParalysis(t, fighter)
  }
  for (const { fighter } of hurt) yield* settle(t, fighter)
}

export function clearParalysis(t: Table, fighter: Fighter): void {
  fighter.paralysed = false
  t.tell('token-cleared', { ...metAs(battleOf(t.state), fighter), what: 'paralysis' })
}

/** H3B-CRND-21, H3B-CRND-22, H3B-RULING-37: what it cannot bear turns a unit, and what is left over turns it again. */
export function* settle(t: Table, fighter: Fighter): Rules {
  const battle = battleOf(t.state)
  while (healthLeft(battle, fighter) <= 0) {
    const left = Math.abs(healthLeft(battle, fighter))
    if (!turn(t, fighter)) return yield* fall(t, fighter)
    fighter.damage = left
    t.tell('turned', { ...metAs(battle, fighter), to: fighter.side })
  }
}

/** To what lies beneath: without the topmost card, or from pack to few. */
function turn(t: Table, fighter: Fighter): boolean {
  const owner = ownerOf(t, fighter)
  const top = fighter.overlays.pop()
  if (top !== undefined && owner !== null) {
    const unit = unitOf(t, owner, fighter)
    unit?.overlays.splice(unit.overlays.indexOf(top), 1)
    layOff(playerAt(t.state, owner), top)
    return true
  }
  if (fighter.side !== 'pack') return false
  fighter.side = 'few'
  const unit = owner === null ? undefined : unitOf(t, owner, fighter)
  if (unit !== undefined) unit.side = 'few'
  return true
}

function ownerOf({ state }: Table, { camp }: Fighter): Seat | null {
  return battleOf(state)[camp].seat
}

function unitOf({ state }: Table, owner: Seat, { card }: Fighter): Unit | undefined {
  return playerAt(state, owner).units.find((unit) => unit.card === card)
}

/** H3B-UNIT-08: back to the reserve, which is what is not in the unit deck, or to the discard pile of its tier. */
function* fall(t: Table, fighter: Fighter): Rules {
  const { state } = t
  const battle = battleOf(state)
  const owner = ownerOf(t, fighter)
  const bounty = abilityOf(fighter, 'bounty-necropolis')
  t.tell('fighter-defeated', metAs(battle, fighter))
  battle.fighters = battle.fighters.filter((one) => one !== fighter)
  lift(t, fighter, () => true)
  if (owner !== null && fighter.card !== 'arrow-tower') {
    const player = playerAt(state, owner)
    player.units = player.units.filter(({ card }) => card !== fighter.card)
    if (isNeutral(fighter.card)) discardNeutral(t, [fighter.card as NeutralCardId])
  }
  const victor = battle[oppositeCamp(fighter.camp)].seat
  if (bounty !== undefined && victor !== null && playerAt(state, victor).faction === 'necropolis')
    yield* payBounty(t, victor, bounty.reinforce)
}

function* payBounty(t: Table, seat: Seat, tier: 'bronze'): Rules {
  const units = () => reinforceable(playerAt(t.state, seat), [tier])
  if (units().length === 0) return
  const { unit } = (yield* t.choose(seat, 'pick-unit', () => units().map((one) => ({ unit: one, with: [] })), {
    context: () => ({ why: 'reinforce', price: 'free' }),
  })) as { readonly unit: UnitId }
  reinforce(t, seat, unit, {})
}

export function healed(t: Table, fighter: Fighter, atMost: number): void {
  const n = Math.min(atMost, fighter.damage)
  if (n === 0) return
  fighter.damage -= n
  t.tell('healed', { ...metAs(battleOf(t.state), fighter), n })
}

/** H3B-SPELL-10 */
export function cancel(t: Table, attack: Attack): void {
  attack.cancelled = true
  const battle = battleOf(t.state)
  t.tell('attack-cancelled', metAs(battle, fighterOf(battle, attack.target)))
}

/** What a spell's damage comes to on a unit that is not proof against it (spell-damage-reduction). */
export function spellDamage(fighter: Fighter, n: number): number {
  return Math.max(0, n - (abilityOf(fighter, 'spell-damage-reduction')?.n ?? 0))
}
