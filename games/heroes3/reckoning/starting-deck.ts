import { type CardId, type CardName, cardsNamed } from '../content/cards.ts'
import { HEROES } from '../content/heroes.ts'
import { STATISTIC_IDS } from '../content/statistics.ts'
import type { Seat, State } from '../shape.ts'

type Seated = Pick<State, 'players'>

/** The names of the nine cards (H3B-SETUP-05). */
function startingNames({ players }: Seated, seat: Seat): CardName[] {
  const id = players[seat]?.hero ?? null
  if (id === null) return []
  const { statistics, magicArrows, ability, specialties } = HEROES[id]
  return [
    ...STATISTIC_IDS.flatMap((name) => Array.from({ length: statistics[name] }, (): CardName => name)),
    ...Array.from({ length: magicArrows }, (): CardName => 'magic-arrow'),
    ability,
    specialties[1],
  ]
}

/** The cards with which a player begins: of each name the first copies that no player before needs. */
export function startingDeck(state: Seated, seat: Seat): CardId[] {
  const used = new Map<CardName, number>()
  for (let before = 0; before < seat; before++)
    for (const name of startingNames(state, before)) used.set(name, (used.get(name) ?? 0) + 1)
  return startingNames(state, seat).map((name) => {
    const copy = used.get(name) ?? 0
    used.set(name, copy + 1)
    return cardsNamed(name)[copy] as CardId
  })
}

/** H3B-LOC-18: it cannot be removed at a Trading Post. */
export function startingAbility(state: Seated, seat: Seat): CardId | undefined {
  const hero = state.players[seat]?.hero ?? null
  return hero === null
    ? undefined
    : startingDeck(state, seat).find((card) => card.startsWith(`${HEROES[hero].ability}.`))
}
