import { type Decision, type Mind, type QuietTable, type Seat, type Shape, type Source, same } from '@krcma/kernel'

export type Bot = 'random' | 'greedy'
export const BOTS: readonly Bot[] = ['random', 'greedy']

/** What was decided, and out of how many options. */
interface Moved {
  readonly kind: string
  readonly options: number
}

/**
 * Makes a bot answer for a seat that the table waits for. `eyes`: the table as the seat imagines it, where secrets must be
 * kept; in a simulation it is the table itself.
 */
export function move<G extends Shape>(
  bot: Bot,
  table: QuietTable<G>,
  seat: Seat,
  random: Source,
  mind: Mind<G>,
  eyes: () => QuietTable<G>,
): Moved {
  return bot === 'random' ? moveAtRandom(table, seat, random) : moveByMind(table, seat, random, mind, eyes())
}

/** Any option of anything that the seat may do, offers included, is as likely as any other. */
function moveAtRandom<G extends Shape>(table: QuietTable<G>, seat: Seat, random: Source): Moved {
  const decisions = openTo(table, seat)
  let left = random.below(decisions.reduce((sum, { options }) => sum + options.length, 0))
  for (const decision of decisions) {
    const options = decision.options.length
    if (left < options) {
      table.give(decision, left)
      return { kind: decision.kind, options }
    }
    left -= options
  }
  throw new Error(`seat ${seat} has nothing to answer`)
}

/** Offers first: a mind leaves alone those that it does not want. */
function moveByMind<G extends Shape>(
  table: QuietTable<G>,
  seat: Seat,
  random: Source,
  mind: Mind<G>,
  eyes: QuietTable<G>,
): Moved {
  const seen = openTo(eyes, seat)
  const decisions = eyes === table ? seen : openTo(table, seat)
  const offersFirst = [...seen.filter(({ offer }) => offer), ...seen.filter(({ offer }) => !offer)]
  for (const imagined of offersFirst) {
    const chosen = mind.choose(eyes.state, imagined, random)
    if (chosen < 0 && imagined.offer) continue
    // An imagined table asks the same in the same order; its questions only have ids of their own.
    const decision = decisions[seen.indexOf(imagined)]
    const option = decision && indexOf(decision.options, (imagined.options as readonly unknown[])[chosen])
    if (decision === undefined || option === undefined || option < 0)
      throw new Error(`the mind of seat ${seat} answered ${imagined.kind} by ${chosen}, which is no option`)
    const options = decision.options.length
    table.give(decision, option)
    return { kind: imagined.kind, options }
  }
  throw new Error(`seat ${seat} has nothing to answer`)
}

function openTo<G extends Shape>(table: QuietTable<G>, seat: Seat): readonly Decision<G>[] {
  return table.decisions(seat).filter(({ answered }) => answered === undefined)
}

function indexOf(options: readonly unknown[], option: unknown): number {
  return options.findIndex((candidate) => same(candidate, option))
}
