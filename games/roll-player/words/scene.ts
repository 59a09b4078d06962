import { count, type Speaker, type View } from '@krcma/kernel'
import { ATTRIBUTES, COLOURS } from '../content/basics.ts'
import { ALIGNMENT, BACKSTORY, CLASS } from '../content/heroes.ts'
import { CARDS, type CardId } from '../content/market.ts'
import { HANDS } from '../content/numbers.ts'
import { armorSet } from '../reckoning/armor.ts'
import { attributeScore, goalOf, meetsGoal } from '../reckoning/attributes.ts'
import { backstoryMatches } from '../reckoning/backstory.ts'
import { priceToPay } from '../reckoning/price.ts'
import { scoreSheet } from '../reckoning/score.ts'
import { starsOfTrait } from '../reckoning/traits.ts'
import { handsInUse } from '../reckoning/weapons.ts'
import type { RollPlayer, SeenHero, SeenState } from '../shape.ts'
import { abilityText, arrowOf, cardText } from './effects.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The table in lines: the round, the Initiative cards, the Market, the viewer's own sheet, and the others'. */
export function scene(v: Vocabulary, view: View<RollPlayer>, say: Speaker<RollPlayer>): readonly string[] {
  const { state, viewer } = view
  const seats = state.heroes.map((_, seat) => seat)
  const own = typeof viewer === 'number' ? viewer : undefined
  const inOrder = own === undefined ? seats : [own, ...seats.filter((seat) => seat !== own)]
  return [
    ...roundLines(v, state, say),
    ...(state.phase === 'over' ? [] : ['', ...marketLines(v, state, own)]),
    ...inOrder.flatMap((seat) => {
      const hero = state.heroes[seat]
      return hero === undefined
        ? []
        : ['', ...heroLines(v, hero, say.name(seat), state, seat === own || own === undefined)]
    }),
    '',
    v.scene.legend,
  ]
}

function roundLines(v: Vocabulary, state: SeenState, say: Speaker<RollPlayer>): readonly string[] {
  const { round, rounds, phase, start, bag, deck, discard } = state
  const inBag = COLOURS.reduce((sum, colour) => sum + bag[colour], 0)
  const lines = [
    `${v.scene.round(round, rounds, v.phase[phase])} · ${v.scene.startPlayer(say.name(start))}`,
    v.scene.piles(inBag, count(deck), discard.length),
  ]
  if (phase === 'over') return lines
  const cards = state.initiative.map(({ coin, die, taker }, i) => {
    const held = taker !== null ? v.scene.takenBy(say.name(taker)) : die === null ? v.scene.noDie : drawDie(v, die)
    return `[${i + 1}${coin ? '●' : ''}] ${held}`
  })
  lines.push(`${v.scene.initiative}: ${cards.join('  ')}`)
  if (state.enemy !== null) lines.push(v.scene.enemy(state.enemy))
  return lines
}

function drawDie(v: Vocabulary, { colour, value }: SeenHero['hand'][number]): string {
  return `${v.letters[colour]}${value}`
}

function marketLines(v: Vocabulary, state: SeenState, own: number | undefined): readonly string[] {
  const hero = own === undefined ? undefined : state.heroes[own]
  const { market, discard, junk } = state
  const lines = [`${v.scene.market}:`]
  if (market.length === 0) lines.push(`  ${v.scene.emptyMarket}`)
  for (const card of market) lines.push(`  ${marketLine(v, card, hero)}`)
  if (discard.length > 0) lines.push(`${v.scene.discardPile}: ${nameList(v, discard)}`)
  if (junk.length > 0) lines.push(`${v.scene.junk}: ${nameList(v, junk)}`)
  return lines
}

function nameList(v: Vocabulary, cards: readonly CardId[]): string {
  return cards.map((card) => v.names.cards[card]).join(', ')
}

function marketLine(v: Vocabulary, card: CardId, hero: SeenHero | undefined): string {
  const { cost } = CARDS[card]
  const price = hero === undefined ? cost : priceToPay(hero, card)
  return `${v.names.cards[card]} · ${kind(v, card)} · ${v.scene.cost(cost, price)} · ${cardText(v, card)}`
}

/** Trait ↑ good, Armor (chain), Weapon (2 hands). */
function kind(v: Vocabulary, card: CardId): string {
  const found = CARDS[card]
  const type = v.type[found.type]
  if (found.type === 'weapon') return `${type} ${'✋'.repeat(found.hands)}`
  if (found.type === 'armor') {
    const set = armorSet(card as SeenHero['armor'][number])
    return set === undefined ? type : `${type} (${v.set[set]})`
  }
  const arrow = arrowOf(v, card)
  return arrow === '' ? type : `${type} ${arrow}`
}

