import { of, touch } from '@krcma/look'
import type { Cell, Pending, Placed } from '../../shape.ts'
import type { At } from '../at.ts'
import { middles } from '../tile/connector.tsx'
import { chestAt } from '../tile/tile.tsx'
import { cornerOf } from './page.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What may be touched on tiles that lie already: chests to open, and gains whose order is being chosen. */
export function Hotspots({ at, tale }: { at: At; tale: readonly Placed[] }) {
  const chests = of(at.choices, 'open-chest').flatMap((choice) => {
    const placed = tale.find(({ tile }) => tile === choice.option.tile)
    return placed === undefined ? [] : [{ choice, style: styleOf(placed, around(chestAt(choice.option.chest))) }]
  })
  const gains = of(at.choices, 'next-gain').flatMap((choice) => {
    const found = gainAt(tale, choice.option)
    return found === null ? [] : [{ choice, style: styleOf(found.placed, found.box) }]
  })
  return [...chests, ...gains].map(({ choice, style }) => (
    <div key={choice.key} className="tog-hotspot" style={style} {...touch(at.choices, choice)} />
  ))
}

/** A chest is small, so that the touch reaches a little beyond it. */
const around = ({ x, y, width, height }: Box): Box => ({ x: x - 3, y: y - 12, width: width + 14, height: height + 12 })

function gainAt(tale: readonly Placed[], gain: Pending): { placed: Placed; box: Box } | null {
  const find = (id: string) => tale.find(({ tile }) => tile === id)
  if (gain.from === 'compensation') return null
  if (gain.from === 'tile') {
    const placed = find(gain.tile)
    return placed === undefined ? null : { placed, box: { x: 6, y: 96, width: 148, height: 38 } }
  }
  if (gain.from === 'connector') {
    const placed = find(gain.tile)
    const [x, y] = middles[gain.side]
    const upright = gain.side === 1 || gain.side === 3
    const [width, height] = upright ? [36, 74] : [84, 36]
    return placed === undefined ? null : { placed, box: { x: x - width / 2, y: y - height / 2, width, height } }
  }
  const [a, b] = gain.tiles.map(find)
  if (a === undefined || b === undefined) return null
  const box = { x: 80 + (b.x - a.x) * 80 - 24, y: 80 + (b.y - a.y) * 80 - 24, width: 48, height: 48 }
  return { placed: a, box }
}

function styleOf(cell: Cell, { x, y, width, height }: Box) {
  const { left, top } = cornerOf(cell)
  return { left: left + x, top: top + y, width, height }
}
