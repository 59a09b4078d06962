import { commanderOf, isAutomatic } from '../../reckoning/battle/command.ts'
import { deedsOf, maySurrender } from '../../reckoning/battle/deeds.ts'
import { battleOf, findFighter, metAs } from '../../reckoning/battle/fighters.ts'
import { playsCards } from '../../reckoning/battle/host.ts'
import { nextFighters } from '../../reckoning/battle/order.ts'
import { statOf } from '../../reckoning/battle/values.ts'
import { mayHold } from '../../reckoning/plays.ts'
import type { Activation, Deed, Fighter, FighterId, Rules, Seat, Table } from '../../shape.ts'
import { playCard } from '../cards/play.ts'
import { awake, troublesEnemy } from './activation-abilities.ts'
import { move } from './activation-moves.ts'
import { attack } from './after-attack.ts'
import { actByThemselves } from './automatic.ts'
import { isDecided, surrender } from './ending.ts'
import { clearParalysis } from './harm.ts'
import { endActivation } from './lasting.ts'
import { breach } from './siege.ts'

/** Which unit is next, and its activation (H3B-CRND-01 to H3B-CRND-14). */
export function* activate(t: Table): Rules {
  const battle = battleOf(t.state)
  const fighter = yield* nextFighter(t)
  battle.lastActive = { camp: fighter.camp, initiative: statOf(battle, fighter, 'initiative') }
  fighter.activated = true
  if (fighter.paralysed) {
    // H3B-CRND-04
    t.tell('activation-skipped', metAs(battle, fighter))
    clearParalysis(t, fighter)
  } else {
    battle.activation = begin(fighter)
    t.tell('activated', metAs(battle, fighter))
    yield* lead(t, fighter)
    battle.activation = null
    endActivation(t)
  }
  const over = battle.phase === 'over'
  if (!over && battle.fighters.every(({ activated }) => activated)) battle.phase = 'round-end'
}

/** H3B-CRND-02 */
function* nextFighter(t: Table): Rules<Fighter> {
  const battle = battleOf(t.state)
  const tied = () => nextFighters(battle)
  const [first] = tied()
  if (first === undefined) throw new Error('every unit has been active')
  const seat = commanderOf(battle, first.camp)
  const id = yield* t.choose(seat, 'next-unit', () => tied().map((one): FighterId => one.id))
  return findFighter(battle, id) as Fighter
}

function begin({ id, space, defending }: Fighter): Activation {
  return { fighter: id, from: space, moved: false, attacked: false, defendedBefore: defending, rage: 0 }
}

function* lead(t: Table, fighter: Fighter): Rules {
  const battle = battleOf(t.state)
  const seat = commanderOf(battle, fighter.camp)
  if (yield* givesUp(t, seat, fighter)) return surrender(t, seat)
  // H3B-CRND-06
  if (fighter.defending) {
    fighter.defending = false
    t.tell('token-cleared', { ...metAs(battle, fighter), what: 'defense' })
  }
  yield* awake(t, fighter)
  if (isAutomatic(battle, fighter.camp)) return yield* actByThemselves(t, fighter)
  while (!isOver(t, fighter)) {
    const deed = yield* t.choose(seat, 'deed', () => deedsOf(t.state), { always: mayPlay(t, seat, fighter) })
    if (!(yield* perform(t, seat, fighter, deed))) return
  }
}

/** H3B-CEND-06: instead of activating; asked beforehand only where the activation itself would do something to the enemy. */
function* givesUp(t: Table, seat: Seat, fighter: Fighter): Rules<boolean> {
  const battle = battleOf(t.state)
  const own = battle[fighter.camp].seat
  if (own === null || !troublesEnemy(t, fighter) || !maySurrender(t.state, seat, fighter)) return false
  const deed = yield* t.choose(seat, 'deed', () => [{ do: 'activate' }, { do: 'surrender' }])
  return deed.do === 'surrender'
}

/** Being asked must not tell what is in the hand. */
function mayPlay(t: Table, seat: Seat, fighter: Fighter): boolean {
  const battle = battleOf(t.state)
  const own = battle[fighter.camp].seat === seat && battle.activation?.attacked === false
  return own && playsCards(t.state, seat) && mayHold(t.state, seat, 'activation')
}

function isOver(t: Table, fighter: Fighter): boolean {
  const battle = battleOf(t.state)
  return t.state.ended !== null || isDecided(battle) || findFighter(battle, fighter.id) === undefined
}

/** Whether the activation goes on. */
function* perform(t: Table, seat: Seat, fighter: Fighter, deed: Deed): Rules<boolean> {
  const battle = battleOf(t.state)
  const activation = battle.activation as Activation
  switch (deed.do) {
    case 'move':
      move(t, fighter, deed.to)
      return true
    case 'attack':
      activation.attacked = true
      yield* attack(t, fighter.id, deed.target)
      return true
    case 'breach':
      activation.attacked = true
      breach(t, fighter, deed.space)
      return false
    case 'defend':
      fighter.defending = true
      t.tell('defends', metAs(battle, fighter))
      return false
    case 'play':
      yield* playCard(t, seat, deed.play, 'activation')
      return true
    case 'surrender':
      surrender(t, seat)
      return false
    case 'activate':
    case 'done':
      return false
  }
}
