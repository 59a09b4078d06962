import { type Decision, restore, type Source, same, source } from '@krcma/kernel'
import type { AnyGame, Hint } from '@krcma/protocol'
import type { Choice, Position, Thinker } from './thinker.ts'

/** Plays what the game's own mind would do at once, in a table that the seat imagines. */
export const greedy: Thinker = {
  choose: (position) => Promise.resolve(choose(position)),
  advise: (position) => Promise.resolve(advise(position)),
  close: () => Promise.resolve(),
}

function choose({ room, saved, seat, seed }: Position): Choice | null {
  const restored = restore(room.game, saved)
  if (restored.refused !== undefined) return null
  const { table } = restored
  const random: Source = source(seed, 1)
  const eyes = table.imagine(seat, seed)
  const seen = open(eyes.decisions(seat))
  const real = open(table.decisions(seat))
  // Offers first: a mind leaves alone those that it does not want.
  for (const imagined of [...seen.filter(({ offer }) => offer), ...seen.filter(({ offer }) => !offer)]) {
    const wanted = room.mind.choose(eyes.state, imagined, random)
    if (wanted < 0) continue
    const asked = real.find(({ kind, offer }) => kind === imagined.kind && offer === imagined.offer)
    const option = asked?.options.find((candidate) => same(candidate, imagined.options[wanted]))
    if (asked !== undefined && option !== undefined) return { decision: asked.id, option }
  }
  const first = real.find(({ offer }) => !offer)
  return first === undefined ? null : { decision: first.id, option: first.options[0] }
}

function advise(position: Position): Hint | null {
  const choice = choose(position)
  return choice && { decision: choice.decision, choices: [{ option: choice.option, value: 0, visits: 1 }] }
}

function open(decisions: readonly Decision<AnyGame>[]): readonly Decision<AnyGame>[] {
  return decisions.filter(({ answered }) => answered === undefined)
}
