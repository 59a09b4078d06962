import type { ArmorSetId } from '../content/effects.ts'
import { ARMOR_COLOUR_STAR, ARMOR_SETS, cardOf } from '../content/market.ts'
import type { SeenHero } from '../shape.ts'
import { stepsOf } from './powers.ts'

const SETS: readonly ArmorSetId[] = ['chain', 'leather', 'mystic']

export function armorSet(card: SeenHero['armor'][number]): ArmorSetId | undefined {
  for (const { do: steps } of cardOf(card).rules) {
    for (const step of steps) if (step.op === 'armor-set') return step.set
  }
  return undefined
}

function cardsOfSet({ armor }: SeenHero, set: ArmorSetId): number {
  return armor.filter((card) => armorSet(card) === set).length
}

function starsFor(set: ArmorSetId, cards: number): number {
  return ARMOR_SETS[set].stars[cards] ?? 0
}

function isComplete(set: ArmorSetId, cards: number): boolean {
  return cards >= ARMOR_SETS[set].stars.length - 1
}

/** Stars by the size of each set, and one for the class colour of a set that is owned at all (RPL-SCORE-12 to -14). */
export function armorStars(hero: SeenHero): number {
  if (hero.armor.length === 0) return 0
  let stars = 0
  for (const set of SETS) {
    const cards = cardsOfSet(hero, set)
    stars += starsFor(set, cards)
    const hasColour = ARMOR_SETS[set].colours.some((colour) => colour === hero.colour)
    if (cards > 0 && hasColour) stars += ARMOR_COLOUR_STAR
  }
  for (const { count } of stepsOf(hero, 'score', 'armor-wild')) stars += bestWild(hero, count)
  return stars
}

/** Tower Shield: the incomplete set that gains most counts one card more; an empty or complete one gains nothing (RPL-CARD-20). */
function bestWild(hero: SeenHero, count: number): number {
  let best = 0
  for (const set of SETS) {
    const cards = cardsOfSet(hero, set)
    if (cards === 0 || isComplete(set, cards)) continue
    best = Math.max(best, starsFor(set, cards + count) - starsFor(set, cards))
  }
  return best
}
