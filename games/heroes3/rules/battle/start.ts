import { abilityOf, battleOf, metAs, unitsOf } from '../../reckoning/battle/fighters.ts'
import { playsCards } from '../../reckoning/battle/host.ts'
import type { Camp, Rules, Table } from '../../shape.ts'
import { respond } from '../cards/play.ts'
import { draw } from '../deck.ts'

/** H3B-COMB-11: abilities, cards and buildings of the start of a combat, the attacker's first. */
export function* start(t: Table): Rules {
  const battle = battleOf(t.state)
  for (const camp of ['attacker', 'defender'] as const) {
    const { seat } = battle[camp]
    if (seat === null) continue
    if (playsCards(t.state, seat)) drawFirst(t, camp)
    while (yield* respond(t, seat, 'combat-start')) if (t.state.ended !== null) return
  }
  battle.phase = 'activation'
  t.tell('combat-round', { round: battle.round })
}

/** combat-start-draw */
function drawFirst(t: Table, camp: Camp): void {
  const battle = battleOf(t.state)
  const { seat } = battle[camp]
  for (const fighter of unitsOf(battle, camp)) {
    const ability = abilityOf(fighter, 'combat-start-draw')
    if (seat === null || ability === undefined) continue
    t.tell('ability-worked', { ...metAs(battle, fighter), key: 'combat-start-draw' })
    draw(t, seat, ability.n)
  }
}
