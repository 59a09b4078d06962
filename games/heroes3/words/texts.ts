import { ASTROLOGERS, type AstrologerId } from '../content/astrologers.ts'
import { BUILDINGS, type BuildingId, type BuildingTrigger } from '../content/buildings.ts'
import { type CardId, type CardName, cardOf, type Mode, type ModeId, nameOf } from '../content/cards.ts'
import type { Effects } from '../content/effects.ts'
import type { Position } from '../content/lattice.ts'
import { LOCATIONS, type LocationId } from '../content/locations.ts'
import { NEUTRALS, type NeutralCardId, type NeutralId, neutralName } from '../content/neutral-units.ts'
import { type Field, TILES, type TileId } from '../content/tiles.ts'
import type { UnitAbility } from '../content/unit-abilities.ts'
import { type Face, UNITS, type UnitId } from '../content/units.ts'
import type { FieldKey, UnitCard, UnitSide } from '../shape.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Every text of the box is made of its effects: what is read is what happens. */

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
export const sentence = (text: string) => `${capital(text)}.`

export function cardName(v: Vocabulary, id: CardId): string {
  const name = nameOf(id)
  const { names } = v
  const card = cardOf(name)
  switch (card.kind) {
    case 'statistic':
      return names.statistics[name as keyof typeof names.statistics]
    case 'ability':
      return names.abilities[name as keyof typeof names.abilities]
    case 'spell':
      return names.spells[name as keyof typeof names.spells]
    case 'artifact':
      return names.artifacts[name as keyof typeof names.artifacts]
    case 'specialty':
      return v.card.specialty(card.hero, card.level)
  }
}

/** Minor artifact; basic spell, fire. */
export function cardKindText(v: Vocabulary, id: CardId): string {
  const card = cardOf(id)
  if (card.kind === 'artifact') return v.artifactLevel[card.level]
  return card.kind === 'spell' ? v.card.spell(card.level, card.school) : v.cardKind[card.kind]
}

function doing(v: Vocabulary, mode: Mode): string {
  if ('effects' in mode) return v.tell(mode.effects)
  return mode.power.map(({ min, effects }) => v.card.power(min, v.tell(effects))).join('; ')
}

/** What playing a card in one of its modes does. */
export function modeText(v: Vocabulary, id: CardId, mode: string): string {
  const played = cardOf(id).modes[mode as keyof ReturnType<typeof cardOf>['modes']] as Mode | undefined
  return played === undefined ? '' : doing(v, played)
}

/** Expert, instant, in an attack: +2 attack for your attacking unit. */
function modeLine(v: Vocabulary, id: ModeId, mode: Mode, alone: boolean): string {
  const parts = [alone ? null : v.mode[id], v.timing[mode.timing], v.window[mode.window ?? 'any']]
  return `${capital(parts.filter((part) => part !== null).join(', '))}: ${doing(v, mode)}.`
}

/** Everything that stands on a card, line by line. */
export function cardLines(v: Vocabulary, id: CardId): readonly string[] {
  const card = cardOf(id)
  const modes = Object.entries(card.modes) as [ModeId, Mode][]
  const lines = modes.map(([mode, played]) => modeLine(v, mode, played, modes.length === 1))
  return 'faction' in card && card.faction !== undefined ? [...lines, v.card.onlyFor(card.faction)] : lines
}

export function cardText(v: Vocabulary, id: CardName): string {
  return `${cardName(v, id)} [${cardKindText(v, id)}] ${cardLines(v, id).join(' ')}`
}

export function unitName(v: Vocabulary, card: UnitCard | 'arrow-tower'): string {
  if (card === 'arrow-tower') return v.names.arrowTower
  return isUnit(card) ? v.names.units[card] : v.names.neutrals[neutralName(card)]
}

export function isUnit(card: UnitCard): card is UnitId {
  return Object.hasOwn(UNITS, card)
}

/** A pack of Griffins, as its side of the card is called; neutral units have but one. */
export function unitOn(v: Vocabulary, card: UnitCard, side: UnitSide): string {
  return side === 'neutral' ? unitName(v, card) : `${unitName(v, card)}, ${v.side[side]}`
}

export function abilityText(v: Vocabulary, ability: UnitAbility): string {
  const text = v.abilityTexts[ability.key] as (values: object) => string
  return `${v.abilityNames[ability.key]}: ${text(ability)}`
}

function faceOf(card: UnitCard, side: UnitSide): Face {
  if (isUnit(card)) return UNITS[card][side === 'pack' ? 'pack' : 'few']
  return NEUTRALS[neutralName(card)].face
}

