import { Icon, icons } from '@krcma/look'
import type { ReactNode } from 'react'
import * as own from '../board/icons.ts'
import { TileEmblem } from '../board/tile/emblem.tsx'
import type { EraTileId } from '../content/tiles.ts'

/** The adventure board with six spaces, as at a table of two or three: space 1 first. */
const SIX: readonly EraTileId[] = [
  'e1-crossroads-inn',
  'e1-bog-lantern',
  'e1-drill-sergeant',
  'e1-smugglers-cache',
  'e1-toll-ogre',
  'e1-wandering-scholar',
]
/** The bottom row from left to right, the top row from right to left (TOG-SETUP-21). */
const ORDER = [6, 5, 4, 1, 2, 3]

interface SpacesProps {
  readonly tiles?: readonly (EraTileId | null)[]
  readonly faded?: readonly number[]
  /** The space that more than one has chosen. */
  readonly wanted?: number
  /** What lies on a space besides its tile. */
  readonly on?: Readonly<Record<number, ReactNode>>
}

function SixSpaces({ tiles = SIX, faded = [], wanted, on = {} }: SpacesProps) {
  return (
    <div className="tog tog-picture tog-six">
      {ORDER.map((space) => {
        const tile = tiles[space - 1]
        return (
          <span key={space} className="tog-six-space" data-faded={faded.includes(space)} data-wanted={space === wanted}>
            {tile == null ? (
              <span className="tog-hollow" />
            ) : (
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <TileEmblem id={tile} x={0} y={0} size={100} />
              </svg>
            )}
            <span className="tog-space-number" data-wild={space > SIX.length / 2}>
              {space}
            </span>
            {on[space] !== undefined && <span className="tog-six-on">{on[space]}</span>}
          </span>
        )
      })}
    </div>
  )
}

const seat = [
  { colour: 'var(--seat-0)', sign: icons.combat },
  { colour: 'var(--seat-1)', sign: icons.magic },
] as const

/** A selection card: its number, or its back while the choice is secret. */
function SelectionCard({ of, space }: { of: 0 | 1; space: number | null }) {
  return (
    <span className="tog-laid-card" data-back={space === null} style={{ borderColor: seat[of].colour }}>
      <Icon of={seat[of].sign} />
      {space}
    </span>
  )
}

export function Choose() {
  return (
    <div className="tog-picture-column">
      <SixSpaces />
      <span className="tog-laid-cards">
        <SelectionCard of={0} space={null} />
        <SelectionCard of={1} space={null} />
      </span>
    </div>
  )
}

export function Take() {
  return (
    <div className="tog-picture-column">
      <SixSpaces wanted={2} />
      <span className="tog-laid-cards">
        <span className="tog-token">
          <Icon of={own.firstPlayer} />
        </span>
        <SelectionCard of={0} space={2} />
        <span className="tog-goes-to">→ 2</span>
      </span>
      <span className="tog-laid-cards">
        <SelectionCard of={1} space={2} />
        <span className="tog-goes-to">→ 3</span>
      </span>
    </div>
  )
}

/** TOG-EX-11: tiles were taken from 2 and 5; of the others 1, 3 and 4 go, and that of 6 slides to 1. */
export function Slide() {
  const left = SIX.map((tile, i) => (i === 1 || i === 4 ? null : tile))
  const gone = <Icon of={icons.discard} className="tog-six-gone" />
  return (
    <SixSpaces
      tiles={left}
      faded={[1, 3, 4]}
      on={{ 1: gone, 3: gone, 4: gone, 6: <span className="tog-goes-to">→ 1</span> }}
    />
  )
}
