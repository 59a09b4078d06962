import type { Change } from '@krcma/protocol'
import type { Film, Step, Tale } from './film.ts'

/** A film without what follows from the step before, and with each place where something changed named once. */
export interface Folded extends Omit<Film, 'film' | 'steps'> {
  readonly film: 2
  readonly paths: readonly Change[1][]
  readonly steps: readonly FoldedStep[]
}

interface FoldedStep {
  readonly changes: readonly FoldedChange[]
  /** How far the count of turns has gone on, if it has. */
  readonly turns?: number
  /** Where its tales begin, if not where those before it end: something was taken back. */
  readonly from?: number
  readonly tales?: readonly FoldedTale[]
}

/** With the number of its path. */
type FoldedChange = readonly [Change[0], number, ...unknown[]]

/** What was told after the entry of its own step does not say so. */
type FoldedTale = Omit<Tale, 'after'> & Partial<Pick<Tale, 'after'>>

/** Every step counts the entries on by one. */
const isCount = ([, [name, ...more]]: Change, of: 'entries' | 'turn') => name === of && more.length === 0

export function fold({ steps, ...film }: Film): Folded {
  const paths = new Map<string, number>()
  const numberOf = (path: Change[1]): number => {
    const key = JSON.stringify(path)
    const known = paths.get(key) ?? paths.size
    paths.set(key, known)
    return known
  }
  let told = end(film.opening)
  let { turn } = film.start
  const folded = steps.map(({ changes, from, tales }, i): FoldedStep => {
    const entry = film.start.entries + i
    const now = (changes.find((change) => isCount(change, 'turn'))?.[2] ?? turn) as number
    const [turns, expected] = [now - turn, told]
    turn = now
    told = end({ from, tales })
    return {
      changes: changes
        .filter((change) => !isCount(change, 'turn') && !isCount(change, 'entries'))
        .map(([sign, path, ...what]): FoldedChange => [sign, numberOf(path), ...what]),
      ...(turns !== 0 && { turns }),
      ...(from !== expected && { from }),
      ...(tales.length > 0 && {
        tales: tales.map(({ after, ...tale }) => (after === entry ? tale : { after, ...tale })),
      }),
    }
  })
  return { ...film, film: 2, paths: [...paths.keys()].map((key) => JSON.parse(key) as Change[1]), steps: folded }
}

export function unfold({ paths, steps, ...film }: Folded): Film {
  let told = end(film.opening)
  let { turn } = film.start
  const unfolded = steps.map(({ changes, turns = 0, from = told, tales = [] }, i): Step => {
    const entry = film.start.entries + i
    turn += turns
    told = end({ from, tales })
    const whole = changes.map(([sign, path, ...what]) => [sign, paths[path], ...what] as unknown as Change)
    if (turns !== 0) whole.push(['=', ['turn'], turn])
    whole.push(['=', ['entries'], entry + 1])
    return { changes: whole, from, tales: tales.map((tale) => ({ after: entry, ...tale })) }
  })
  return { ...film, film: 1, steps: unfolded }
}

/** The number of what is told next. */
function end({ from, tales }: { readonly from: number; readonly tales: readonly unknown[] }): number {
  return from + tales.length
}
