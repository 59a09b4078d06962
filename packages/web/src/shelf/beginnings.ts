import { beginSaga, type Game } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'

/** The how manieth values of an option a saga may begin with, for options of which it may not begin with all. */
export type Beginnings = Readonly<Record<string, readonly number[]>>

/** With what a saga of this game may begin, as the page that begins one has no rules to ask; null for a game without sagas. */
export function beginningsOf(game: Game<AnyGame>): Beginnings | null {
  if (game.saga === undefined) return null
  const members = Math.max(2, Math.min(...game.players))
  const begins = (options: object) => !('refused' in beginSaga(game, members, { options }))
  const options = Object.entries(game.options)
  // A game may have modes in which there are no sagas, and one of these may be the usual one.
  const changes = options.flatMap(([option, values]) => values.map((value) => ({ [option]: value })))
  const base = [{}, ...changes].find(begins) ?? {}
  const found = options.map(([option, values]) => {
    const good = values.flatMap((value, i) => (begins({ ...base, [option]: value }) ? [i] : []))
    return [option, good, values.length] as const
  })
  return Object.fromEntries(
    found.flatMap(([option, good, of]) => (good.length > 0 && good.length < of ? [[option, good]] : [])),
  )
}
