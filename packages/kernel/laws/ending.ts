import { canonical } from '../src/plain.ts'
import { idOf, zonesOf } from '../src/zones.ts'
import { hold, type Lawmaker } from './law.ts'

/** 1. Every game ends, within its bound; nothing appears and nothing vanishes; the state is plain data. */
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
