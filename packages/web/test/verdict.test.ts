import type { Ending } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { expect, it } from 'vitest'
import { verdictOf } from '../src/table/verdict.ts'
import { catalogues } from '../src/words/index.ts'

it('a rival who wins is named, also to who looks from no seat', () => {
  const seen = {
    seats: [{ seat: 0, name: 'Ana', colour: '', sign: '', who: 'person' }],
    words: { rival: () => 'Automa' },
  } as unknown as Parameters<typeof verdictOf>[0]
  const ending = {
    sheets: [[{ source: 'story', points: 3 }]],
    places: [2],
    rivals: [{ id: 'automa', sheet: [{ source: 'story', points: 5 }], place: 1 }],
  } as unknown as Ending<AnyGame>
  for (const viewer of [null, 0]) expect(verdictOf(seen, ending, viewer, catalogues.en, 'en')).toContain('Automa')
})