/** Bronze, flying; attack 2, defense 0, health 4, initiative 6; its abilities; what it costs. */
export function unitText(v: Vocabulary, card: UnitCard, side: UnitSide): string {
  const { tier, type } = isUnit(card) ? UNITS[card] : NEUTRALS[neutralName(card)]
  const face = faceOf(card, side)
  const values = (['attack', 'defense', 'health', 'initiative'] as const).map((stat) => `${v.stat[stat]} ${face[stat]}`)
  const head = sentence(`${v.tier[tier]}, ${v.type[type]}; ${values.join(', ')}; ${v.building.cost(face.cost)}`)
  return [head, ...face.abilities.map((ability) => abilityText(v, ability))].join(' ')
}

function triggerText(v: Vocabulary, trigger: BuildingTrigger): string {
  const notes = [
    ...('limit' in trigger ? [v.building.oncePerTurn] : []),
    ...('notInRoundBuilt' in trigger ? [v.building.notAtOnce] : []),
  ]
  return sentence(`${[v.building.when[trigger.when], ...notes].join(', ')}: ${v.tell(trigger.effects)}`)
}

/** What a building does, without what it costs. */
export function buildingText(v: Vocabulary, id: BuildingId): string {
  const { recruits, reinforces, triggers } = BUILDINGS[id]
  return [
    ...(recruits === undefined ? [] : [v.building.recruits(recruits)]),
    ...(reinforces ? [v.building.reinforces] : []),
    ...triggers.map((trigger) => triggerText(v, trigger)),
  ].join(' ')
}

export function buildingCost(v: Vocabulary, id: BuildingId): string {
  const { cost, requires } = BUILDINGS[id]
  return [v.building.cost(cost), ...(requires === undefined ? [] : [v.building.needs(requires)])].join(', ')
}

/** What a location does in this mode of play. */
export function locationText(v: Vocabulary, id: LocationId, tournament: boolean): string {
  const { category, shared, optional, scenario, sanctuary, effects, tournament: instead } = LOCATIONS[id]
  const does: Effects = tournament ? (instead ?? effects) : effects
  return [
    sentence(v.category[category]),
    ...(shared ? [v.location.shared] : []),
    ...(does.length === 0 ? [] : [sentence(`${optional ? v.location.optional : ''}${v.tell(does)}`)]),
    ...(scenario ? [v.location.scenario] : []),
    ...(sanctuary ? [v.location.sanctuary] : []),
  ].join(' ')
}

export function astrologerText(v: Vocabulary, id: AstrologerId): string {
  const { duration, effects } = ASTROLOGERS[id]
  if (effects.length === 0) return sentence(v.astrologer.once)
  return sentence(duration === 'once' ? v.tell(effects) : `${v.astrologer[duration]}: ${v.tell(effects)}`)
}

export function fieldAt(key: FieldKey): Field {
  const [tile, position] = key.split('.') as [TileId, Position]
  return TILES[tile].fields[position]
}

/** Gold mine; a town by its faction. */
export function fieldName(v: Vocabulary, key: FieldKey): string {
  const field = fieldAt(key)
  if (field.type === 'mine') return v.location.mine(field.resource)
  return field.type === 'town' ? v.location.town(field.faction) : v.names.locations[field.type]
}

/** A field as one finds it on the map. */
export function fieldText(v: Vocabulary, key: FieldKey): string {
  return v.location.on(fieldName(v, key), key.slice(0, key.indexOf('.')))
}

export function neutralText(v: Vocabulary, card: NeutralCardId): string {
  return v.names.neutrals[neutralName(card)]
}

/** The name of a piece of content, whatever it is. */
export function pieceName(v: Vocabulary, id: string): string {
  const { names } = v
  const bare = id.replace(/\.\d+$/, '')
  if (Object.hasOwn(names.units, bare)) return names.units[bare as UnitId]
  if (Object.hasOwn(names.neutrals, bare)) return names.neutrals[bare as NeutralId]
  if (Object.hasOwn(names.buildings, id)) return names.buildings[id as BuildingId]
  if (Object.hasOwn(names.astrologers, id)) return names.astrologers[id as AstrologerId]
  if (Object.hasOwn(names.heroes, id)) return names.heroes[id as keyof typeof names.heroes]
  if (Object.hasOwn(names.factions, id)) return names.factions[id as keyof typeof names.factions]
  if (Object.hasOwn(names.locations, id)) return names.locations[id as LocationId]
  if (Object.hasOwn(v.abilityNames, id)) return v.abilityNames[id as keyof typeof v.abilityNames]
  if (Object.hasOwn(TILES, id)) return `${v.tileKind[TILES[id as TileId].kind]} ${id}`
  return cardOf(id as CardId) === undefined ? id : cardName(v, id as CardId)
}
