import type { Seed } from '../seed.ts'

/** What land an emblem stands in. */
export type Scene = 'none' | 'hills' | 'mountains' | 'forest' | 'town' | 'sea' | 'cave' | 'hall' | 'clouds'

const f = (n: number) => n.toFixed(1)
const close = 'L100 100L0 100z'

/** Two outlines on a square of 100, the far one first; drawn in two shades. */
export const scenes: { readonly [S in Scene]: (seed: Seed) => readonly string[] } = {
  none: () => [],
  hills: (seed) =>
    [60, 76].map(
      (y) =>
        `M0 ${f(y + seed.between(-5, 5))}q${f(seed.between(14, 30))} ${f(seed.between(-20, -6))} 50 0t50 ${f(seed.between(-6, 6))}${close}`,
    ),
  mountains: (seed) =>
    [50, 70].map((y) => {
      const peaks = [8, 26, 46, 68, 88].map(
        (x) =>
          `L${f(x + seed.between(-6, 6))} ${f(y - seed.between(6, 28))}L${f(x + 11)} ${f(y + seed.between(-2, 8))}`,
      )
      return `M0 ${y}${peaks.join('')}L100 ${y}${close}`
    }),
  forest: (seed) =>
    [58, 76].map((y) => {
      const trees = Array.from({ length: 9 }, (_, i) => {
        const [x, high] = [i * 12 - 2 + seed.between(-2, 2), seed.between(12, 26)]
        return `L${f(x)} ${y}L${f(x + 3)} ${f(y - high * 0.45)}L${f(x + 1.5)} ${f(y - high * 0.45)}L${f(x + 6)} ${f(y - high)}L${f(x + 10.5)} ${f(y - high * 0.45)}L${f(x + 9)} ${f(y - high * 0.45)}L${f(x + 12)} ${y}`
      })
      return `M-4 ${y}${trees.join('')}${close}`
    }),
  town: (seed) =>
    [62, 78].map((y) => {
      const roofs = Array.from({ length: 7 }, (_, i) => {
        const [x, high] = [i * 15 - 2, seed.between(8, 24)]
        return seed.next() < 0.3
          ? `L${f(x)} ${f(y - high - 8)}h3v3h3v-3h3v3h3v-3h3V${y}`
          : `L${f(x)} ${f(y - high)}l7.5 -9 7.5 9V${y}`
      })
      return `M-2 ${y}${roofs.join('')}${close}`
    }),
  sea: (seed) => [64, 80].map((y) => `M0 ${y}${`q5 ${f(-seed.between(3, 8))} 10 0t10 0`.repeat(5)}${close}`),
  cave: (seed) => [
    `M0 0H100V100H0zM${f(seed.between(6, 14))} 100q-4 -50 18 -72 26 -24 46 4 22 26 18 68z`,
    `M0 0H100${Array.from({ length: 9 }, (_, i) => `L${f(96 - i * 12)} ${f(seed.between(5, 20))}L${f(90 - i * 12)} 4`).join('')}z`,
  ],
  hall: () => ['M0 0H14V100H0zM86 0H100V100H86zM14 22Q50 -8 86 22V0H14z', 'M0 86H100V100H0z'],
  clouds: (seed) =>
    [66, 82].map(
      (y) =>
        `M0 ${y}${Array.from({ length: 6 }, () => `a${f(seed.between(7, 11))} ${f(seed.between(6, 12))} 0 0 1 17 ${f(seed.between(-2, 2))}`).join('')}L100 ${y}${close}`,
    ),
}
