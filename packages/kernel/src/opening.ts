import type { Game, Opening, OpenTable, Refusal, Shape, Start } from './index.ts'
import { LiveTable } from './live.ts'
import { same } from './plain.ts'
import { refuse } from './refusal.ts'

/** Opens a table that people play at: with a record, events and undo. */
export function openTable<G extends Shape>(game: Game<G>, start: Start): OpenTable<G> | Refusal {
  if (!/^[0-9a-f]{64}$/.test(start.seed)) return refuse('malformed', 'seed')
  const opening = readOpening(game, start.seats.length, start)
  return 'refused' in opening ? opening : LiveTable.open(game, opening, start, null)
}

/** Fills in what an opening leaves out, or says what it cannot be. */
export function readOpening<G extends Shape>(
  game: Game<G>,
  players: number,
  given: { readonly options?: unknown; readonly scenario?: unknown; readonly campaign?: unknown } = {},
): Opening<G> | Refusal {
  if (!game.players.includes(players)) return refuse('not-allowed', 'players')
  const wanted = given.options ?? {}
  if (typeof wanted !== 'object' || Array.isArray(wanted)) return refuse('malformed', 'options')
  const known = game.options as Record<string, readonly unknown[]>
  const unknown = Object.keys(wanted).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) return refuse('not-allowed', unknown)
  const options: Record<string, unknown> = {}
  for (const [name, values] of Object.entries(known)) {
    const value = Object.hasOwn(wanted, name) ? (wanted as Record<string, unknown>)[name] : values[0]
    if (!values.some((allowed) => same(allowed, value))) return refuse('not-allowed', name)
    options[name] = value
  }
  const { scenario = null, campaign = null } = given
  const opening = { players, options, scenario, campaign } as Opening<G>
  const wrong = game.refuses?.(opening)
  return wrong === undefined ? opening : refuse('not-allowed', wrong)
}
