import { type Seed, seeded } from '@krcma/look'
import type { Tile } from '../../content/tiles.ts'
import { R } from './hex.ts'

type Terrain = Tile['terrain']

/** One stroke of the pen: a path around the middle of a field, in one of the inks of its terrain. */
export interface Stroke {
  readonly d: string
  readonly ink: 'dark' | 'light' | 'body' | 'shade' | 'spot'
}

const n = (value: number) => Math.round(value * 10) / 10

/** Somewhere on a field, not under what stands in its middle nor on its edge. */
function somewhere(seed: Seed): readonly [number, number] {
  const angle = seed.between(0, 2 * Math.PI)
  const far = R * seed.between(0.5, 0.76)
  return [n(far * Math.cos(angle)), n(far * Math.sin(angle))]
}

function tuft(seed: Seed): string {
  const [x, y] = somewhere(seed)
  const h = n(seed.between(4, 8))
  return `M${x} ${y}q-1-${h} -${n(h / 2)}-${h}M${x} ${y}v-${n(h * 1.2)}M${x} ${y}q1-${h} ${n(h / 2)}-${n(h * 0.8)}`
}

function pebble(seed: Seed): string {
  const [x, y] = somewhere(seed)
  const a = n(seed.between(2, 4.5))
  return `M${n(x - a)} ${y}q0-${a} ${a}-${a}t${a} ${a}z`
}

function crack(seed: Seed): string {
  const [x, y] = somewhere(seed)
  const step = () => `${n(seed.between(-9, 9))} ${n(seed.between(-5, 5))}`
  return `M${x} ${y}l${step()}l${step()}l${step()}`
}

function mushroom(seed: Seed): string {
  const [x, y] = somewhere(seed)
  const a = n(seed.between(2.5, 4))
  return `M${n(x - a)} ${y}q0-${n(a * 1.5)} ${a}-${n(a * 1.5)}t${a} ${n(a * 1.5)}z`
}

/** What grows and lies about on a field that can be walked on. */
const LITTER: Readonly<Record<Terrain, (seed: Seed) => readonly Stroke[]>> = {
  grass: (seed) => [
    { ink: 'dark', d: [tuft(seed), tuft(seed), tuft(seed), tuft(seed)].join('') },
    { ink: 'light', d: [tuft(seed), tuft(seed), tuft(seed)].join('') },
    { ink: 'spot', d: pebble(seed) },
  ],
  dirt: (seed) => [
    { ink: 'dark', d: [crack(seed), crack(seed), tuft(seed)].join('') },
    { ink: 'light', d: crack(seed) },
    { ink: 'spot', d: [pebble(seed), pebble(seed), pebble(seed)].join('') },
  ],
  subterranean: (seed) => [
    { ink: 'dark', d: [crack(seed), crack(seed), crack(seed)].join('') },
    { ink: 'light', d: crack(seed) },
    { ink: 'spot', d: [mushroom(seed), mushroom(seed), mushroom(seed)].join('') },
  ],
}

/** A crown of leaves on its trunk. */
function tree(seed: Seed, x: number, y: number, size: number): readonly Stroke[] {
  const a = n(size * seed.between(0.9, 1.1))
  const crown = `M${n(x - a)} ${y}q-${n(a * 0.3)}-${n(a * 0.9)} ${n(a * 0.5)}-${n(a)}q${n(a * 0.4)}-${n(a * 0.7)} ${n(a * 0.9)} 0q${n(a * 0.9)} ${n(a * 0.1)} ${n(a * 0.6)} ${n(a)}q-${n(a)} ${n(a * 0.5)} -${n(a * 2)} 0z`
  return [
    { ink: 'dark', d: `M${x} ${y}v${n(a * 0.7)}M${n(x + 2)} ${y}v${n(a * 0.7)}` },
    { ink: 'body', d: crown },
    {
      ink: 'shade',
      d: `M${n(x + a * 0.2)} ${n(y - a * 0.9)}q${n(a)} ${n(a * 0.3)} ${n(a * 0.75)} ${n(a)}q-${n(a * 0.6)} ${n(a * 0.4)} -${n(a * 1.2)} ${n(a * 0.2)}q${n(a * 0.7)}-${n(a * 0.4)} ${n(a * 0.45)}-${n(a * 1.2)}z`,
    },
  ]
}

/** A crag: its lit side, and the one that lies in shadow. */
function crag(seed: Seed, x: number, y: number, size: number): readonly Stroke[] {
  const w = n(size * seed.between(0.75, 1))
  const h = n(size * seed.between(1.2, 1.5))
  const lean = n(size * seed.between(-0.2, 0.2))
  return [
    {
      ink: 'body',
      d: `M${n(x - w)} ${y}L${n(x + lean - w * 0.4)} ${n(y - h * 0.6)}L${n(x + lean)} ${n(y - h)}L${n(x + lean + w * 0.35)} ${n(y - h * 0.55)}L${n(x + w)} ${y}z`,
    },
    {
      ink: 'shade',
      d: `M${n(x + lean)} ${n(y - h)}L${n(x + lean + w * 0.35)} ${n(y - h * 0.55)}L${n(x + w)} ${y}H${n(x + w * 0.1)}L${n(x + lean - w * 0.1)} ${n(y - h * 0.45)}z`,
    },
  ]
}

/** A pillar of stone as it grows in caves. */
function pillar(seed: Seed, x: number, y: number, size: number): readonly Stroke[] {
  const w = n(size * 0.42)
  const h = n(size * seed.between(1.5, 2))
  return [
    {
      ink: 'body',
      d: `M${n(x - w)} ${y}q${n(w * 0.7)}-${n(h * 0.5)} ${w}-${h}q${n(w * 0.3)} ${n(h * 0.5)} ${w} ${h}q-${w} ${n(w * 0.5)} -${n(w * 2)} 0z`,
    },
    {
      ink: 'shade',
      d: `M${x} ${n(y - h)}q${n(w * 0.3)} ${n(h * 0.5)} ${w} ${h}q-${n(w * 0.5)} ${n(w * 0.3)} -${n(w * 0.9)} ${n(w * 0.25)}z`,
    },
  ]
}

const HEIGHTS = { grass: tree, dirt: crag, subterranean: pillar } as const
/** Where woods, crags and pillars stand on a blocked field, those behind first. */
const STANDS = [
  [-17, -12, 15],
  [17, -13, 14],
  [0, -4, 18],
  [-22, 15, 16],
  [21, 15, 15],
  [1, 24, 17],
] as const

/** What is drawn on a field, always the same for the same seed. */
export function strokesOf(terrain: Terrain, blocked: boolean, id: string): readonly Stroke[] {
  const seed = seeded(id)
  if (!blocked) return LITTER[terrain](seed)
  return STANDS.flatMap(([x, y, size]) => HEIGHTS[terrain](seed, x, y, size))
}
