import { clone, type Source } from '../../src/index.ts'

type Holder = Record<string | number, unknown>

/** Somewhere inside a value: the thing that holds it, and under which key. */
interface Spot {
  readonly holder: Holder
  readonly key: string | number
}

const GARBAGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  7,
  99,
  0.5,
  -0,
  2 ** 53,
  1e300,
  '',
  'x',
  '0',
  '1.0.1~0',
  '1.0.1',
  'pass',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  'f'.repeat(64),
  'x'.repeat(5000),
  [],
  [[]],
  [0],
  {},
  { id: 'silk-1' },
  { ware: 'silk-1' },
  { length: 2 },
  JSON.parse('{"__proto__":{"seat":0}}'),
]

export function garbage(random: Source): unknown {
  return clone(GARBAGE[random.below(GARBAGE.length)])
}

/** A copy of plain data in which one thing, anywhere, is another; sometimes two or three. */
export function mutated(value: unknown, random: Source): unknown {
  const root: Holder = { value: clone(value) }
  for (let times = 1 + Math.floor(random.below(8) / 6); times > 0; times--) {
    const spots = spotsOf(root)
    bend(spots[random.below(spots.length)] as Spot, random)
  }
  return root['value']
}

/** The nearer to the root, the likelier: otherwise states of a hundred things would drown the ten fields that matter. */
function spotsOf(root: Holder): Spot[] {
  const spots: Spot[] = []
  const visit = (holder: Holder, key: string | number, depth: number) => {
    const weight = Math.max(1, 6 - depth)
    for (let i = 0; i < weight; i++) spots.push({ holder, key })
    const value = holder[key]
    if (typeof value === 'object' && value !== null) {
      for (const inner of Object.keys(value)) visit(value as Holder, inner, depth + 1)
    }
  }
  visit(root, 'value', 0)
  return spots
}

function bend({ holder, key }: Spot, random: Source): void {
  const value = holder[key]
  switch (random.below(6)) {
    case 0:
      holder[key] = garbage(random)
      return
    case 1:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
      return
    case 2:
      if (Array.isArray(holder)) holder.splice(Number(key), 0, clone(value))
      else holder[`${key}x`] = clone(value)
      return
    case 3:
      if (Array.isArray(value) && value.length > 1) value.reverse()
      else if (typeof value === 'object' && value !== null) (value as Holder)['extra'] = garbage(random)
      else holder[key] = [value]
      return
    default:
      holder[key] = nudged(value, random)
  }
}

/** Nearly the same: the next number, a text with one sign changed. */
function nudged(value: unknown, random: Source): unknown {
  if (typeof value === 'number') return value + random.below(3) - 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string' || value === '') return garbage(random)
  const at = random.below(value.length)
  const sign = '0123456789abcdef.~+'[random.below(19)]
  return value.slice(0, at) + sign + value.slice(at + 1)
}
