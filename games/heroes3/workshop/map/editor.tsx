import { useState } from 'react'
import { ROTATIONS, type Rotation, type Slot } from '../../content/lattice.ts'
import type { LayoutTile } from '../../content/scenario.ts'
import { sameSlot } from '../../reckoning/lattice.ts'
import { useForm } from '../form.tsx'
import { Inspector } from './inspector.tsx'
import { Lattice } from './lattice.tsx'
import { leftOf, lyingOn, STACKS, type Stack, tileOf } from './laying.ts'

interface EditorProps {
  readonly tiles: readonly LayoutTile[]
  readonly stacks: readonly Stack[]
  readonly lines?: readonly (readonly [Slot, Slot])[]
  readonly onChange: (tiles: readonly LayoutTile[]) => void
}

/** Draws tiles on the lattice: what is taken in hand is laid where one points, and what lies there can be changed. */
export function MapEditor({ tiles, stacks, lines, onChange }: EditorProps) {
  const { draft, words, layout } = useForm()
  const [hand, setHand] = useState(stacks[0]?.id ?? '')
  const [selected, select] = useState<Slot | null>(null)
  const [moving, setMoving] = useState(false)
  const chosen = tiles.find(({ slot }) => selected !== null && sameSlot(slot, selected))
  const inHand = STACKS.find(({ id }) => id === hand)
  const change = (slot: Slot, to: LayoutTile) => onChange(tiles.map((tile) => (sameSlot(tile.slot, slot) ? to : tile)))
  const remove = (slot: Slot) => {
    onChange(tiles.filter((tile) => !sameSlot(tile.slot, slot)))
    select(null)
  }
  const onSlot = (slot: Slot) => {
    const isFree = lyingOn(tiles, slot) < 0
    if (moving && chosen !== undefined && isFree) {
      change(chosen.slot, { ...chosen, slot })
      setMoving(false)
      return select(slot)
    }
    setMoving(false)
    if (isFree && inHand !== undefined) {
      if (leftOf(draft, inHand).left > 0) onChange([...tiles, tileOf(inHand, slot, tiles, draft.players.max)])
      return select(slot)
    }
    select(slot)
  }
  const onKey = (act: 'turn' | 'face' | 'remove', slot: Slot) => {
    const tile = tiles[lyingOn(tiles, slot)]
    if (tile === undefined) return
    if (act === 'remove') return remove(slot)
    change(slot, act === 'turn' ? turned(tile) : turnedOver(tile))
    select(slot)
  }
  return (
    <div className="h3w-map">
      <fieldset className="h3w-stacks">
        <legend>{words.map.hand}</legend>
        {stacks.map((stack) => {
          const { left, of } = leftOf(draft, stack)
          const special = stack.has ?? stack.lacks
          return (
            <label key={stack.id} className="h3w-stack" data-kind={stack.kind} data-none={left <= 0}>
              <input type="radio" name="stack" checked={hand === stack.id} onChange={() => setHand(stack.id)} />
              <span>
                {words.map.inHand(stack.kind)}
                {special !== undefined && (
                  <small>
                    {stack.has === undefined ? `${words.map.without}: ` : ''}
                    {words.map.special[special]}
                  </small>
                )}
              </span>
              <b title={words.map.box}>{words.map.left(left, of)}</b>
            </label>
          )
        })}
      </fieldset>
      <p className="h3w-about">{moving ? words.map.moving : layout === 'phone' ? words.map.howTouch : words.map.how}</p>
      <div className="h3w-map-both">
        <Lattice tiles={tiles} selected={selected} {...(lines ? { lines } : {})} onSlot={onSlot} onKey={onKey} />
        <Inspector
          tile={chosen}
          tiles={tiles}
          onChange={(to) => chosen && change(chosen.slot, to)}
          onTurn={() => chosen && change(chosen.slot, turned(chosen))}
          onMove={() => setMoving(true)}
          onRemove={() => chosen && remove(chosen.slot)}
        />
      </div>
    </div>
  )
}

/** A step of 60 degrees; a starting tile is its owner's to turn until somebody turns it here (H3B-CREATE-23). */
function turned(tile: LayoutTile): LayoutTile {
  if (tile.kind === 'start' && (tile.rotation ?? null) === null) return { ...tile, rotation: 0 }
  const rotation = (((tile.rotation ?? 0) + 1) % ROTATIONS.length) as Rotation
  if (tile.kind === 'start' && rotation === 0) return { ...tile, rotation: null }
  return { ...tile, rotation }
}

function turnedOver(tile: LayoutTile): LayoutTile {
  return tile.kind === 'start' ? tile : { ...tile, faceUp: tile.faceUp !== true }
}
