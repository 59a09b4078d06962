import { backlineOf, frontlineOf, homeOf } from '../../reckoning/battle/board.ts'
import { commanderOf, isAutomatic } from '../../reckoning/battle/command.ts'
import { battleOf, fighterOf, metAs, standingOn, typeOf } from '../../reckoning/battle/fighters.ts'
import { deployingOrder, firstWithRoom } from '../../reckoning/battle/preferences.ts'
import { playerAt } from '../../reckoning/player.ts'
import type { Battle, BattleDecisions, Camp, Fighter, Rules, Space, Table, Unit } from '../../shape.ts'

/** H3B-COMB-08 */
const MOST = 5

export function newFighter(
  id: string,
  camp: Camp,
  { card, side, overlays }: Pick<Fighter, 'card' | 'side' | 'overlays'>,
): Fighter {
  return {
    id,
    camp,
    card,
    side,
    overlays: [...overlays],
    space: null,
    damage: 0,
    activated: false,
    retaliated: false,
    paralysed: false,
    defending: false,
    spent: false,
    lasting: [],
  }
}

/** H3B-COMB-08: one to five units of the unit deck on the own two rows. */
export function* deployUnits(t: Table, camp: Camp): Rules {
  const battle = battleOf(t.state)
  const seat = commanderOf(battle, camp)
  const { units } = playerAt(t.state, seat)
  const deployed = () => battle.fighters.filter((one) => one.camp === camp)
  const left = () => units.filter(({ card }) => !deployed().some((one) => one.card === card))
  while (deployed().length < MOST && left().length > 0) {
    const options = (): BattleDecisions['deploy'][] => {
      const spaces = homeOf(camp).filter((space) => standingOn(battle, space) === undefined)
      const places = left().flatMap(({ card }) => spaces.map((space) => ({ unit: card, space })))
      return deployed().length === 0 ? places : [...places, 'done']
    }
    const choice = yield* t.choose(seat, 'deploy', options, { context: () => ({ camp }) })
    if (choice === 'done') return
    const unit = units.find(({ card }) => card === choice.unit) as Unit
    const fighter = newFighter(`${camp === 'attacker' ? 'a' : 'd'}${deployed().length + 1}`, camp, unit)
    battle.fighters.push(fighter)
    place(t, fighter, choice.space)
  }
}

export function* deployDefender(t: Table): Rules {
  const battle = battleOf(t.state)
  if (battle.defender.seat !== null) return yield* deployUnits(t, 'defender')
  if (isAutomatic(battle, 'defender')) return deployByThemselves(t)
  yield* deployNeutrals(t)
}

/** H3B-NEUT-04: what shoots goes to the backline while it has room. */
function* deployNeutrals(t: Table): Rules {
  const battle = battleOf(t.state)
  const waiting = () => battle.fighters.filter(({ camp, space }) => camp === 'defender' && space === null)
  while (waiting().length > 0) {
    const options = () =>
      waiting().flatMap((fighter) => placesFor(battle, fighter).map((space) => ({ fighter: fighter.id, space })))
    const { fighter, space } = yield* t.choose(commanderOf(battle, 'defender'), 'deploy-neutral', options)
    place(t, fighterOf(battle, fighter), space)
  }
}

function placesFor(battle: Battle, fighter: Fighter): Space[] {
  const free = (space: Space) => standingOn(battle, space) === undefined
  if (typeOf(fighter) !== 'ranged') return homeOf('defender').filter(free)
  return firstWithRoom([backlineOf('defender'), frontlineOf('defender')], free)
}

/** H3B-NEUT-10 */
function deployByThemselves(t: Table): void {
  const battle = battleOf(t.state)
  const free = (space: Space) => standingOn(battle, space) === undefined
  const waiting = battle.fighters.filter(({ camp }) => camp === 'defender')
  for (const fighter of deployingOrder(battle, waiting)) {
    const lines = [backlineOf('defender'), frontlineOf('defender')]
    const [space] = firstWithRoom(typeOf(fighter) === 'ranged' ? lines : lines.reverse(), free)
    place(t, fighter, space as Space)
  }
}

function place(t: Table, fighter: Fighter, space: Space): void {
  fighter.space = space
  t.tell('deployed', { ...metAs(battleOf(t.state), fighter), space })
}
