import { type EndingOf, type Rules, rank } from '@krcma/kernel'
import { GLORY_PER_MAJORITY } from '../content/components.ts'
import { ELEMENTS } from '../content/tile.ts'
import { holdsMajority } from '../reckoning/majorities.ts'
import { gloryOf, playerAt } from '../reckoning/player.ts'
import { tileOf } from '../reckoning/tile.ts'
import { type Player, SOURCES, type State, type Table, type TalesOfGlory } from '../shape.ts'
import { add, gain } from './gains.ts'

/** After round 10: majorities, then end-of-game rewards, then the ranking (TOG-END-09, TOG-RULING-34). */
export function* endGame(t: Table): Rules {
  settleMajorities(t)
  for (const seat of t.seats) {
    for (const { tile } of playerAt(t.state, seat).tale.slice()) {
      const reward = tileOf(tile).rewardAtEnd
      if (reward.length > 0) yield* gain(t, seat, { from: 'end', tile }, reward)
    }
  }
  revealQuests(t)
  t.state.step = 'over'
  const places = rank(rankingKeys(t.state))
  t.tell('game-ends', { winners: t.seats.filter((seat) => places[seat] === 1) })
}

function settleMajorities(t: Table): void {
  for (const element of ELEMENTS) {
    const { players } = t.state
    const seats = t.seats.filter((seat) => holdsMajority(players, playerAt(t.state, seat), element))
    for (const seat of seats) {
      const player = playerAt(t.state, seat)
      player.majorities.push(element)
      add(player, 'glory', GLORY_PER_MAJORITY, 'majorities')
    }
    t.tell('majority-settled', { element, seats })
  }
}

/** Quests that were not placed are worth nothing; now everybody may see them. */
function revealQuests(t: Table): void {
  for (const seat of t.seats) {
    const { quests } = playerAt(t.state, seat)
    quests.sees = 'all'
    if (quests.items.length > 0) t.tell('quests-unplaced', { seat, quests: quests.items.slice() })
  }
}

/** TOG-END-10, -11: glory, then combat, magic, potions, coins. */
function rankingKeys({ players }: State): number[][] {
  return players.map((player) => [gloryOf(player), ...ELEMENTS.map((element) => player[element])])
}

export function ending(state: State): EndingOf<TalesOfGlory> {
  return { sheets: state.players.map(scoreSheet), keys: rankingKeys(state) }
}

function scoreSheet({ glory }: Player): EndingOf<TalesOfGlory>['sheets'][number] {
  return SOURCES.map((source) => ({ source, points: glory[source] }))
}
