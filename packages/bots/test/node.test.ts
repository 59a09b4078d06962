import { source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { type Choosing, Node } from '../src/search/node.ts'

const manner: Choosing = { expansionThreshold: 1, curiosity: 0.35, widening: 0.5 }
const labels = Array.from({ length: 40 }, (_, n) => `option ${n}`)
const CUSTOM = 7

/** Chooses so many times at one node and learns each time; says how many choices had been taken up after each. */
function visited(node: Node, times: number, how: Choosing, value: (chosen: number) => number): number[] {
  const random = source(1, 1)
  const taken = new Set<number>()
  return Array.from({ length: times }, () => {
    const chosen = node.choose(
      labels,
      () => CUSTOM,
      () => null,
      how,
      random,
    )
    taken.add(chosen)
    node.visits++
    node.branch(labels[chosen] as string).add(value(chosen))
    return taken.size
  })
}

describe('a node of the tree', () => {
  it('begins with what is customary and takes up other choices only as the root of its visits grows', () => {
    const taken = visited(new Node(), 400, manner, () => 0.5)
    expect(taken[0]).toBe(1)
    for (const [n, size] of taken.entries()) {
      // One more is taken up as long as no more than `widening` times the root of the visits have been.
      expect(size).toBeLessThanOrEqual(Math.floor(manner.widening * Math.sqrt(n)) + 1)
    }
    expect(taken.at(-1)).toBe(10)
  })

  it('takes up everything where widening is generous, and then comes back to what is best', () => {
    const node = new Node()
    const taken = visited(node, 600, { ...manner, widening: 100 }, (chosen) => (chosen === 23 ? 0.9 : 0.1))
    expect(taken[labels.length - 1]).toBe(labels.length)
    const visits = labels.map((label) => node.branch(label).visits)
    expect(visits.indexOf(Math.max(...visits))).toBe(23)
    expect(visits[23]).toBeGreaterThan(100)
    expect(Math.min(...visits)).toBeGreaterThan(0)
  })

  it('is not looked into before it is ripe', () => {
    const taken = visited(new Node(), 60, { ...manner, expansionThreshold: 50, widening: 100 }, () => 0.5)
    expect(taken.slice(0, 50)).toEqual(new Array(50).fill(1))
    expect(taken[50]).toBe(2)
    expect(taken[59]).toBe(11)
  })

  it('gives a choice that is seldom available the benefit of the doubt only for the times when it was', () => {
    const node = new Node()
    const both = ['often', 'seldom']
    const random = source(1, 1)
    for (let n = 0; n < 200; n++) {
      const open = n % 20 === 0 ? both : ['often']
      const chosen = open[
        node.choose(
          open,
          () => 0,
          () => null,
          { ...manner, widening: 100 },
          random,
        )
      ] as string
      node.visits++
      node.branch(chosen).add(0.5)
    }
    expect(node.branch('often').available).toBe(200)
    expect(node.branch('seldom').available).toBe(10)
    expect(node.branch('seldom').visits).toBeGreaterThan(0)
    expect(node.branch('seldom').visits).toBeLessThanOrEqual(10)
  })
})
