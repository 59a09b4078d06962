import { Icon, type Pictured, type Seen, Thumb } from '@krcma/look'
import { BUILDINGS, type BuildingId } from '../content/buildings.ts'
import { CARD_IDS, type CardId, type CardKind, cardOf } from '../content/cards.ts'
import { FACTION_IDS, type FactionId } from '../content/factions.ts'
import { POSITIONS } from '../content/lattice.ts'
import { NEUTRAL_CARD_IDS } from '../content/neutral-units.ts'
import { RESOURCES, type Resource } from '../content/resources.ts'
import { TILES } from '../content/tiles.ts'
import { UNITS } from '../content/units.ts'
import { fieldKey, printedOn } from '../reckoning/land.ts'
import type { FieldKey, Heroes3, UnitCard } from '../shape.ts'
import {
  buildingText,
  cardLines,
  cardName,
  fieldName,
  isUnit,
  locationText,
  unitName,
  unitText,
} from '../words/texts.ts'
import { cardIcon } from './cards/signs.ts'
import * as own from './icons.ts'
import { factionIcons, locationIcon, resourceIcons } from './tiles/signs.ts'
import { unitIcon } from './units/signs.ts'
import { spoken } from './words/words.ts'

const FIELDS: ReadonlySet<string> = new Set(
  Object.keys(TILES).flatMap((tile) => POSITIONS.map((position) => fieldKey(tile as keyof typeof TILES, position))),
)

const UNIT_CARDS: ReadonlySet<string> = new Set([...Object.keys(UNITS), ...NEUTRAL_CARD_IDS])
const HUES: { readonly [K in CardKind]: number } = {
  statistic: 210,
  ability: 130,
  specialty: 340,
  spell: 275,
  artifact: 38,
}

/** What a sentence of the log names: fields, resources, factions, units, cards and buildings. */
export function picture(id: string, { view, words }: Seen<Heroes3>): Pictured | null {
  const { vocabulary: v } = spoken(words)
  if (FIELDS.has(id)) {
    const printed = printedOn(id as FieldKey)
    const icon = locationIcon(printed)
    const says = {
      name: fieldName(v, id as FieldKey),
      text: locationText(v, printed.type, view.state.setting.tournament),
    }
    return icon === null ? null : { picture: <Icon of={icon} />, says }
  }
  if (id === 'arrow-tower') return { picture: <Icon of={unitIcon(id)} /> }
  if (UNIT_CARDS.has(id)) {
    const card = id as UnitCard
    const text = unitText(v, card, isUnit(card) ? 'few' : 'neutral')
    return { picture: <Icon of={unitIcon(card)} />, says: { name: unitName(v, card), text } }
  }
  if (isOneOf<CardId>(CARD_IDS, id)) {
    const says = { name: cardName(v, id), text: cardLines(v, id).join(' ') }
    return { picture: <Thumb icon={cardIcon(id)} hue={HUES[cardOf(id).kind]} />, says }
  }
  if (Object.hasOwn(BUILDINGS, id)) {
    const says = { name: v.names.buildings[id as BuildingId], text: buildingText(v, id as BuildingId) }
    return { picture: <Icon of={own.townPlace} />, says }
  }
  if (isOneOf<Resource>(RESOURCES, id))
    return { picture: <Icon of={resourceIcons[id]} />, says: { name: v.resource[id] } }
  if (isOneOf<FactionId>(FACTION_IDS, id))
    return { picture: <Icon of={factionIcons[id]} />, says: { name: v.names.factions[id] } }
  return null
}

const isOneOf = <T extends string>(list: readonly T[], id: string): id is T => (list as readonly string[]).includes(id)
