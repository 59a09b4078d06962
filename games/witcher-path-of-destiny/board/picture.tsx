import { Icon, icons, type Pictured, type Seen, Thumb } from '@krcma/look'
import { ABILITY_IDS, type AbilityId } from '../content/abilities.ts'
import { ALLIANCE_IDS, type AllianceId, allianceOf } from '../content/alliances.ts'
import { CARDS, type CardId } from '../content/cards.ts'
import { CHARACTERS, type CharacterId } from '../content/characters.ts'
import { EFFORT_IDS, type EffortId } from '../content/extra-effort.ts'
import { GOAL_IDS, type GoalId } from '../content/hidden-goals.ts'
import { SYMBOLS, type SymbolId } from '../content/symbols.ts'
import type { PathOfDestiny } from '../shape.ts'
import { explainedCard } from './card/said.tsx'
import * as own from './icons.ts'
import { cardIcons, characterIcons, factionIcons, hueOf, symbolIcons } from './pictures.ts'
import { spoken } from './words/words.ts'

const isOneOf = <T extends string>(list: readonly T[], id: string): id is T => (list as readonly string[]).includes(id)

/** A card, an ability, an amount or whatever else a sentence of the log names. */
export function picture(id: string, { words }: Seen<PathOfDestiny>): Pictured | null {
  const { vocabulary: v } = spoken(words)
  if (id === 'xp') return { picture: <Icon of={icons.star} className="wpd-xp" /> }
  if (id === 'vp') return { picture: <Icon of={icons.glory} className="wpd-vp" /> }
  if (isOneOf<SymbolId>(SYMBOLS, id)) return { picture: <Icon of={symbolIcons[id]} /> }
  if (Object.hasOwn(CARDS, id)) {
    const card = id as CardId
    return { picture: <Thumb icon={cardIcons[card]} hue={hueOf(card)} />, says: explainedCard(v, card) }
  }
  if (isOneOf<CharacterId>(CHARACTERS, id))
    return { picture: <Icon of={characterIcons[id]} />, says: { name: v.names.characters[id] } }
  if (isOneOf<AbilityId>(ABILITY_IDS, id))
    return {
      picture: <Icon of={characterIcons[id.slice(0, -2) as CharacterId]} />,
      says: { name: v.names.abilities[id], text: v.ability[id] },
    }
  if (isOneOf<AllianceId>(ALLIANCE_IDS, id))
    return {
      picture: <Icon of={factionIcons[allianceOf(id).faction]} />,
      says: { name: v.allianceName(id), text: v.allianceDoes(id) },
    }
  if (isOneOf<EffortId>(EFFORT_IDS, id)) return { picture: <Icon of={own.effort} />, says: { name: v.effort(id) } }
  if (isOneOf<GoalId>(GOAL_IDS, id)) return { picture: <Icon of={own.goal} />, says: { name: v.goal(id) } }
  return null
}
