import type { ReactNode } from 'react'
import type { Seed } from '../seed.ts'

/** What is woven behind an emblem. */
export type Pattern = 'rays' | 'rings' | 'scales' | 'stars' | 'lattice' | 'waves' | 'thorns' | 'bricks' | 'plain'

const line = (d: string) => <path d={d} fill="none" stroke="currentColor" strokeWidth=".9" />

/** Drawn in the current colour on a square of 100. */
export const patterns: { readonly [P in Pattern]: (seed: Seed) => ReactNode } = {
  plain: () => null,
  rays: (seed) => {
    const count = 10 + Math.floor(seed.between(0, 8))
    const turn = seed.between(0, 360 / count)
    const wedge = (i: number) => {
      const [a, b] = [i, i + 0.45].map((at) => ((at * 360) / count + turn) * (Math.PI / 180))
      const point = (angle = 0) => `${(50 + 90 * Math.cos(angle)).toFixed(1)} ${(50 + 90 * Math.sin(angle)).toFixed(1)}`
      return `M50 50L${point(a)} ${point(b)}z`
    }
    return <path d={Array.from({ length: count }, (_, i) => wedge(i)).join('')} fill="currentColor" />
  },
  rings: (seed) => {
    const [x, y] = [seed.between(30, 70), seed.between(20, 50)]
    return [14, 26, 38, 50, 62, 74].map((r) => (
      <circle key={r} cx={x} cy={y} r={r} fill="none" stroke="currentColor" strokeWidth="1.2" />
    ))
  },
  scales: () => line(rows(12, 9, (x, y, odd) => `M${x + odd * 6} ${y}a6 6 0 0 0 12 0`)),
  stars: (seed) => {
    const star = () => {
      const [x, y, r] = [seed.between(4, 96), seed.between(4, 80), seed.between(0.8, 2.6)]
      return `M${f(x)} ${f(y - r)}l${f(r / 3)} ${f(r * 0.67)} ${f(r * 0.67)} ${f(r / 3)} ${f(-r * 0.67)} ${f(r / 3)} ${f(-r / 3)} ${f(r * 0.67)} ${f(-r / 3)} ${f(-r * 0.67)} ${f(-r * 0.67)} ${f(-r / 3)} ${f(r * 0.67)} ${f(-r / 3)}z`
    }
    return <path d={Array.from({ length: 26 }, star).join('')} fill="currentColor" />
  },
  lattice: (seed) => {
    const step = seed.pick([10, 12, 14])
    const lines = Array.from({ length: 22 }, (_, i) => i * step - 100)
    return line(lines.map((at) => `M${at} 0l100 100M${at + 100} 0l-100 100`).join(''))
  },
  waves: (seed) => {
    const high = seed.between(2, 5)
    return line(Array.from({ length: 13 }, (_, i) => `M-5 ${i * 8}${`q6 ${-high} 12 0t12 0`.repeat(5)}`).join(''))
  },
  thorns: (seed) => {
    const vine = (y: number) => `M-2 ${y}${`q8 ${seed.pick([-7, 7])} 16 0l2 -5m-2 5`.repeat(7)}`
    return line([12, 28, 44, 60, 76, 92].map(vine).join(''))
  },
  bricks: () => line(rows(16, 8, (x, y, odd) => `M${x + odd * 8} ${y}h16v8`)),
}

const f = (n: number) => n.toFixed(1)

function rows(width: number, height: number, cell: (x: number, y: number, odd: number) => string): string {
  const across = Math.ceil(100 / width) + 2
  const down = Math.ceil(100 / height) + 1
  return Array.from({ length: across * down }, (_, i) => {
    const row = Math.floor(i / across)
    return cell((i % across) * width - width, row * height, row % 2)
  }).join('')
}
