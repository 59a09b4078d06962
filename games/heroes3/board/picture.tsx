import { Icon, type Pictured, type Seen } from '@krcma/look'
import { FACTION_IDS, type FactionId } from '../content/factions.ts'
import { POSITIONS } from '../content/lattice.ts'
import { RESOURCES, type Resource } from '../content/resources.ts'
import { TILES } from '../content/tiles.ts'
import { fieldKey, printedOn } from '../reckoning/land.ts'
import type { FieldKey, Heroes3 } from '../shape.ts'
import { fieldName, locationText } from '../words/texts.ts'
import { factionIcons, locationIcon, resourceIcons } from './tiles/signs.ts'
import { spoken } from './words/words.ts'

const FIELDS: ReadonlySet<string> = new Set(
  Object.keys(TILES).flatMap((tile) => POSITIONS.map((position) => fieldKey(tile as keyof typeof TILES, position))),
)

/** A field, a resource or a faction that a sentence of the log names. */
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
  if (isOneOf<Resource>(RESOURCES, id))
    return { picture: <Icon of={resourceIcons[id]} />, says: { name: v.resource[id] } }
  if (isOneOf<FactionId>(FACTION_IDS, id))
    return { picture: <Icon of={factionIcons[id]} />, says: { name: v.names.factions[id] } }
  return null
}

const isOneOf = <T extends string>(list: readonly T[], id: string): id is T => (list as readonly string[]).includes(id)
