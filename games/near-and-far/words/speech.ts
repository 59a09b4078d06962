import type { Speaker } from '@krcma/kernel'
import { ADVENTURERS, type AdventurerId, adventurer } from '../content/adventurers.ts'
import { ARTIFACTS, type ArtifactId, artifact } from '../content/artifacts.ts'
import type { Card } from '../content/cards.ts'
import { CHARACTERS, type Character } from '../content/characters.ts'
import { CHIEFS, FACTIONS } from '../content/factions.ts'
import { ICONS, type Icons } from '../content/icons.ts'
import { KEYWORDS, type Keyword } from '../content/keywords.ts'
import { CANVAS, type SpaceId } from '../content/map.ts'
import { SKILLS, type SkillId, skill } from '../content/skills.ts'
import { THREATS, type ThreatId, VILLAINS, type VillainId } from '../content/threats.ts'
import { TREASURES, type TreasureId } from '../content/treasures.ts'
import { WORLD_CARDS } from '../content/world-cards.ts'
import { card } from '../reckoning/cards.ts'
import { chart, isCamped, space } from '../reckoning/charts.ts'
import { departureHearts, hasThreat, hasTreasure, waterHearts } from '../reckoning/movement.ts'
import { playerAt } from '../reckoning/players.ts'
import { modifier } from '../reckoning/rolls.ts'
import type { Amounts, CardId, Choice, NearAndFar, Seat, SeenState } from '../shape.ts'
import type { Counted, Direction, Vocabulary } from './vocabulary.ts'

export type Say = Speaker<NearAndFar>

export function cardName({ names }: Vocabulary, id: CardId): string {
  if (id in ARTIFACTS) return names.artifacts[id as ArtifactId]
  if (id in TREASURES) return names.treasures[id as TreasureId]
  return id in SKILLS ? names.skills[id as SkillId] : names.worldCards[id as keyof typeof WORLD_CARDS]
}

/** "2 coins and 1 gem"; what is lost is not among them. */
export function amounts(v: Vocabulary, of: Readonly<Record<string, unknown>>): string {
  return v.and(parts(of).map(([kind, n]) => v.amount(kind, n)))
}

/** The same, with each amount marked as what it is of. */
export function saidAmounts(v: Vocabulary, say: Say, of: Amounts): string {
  return v.and(parts(of).map(([kind, n]) => say.of(kind, v.amount(kind, n))))
}

function parts(of: Readonly<Record<string, unknown>>): (readonly [Counted, number])[] {
  return Object.entries(of).flatMap(([kind, n]) => (typeof n === 'number' && n > 0 ? [[kind as Counted, n]] : []))
}

/** What is taken away. */
export function losses(of: Amounts): Amounts {
  const { reputation = 0 } = of
  return reputation < 0 ? { reputation: -reputation } : {}
}

function iconsText(v: Vocabulary, icons: Icons): string {
  return ICONS.flatMap((icon) => ((icons[icon] ?? 0) > 0 ? [v.icon(icon, icons[icon] ?? 0)] : [])).join(', ')
}

function bracketed(name: string, texts: readonly string[]): string {
  const said = texts.filter((text) => text !== '')
  return said.length === 0 ? name : `${name} [${said.join('; ')}]`
}

function says(v: Vocabulary, { icons, effects }: Card): readonly string[] {
  return [iconsText(v, icons), ...effects.map((effect) => v.effect(effect))]
}

/** Horn Bow [costs 1 green token; 2 points; 1 combat]. */
export function cardText(v: Vocabulary, id: CardId): string {
  const name = cardName(v, id)
  if (!(id in ARTIFACTS)) return bracketed(name, says(v, card(id)))
  const { cost, requires, points } = artifact(id as ArtifactId)
  const asks =
    requires === undefined
      ? ''
      : 'reputationAtLeast' in requires
        ? v.atLeast(requires.reputationAtLeast)
        : v.atMost(requires.reputationAtMost)
  return bracketed(name, [v.costs(amounts(v, cost)), asks, v.points(points), ...says(v, card(id))])
}

/** What a card does, without its name. */
export function effectsText(v: Vocabulary, id: CardId): string {
  return says(v, card(id))
    .filter((text) => text !== '')
    .join('; ')
}

export function adventurerText(v: Vocabulary, id: AdventurerId): string {
  const { faction, icons } = adventurer(id)
  return bracketed(v.names.adventurers[id], [v.faction[faction], iconsText(v, icons)])
}

/** A name where it has one. */
export function spaceText(v: Vocabulary, state: Pick<SeenState, 'map'>, id: SpaceId): string {
  const named = v.names.places[id]
  if (named !== undefined) return named
  const { icon, encounter } = space(state.map, id)
  return v.unnamed(icon, encounter ?? null)
}

