import { describe, expect, it } from 'vitest'
import { Candidate, Halving } from '../src/search/halving.ts'
import { Branch } from '../src/search/node.ts'

/** Candidates whose value in the nth world is known beforehand; the first is the favourite. */
function run(budget: number, trust: number, values: readonly ((world: number) => number)[]) {
  const candidates = values.map((_, index) => new Candidate(index, String(index), new Branch(), index === 0))
  const halving = new Halving(candidates, budget, trust)
  while (!halving.over) {
    const candidate = halving.next()
    halving.tried(values[candidate.index]!(candidate.tries))
  }
  const ranked = halving.ranked(candidates)
  return { best: ranked[0]!.index, spent: halving.spent, tries: candidates.map(({ tries }) => tries) }
}

/** Luck that all candidates share in the same world, far greater than what sets them apart. */
const luck = (world: number) => 0.5 + 0.4 * Math.sin(world * 12.9898)
/** Luck of one candidate alone. */
const noise = (seed: number) => (world: number) => 0.5 + 0.3 * Math.sin((world + 1) * 78.233 * seed)

describe('sequential halving', () => {
  it('tells candidates apart in the same worlds, however great the luck that they share', () => {
    const { best, spent } = run(400, 1, [luck, (n) => luck(n) - 0.02, (n) => luck(n) + 0.02])
    expect(best).toBe(2)
    expect(spent).toBeLessThan(60)
  })

  it('keeps to the favourite unless another is better by so many standard errors', () => {
    const better = (n: number) => 0.5 + 0.05 + (n % 2 === 0 ? 0.3 : -0.3)
    expect(run(20, 0, [() => 0.5, better]).best).toBe(1)
    expect(run(20, 1, [() => 0.5, better]).best).toBe(0)
    expect(run(400, 1, [() => 0.5, better]).best).toBe(1)
  })

  it('ends when nothing can be gained by anything but the favourite', () => {
    expect(run(400, 1, [luck, luck, luck]).spent).toBe(18)
  })

  it('never spends more than its budget, nor tries one that is left more often than another', () => {
    for (const size of [2, 3, 5, 6, 7, 11, 16]) {
      const values = Array.from({ length: size }, (_, i) => noise(i + 1))
      for (const budget of [2 * size, 33, 40, 64]) {
        const { spent, tries } = run(budget, 1, values)
        expect(spent).toBeLessThanOrEqual(budget)
        const most = tries.filter((count) => count === Math.max(...tries))
        expect(most.length).toBeGreaterThanOrEqual(2)
      }
    }
  })
})
