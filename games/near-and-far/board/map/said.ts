import type { Explanation, WhyNot } from '@krcma/look'
import type { Space, SpaceId } from '../../content/map.ts'
import type { Journey } from '../../reckoning/journeys.ts'
import { campIncome } from '../../reckoning/movement.ts'
import { spaceText } from '../../words/speech.ts'
import { type At, lookOf, playerAt, shownSeat } from '../at.ts'
import { because } from '../why.ts'

/** What a space is, sentence by sentence. */
export function notesOf(at: At, space: Space, journey: Journey | undefined): readonly string[] {
  const { state, chart, v, w } = at
  const { id, icon, encounter, water, mammoth } = space
  const owner = state.camps[id]
  const player = playerAt(at, shownSeat(at))
  const goods = icon === 'town' || icon === 'coin' || icon === 'gem' ? null : icon
  const who = state.players.flatMap((one, seat) => (one.at === id ? [lookOf(at, seat).name] : []))
  return [
    ...(icon === 'town' ? [w.map.townRule] : []),
    ...(icon === 'coin' || icon === 'gem' ? [w.map.brings(v.amount(icon, campIncome(player)))] : []),
    ...(goods === null ? [] : [w.map.route(v.tradeGoods[goods], chart.route.solo, chart.route.shared)]),
    ...(state.tokens.includes(id) ? [w.map.token] : encounter === undefined ? [] : [w.map.book]),
    ...(water ? [w.map.water] : []),
    ...(mammoth ? [w.map.mammoth] : []),
    ...(owner === undefined ? [] : [v.step.camp(lookOf(at, owner).name)]),
    ...(who.length === 0 ? [] : [w.map.here(v.and(who))]),
    ...(journey === undefined ? [] : [w.map.journey(journey)]),
  ]
}

/** What a space is called where nothing is said before it. */
export function spaceName({ state, v, w }: Pick<At, 'state' | 'v' | 'w'>, id: SpaceId): string {
  return w.map.space(spaceText(v, state, id), v.names.places[id] !== undefined)
}

export function explained(at: At, space: Space, journey: Journey | undefined, why: WhyNot | null): Explanation {
  return { name: spaceName(at, space.id), text: notesOf(at, space, journey).join(' '), ...because(why) }
}
