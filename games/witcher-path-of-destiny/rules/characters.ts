import { startingHand } from '../content/cards.ts'
import { characterOf } from '../content/characters.ts'
import { INITIATIVE } from '../content/tales.ts'
import { bodiesOf, playerOf } from '../reckoning/figures.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { openTale } from './chapter.ts'

const BOARDS_DEALT = 2

/** WPD-CHAR-01 to -04: the next player keeps one of two boards dealt at random; the fifth has no choice. */
export function* takeCharacter(t: Table): Rules {
  const { state } = t
  const [seat] = state.queue
  if (typeof seat !== 'number') throw new Error('nobody is left to choose')
  const { boards, dealt } = state
  dealt.sees = [seat]
  while (dealt.items.length < BOARDS_DEALT && boards.items.length > 0) dealt.items.push(t.chance.draw(boards.items))
  t.tell('boards-dealt', { seat, boards: null }, { to: [seat], data: { seat, boards: [...dealt.items] } })
  const board = yield* t.choose(seat, 'board', () => [...dealt.items])
  boards.items.push(...dealt.items.filter((other) => other !== board))
  dealt.items = []
  dealt.sees = []
  becomes(t, seat, characterOf(board))
  state.queue.shift()
  if (state.queue.length === 0) begin(t)
}

/** WPD-CHAR-05 to -09 */
function becomes(t: Table, seat: Seat, character: ReturnType<typeof characterOf>): void {
  const player = playerOf(t.state, seat)
  const cards = startingHand(character)
  player.character = character
  player.hand.items = [...cards]
  player.abilities = ['ready', 'locked', 'locked', 'locked']
  t.tell('character-taken', { seat, character, cards, sideQuest: t.state.sideQuests })
}

/** WPD-SETUP-11: the figures in the order printed for the tale, without those that do not play. */
function begin(t: Table): void {
  const { state } = t
  const order = INITIATIVE[state.tale]
  const place = (character: (typeof order)[number] | null) => (character === null ? 0 : order.indexOf(character))
  const figures = bodiesOf(state).map(({ figure, seen }) => ({ figure, at: place(seen.character) }))
  state.initiative = figures.sort((a, b) => a.at - b.at).map(({ figure }) => figure)
  openTale(t)
}
