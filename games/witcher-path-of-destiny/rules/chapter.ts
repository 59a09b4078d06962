import { FACTIONS } from '../content/alliances.ts'
import { OPENING_PAGE } from '../content/story.ts'
import { bodiesOf } from '../reckoning/figures.ts'
import { activeIn, decisionPages } from '../reckoning/story.ts'
import type { Pair, Table } from '../shape.ts'
import { automaOpensChapter } from './automa.ts'
import { drawCards } from './deck.ts'

/** WPD-SETUP-12, -13: the table as it was laid out, the cover and the intro, and chapter 1. */
export function openTale(t: Table): void {
  const { state, opening } = t
  const { automa, efforts, goals, alliances } = state
  if (automa !== null) {
    t.tell('automa-seated', { character: automa.character, difficulty: opening.options.difficulty })
  }
  t.tell('initiative', { order: [...state.initiative] })
  tellPairs(
    t,
    state.supply.map((_, i) => i + 1),
  )
  if (efforts !== null) t.tell('efforts-laid', { efforts: [...efforts] })
  if (goals !== null) t.tell('goals-laid', { goals: goals.map(({ back, colour }) => ({ back, colour })) })
  if (alliances !== null) t.tell('tokens-laid', { tokens: [...alliances.tokens] })
  readPage(t, 1)
  readPage(t, OPENING_PAGE[state.path])
  beginChapter(t)
}

/** WPD-STORY-08: a page is read when it is reached, and nobody can unread it. */
export function readPage(t: Table, page: number): void {
  t.tell('page-read', { page, paragraph: `${t.state.tale}/${page}` })
  t.learnt(t.seats)
}

/** WPD-NEXT-03, -05: the page that leads in, the two pages of the decision, and the first turn. */
export function beginChapter(t: Table): void {
  const { state } = t
  const { left, right } = decisionPages(state.path)
  readPage(t, OPENING_PAGE[state.path] + 1)
  readPage(t, left)
  readPage(t, right)
  t.tell('chapter-began', { chapter: state.chapter, ...activeIn(state) })
  turnAlliancesDown(t)
  returnSpecialTokens(t)
  if (state.automa !== null) automaOpensChapter(t, state.automa)
  beginTurn(t, 1)
}

/** WPD-RULING-31: discards of an alliance deck lie face down. */
function turnAlliancesDown({ state: { alliances } }: Table): void {
  if (alliances === null) return
  for (const faction of FACTIONS) {
    alliances.discards[faction].items.push(...alliances.revealed[faction].items.splice(0))
  }
}

/** WPD-STRI-19 */
function returnSpecialTokens(t: Table): void {
  t.state.players.forEach(({ special }, seat) => {
    if (special?.lost !== true) return
    special.lost = false
    t.tell('special-returned', { seat, symbol: special.symbol })
  })
}

/** WPD-DRAFT-01 to -05: the supply is renewed but in the very first turn, and the figures draft in initiative order. */
export function beginTurn(t: Table, turn: number): void {
  const { state } = t
  state.turn = turn
  for (const { seen } of bodiesOf(state)) for (const laid of seen.timeline) laid.fresh = false
  t.tell('turn-began', { chapter: state.chapter, turn })
  if (state.chapter > 1 || turn > 1) renewSupply(t)
  state.places = { top: [], rows: state.supply.map(() => null) }
  state.queue = [...state.initiative]
  state.phase = 'draft'
}

function renewSupply(t: Table): void {
  const { state } = t
  const highest = state.supply.findIndex((pair) => pair !== null)
  const removed = state.supply[highest]
  if (removed != null) {
    // WPD-DRAFT-02, WPD-RULING-05
    state.supply[highest] = null
    state.discard.push(...removed)
    t.tell('pair-removed', { row: highest + 1, cards: [...removed] })
  }
  // WPD-DRAFT-03
  const left: (Pair | null)[] = state.supply.filter((pair) => pair !== null)
  const empty = state.supply.map((_, i) => i).slice(left.length)
  state.supply = [...left, ...empty.map(() => null)]
  // WPD-DRAFT-04
  for (const row of empty) {
    const [one, two] = drawCards(t, 2)
    if (one !== undefined && two !== undefined) {
      state.supply[row] = [one, two]
      continue
    }
    // WPD-RULING-66
    if (one !== undefined) state.discard.push(one)
    break
  }
  tellPairs(
    t,
    empty.map((row) => row + 1),
  )
}

function tellPairs(t: Table, rows: readonly number[]): void {
  const pairs = rows.flatMap((row) => {
    const pair = t.state.supply[row - 1]
    return pair == null ? [] : [{ row, cards: [...pair] }]
  })
  t.tell('pairs-dealt', { pairs })
}
