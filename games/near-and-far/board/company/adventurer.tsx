import { Icon, icons, thing } from '@krcma/look'
import { type AdventurerId, adventurer } from '../../content/adventurers.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'
import { GOOD_SIGNS } from '../pictures.ts'
import { IconRow, pictured } from '../signs.tsx'

interface AdventurerCardProps {
  readonly v: Vocabulary
  readonly id: AdventurerId
  /** In coins, where it is to be hired. */
  readonly price?: number
  /** Whether the coins are there. */
  readonly payable?: boolean
}

/** An adventurer: of which faction, with which icons, and at what price. */
export function AdventurerCard({ v, id, price, payable = true }: AdventurerCardProps) {
  const { faction, icons: own } = adventurer(id)
  return (
    <span className="naf-adventurer" data-faction={faction} {...thing(id)}>
      <span className="naf-portrait" {...pictured(v.faction[faction])}>
        <Icon of={GOOD_SIGNS[faction]} />
      </span>
      <strong>{v.names.adventurers[id]}</strong>
      <IconRow v={v} of={own} />
      {price !== undefined && (
        <span className="naf-price" data-payable={payable} {...pictured(v.amount('coin', price))}>
          <Icon of={icons.coin} /> {price}
        </span>
      )}
    </span>
  )
}
