import { botName } from '@krcma/bots'
import type { Language } from '@krcma/kernel'
import type { Spoken } from '@krcma/look'
import type { AnyGame, Placed, Result, Sitter } from '@krcma/protocol'
import type { LocalSeat } from '../link/local/kept.ts'
import { personName } from '../person-name.ts'
import type { Catalogue } from '../words/index.ts'

/** Who played, as an archive names them. */
export interface Player {
  readonly name: string
  /** `finished`: a bot played on for somebody who had given up. */
  readonly bot: 'whole' | 'finished' | null
}

export function playersOnline(table: string, sitters: readonly Sitter[], language: Language): readonly Player[] {
  const levels = sitters.map(({ person, bot }) => (person === null ? bot : null))
  return sitters.map(({ person, bot, resigned }, seat) =>
    person === null
      ? { name: botName(levels, seat, table), bot: 'whole' }
      : { name: personName(person, language), bot: resigned && bot !== null ? 'finished' : null },
  )
}

export function playersHere(seats: readonly LocalSeat[]): readonly Player[] {
  return seats.map(({ name, bot }) => ({ name, bot: bot === null ? null : 'whole' }))
}

/** A contestant in a ranking: a player, or a rival that is no seat. */
type Contestant = Placed & { readonly name: string; readonly who: string }

/** With the sign of arithmetic, not a hyphen. */
const signed = (points: number) => (points < 0 ? `−${-points}` : String(points))

/** What an archive says of a game: how it ended, and who played, the best first. `spoken`: the game's own words, if they are there. */
export function tellingOf(
  result: Result | null,
  players: readonly Player[],
  words: Catalogue,
  language: Language,
  spoken: Pick<Spoken<AnyGame>, 'outcome' | 'rival'> | null,
): { readonly verdict: string; readonly who: readonly string[] } {
  const named = players.map(({ name, bot }) => (bot === null ? name : `${name} (${words.archive.bot[bot]})`))
  if (result === null || result.seats.length === 0) {
    const otherwise = result !== null && result.endedBy !== null
    return { verdict: otherwise ? words.table.endedBy[result.endedBy] : words.lobby.over, who: named }
  }
  const all: readonly Contestant[] = [
    ...result.seats.map((placed, seat) => ({ ...placed, name: players[seat]?.name ?? '', who: named[seat] ?? '' })),
    ...result.rivals.map(({ id, ...placed }) => {
      const name = spoken?.rival?.(id) ?? id
      return { ...placed, name, who: name }
    }),
  ].sort((a, b) => a.place - b.place)
  const alone = all.length === 1
  const who = all.map(({ place, points, who: name }) =>
    alone ? `${name}:\u00a0${signed(points)}` : `${words.table.place(place)}\u00a0${name}:\u00a0${signed(points)}`,
  )
  return { verdict: verdictOf(result, all, words, language, spoken), who }
}

function verdictOf(
  { outcome }: Result,
  all: readonly Contestant[],
  words: Catalogue,
  language: Language,
  spoken: Pick<Spoken<AnyGame>, 'outcome'> | null,
): string {
  if (outcome !== null) return spoken?.outcome(outcome) ?? words.lobby.over
  const [best, next] = all
  if (best === undefined || next === undefined) return words.lobby.over
  const winners = all.filter(({ place }) => place === 1).map(({ name }) => name)
  const names = new Intl.ListFormat(language).format(winners)
  if (winners.length > 1) return words.table.winners(names)
  const by = best.points - next.points
  return by > 0 ? words.archive.wonBy(names, by) : by === 0 ? words.archive.wonEven(names) : words.table.winner(names)
}
