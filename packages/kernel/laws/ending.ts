import { canonical } from '../src/plain.ts'
import { idOf, zonesOf } from '../src/zones.ts'
import { hold, type Lawmaker } from './law.ts'

/** 1. Every game ends, within its bound; nothing appears, vanishes or lies in two places; the state is plain data. */
export const ending: Lawmaker = ({ game, table }) => {
  const inventory = () => {
    const things = game.inventory?.(table.state) ?? zonesOf(table.state).flatMap((zone) => zone.items.map(idOf))
    return [...things].sort()
  }
  const atFirst = inventory()
  /** An answer that is changed is still one answer. */
  const answered = new Set<string>()
  const look = () => {
    const now = inventory()
    const odd = now.find((id, i) => id !== atFirst[i]) ?? atFirst.find((id, i) => id !== now[i])
    hold(1, odd === undefined, () => `components are not conserved, first at ${odd}`)
    const twin = twinIn(table.state)
    hold(
      1,
      twin === undefined,
      () => `${twin} lies in two places: copies need numbers, or nobody can tell which was seen`,
    )
    try {
      canonical(table.state)
    } catch (mistake) {
      hold(1, false, () => `the state is ${String(mistake)}`)
    }
  }
  return {
    number: 1,
    rate: 4,
    before: look,
    after({ decision }) {
      if (decision !== undefined) answered.add(decision)
      hold(1, answered.size <= game.bound, () => `still going on after ${game.bound} answers`)
    },
    end() {
      look()
      const end = table.ending()
      const complete = end?.sheets.length === table.seats.length && end.keys.length === table.seats.length
      hold(1, complete, () => 'the ending does not speak of every seat')
    },
  }
}

/** The first id that stands twice in zones of the same kind. */
function twinIn(state: object): string | undefined {
  const met = new Set<string>()
  for (const { of, items } of zonesOf(state)) {
    for (const thing of items) {
      const name = `${of} ${idOf(thing)}`
      if (met.has(name)) return idOf(thing)
      met.add(name)
    }
  }
  return undefined
}
