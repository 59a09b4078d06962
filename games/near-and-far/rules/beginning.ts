import { ANIMALS } from '../content/animals.ts'
import { prologue } from '../content/book.ts'
import { CHARACTERS } from '../content/characters.ts'
import { FACTIONS } from '../content/factions.ts'
import { modeRules } from '../content/modes.ts'
import { freeCharacters } from '../reckoning/company.ts'
import { leftOf, playerAt } from '../reckoning/players.ts'
import type { Rules, Seat, Table } from '../shape.ts'

/** NAF-SETUP-17: in turn order, whoever has no character on the sheet takes one. */
export function* chooseCharacter(t: Table): Rules {
  const { state } = t
  const seat = state.active
  if (seat === state.first) {
    const { map, first, tokens, row, villains } = state
    t.tell('game-began', { map, first, tokens: [...tokens], row: [...row], villains: [...villains] })
  }
  if (playerAt(state, seat).character === null) {
    const taken = () => [...t.state.players.map(({ character }) => character), ...t.state.taken]
    const character = yield* t.choose(seat, 'character', () => freeCharacters(t.state.mode, taken()))
    playerAt(t.state, seat).character = character
    t.tell('character-chosen', { seat, character })
  }
  openSheet(t, seat)
  t.state.active = leftOf(t.state.players, seat)
  if (t.state.active === t.state.first) t.state.stage = 'companions'
}

/** NAF-CHAR-03, NAF-SETUP-19: the first number of a character; its story begins with a text for all. */
function openSheet(t: Table, seat: Seat): void {
  const { character, sheet } = playerAt(t.state, seat)
  if (character === null || sheet === null) return
  sheet.character = character
  if (modeRules(t.state.mode).encounters !== 'character' || sheet.stages > 0 || sheet.next !== null) return
  sheet.next = `${CHARACTERS[character]}1`
  t.learnt(t.seats)
  t.tell('introduction-read', { seat, character, paragraph: prologue(character) })
}

/** NAF-SETUP-13, NAF-SETUP-15, NAF-PLATY-01 */
export function* chooseCompanion(t: Table): Rules {
  const seat = t.state.active
  const animals = ANIMALS.filter((animal) => animal !== 'platypus' || t.state.platypus === seat)
  const { animal, slot } = yield* t.choose(seat, 'companion', () =>
    animals.flatMap((one) => FACTIONS.map((place) => ({ animal: one, slot: place }))),
  )
  const player = playerAt(t.state, seat)
  player.animal = animal
  player.party[slot] = 'animal'
  t.tell('companion-chosen', { seat, animal, slot })
  t.state.active = leftOf(t.state.players, seat)
  if (t.state.active !== t.state.first) return
  t.state.stage = 'draft'
  for (const other of t.seats) tellDeal(t, other)
}

/** NAF-SETUP-25 */
function tellDeal(t: Table, seat: Seat): void {
  const { passing, drawn } = playerAt(t.state, seat)
  const dealt = { seat, basic: passing.items.length, advanced: drawn.advanced.items.length }
  const cards = [...passing.items, ...drawn.advanced.items]
  t.tell('dealt', { ...dealt, cards: null }, { to: [seat], data: { ...dealt, cards } })
}
