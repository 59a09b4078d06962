/**
 * Brewers, a small game made for measuring. Each round five dice are rolled, and each of four brewers in turn takes one, puts it
 * into one of four barrels and brews a card from a hidden hand of three: 17 rounds of 12 decisions. What is here is the same
 * for both engines: the components, what may be chosen, and how points are counted. The course of the game is not.
 */
export const ROUNDS = 17
export const BREWERS = 4
export const HAND = 3
export const DICE = BREWERS + 1
export const SIDES = 6
const BARRELS = 4
/** After sixteen dice two barrels are still open, so that there is always something to choose. */
const STAVES = 6
const STRENGTHS = 14

export type Card = string

/** A house on the way; deliveries make regulars of those who live there. */
export interface House {
  street: string
  number: number
  deliveries: number[]
  last: number
}

/** What everybody sees of a brewer. */
export interface Brewery {
  barrels: number[][]
  brewed: Card[]
}

const GRAINS = ['barley', 'millet', 'oat', 'rye', 'spelt', 'wheat']
export const CARDS: readonly Card[] = GRAINS.flatMap((grain) =>
  Array.from({ length: STRENGTHS }, (_, strength) => `${grain}-${strength + 1}`),
)
const NUMBER_OF = new Map(CARDS.map((card, number) => [card, number]))
const UP_TO = Array.from({ length: DICE + 1 }, (_, n) => Array.from({ length: n }, (_, i) => i))

export function newBrewery(): Brewery {
  return { barrels: Array.from({ length: BARRELS }, () => []), brewed: [] }
}

export function newTown(houses: number): House[] {
  return Array.from({ length: houses }, (_, i) => ({
    street: `${GRAINS[i % GRAINS.length]} lane`,
    number: i + 1,
    deliveries: Array.from({ length: BREWERS }, () => 0),
    last: -1,
  }))
}

/** Places in the pool. */
export function diceToTake(pool: readonly number[]): readonly number[] {
  return UP_TO[pool.length] ?? []
}

/** Barrels that are not full. */
export function barrelsToFill({ barrels }: Brewery): readonly number[] {
  const open: number[] = []
  for (let i = 0; i < barrels.length; i++) if ((barrels[i]?.length ?? 0) < STAVES) open.push(i)
  return open
}

export function deliver(town: House[], card: Card, brewer: number): void {
  const house = town[(NUMBER_OF.get(card) ?? 0) % town.length]
  if (house === undefined) return
  house.deliveries[brewer] = (house.deliveries[brewer] ?? 0) + 1
  house.last = brewer
}

export type Source = 'pairs' | 'runs' | 'grains' | 'regulars'

/** Pairs and runs of neighbours in a barrel, cards whose grain is among the dice, houses delivered to last. */
export function points(
  { barrels, brewed }: Brewery,
  town: readonly House[],
  brewer: number,
): Readonly<Record<Source, number>> {
  const stored = [0, 0, 0, 0, 0, 0, 0]
  let pairs = 0
  let runs = 0
  for (const barrel of barrels) {
    barrel.forEach((die, i) => {
      stored[die] = (stored[die] ?? 0) + 1
      if (i === 0) return
      const before = barrel[i - 1] ?? 0
      if (die === before) pairs += 2
      if (die === before + 1) runs += 3
    })
  }
  let grains = 0
  for (const card of brewed) grains += stored[1 + Math.floor((NUMBER_OF.get(card) ?? 0) / STRENGTHS)] ?? 0
  const regulars = town.filter(({ last }) => last === brewer).length
  return { pairs, runs, grains, regulars }
}

export function sum(of: Readonly<Record<Source, number>>): number {
  return of.pairs + of.runs + of.grains + of.regulars
}
