import type { PictureProps } from '@krcma/look'
import { MarketCard } from '../board/market/market-card.tsx'
import { Pool } from '../board/pool.tsx'
import type { CardId } from '../content/market.ts'
import type { RollPlayer } from '../shape.ts'
import { sceneOf } from './scene.ts'

type Props = PictureProps<RollPlayer>

/** RPL-EX-2: the dice in order, and coins on the cards in between. */
export function Roll(props: Props) {
  return (
    <div className="rpl rpl-picture roomy">
      <Pool at={sceneOf(props, { pool: 'r1 $4 p6 g6' })} />
    </div>
  )
}

/** The cards wait for the next dice, and have their coins again. */
export function Cleanup(props: Props) {
  return (
    <div className="rpl rpl-picture roomy">
      <Pool at={sceneOf(props, {})} />
    </div>
  )
}

function OneCard({ card, ...props }: Props & { card: CardId }) {
  return (
    <div className="rpl rpl-picture rpl-picture-card">
      <MarketCard at={sceneOf(props, { market: [card] })} card={card} />
    </div>
  )
}

export const Market = (props: Props) => <OneCard {...props} card="leather-gloves" />
export const Weapon = (props: Props) => <OneCard {...props} card="heavy-crossbow" />
export const Armor = (props: Props) => <OneCard {...props} card="chain-helm" />
export const Trait = (props: Props) => <OneCard {...props} card="honest" />
export const Skill = (props: Props) => <OneCard {...props} card="cure-wounds" />
