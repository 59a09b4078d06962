import { BACKSTORY_STARS } from '../content/backstories.ts'
import type { Attribute } from '../content/basics.ts'
import { DIRECTIONS } from '../content/basics.ts'
import { BACKSTORY } from '../content/heroes.ts'
import { ARMOR_SETS } from '../content/market.ts'
import { SPACES_PER_ROW } from '../content/numbers.ts'
import { armorSet, armorStars } from '../reckoning/armor.ts'
import { attributeScore, goalOf } from '../reckoning/attributes.ts'
import { alignmentStars } from '../reckoning/score.ts'
import { rowIn } from '../reckoning/sheet.ts'
import { traitStars } from '../reckoning/traits.ts'
import { withMarker } from '../reckoning/would-be.ts'
import type { SeenHero } from '../shape.ts'
import { AT } from './features.ts'
import { chanceIn, fitsOf, TOP } from './fits.ts'
import { traitProspects } from './traits.ts'

/** Hears of so much of a feature. A mind adds it up as it is, a draft times what it is worth. */
export type Add = (at: number, amount: number) => void

/** All that neither dice nor Gold change. */
export function countSteady(hero: SeenHero, add: Add): void {
  countAlignment(hero, add)
  if (hero.armor.length > 0) countArmor(hero, add)
  add(AT.tokens, hero.tokens)
  for (const weapon of hero.weapons) add(AT[weapon], 1)
  for (const trait of hero.traits) add(AT[trait], 1)
  for (const { id, ready } of hero.skills) {
    add(AT[id], 1)
    if (ready) add(AT['ready-skills'], 1)
  }
}

/** Where the marker stands, and how much better the best space beside it is. */
function countAlignment(hero: SeenHero, add: Add): void {
  if (hero.alignment === null) return
  const here = alignmentStars(hero)
  let next = here
  for (const direction of DIRECTIONS) next = Math.max(next, alignmentStars(withMarker(hero, direction)))
  add(AT['alignment-stars'], here)
  add(AT['alignment-step'], next - here)
}

function countArmor(hero: SeenHero, add: Add): void {
  add(AT['armor-stars'], armorStars(hero))
  add(AT['armor-cards'], hero.armor.length)
  let growth = 0
  for (const set of new Set(hero.armor.map(armorSet))) {
    if (set === undefined) continue
    const cards = hero.armor.filter((card) => armorSet(card) === set).length
    const { stars } = ARMOR_SETS[set]
    growth += (stars[cards + 1] ?? stars[cards] ?? 0) - (stars[cards] ?? 0)
  }
  add(AT['armor-growth'], growth)
}

const FULL = [AT['goals-met'], AT['goals-one-off'], AT['goals-two-off']] as const
const FITS = [AT['goals-met'], AT['last-die-fits'], AT['two-dice-fit'], AT['three-dice-fit']] as const
const NEARLY = [0, AT['last-die-one-off'], AT['two-dice-one-off']] as const

/** A row's goal, by the stars for it, and its dice of the class colour. */
export function countRow(hero: SeenHero, row: Attribute, add: Add): void {
  const dice = rowIn(hero.rows, row)
  for (const { colour } of dice) if (colour === hero.colour) add(AT['class-dice'], 1)
  if (hero.class === null) return
  const { min, max, stars } = goalOf(hero, row)
  const fits = fitsOf(min, max ?? TOP)
  const score = attributeScore(hero, row)
  const missing = SPACES_PER_ROW - dice.length
  const chance = (miss: number) => stars * chanceIn(fits, score, missing, miss)
  if (missing === 0) for (let miss = 0; miss < FULL.length; miss++) add(FULL[miss] as number, chance(miss))
  else {
    add(AT['goals-open'], stars)
    add(FITS[missing] as number, chance(0))
    if (missing < NEARLY.length) add(NEARLY[missing] as number, chance(1))
  }
}

/** Whether a row's space of the backstory has its colour (1), another (-1) or no die yet (0). */
export function backstoryIn(hero: SeenHero, row: Attribute): -1 | 0 | 1 {
  if (hero.backstory === null) return -1
  const { colour, column } = BACKSTORY[hero.backstory].grid[row]
  const die = rowIn(hero.rows, row)[column]
  return die === undefined ? 0 : die.colour === colour ? 1 : -1
}

export function countBackstory(matches: number, open: number, add: Add): void {
  add(AT['backstory-stars'], BACKSTORY_STARS[matches] ?? 0)
  add(AT['backstory-matches'], matches)
  add(AT['backstory-open'], open)
}

export function countTraits(hero: SeenHero, add: Add): void {
  if (hero.traits.length === 0) return
  add(AT['trait-stars'], traitStars(hero))
  add(AT['trait-prospects'], traitProspects(hero))
}

/** Gold that buys a dear card, and Gold beyond it. */
const DEAR = 6

export function countGold(gold: number, add: Add): void {
  add(AT.gold, gold)
  add(AT['spare-gold'], Math.max(0, gold - DEAR))
}