const DIRECTIONS: readonly Direction[] = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne']

function directionOf(dx: number, dy: number): Direction {
  return DIRECTIONS[Math.round((Math.atan2(dy, dx) / Math.PI) * 4 + 8) % 8] ?? 'n'
}

/** Where one space lies from another. */
export function direction(v: Vocabulary, { map }: Pick<SeenState, 'map'>, from: SpaceId, to: SpaceId): string {
  const [one, other] = [space(map, from), space(map, to)]
  return v.direction[directionOf(other.x - one.x, other.y - one.y)]
}

/** In which part of the map a space lies. */
export function region(v: Vocabulary, { map }: Pick<SeenState, 'map'>, id: SpaceId): string {
  const { x, y } = space(map, id)
  return v.direction[directionOf(x - CANVAS.width / 2, y - CANVAS.height / 2)]
}

/** Where a step leads, and what it costs and meets. */
export function stepText(v: Vocabulary, say: Say, seat: Seat, to: SpaceId): string {
  const { state } = say
  const player = playerAt(state, seat)
  const from = player.at as SpaceId
  const exit = chart(state.map).exits[from]?.find((one) => one.to === to)
  const hearts = departureHearts(state, player, from) + waterHearts(state, player, to)
  const owner = state.camps[to]
  const notes = [
    hearts > 0 ? v.step.hearts(hearts) : '',
    exit !== undefined && hasThreat(state, exit) ? v.step.threat : '',
    exit !== undefined && hasTreasure(state, exit) ? v.step.treasure : '',
    state.tokens.includes(to) ? v.step.token : '',
    owner !== undefined && isCamped(state, to) ? v.step.camp(say.name(owner)) : '',
  ]
  return [
    v.step.to(direction(v, state, from, to), spaceText(v, state, to)),
    ...notes.filter((note) => note !== ''),
  ].join(', ')
}

/** A way through an encounter: what the book calls it, the test and what the party adds, the price. */
export function choiceText(v: Vocabulary, say: Say, seat: Seat, { label, test, cost }: Choice, readOn: string): string {
  const called = label === null ? readOn : say.read?.(label) || readOn
  const adds = test === null ? 0 : modifier(playerAt(say.state, seat), `encounter-${test.kind}`)
  const price = amounts(v, cost)
  return [
    `${called}: ${test === null ? v.withoutTest : v.test(test, adds)}`,
    ...(price === '' ? [] : [v.costs(price)]),
  ].join(', ')
}

/** The same as everybody hears it, whoever it is read to (NAF-ENC-04). */
export function heardChoice(v: Vocabulary, say: Say, { label, test, cost }: Choice, quoted: (label: string) => string) {
  const called = label === null ? '' : (say.read?.(label) ?? '')
  const price = amounts(v, cost)
  return [
    ...(called === '' ? [] : [quoted(called)]),
    test === null ? v.withoutTest : v.test(test, 0),
    ...(price === '' ? [] : [v.costs(price)]),
  ].join(', ')
}

/** All that may be chosen; nothing of a passage that stands in place of the options. */
export function heardChoices(v: Vocabulary, say: Say, choices: readonly Choice[], quoted: (label: string) => string) {
  const open = choices.filter(({ label }) => label !== null)
  return open.map((choice) => heardChoice(v, say, choice, quoted)).join('; ')
}

/** Whoever's turn it is and, where that is nobody, whoever reads. */
export function whoseTurn({ state }: Say): Seat {
  return state.active
}

export function pieceName(v: Vocabulary, id: string): string {
  const { names } = v
  if (id in ADVENTURERS) return names.adventurers[id as AdventurerId]
  if (id in ARTIFACTS || id in TREASURES || id in WORLD_CARDS || id in SKILLS) return cardName(v, id as CardId)
  if (id in THREATS || id in VILLAINS) return names.foes[id as ThreatId | VillainId]
  if (id in names.arcade) return names.arcade[id as keyof typeof names.arcade]
  if (id in CHARACTERS) return names.characters[id as Character]
  if ((KEYWORDS as readonly string[]).includes(id)) return names.keywords[id as Keyword]
  const chief = (CHIEFS as readonly string[]).indexOf(id)
  if (chief >= 0) return v.chief[FACTIONS[chief] ?? 'red']
  return names.places[id as SpaceId] ?? id
}

export function skillText(v: Vocabulary, id: SkillId): string {
  return bracketed(
    v.names.skills[id],
    skill(id).effects.map((effect) => v.effect(effect)),
  )
}
