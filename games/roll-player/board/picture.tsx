import { Die, Icon, icons, type Pictured, type Seen, Thumb } from '@krcma/look'
import type { Attribute, Colour } from '../content/basics.ts'
import { CARDS, type CardId } from '../content/market.ts'
import type { RollPlayer } from '../shape.ts'
import { cardText } from '../words/effects.ts'
import * as own from './icons.ts'
import { attributeIcons, cardPictures, types } from './pictures.ts'
import { spoken } from './words/words.ts'

const amounts: Readonly<Record<string, string>> = { gold: icons.coin, token: own.token, star: icons.star }

const isCard = (id: string): id is CardId => Object.hasOwn(cardPictures, id)
const isAttribute = (id: string): id is Attribute => Object.hasOwn(attributeIcons, id)

/** A card, a die, a row or an amount in a sentence of the log. */
export function picture(id: string, { words }: Seen<RollPlayer>): Pictured | null {
  const [, colour, value] = /^die-([a-z]+)-(\d)$/.exec(id) ?? []
  if (colour !== undefined) return { picture: <Die gem={colour as Colour} value={Number(value)} letter="" /> }
  const amount = amounts[id]
  if (amount !== undefined) return { picture: <Icon of={amount} /> }
  if (isAttribute(id)) return { picture: <Icon of={attributeIcons[id]} /> }
  if (!isCard(id)) return null
  const { vocabulary: v } = spoken(words)
  const [icon] = cardPictures[id]
  return {
    picture: <Thumb icon={icon} hue={types[CARDS[id].type].hue} />,
    says: { name: v.names.cards[id], text: cardText(v, id) },
  }
}
