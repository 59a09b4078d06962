import { distance } from '../../reckoning/battle/board.ts'
import { commanderOf } from '../../reckoning/battle/command.ts'
import { battleOf, findFighter, typeOf } from '../../reckoning/battle/fighters.ts'
import { oppositeCamp } from '../../reckoning/battle/host.ts'
import { reachOf, targetsFrom, targetsOf } from '../../reckoning/battle/moves.ts'
import { leastBy, preferredTargets } from '../../reckoning/battle/preferences.ts'
import type { Activation, Fighter, Rules, Space, Table } from '../../shape.ts'
import { move } from './activation-moves.ts'
import { attack } from './after-attack.ts'
import { pickFighter, pickSpace } from './aiming.ts'

/** H3B-NEUT-10: whom a unit attacks that nobody commands, and from where; of equals the active player chooses. */
export function* actByThemselves(t: Table, fighter: Fighter): Rules {
  const battle = battleOf(t.state)
  const seat = commanderOf(battle, fighter.camp)
  const why = { what: 'target' }
  const spaces = spacesOf(t, fighter)
  const from = (target: Fighter) => [...spaces.keys()].filter((space) => canAttack(t, fighter, target, space))
  const enemies = battle.fighters.filter(({ camp }) => camp === oppositeCamp(fighter.camp))
  const inReach = enemies.filter((enemy) => from(enemy).length > 0)
  const among = inReach.length > 0 ? inReach : enemies
  const target = yield* pickFighter(t, seat, () => preferredTargets(battle, fighter, among), why)
  if (target === undefined) return
  const places = inReach.length > 0 ? from(target) : [...spaces.keys()]
  const best = () =>
    leastBy(
      places,
      (space) => (inReach.length > 0 ? 0 : distance(space, target.space ?? 0)),
      (space) => spaces.get(space) ?? 0,
    )
  const to = yield* pickSpace(t, seat, best, { what: 'move' })
  if (to !== undefined && to !== fighter.space) move(t, fighter, to)
  if (inReach.length === 0 || findFighter(battle, target.id) === undefined) return
  ;(battle.activation as Activation).attacked = true
  yield* attack(t, fighter.id, target.id)
}

/** Where it could attack from, with the steps there: what shoots stays where it is. */
function spacesOf(t: Table, fighter: Fighter): Map<Space, number> {
  const here = new Map([[fighter.space as Space, 0]])
  if (typeOf(fighter) === 'ranged') return here
  return new Map([...here, ...reachOf(battleOf(t.state), fighter)])
}

function canAttack(t: Table, fighter: Fighter, target: Fighter, space: Space): boolean {
  const battle = battleOf(t.state)
  const targets = space === fighter.space ? targetsOf(battle, fighter) : targetsFrom(battle, fighter, space)
  return targets.includes(target)
}
