import { Icon, icons, type Pictured, type Seen, Thumb } from '@krcma/look'
import { ADVENTURERS, type AdventurerId } from '../content/adventurers.ts'
import { ARTIFACTS } from '../content/artifacts.ts'
import { CHARACTERS, type Character } from '../content/characters.ts'
import type { Faction } from '../content/factions.ts'
import { BUILDINGS, type Building } from '../content/town.ts'
import { TREASURES } from '../content/treasures.ts'
import { WORLD_CARDS } from '../content/world-cards.ts'
import type { CardId, NearAndFar } from '../shape.ts'
import { adventurerText, cardName, cardText } from '../words/speech.ts'
import { CHARACTER_LOOKS } from './characters.ts'
import * as own from './icons.ts'
import { BUILDING_SIGNS, GOOD_SIGNS } from './pictures.ts'
import { spoken } from './words/words.ts'

const SIGNS: Readonly<Record<string, string>> = {
  hearts: icons.heart,
  reputation: own.flame,
  bird: own.bird,
  turtle: own.turtle,
  ...GOOD_SIGNS,
}
const HUES: { readonly [F in Faction]: number } = { red: 8, yellow: 44, green: 125, blue: 215 }

/** What a sentence of the log names: people, places, cards, foes and amounts. */
export function picture(id: string, { words }: Seen<NearAndFar>): Pictured | null {
  const sign = SIGNS[id]
  if (sign !== undefined) return { picture: <Icon of={sign} /> }
  const { vocabulary: v } = spoken(words)
  if (id.startsWith('thr-') || id.startsWith('villain-'))
    return { picture: <Icon of={own.threat} />, says: { name: v.names.foes[id as keyof typeof v.names.foes] } }
  if (id in ADVENTURERS) {
    const { faction } = ADVENTURERS[id as AdventurerId]
    const says = { name: adventurerText(v, id as AdventurerId) }
    return { picture: <Thumb icon={GOOD_SIGNS[faction]} hue={HUES[faction]} />, says }
  }
  if (id in ARTIFACTS || id in TREASURES || id in WORLD_CARDS) {
    const icon = id in ARTIFACTS ? icons.scroll : id in TREASURES ? icons.chest : icons.card
    const says = { name: cardName(v, id as CardId), text: cardText(v, id as CardId) }
    return { picture: <Thumb icon={icon} hue={id in ARTIFACTS ? 36 : id in TREASURES ? 20 : 164} />, says }
  }
  if (id in CHARACTERS) {
    const { icon, hue } = CHARACTER_LOOKS[id as Character]
    return { picture: <Thumb icon={icon} hue={hue} /> }
  }
  if ((BUILDINGS as readonly string[]).includes(id)) return { picture: <Icon of={BUILDING_SIGNS[id as Building]} /> }
  if (id.startsWith('chief-')) return { picture: <Icon of={icons.crown} /> }
  return null
}
