import type { View } from '@krcma/kernel'
import { SLOTS } from '../content/abilities.ts'
import { FACTIONS } from '../content/alliances.ts'
import { AUTOMAS, type AutomaAbilityId } from '../content/automas.ts'
import type { CardId } from '../content/cards.ts'
import { SIDES, type Side, type SYMBOLS } from '../content/symbols.ts'
import { UNLOCK_AT } from '../content/track.ts'
import { abilityIn } from '../reckoning/abilities.ts'
import { TOP } from '../reckoning/draft.ts'
import { activeIn, decisionPages, nextActive, pageAfter } from '../reckoning/story.ts'
import { countOf, inactive, type Seen } from '../reckoning/symbols.ts'
import type { PathOfDestiny, SeenPlayer, SeenState } from '../shape.ts'
import { cardText, figureName, type Say } from './speech.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The table in lines: the open pages, the tale's own cards, the supply, and everybody's timeline. */
export function scene(v: Vocabulary, { state }: View<PathOfDestiny>, say: Say): readonly string[] {
  const lines = [header(v, state, say), '']
  if (state.phase !== 'characters') lines.push(...SIDES.flatMap((side) => pageLines(v, state, side, say)))
  if (state.fate.aside.length > 0) lines.push(v.scene.aside(state.fate.aside.map(roman).join(', ')))
  lines.push(...taleLines(v, state), '', v.scene.supply, ...supplyLines(v, state, say), '')
  if (state.initiative.length > 0) {
    lines.push(v.scene.initiative(state.initiative.map((figure) => figureName(v, say, figure)).join(', ')), '')
  }
  lines.push(...state.players.flatMap((player, seat) => [...playerLines(v, state, player, say.name(seat)), '']))
  const { automa } = state
  if (automa !== null) {
    lines.push(...bodyLines(v, state, automa, v.automa(automa.character), v.names.characters[automa.character]))
    const abilities: AutomaAbilityId[] = [`auto-${automa.character}-1`, `auto-${automa.character}-2`]
    abilities.forEach((ability, i) => {
      const ready = i === 0 || automa.gold !== null ? 'ready' : 'locked'
      lines.push(`    ${v.scene.ability(v.names.automaAbilities[ability], ready, v.automaAbility(ability), 8)}`)
    })
    lines.push(`    ${AUTOMAS[automa.character].symbols.map((symbol) => v.symbol[symbol]).join(', ')}`)
  }
  return lines
}

function header(v: Vocabulary, state: SeenState, say: Say): string {
  if (state.phase === 'characters') return v.scene.choosing
  if (state.hero !== null) return v.scene.over(figureName(v, say, state.hero))
  return v.scene.title(v.names.tales[state.tale], state.chapter, state.turn)
}

function roman(token: number): string {
  return ['I', 'II', 'III'][token - 1] ?? String(token)
}

function pageLines(v: Vocabulary, state: SeenState, side: Side, say: Say): readonly string[] {
  const page = decisionPages(state.path)[side]
  const next = nextActive(state, side)
  const symbols = next === null ? null : SIDES.map((one) => v.symbol[next[one]]).join(' / ')
  const holder = state.pathTokens[side]
  return [
    v.scene.path(
      v.side[side],
      page,
      v.names.paths[state.tale][page] ?? '',
      v.symbol[activeIn(state)[side]],
      state.fate[side].map(roman).join(', '),
    ),
    `    ${v.scene.leads(pageAfter(state.path, side), symbols)}`,
    ...(holder === null ? [] : [`    ${v.scene.kept(v.side[side], say.name(holder))}`]),
  ]
}

function taleLines(v: Vocabulary, state: SeenState): readonly string[] {
  const effort = state.efforts?.[state.chapter - 1]
  return [
    ...(effort === undefined ? [] : [v.scene.effort(v.effort(effort))]),
    ...(state.goals ?? []).map(({ back, colour, front }) => {
      const goal = typeof front.items === 'number' ? undefined : front.items[0]
      return v.scene.goal(v.back(back), v.colour[colour], goal === undefined ? null : v.goal(goal))
    }),
  ]
}

