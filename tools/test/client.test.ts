import { describe, expect, it } from 'vitest'
import { faults, firstVisit, withImports } from '../../packages/web/tools/client.mjs'

const chunk = (file: string, modules: readonly string[], more: object = {}) => ({
  part: 'page' as const,
  file,
  entry: false,
  imports: [],
  later: [],
  modules,
  ...more,
})

const page = chunk('index.js', ['packages/web/src/main.tsx', 'games/go/about.ts'], {
  entry: true,
  imports: ['shelf.js'],
  later: ['board.js'],
})
const shelf = chunk('shelf.js', ['packages/web/src/shelf/about.ts'])
const board = chunk('board.js', ['games/go/board/index.ts', 'games/go/reckoning/area.ts'])
const rules = chunk('rules.js', ['games/go/rules/game.ts', 'games/go/index.ts'], { part: 'worker' })

describe('what a client must not contain', () => {
  it('is nothing, where boards come later and rules are in the worker', () => {
    expect(faults([page, shelf, board, rules])).toEqual([])
    expect([...firstVisit([page, shelf, board])]).toEqual([page, shelf])
  })

  it('is rules on the page, also in a chunk that comes later', () => {
    const wrong = chunk('board.js', ['games/go/board/index.ts', 'games/go/rules/game.ts'])
    expect(faults([page, shelf, wrong])).toEqual(['the page has rules: games/go/rules/game.ts in board.js'])
    expect(faults([page, shelf, { ...rules, part: 'page' as const }])).toHaveLength(2)
  })

  it.each(['book/en/lots.ts', 'words/en.ts', 'board/index.ts', 'content/stones.ts'])(
    'is %s in a first visit, however it came there',
    (module) => {
      const early = { ...shelf, modules: [`games/go/${module}`] }
      expect(faults([page, early])).toEqual([`a first visit loads a part of a game: games/go/${module} in shelf.js`])
    },
  )

  it.each([
    ['words/cs.ts', 'words/en.ts'],
    ['words/cs/tiles.ts', 'words/effects.en.ts'],
    ['board/words/lesson.cs.ts', 'board/words/en.ts'],
  ])('is one language that brings another: %s with %s', (czech, english) => {
    const cs = chunk('cs.js', [`games/go/${czech}`], { imports: ['en.js'] })
    const en = chunk('en.js', [`games/go/${english}`])
    expect(faults([page, shelf, cs, en])).toEqual([
      `words of one language come with those of the other: games/go/${english} with cs.js`,
    ])
    expect(faults([page, shelf, { ...cs, imports: [] }, en])).toEqual([])
  })

  it('is no page at all', () => {
    expect(faults([rules])).toEqual(['there is no page'])
  })

  it('is sought in whatever a chunk loads at once, but not in the other part of the client', () => {
    const one = chunk('one.js', [], { imports: ['two.js'] })
    const two = chunk('two.js', [], { imports: ['one.js'] })
    const other = { ...two, part: 'worker' as const }
    expect([...withImports([one, two, other], [one])]).toEqual([one, two])
  })
})
