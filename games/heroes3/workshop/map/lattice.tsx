import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Slot } from '../../content/lattice.ts'
import type { LayoutTile } from '../../content/scenario.ts'
import { sameSlot } from '../../reckoning/lattice.ts'
import { pieceName } from '../../words/texts.ts'
import { useForm } from '../form.tsx'
import type { Words } from '../words/words.ts'
import { frameOf, isArrow, middleOf, openSlots, sizeOf, slotTowards, TILE_PATH } from './geometry.ts'
import { linesOn, TileDrawing } from './tile.tsx'

interface LatticeProps {
  readonly tiles: readonly LayoutTile[]
  readonly selected: Slot | null
  /** Where the rows begin that the access of is shown. */
  readonly lines?: readonly (readonly [Slot, Slot])[]
  /** What is done to a slot: with a pointer or by Enter. */
  readonly onSlot: (slot: Slot) => void
  readonly onKey: (key: 'turn' | 'face' | 'remove', slot: Slot) => void
}

/** What lies there, in words. */
export function tileName(words: Words, tile: LayoutTile): string {
  if (tile.kind === 'start')
    return tile.player === undefined
      ? words.map.inHand('start')
      : words.map.start(words.choices.player[tile.player] ?? '')
  if (tile.id !== undefined) return `${words.map.kind[tile.kind]}: ${pieceName(words.v, tile.id)}`
  const places = (tile.has ?? []).map((place) => words.choices.location[place] ?? place)
  return places.length === 0 ? words.map.any(tile.kind) : `${words.map.inHand(tile.kind)}: ${places.join(', ')}`
}

const KEYS: Readonly<Record<string, 'turn' | 'face' | 'remove'>> = {
  r: 'turn',
  f: 'face',
  Delete: 'remove',
  Backspace: 'remove',
}

/** The map as it is being drawn: what lies there, and where more can be laid. */
export function Lattice({ tiles, selected, lines = [], onSlot, onKey }: LatticeProps) {
  const { words } = useForm()
  const open = openSlots(tiles.map(({ slot }) => slot))
  const all = [...tiles.map(({ slot }) => slot), ...open]
  const [cursor, setCursor] = useState<Slot>(all[0] ?? [0, 0])
  const at = all.find((slot) => sameSlot(slot, cursor)) ?? all[0] ?? cursor
  const drawing = useRef<SVGSVGElement>(null)
  // What is laid or taken up is another thing in the same place: whoever stood there stays there.
  const stays = useRef<Slot | null>(null)
  useLayoutEffect(() => {
    if (stays.current === null) return
    drawing.current?.querySelector<SVGGElement>(`[data-slot="${stays.current.join(' ')}"]`)?.focus()
    stays.current = null
  })
  const frame = frameOf(all)
  const press = (event: KeyboardEvent, slot: Slot) => {
    const act = KEYS[event.key] ?? KEYS[event.key.toLowerCase()]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ' || act !== undefined) {
      stays.current = slot
      if (act === undefined) onSlot(slot)
      else onKey(act, slot)
    } else if (isArrow(event.key)) {
      const next = slotTowards(slot, event.key, all)
      if (next !== undefined) {
        setCursor(next)
        drawing.current?.querySelector<SVGGElement>(`[data-slot="${next.join(' ')}"]`)?.focus()
      }
    } else return
    event.preventDefault()
  }
  const touchable = (slot: Slot, name: string, pressed?: boolean) => ({
    role: 'button',
    ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
    'data-slot': slot.join(' '),
    'aria-label': name,
    // Preact would write it as it is spelled in scripts, and in a drawing browsers know it by no other name than this.
    ref: (place: SVGGElement | null) => place?.setAttribute('tabindex', sameSlot(slot, at) ? '0' : '-1'),
    onClick: () => {
      setCursor(slot)
      onSlot(slot)
    },
    onFocus: () => setCursor(slot),
    onKeyDown: (event: KeyboardEvent) => press(event, slot),
  })
  const where = ([u, v]: Slot) => words.map.at(u, v)
  return (
    <div className="h3w-lattice">
      <svg
        ref={drawing}
        width={frame.width}
        height={frame.height}
        style={sizeOf(frame)}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      >
        <title>{words.map.label}</title>
        {open.map((slot) => {
          const { x, y } = middleOf(slot)
          return (
            <g
              key={slot.join(' ')}
              className="h3w-open"
              transform={`translate(${x} ${y})`}
              {...touchable(slot, words.map.empty(where(slot)))}
            >
              <path d={TILE_PATH} />
              <text y={7}>+</text>
            </g>
          )
        })}
        {tiles.map((tile) => {
          const { x, y } = middleOf(tile.slot)
          const isSelected = selected !== null && sameSlot(selected, tile.slot)
          return (
            <g
              key={tile.slot.join(' ')}
              className="h3w-tile"
              data-kind={tile.kind}
              data-face={tile.faceUp === true || tile.kind === 'start' ? 'up' : 'down'}
              transform={`translate(${x} ${y})`}
              {...touchable(tile.slot, words.map.tile(linesOn(tile, words).join(' '), where(tile.slot)), isSelected)}
            >
              <TileDrawing tile={tile} words={words} />
            </g>
          )
        })}
        {lines.map(([from, to]) => {
          const [a, b] = [middleOf(from), middleOf(to)]
          return <path key={`${from} ${to}`} className="h3w-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
        })}
      </svg>
    </div>
  )
}
