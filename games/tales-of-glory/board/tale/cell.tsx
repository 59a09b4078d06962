import { Icon, icons, touch } from '@krcma/look'
import { memo } from 'react'
import { meetings } from '../../reckoning/outlook.ts'
import { rewardText } from '../../words/tile-text.ts'
import { type At, playerAt, taleOf } from '../at.ts'
import { pictures } from '../tile/pictures.ts'
import { RewardSigns } from '../tile/reward.tsx'
import { TileArt } from '../tile/tile.tsx'
import { Touched } from '../touched.tsx'
import { type SpotChoice, spotChoices } from './placings.ts'

interface CellProps {
  readonly at: At
  readonly spots: readonly SpotChoice[]
  readonly style: { readonly left: number; readonly top: number }
}

/** A cell on which something may be placed: one strip for each tile that may, with what its connections would bring. */
export const OpenCell = memo(function OpenCell({ at, spots, style }: CellProps) {
  const several = new Set(spotChoices(at.choices).map(({ option }) => option.tile)).size > 1
  const focused = spots.find(({ choice }) => choice.key === at.choices.focused?.key)
  return (
    <div className="tog-cell" style={style} data-focused={focused !== undefined}>
      {focused !== undefined && (
        <span className="tog-ghost">
          <TileArt id={focused.option.tile} name={at.v.tile[focused.option.tile]} />
        </span>
      )}
      {spots.map((spot) => (
        <Spot key={spot.choice.key} at={at} spot={spot} several={several} />
      ))}
    </div>
  )
}, isSame)

/** Choices light up one at a time: the other cells are left as they are. */
function isSame(before: CellProps, now: CellProps): boolean {
  const lit = ({ at, spots }: CellProps) => spots.map(({ choice }) => touch(at.choices, choice)['data-lit']).join()
  return (
    before.at.view === now.at.view &&
    before.at.w === now.at.w &&
    before.style.left === now.style.left &&
    before.style.top === now.style.top &&
    before.spots.length === now.spots.length &&
    before.spots.every(({ choice }, i) => choice === now.spots[i]?.choice) &&
    lit(before) === lit(now)
  )
}

function Spot({ at, spot: { choice, option }, several }: { at: At; spot: SpotChoice; several: boolean }) {
  const { v, w } = at
  const made = meetings(taleOf(playerAt(at, choice.decision.seat)), option.tile, option)
  const lines = made.flatMap(({ other, key, rewards }) => [
    ...(key ? [w.bringsKey(v.tile[other])] : []),
    ...rewards.map(({ tile, reward }) => w.bringsReward(v.tile[tile], rewardText(v, reward))),
    ...(!key && rewards.length === 0 ? [w.connects(v.tile[other])] : []),
  ])
  const says = {
    name: choice.label,
    text: lines.map((line) => <div key={line}>{line}</div>),
  }
  return (
    <div className="tog-spot">
      {several && <Icon of={pictures[option.tile][0]} className="tog-spot-tile" />}
      <span className="tog-brings" aria-hidden="true">
        {made.map(({ side, key, rewards }) => (
          <span key={side} className="tog-bring">
            {key && <Icon of={icons.key} className="tog-bring-key" />}
            {rewards.map(({ tile, reward }) => (
              <RewardSigns key={tile} reward={reward} />
            ))}
          </span>
        ))}
      </span>
      <Touched by={touch(at.choices, choice)} says={says} />
    </div>
  )
}
