import { type Film, logIn, replayIn } from '@krcma/film'
import type { Game, Viewer } from '@krcma/kernel'
import { type AnyGame, apply, type Refusing } from '@krcma/protocol'
import type { Kept } from './kept.ts'
import type { FromHost } from './messages.ts'
import { sightOf } from './sight.ts'
import { filmText } from './told.ts'

/**
 * A game on this device that ended under rules which are no longer played. It stays what it was: it can be watched, if there is a
 * film of it, and saved, and nothing else.
 */
export class Screening {
  readonly #kept: Kept
  readonly #film: Film | null
  readonly #game: Game<AnyGame>

  constructor(kept: Kept, film: Film | null, game: Game<AnyGame>) {
    this.#kept = kept
    this.#film = film
    this.#game = game
  }

  /** What there is to see first: its end. */
  get sight(): Extract<FromHost, { t: 'sight' }> {
    const { record, ...kept } = this.#kept
    const table = { ...kept, ended: kept.ended ?? kept.updated }
    const film = this.#film
    if (film === null) return { t: 'sight', sight: sightOf(table, record, 0, null), heard: { from: 0, list: [] } }
    const { start, steps } = replayIn(film, 0, {}, this.#game)
    const end = steps.reduce((view, { changes }) => apply(view, changes), start)
    return { t: 'sight', sight: sightOf(table, record, 0, end), heard: logIn(film, 0) }
  }

  async do(call: string, { as, from }: Record<string, unknown>): Promise<object | Refusing> {
    const film = this.#film
    if (call === 'export')
      return { whole: true, record: this.#kept.record, ...(film && { film: await filmText(film) }) }
    if (call !== 'replay') return { refused: 'forbidden', about: call }
    if (film === null) return { refused: 'older-rules', about: String(this.#kept.record.rules) }
    const viewer: Viewer = as === 'all-seeing' || typeof as === 'number' ? as : 0
    return replayIn(film, viewer, { from: typeof from === 'number' ? from : 0 }, this.#game)
  }
}
