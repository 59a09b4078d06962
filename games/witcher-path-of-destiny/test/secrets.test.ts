import { openTable, source, type Viewer } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { room } from '../index.ts'
import type { Options } from '../shape.ts'

/** What events say to those who may know it alone, and null to everybody else. */
const SECRETS = {
  'boards-dealt': 'boards',
  'cards-drawn': 'cards',
  'goal-seen': 'goal',
  'alliance-drawn': 'alliance',
  'alliance-discarded': 'alliance',
} as const

const seats = ['Ana', 'Bob', 'Eva']

/** A game of answers at random, to its end. */
function played(options: Partial<Options>) {
  const table = openTable(room.game, { seats, options, seed: '3'.repeat(64) })
  if ('refused' in table) throw new Error(table.refused)
  const random = source(3, 7)
  while (!table.over) {
    const [open] = table.asked.filter(({ answered }) => answered === undefined)
    table.give(open!, random.below(open!.options.length))
  }
  return table
}

interface Secret {
  readonly kind: string
  readonly owner: unknown
  readonly knows: boolean
}

/** For each event with a secret: whose it is, and whether this viewer heard it. */
function heard(table: ReturnType<typeof played>, viewer: Viewer): readonly Secret[] {
  return table.events(viewer).flatMap(({ kind, data }): Secret[] => {
    const said = data as unknown as { readonly [field: string]: unknown }
    const owner = said['seat'] ?? said['figure']
    if (kind === 'drafted') return said['row'] === 0 ? [{ kind, owner, knows: said['cards'] !== null }] : []
    const field = SECRETS[kind as keyof typeof SECRETS]
    return field === undefined ? [] : [{ kind, owner, knows: said[field] !== null }]
  })
}

describe('what events tell', () => {
  it('WPD-CHAR-02 WPD-DRAFT-08 WPD-STRI-07 WPD-EVIL-06 WPD-RULING-31 WPD-RULING-43: unseen cards, boards and goals to their owner alone', () => {
    const found = new Set<string>()
    for (const tale of ['edge-of-the-world', 'striga', 'lesser-evil'] as const) {
      const table = played({ tale })
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        for (const { kind, owner, knows } of heard(table, viewer)) {
          found.add(kind)
          expect([tale, kind, owner, viewer, knows]).toEqual([tale, kind, owner, viewer, owner === viewer])
        }
      }
    }
    expect([...found]).toEqual(
      expect.arrayContaining(['boards-dealt', 'drafted', 'cards-drawn', 'goal-seen', 'alliance-drawn']),
    )
  })
})
