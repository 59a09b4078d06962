import { Emblem } from '@krcma/look'
import { CARDS, type CardId } from '../../content/market.ts'
import { cardPictures, types } from '../pictures.ts'

interface CardEmblemProps {
  readonly id: CardId
  readonly box?: readonly [width: number, height: number]
}

/** The picture of a Market card. */
export function CardEmblem({ id, box = [100, 100] }: CardEmblemProps) {
  const [icon, scene] = cardPictures[id]
  return <Emblem id={id} icon={icon} hue={types[CARDS[id].type].hue} scene={scene} frame="none" box={box} />
}
