import type { Result } from '@krcma/protocol'
import { describe, expect, it } from 'vitest'
import { playersHere, playersOnline, tellingOf } from '../src/pages/telling.ts'
import { catalogues } from '../src/words/index.ts'

const players = playersHere([
  { name: 'Anna', bot: null },
  { name: 'Bořek', bot: 'master' },
  { name: 'Cyril', bot: null },
])
const result = (points: readonly number[], places: readonly number[], more: Partial<Result> = {}): Result => ({
  at: 1,
  endedBy: null,
  outcome: null,
  seats: points.map((n, seat) => ({ points: n, place: places[seat] ?? 0 })),
  rivals: [],
  ...more,
})
/** Where a line may not break does not matter here. */
const breaking = ({ verdict, who }: ReturnType<typeof tellingOf>) => ({
  verdict: verdict.replaceAll('\u00a0', ' '),
  who: who.map((one) => one.replaceAll('\u00a0', ' ')),
})
const told = (of: Result | null, language: 'cs' | 'en' = 'cs') =>
  breaking(
    tellingOf(of, players.slice(0, of?.seats.length || 3), catalogues[language], language, {
      outcome: (id) => `verdict ${id}`,
      rival: (id) => `rival ${id}`,
    }),
  )

describe('what the archive says of a game', () => {
  it('is who won and by how much, and who played, the best first', () => {
    expect(told(result([41, 44, -2], [2, 1, 3]))).toEqual({
      verdict: 'Vítězí Bořek, a to o 3 body.',
      who: ['1. Bořek (bot): 44', '2. Anna: 41', '3. Cyril: −2'],
    })
    expect(told(result([42, 41], [1, 2]), 'en').verdict).toBe('Anna won by 1 point.')
  })

  it('says when a tie-break decided, and when nothing did', () => {
    expect(told(result([41, 41], [2, 1]), 'en').verdict).toBe('Bořek won: the points were even, the tie-break decided.')
    expect(told(result([41, 41], [1, 1])).verdict).toBe('O vítězství se dělí Anna a Bořek.')
  })

  it('is the verdict of the game where that is no ranking, and counts rivals that are no seat', () => {
    expect(told(result([31], [1], { outcome: 'hero' }))).toEqual({ verdict: 'verdict hero', who: ['Anna: 31'] })
    const beaten = result([31], [2], { rivals: [{ id: 'wolf', place: 1, points: 33 }] })
    expect(told(beaten, 'en')).toEqual({
      verdict: 'rival wolf won by 2 points.',
      who: ['1. rival wolf: 33', '2. Anna: 31'],
    })
  })

  it('is how it ended otherwise, or only that it did', () => {
    expect(told(result([], [], { endedBy: 'draw' }), 'en').verdict).toBe('The game ended in a draw.')
    expect(told(null, 'cs')).toEqual({ verdict: 'Dohráno', who: ['Anna', 'Bořek (bot)', 'Cyril'] })
  })

  it('calls bots bots, and says where one played on for a person; not of a game from elsewhere', () => {
    const person = { id: 'x', name: 'Anna' }
    const sitters = [
      { person, bot: 'journeyman', resigned: true },
      { person: null, bot: 'apprentice', resigned: false },
      { person, bot: null, resigned: true },
    ] as const
    expect(playersOnline('k3w9', sitters, 'en').map(({ bot }) => bot)).toEqual(['finished', 'whole', null])
  })
})
