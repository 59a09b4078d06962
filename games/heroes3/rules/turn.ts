import { playerAt } from '../reckoning/player.ts'
import type { Rules, Table, Task } from '../shape.ts'
import { aftermath } from './aftermath.ts'
import { battleTurn } from './battle/battle.ts'
import { announce, arrive, oppose } from './combat.ts'
import { refillArmy } from './enlisting.ts'
import { act, beginTurn, endTurn, refreshHand, stepAtEnd, turnOver, turnStartEffects } from './player-turn.ts'
import { astrologers, beginRound, endRound, lastActions, payIncome, resourceEffects, roundEvents } from './round.ts'
import { layCentre, placeTile, turnUpCentre } from './set-up/building.ts'
import { layOut, turnStartTile } from './set-up/layout.ts'
import {
  artifactsAnew,
  beginGame,
  builtBefore,
  mulligan,
  placeSecondary,
  scenarioBonus,
  settleIn,
  startingBonus,
} from './set-up/settling.ts'
import { chooseSide, startRoll } from './set-up/sides.ts'
import { checkVictory, latchVictories } from './victory.ts'
import { visit } from './visit.ts'

/** Does the next task of the agenda; then the game may be over (H3B-CREATE-14). */
export function* turn(t: Table): Rules {
  const { state } = t
  const task = state.agenda.pop()
  if (task === undefined) throw new Error('nothing is left to be done')
  if (isOut(t, task)) return
  yield* perform(t, task)
  if (state.ended !== null || state.round === 0) return
  latchVictories(t)
  if (state.battle === null) checkVictory(t, 'immediately')
}

/** H3B-ELIM-03: who is out does nothing any more; only the turn is still brought to its end. */
function isOut({ state }: Table, task: Task): boolean {
  return 'seat' in task && playerAt(state, task.seat).eliminated && task.do !== 'turn-over' && task.do !== 'end-turn'
}

function perform(t: Table, task: Task): Rules {
  switch (task.do) {
    case 'choose-side':
      return chooseSide(t, task)
    case 'start-roll':
      return startRoll(t)
    case 'lay-centre':
      return done(() => layCentre(t))
    case 'turn-up-centre':
      return turnUpCentre(t, task)
    case 'place-tile':
      return placeTile(t, task)
    case 'lay-out':
      return done(() => layOut(t))
    case 'turn-start-tile':
      return turnStartTile(t, task)
    case 'settle-in':
      return done(() => settleIn(t))
    case 'place-secondary':
      return placeSecondary(t, task)
    case 'starting-bonus':
      return startingBonus(t, task)
    case 'artifacts-anew':
      return done(() => artifactsAnew(t))
    case 'scenario-bonus':
      return scenarioBonus(t, task)
    case 'built':
      return builtBefore(t, task)
    case 'begin':
      return beginGame(t)
    case 'mulligan':
      return mulligan(t, task)
    case 'round':
      return beginRound(t)
    case 'income':
      return done(() => payIncome(t, task))
    case 'resource-effects':
      return resourceEffects(t, task)
    case 'astrologers':
      return astrologers(t)
    case 'round-events':
      return roundEvents(t)
    case 'turn':
      return beginTurn(t, task)
    case 'refresh-hand':
      return refreshHand(t, task)
    case 'turn-start-effects':
      return turnStartEffects(t, task)
    case 'act':
      return act(t, task)
    case 'end-turn':
      return endTurn(t, task)
    case 'turn-end-step':
      return stepAtEnd(t, task)
    case 'turn-over':
      return done(() => turnOver(t, task))
    case 'last-actions':
      return lastActions(t)
    case 'end-round':
      return endRound(t)
    case 'arrive':
      return arrive(t, task)
    case 'visit':
      return visit(t, task)
    case 'refill-army':
      return refillArmy(t, task)
    case 'announce':
      return announce(t, task)
    case 'oppose':
      return oppose(t, task)
    case 'battle':
      return battleTurn(t)
    case 'aftermath':
      return aftermath(t, task)
  }
}

/** What asks nobody. */
function* done(what: () => void): Rules {
  what()
}