function heroLines(
  v: Vocabulary,
  hero: SeenHero,
  name: string,
  { enemy }: SeenState,
  fully: boolean,
): readonly string[] {
  const who = [
    hero.race === null ? undefined : v.names.races[hero.race],
    hero.class === null ? undefined : `${v.names.classes[hero.class]} (${v.colour[CLASS[hero.class].colour]})`,
    v.gold(hero.gold),
    hero.tokens > 0 ? v.scene.tokens(hero.tokens) : undefined,
  ].filter((part) => part !== undefined)
  const lines = [`═══ ${name}: ${who.join(' · ')}`]
  if (hero.hand.length > 0) lines.push(`${v.scene.inHand}: ${hero.hand.map((die) => drawDie(v, die)).join(' ')}`)
  if (hero.class === null) return lines
  lines.push(...rowLines(v, hero), ...(fully ? [abilityLine(v, hero.class)] : []))
  lines.push(...cardLines(v, hero, fully))
  const sheet = scoreSheet(hero, enemy !== null)
  const parts = sheet.map(({ source, points }) => `${v.source[source]} ${points}`)
  const sum = sheet.reduce((stars, { points }) => stars + points, 0)
  lines.push(`${v.scene.starsSoFar}: ${sum} (${parts.join(', ')})`)
  return lines
}

function abilityLine(v: Vocabulary, id: NonNullable<SeenHero['class']>): string {
  return `${v.names.abilities[CLASS[id].ability]}: ${abilityText(v, id)}`
}

/** Six rows of dice with their scores, goals and what the backstory wants; the alignment grid stands beside the first three. */
function rowLines(v: Vocabulary, hero: SeenHero): readonly string[] {
  const { backstory, alignment } = hero
  const header = `      ${'1    2    3'.padEnd(16)}${v.scene.score.padEnd(9)}${v.scene.goal.padEnd(12)}${v.scene.backstory}`
  const rows = ATTRIBUTES.map((row) => {
    const dice = [0, 1, 2].map((column) => {
      const die = hero.rows[row][column]
      return (die === undefined ? '··' : drawDie(v, die)).padEnd(5)
    })
    const met = meetsGoal(hero, row) && hero.rows[row].length === 3
    const goal = `${goalText(hero, row)} ${'★'.repeat(goalOf(hero, row).stars)}${met ? ' ✓' : ''}`
    const score = String(attributeScore(hero, row))
    return `  ${v.short[row]} ${dice.join('')} ${score.padEnd(9)}${goal.padEnd(12)}${wanted(v, backstory, row)}`
  })
  const lines = [header, ...rows]
  if (alignment !== null) {
    const grid = ALIGNMENT[alignment].grid.map((values, r) =>
      gridRow(values, hero.marker.row === r ? hero.marker.column : -1),
    )
    lines.push(`  ${v.scene.alignment} ${v.names.alignments[alignment]}:  ${grid.join('  |  ')}`)
  }
  if (backstory !== null)
    lines.push(
      `  ${v.scene.backstory} ${v.names.backstories[backstory]}: ${backstoryMatches(hero)}/${ATTRIBUTES.length}`,
    )
  return lines
}

function goalText(hero: SeenHero, row: (typeof ATTRIBUTES)[number]): string {
  const { min, max } = goalOf(hero, row)
  if (max === null) return `${min}+`
  return min === max ? String(min) : `${min}–${max}`
}

function wanted(v: Vocabulary, backstory: SeenHero['backstory'], row: (typeof ATTRIBUTES)[number]): string {
  if (backstory === null) return ''
  const { colour, column } = BACKSTORY[backstory].grid[row]
  return [0, 1, 2].map((at) => (at === column ? v.letters[colour] : '··')).join(' ')
}

function gridRow(values: readonly number[], marked: number): string {
  return values
    .map((value, column) => {
      const text = String(value).replace('-', '−')
      return column === marked ? `[${text}]` : ` ${text} `
    })
    .join('')
}

function cardLines(v: Vocabulary, hero: SeenHero, fully: boolean): readonly string[] {
  const text = (card: CardId) => (fully ? `: ${cardText(v, card)}` : '')
  const lines: string[] = []
  if (hero.weapons.length > 0) lines.push(`  ${v.scene.hands(handsInUse(hero))}/${HANDS}`)
  for (const weapon of hero.weapons) lines.push(`  ⚔ ${v.names.cards[weapon]}${text(weapon)}`)
  if (hero.armor.length > 0) lines.push(`  ⛨ ${nameList(v, hero.armor)}`)
  for (const trait of hero.traits) {
    lines.push(`  ★ ${v.names.cards[trait]} (${v.stars(starsOfTrait(hero, trait))})${text(trait)}`)
  }
  for (const { id, ready } of hero.skills) {
    const state = ready ? v.scene.ready : v.scene.exhausted
    lines.push(`  ✦ ${v.names.cards[id]} (${state}) ${arrowOf(v, id)}${text(id)}`)
  }
  return lines
}
