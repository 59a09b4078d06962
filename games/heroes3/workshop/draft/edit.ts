import { PLAYER_REFS } from '../../content/conditions.ts'
import type { LayoutTile, Scenario } from '../../content/scenario.ts'
import { TILE_KINDS } from '../../content/tiles.ts'
import { countOf } from '../../reckoning/scenario/tile-supply.ts'
import { type Place, valueAt, withValue } from './place.ts'

/** What somebody does to the form. `put` with `undefined` leaves a field out. */
export type Edit =
  | { readonly do: 'put'; readonly at: Place; readonly value: unknown }
  | { readonly do: 'add'; readonly to: Place; readonly value: unknown }
  | { readonly do: 'take'; readonly from: Place; readonly index: number }
  | { readonly do: 'shift'; readonly in: Place; readonly index: number; readonly by: 1 | -1 }

/** The form after an edit, with everything that follows from something else filled in. */
export function edited(draft: Scenario, edit: Edit): Scenario {
  return settled(done(draft, edit))
}

function done(draft: Scenario, edit: Edit): Scenario {
  const list = (place: Place) => (valueAt(draft, place) as readonly unknown[] | undefined) ?? []
  switch (edit.do) {
    case 'put':
      return withValue(draft, edit.at, plain(edit.value))
    case 'add':
      return withValue(draft, edit.to, [...list(edit.to), edit.value])
    case 'take':
      return withValue(
        draft,
        edit.from,
        list(edit.from).filter((_, i) => i !== edit.index),
      )
    case 'shift': {
      const things = [...list(edit.in)]
      const [thing] = things.splice(edit.index, 1)
      if (thing === undefined) return draft
      things.splice(Math.max(0, edit.index + edit.by), 0, thing)
      return withValue(draft, edit.in, things)
    }
  }
}

/** Fields without a value are left out: a record is plain JSON. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

/** H3B-CREATE-07, H3B-CREATE-21, H3B-CREATE-25: what the form fills in by itself, so that nobody can get it wrong. */
function settled(draft: Scenario): Scenario {
  return withScoring(withCounts(withPlayers(withRounds(draft))))
}

/** H3B-CREATE-21: the length and the round limit are one number. */
function withRounds(draft: Scenario): Scenario {
  const { rounds } = draft.length
  return draft.roundLimit.round === rounds ? draft : { ...draft, roundLimit: { ...draft.roundLimit, round: rounds } }
}

/** H3B-CREATE-25: nothing is left of a player who is no longer there. */
function withPlayers(draft: Scenario): Scenario {
  const { perPlayer, players, map } = draft
  const here = PLAYER_REFS.slice(0, players.max)
  const gone = (perPlayer && PLAYER_REFS.filter((player) => player in perPlayer && !here.includes(player))) ?? []
  const own = gone.reduce((left, player) => withValue(left, `perPlayer.${player}`, undefined), draft)
  if (map.build === 'layout') return own
  return countOf(own, 'start') === players.max ? own : withValue(own, 'map.tiles.start', players.max)
}

/** H3B-CREATE-07: a map that is laid out needs as many tiles as lie there and as are dealt. */
function withCounts(draft: Scenario): Scenario {
  const { map, players } = draft
  if (map.build !== 'layout') return draft
  const laid = (map.layout ?? []) as readonly LayoutTile[]
  const supply = (map.supply?.far ?? 0) * players.max
  const counts = TILE_KINDS.map((kind) => {
    const count = laid.filter((tile) => tile.kind === kind).length + (kind === 'far' ? supply : 0)
    return [kind, count] as const
  })
  if (counts.every(([kind, count]) => countOf(draft, kind) === count)) return draft
  const tiles = Object.fromEntries(counts.filter(([kind, count]) => count > 0 || kind === 'start'))
  return { ...draft, map: { ...map, tiles: tiles as Scenario['map']['tiles'] } }
}

/** H3B-CREATE-21: points are counted where something says so. */
function withScoring(draft: Scenario): Scenario {
  const scored = /"result":"score"/.test(
    JSON.stringify([draft.victory, draft.roundLimit, draft.rules, draft.timedEvents]),
  )
  const use = draft.scoring?.use ?? (draft.ruleset === 'tournament-base' ? 'tournament' : 'none')
  return scored && use === 'none' ? { ...draft, scoring: { ...draft.scoring, use: 'tournament' } } : draft
}

/** An id that nothing of the list has. */
export function newId(kind: string, things: readonly { readonly id: string }[]): string {
  const taken = new Set(things.map(({ id }) => id))
  for (let n = things.length + 1; ; n++) if (!taken.has(`${kind}-${n}`)) return `${kind}-${n}`
}
