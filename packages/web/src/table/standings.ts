import type { Ending } from '@krcma/kernel'
import { type Seen, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'

/** Whoever is ranked: a seat, or a rival that is none. */
export interface Contestant {
  readonly key: string
  /** Null for a rival that is no seat. */
  readonly seat: number | null
  readonly name: string
  readonly sign: string
  readonly colour: string | undefined
  readonly place: number
  readonly points: (source: string) => number
  readonly total: number
}

/** Everybody who is ranked, the best first. */
export function ranked(
  { seats, words }: Pick<Seen<AnyGame>, 'seats' | 'words'>,
  { sheets, places, rivals }: Ending<AnyGame>,
): readonly Contestant[] {
  const counted = (sheet: (typeof sheets)[number]) => ({
    points: (source: string) => sheet.find((line) => line.source === source)?.points ?? 0,
    total: sheet.reduce((sum, line) => sum + line.points, 0),
  })
  const people = seats.map(({ seat, name, sign, colour }) => ({
    key: `seat ${seat}`,
    seat,
    name,
    sign,
    colour,
    place: places[seat] ?? 0,
    ...counted(sheets[seat] ?? []),
  }))
  const others = rivals.map(({ id, sheet, place }) => ({
    key: `rival ${id}`,
    seat: null,
    name: words.rival?.(id) ?? id,
    sign: signs.bot,
    colour: undefined,
    place,
    ...counted(sheet),
  }))
  return [...people, ...others].sort((a, b) => a.place - b.place)
}

/** The sources of points, in the order in which they are counted. */
export function sourcesOf({ sheets, rivals }: Ending<AnyGame>): readonly string[] {
  return [...new Set([...sheets, ...rivals.map(({ sheet }) => sheet)].flat().map(({ source }) => source))]
}

/** Where the best was furthest ahead of the next, and of whom. */
export function decisive(
  all: readonly Contestant[],
  sources: readonly string[],
): { source: string; by: number; than: string } | null {
  const [best, next] = all
  if (best === undefined || next === undefined || best.total <= next.total) return null
  const leads = sources.map((source) => ({ source, by: best.points(source) - next.points(source) }))
  const [most] = leads.sort((a, b) => b.by - a.by)
  return most !== undefined && most.by > 0 ? { ...most, than: next.name } : null
}