function supplyLines(v: Vocabulary, state: SeenState, say: Say): readonly string[] {
  const { deck, discard, places, supply, alliances } = state
  const top = places.top.map((figure) => figureName(v, say, figure)).join(', ')
  const rows = supply.map((pair, i) => {
    const stands = places.rows[i]
    const taken = stands == null ? v.scene.empty : figureName(v, say, stands)
    const cards = pair === null ? taken : pair.map((card) => cardText(v, card)).join(' + ')
    const token = alliances?.tokens[i]
    const lowest = alliances === null && i === supply.length - 1 ? v.scene.lowest : ''
    return `  ${v.scene.row(i + 1, cards, token == null ? lowest : v.token[token])}`
  })
  const left = typeof deck.items === 'number' ? deck.items : deck.items.length
  return [`  ${TOP}  ${v.scene.top(left, discard.length, top)}`, ...rows]
}

type SeenBody = Seen & { readonly vp: number; readonly xp: number; readonly gold: number | null }

function bodyLines(
  v: Vocabulary,
  state: SeenState,
  body: SeenBody,
  name: string,
  character: string,
): readonly string[] {
  const active = activeIn(state)
  const counted = (symbol: (typeof SYMBOLS)[number]) => `${v.symbol[symbol]} ${countOf(body, symbol)}`
  const cards = body.timeline.map(({ card, covered }) => {
    const lost = covered.filter((one) => one).length
    return `${cardText(v, card)}${lost === 0 ? '' : ` (${v.scene.lost} ${lost})`}`
  })
  const tokens = v.symbols(body.pool)
  return [
    v.scene.player(name, character, body.vp, body.gold === null ? v.scene.regular(body.xp) : v.scene.gold(body.gold)),
    `    ${v.scene.counts(counted(active.left), counted(active.right), inactive(active).map(counted).join(', '))}`,
    ...(cards.length === 0 ? [] : [`    ${v.scene.timeline(cards.join(', '))}`]),
    ...(tokens === '' ? [] : [`    ${v.scene.tokens(tokens)}`]),
    ...(body.special === null ? [] : [`    ${v.scene.special(v.symbol[body.special.symbol], body.special.lost)}`]),
  ]
}

function playerLines(v: Vocabulary, state: SeenState, player: SeenPlayer, name: string): readonly string[] {
  const { character } = player
  if (character === null) return [name]
  const lines = [...bodyLines(v, state, player, name, v.names.characters[character])]
  lines.push(`    ${v.scene.hand(handText(v, player))}`)
  for (const slot of SLOTS) {
    const ability = abilityIn(character, slot)
    const ready = player.abilities[slot - 1] ?? 'locked'
    lines.push(`    ${v.scene.ability(v.names.abilities[ability], ready, v.ability[ability], UNLOCK_AT[slot])}`)
  }
  if (state.sideQuests) lines.push(`    ${v.scene.sideQuest(v.names.sideQuests[character], v.sideQuest(character))}`)
  if (state.goals !== null) {
    const levels = Object.entries(player.levels).flatMap(([colour, level]) =>
      level === 0 ? [] : [`${v.colour[colour as keyof typeof player.levels]} ${level}`],
    )
    if (levels.length > 0) lines.push(`    ${v.scene.levels(levels.join(', '))}`)
  }
  if (state.alliances !== null) lines.push(`    ${v.scene.alliances(alliancesText(v, player))}`)
  return lines
}

function handText(v: Vocabulary, { hand, shown }: SeenPlayer): string {
  const open: readonly CardId[] = typeof shown.items === 'number' ? [] : shown.items
  if (typeof hand.items !== 'number') return [...hand.items, ...open].map((card) => cardText(v, card)).join(', ')
  return [v.scene.cards(hand.items), ...open.map((card) => cardText(v, card))].join(', ')
}

function alliancesText(v: Vocabulary, { alliances }: SeenPlayer): string {
  const parts = FACTIONS.flatMap((faction) => {
    const { items } = alliances[faction]
    if (typeof items === 'number') return items === 0 ? [] : [v.scene.held(v.token[faction], items)]
    return items.map((card) => v.alliance(card))
  })
  return parts.length === 0 ? v.scene.none : parts.join(', ')
}
