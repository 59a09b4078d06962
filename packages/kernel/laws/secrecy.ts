import { Fortune } from '../src/chance.ts'
import {
  clone,
  type Kind,
  redact,
  reshuffle,
  type Seat,
  type Shape,
  same,
  seenBy,
  type View,
  type Viewer,
} from '../src/index.ts'
import { idOf, zonesOf } from '../src/zones.ts'
import { hold, type Lawmaker, type Walk } from './law.ts'

/** 7. What a viewer cannot see makes no difference to what it sees or who is asked, and no hidden id occurs anywhere in it. */
export const secrecy: Lawmaker = <G extends Shape>({ game, table, random }: Walk<G>) => {
  const viewers: readonly Viewer[] = [...table.seats, 'spectator']
  let heard = 0
  /** What somebody, perhaps somebody else, saw when it was looked last. */
  let last: View<G> | undefined
  let hiddenBefore: ReadonlySet<string>[] | undefined

  function hiddenIds(viewer: Viewer): Set<string> {
    const hidden = new Set<string>()
    const seen = new Set<string>()
    for (const zone of zonesOf(table.state)) {
      for (const thing of zone.items) (seenBy(zone, viewer) ? seen : hidden).add(idOf(thing))
    }
    return new Set([...hidden].filter((id) => !seen.has(id)))
  }

  function lookAs(viewer: Viewer): void {
    const hidden = hiddenIds(viewer)
    // A seat's own standing answers may name what it saw when it gave them.
    const looked = table.view(viewer, last)
    hold(7, same(looked, table.view(viewer)), () => `what ${viewer} sees depends on the view that was made before`)
    last = looked
    const { standing: _, ...view } = looked
    const leak = firstOf(view, hidden)
    hold(7, leak === undefined, () => `the view of ${viewer} holds the hidden ${leak}`)
    const dealtAnew = clone(table.state)
    reshuffle(dealtAnew, viewer, new Fortune(random))
    const alike = same(redact(dealtAnew, viewer), redact(table.state, viewer))
    hold(7, alike, () => `redact after reshuffle is not redact for ${viewer}`)
    const tells = tellingOffer(viewer, dealtAnew)
    hold(
      7,
      tells === undefined,
      () => `whether a seat is asked beside ${tells} tells ${viewer} what it holds: it is secret`,
    )
    if (typeof viewer !== 'number') return
    const mine = table.imagine(viewer, random.below(2 ** 31)).decisions(viewer)
    const asked = (decisions: typeof mine) =>
      decisions.map(({ kind, options, context, offer }) => ({
        kind,
        options,
        context: context ?? null,
        offer,
      }))
    const alsoHere = same(asked(mine), asked(table.decisions(viewer)))
    hold(7, alsoHere, () => `what ${viewer} may do depends on what it cannot see`)
  }

  /** An offer that others have or have not by what this viewer cannot see, although it is not said to be secret. */
  function tellingOffer(viewer: Viewer, dealtAnew: G['state']): string | undefined {
    return Object.keys(game.offers ?? {}).find((kind) => {
      const offer = game.offers?.[kind as Kind<G>]
      if (offer === undefined || offer.secret === true || offer.patient === true) return false
      const has = (state: G['state'], seat: Seat) => offer.options(state, seat).length > 0
      return table.seats.some((seat) => seat !== viewer && has(dealtAnew, seat) !== has(table.state, seat))
    })
  }

  return {
    number: 7,
    rate: 4,
    before() {
      hiddenBefore = viewers.map(hiddenIds)
      lookAs(viewers[random.below(viewers.length)] as Viewer)
    },
    after(entry) {
      const before = hiddenBefore
      hiddenBefore = undefined
      if (before === undefined) return
      for (const [i, viewer] of viewers.entries()) {
        const told = table.events(viewer, heard).filter(({ after }) => after === entry.n)
        // What a seat saw and lost sight of within one answer, it may be told of.
        const glimpsed = typeof viewer === 'number' && entry.shown?.includes(viewer) === true
        if (told.length === 0 || glimpsed) continue
        const after = hiddenIds(viewer)
        const hidden = new Set([...(before[i] ?? [])].filter((id) => after.has(id)))
        const leak = firstOf(told, hidden)
        hold(7, leak === undefined, () => `an event tells ${viewer} of the hidden ${leak}`)
      }
      heard = (table.events('all-seeing', heard).at(-1)?.n ?? heard - 1) + 1
    },
  }
}

/** The first of these ids that occurs anywhere in plain data, as a value or as a key. */
function firstOf(data: unknown, ids: ReadonlySet<string>): string | undefined {
  if (typeof data === 'string') return ids.has(data) ? data : undefined
  if (typeof data !== 'object' || data === null) return undefined
  for (const [key, value] of Object.entries(data)) {
    const found = ids.has(key) ? key : firstOf(value, ids)
    if (found !== undefined) return found
  }
  return undefined
}
