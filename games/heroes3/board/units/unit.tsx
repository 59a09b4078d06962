import { Explain, type Explanation, Icon, icons } from '@krcma/look'
import type { Stats } from '../../content/effects.ts'
import { faceOf, tierOf } from '../../reckoning/army.ts'
import type { UnitCard, UnitSide } from '../../shape.ts'
import { unitName, unitOn, unitText } from '../../words/texts.ts'
import type { At } from '../at.ts'
import * as own from '../icons.ts'
import { unitIcon } from './signs.ts'

interface MedalProps {
  readonly card: UnitCard | 'arrow-tower'
  readonly side: UnitSide
}

/** A unit's sign on a medallion of its tier; a pack has a second rim. */
export function Medal({ card, side }: MedalProps) {
  return (
    <span className="h3-medal" data-tier={card === 'arrow-tower' ? 'stone' : tierOf(card)} data-side={side}>
      <Icon of={unitIcon(card)} />
    </span>
  )
}

export const explainedUnit = ({ v }: Pick<At, 'v'>, card: UnitCard, side: UnitSide): Explanation => ({
  name: unitOn(v, card, side),
  text: unitText(v, card, side),
})

const SIGNS = { attack: icons.sword, defense: icons.shield, health: icons.heart, initiative: own.movement } as const
const STATS = ['attack', 'defense', 'health', 'initiative'] as const

interface StatsProps {
  readonly at: Pick<At, 'v'>
  readonly of: Stats
  /** Where a value is another than printed. */
  readonly printed?: Stats
}

/** Attack, defense, health, initiative: numbers to compare at a glance. */
export function StatRow({ at, of, printed = of }: StatsProps) {
  return (
    <span className="h3-stats">
      {STATS.map((stat) => (
        <Explain key={stat} of={{ name: `${at.v.stat[stat]}: ${of[stat]}` }}>
          <span
            className="h3-stat"
            data-stat={stat}
            data-tone={of[stat] > printed[stat] ? 'gain' : of[stat] < printed[stat] ? 'cost' : undefined}
            role="img"
            aria-label={`${at.v.stat[stat]}: ${of[stat]}`}
          >
            <Icon of={SIGNS[stat]} />
            {of[stat]}
          </span>
        </Explain>
      ))}
    </span>
  )
}

interface UnitPlateProps {
  readonly at: Pick<At, 'v'>
  readonly card: UnitCard
  readonly side: UnitSide
  readonly note?: string
}

/** A unit of the unit deck: its sign, its name and what it is worth. */
export function UnitPlate({ at, card, side, note }: UnitPlateProps) {
  return (
    <span className="h3-unit">
      <Medal card={card} side={side} />
      <span className="h3-unit-said">
        <span className="h3-unit-name">{unitName(at.v, card)}</span>
        <span className="h3-quiet">{note ?? (side === 'neutral' ? at.v.tier[tierOf(card)] : at.v.side[side])}</span>
      </span>
      <StatRow at={at} of={faceOf({ card, side })} />
    </span>
  )
}
