import type { WhyNot } from '@krcma/look'
import type { AdventurerId } from '../content/adventurers.ts'
import { type ArtifactId, artifact } from '../content/artifacts.ts'
import { GOODS } from '../content/goods.ts'
import type { SpaceId } from '../content/map.ts'
import type { Building } from '../content/town.ts'
import { sizeOf } from '../reckoning/cards.ts'
import { isCamped } from '../reckoning/charts.ts'
import type { Journey } from '../reckoning/journeys.ts'
import { barOf, mineSkill, numberAt } from '../reckoning/mine.ts'
import { campHearts } from '../reckoning/movement.ts'
import { inOwnTurn, price } from '../reckoning/party.ts'
import { canPay, heartsAtHand } from '../reckoning/payment.ts'
import { playerAt, spaceOf } from '../reckoning/players.ts'
import { type Prospect, prospect } from '../reckoning/prospects.ts'
import { missingFor } from '../reckoning/shopping.ts'
import { coinsAtHand, mayVisit } from '../reckoning/visit.ts'
import type { Seat, SeenState, Stage, Turn } from '../shape.ts'
import { amounts } from '../words/speech.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { BoardWords } from './words/words.ts'

/** Of what is seen, and the words for it. */
interface Place {
  readonly state: SeenState
  readonly v: Vocabulary
  readonly w: BoardWords
}

type Why = WhyNot | null

/** As a part of what is explained. */
export const because = (why: Why): { readonly why?: WhyNot } => (why === null ? {} : { why })

const ACTION: { readonly [B in Building]?: Turn['done'][number] } = {
  saloon: 'hire',
  stables: 'animal',
  store: 'store',
  farm: 'farm',
  hut: 'hut',
  mine: 'dig',
}

const isVisiting = ({ active, turn }: SeenState, seat: Seat, building: Building) =>
  active === seat && turn.building === building

/** Whether the action of the building was taken in this visit. */
function isDone(state: SeenState, seat: Seat, building: Building): boolean {
  const action = ACTION[building]
  return action !== undefined && isVisiting(state, seat, building) && state.turn.done.includes(action)
}

/** Why a building cannot be visited, or its action brings nothing. */
export function whyNotHouse(place: Place, seat: Seat, building: Building): Why {
  const { state, w } = place
  if (!mayVisit(playerAt(state, seat), building) && !isVisiting(state, seat, building))
    return { text: w.why.here, rule: 'NAF-TURN-06' }
  if (isDone(state, seat, building)) return { text: w.why.done, rule: 'NAF-VISIT-07' }
  return whyNothing(place, seat, prospect(state, seat, building))
}

function whyNothing({ state, v, w }: Place, seat: Seat, of: Prospect): Why {
  const player = playerAt(state, seat)
  switch (of.building) {
    case 'town-hall':
      if (of.mayTrade) return null
      return GOODS.every((good) => player.goods[good] === 0)
        ? { text: w.why.noPieces, rule: 'NAF-HALL-02' }
        : { text: w.why.unfair, rule: 'NAF-HALL-05' }
    case 'saloon': {
      if (of.hires > 0) return null
      if (of.of === 0) return { text: w.why.emptyRow, rule: 'NAF-SALOON-11' }
      const cheapest = Math.min(...state.row.map((id) => price(state, seat, id)))
      return { text: w.why.tooDear(v.amount('coin', cheapest)), rule: 'NAF-SALOON-03' }
    }
    case 'stables':
      if (of.bird || of.turtle) return null
      if (state.stables === 0) return { text: w.why.noStock, rule: 'NAF-STABLE-04' }
      if (!of.room) return { text: w.why.noPlace, rule: 'NAF-STABLE-03' }
      return state.town === 'day'
        ? { text: w.why.noFoodNorGem, rule: 'NAF-DAY-01' }
        : { text: w.why.noFood, rule: 'NAF-STABLE-01' }
    case 'store':
      return null
    case 'farm':
      return of.food > 0 ? null : { text: w.why.noSkill, rule: 'NAF-FARM-01' }
    case 'hut':
      if (of.treasures > 0) return null
      return sizeOf(state.decks.treasure.items) + state.discards.treasure.length === 0
        ? { text: w.why.noTreasures, rule: 'NAF-TREASURE-06' }
        : { text: w.why.noAnimal, rule: 'NAF-HUT-03' }
    case 'mine': {
      if (of.numbers.length > 0) return null
      const skill = mineSkill(player)
      const hard = state.mine.flatMap((_, at) => (barOf(state.mine, skill, at) === 'hard' ? [numberAt(at)] : []))
      return hard.length === 0
        ? { text: w.why.noNumber, rule: 'NAF-MINE-09' }
        : { text: w.why.tooHard(Math.min(...hard), skill), rule: 'NAF-MINE-03' }
    }
  }
}

export function whyNotOut({ state, w }: Place): Why {
  return state.round === 1 ? { text: w.why.firstRound, rule: 'NAF-TURN-03' } : null
}

export function whyNotPrison({ w }: Place): WhyNot {
  return { text: w.why.prison, rule: 'NAF-DUEL-07' }
}

/** `building`: where the row is looked at; the Rusty Bell brings it to the mine. */
export function whyNotHired({ state, v, w }: Place, seat: Seat, id: AdventurerId, building: Building): Why {
  if (isVisiting(state, seat, building) && state.turn.done.includes('hire'))
    return { text: w.why.done, rule: 'NAF-VISIT-07' }
  const player = playerAt(state, seat)
  const short = price(state, seat, id) - coinsAtHand(player)
  return short <= 0 ? null : { text: w.why.lacks(v.amount('coin', short)), rule: 'NAF-SALOON-03' }
}

export function whyNotDug({ state, w }: Place, seat: Seat, at: number): Why {
  const skill = mineSkill(playerAt(state, seat))
  const bar = barOf(state.mine, skill, at)
  if (bar === 'taken') return { text: w.why.dug, rule: 'NAF-MINE-02' }
  if (isDone(state, seat, 'mine')) return { text: w.why.done, rule: 'NAF-VISIT-07' }
  if (bar === 'hard') return { text: w.why.tooHard(numberAt(at), skill), rule: 'NAF-MINE-03' }
  if (bar === null) return null
  return state.mine.every((owner) => owner === null)
    ? { text: w.why.entrance, rule: 'NAF-MINE-04' }
    : { text: w.why.beside, rule: 'NAF-MINE-05' }
}

interface Lacking {
  readonly goods: string
  readonly reputation: string
  /** The reputation for which it asks, reached or not. */
  readonly asks: string
}

/** What is still missing for an artifact, in words; empty where nothing is. */
export function lacking({ state, v }: Place, seat: Seat, id: ArtifactId): Lacking {
  const player = playerAt(state, seat)
  const { cost, requires } = artifact(id)
  const missing = missingFor(player, id)
  const asks =
    requires === undefined
      ? ''
      : 'reputationAtLeast' in requires
        ? v.atLeast(requires.reputationAtLeast)
        : v.atMost(requires.reputationAtMost)
  // A gem may stand for a coin (NAF-SKILL-08).
  const goods = canPay(player, cost) ? '' : amounts(v, missing.goods)
  return { goods, reputation: missing.reputation ? asks : '', asks }
}

/** Of an artifact in hand. */
export function whyNotBought(place: Place, seat: Seat, id: ArtifactId): Why {
  const { state, v, w } = place
  const { goods, reputation } = lacking(place, seat, id)
  if (goods !== '')
    return { text: w.why.lacks(v.and([goods, reputation].filter((one) => one !== ''))), rule: 'NAF-ART-01' }
  if (reputation !== '') return { text: w.why.lacks(reputation), rule: 'NAF-ART-03' }
  return inOwnTurn(state, seat) ? null : { text: w.why.notNow, rule: 'NAF-ART-08' }
}

/** `near`: where this seat comes with its hearts; `far`: where its movement alone would lead. */
export interface Reach {
  readonly near: ReadonlyMap<SpaceId, Journey>
  readonly far: ReadonlyMap<SpaceId, Journey>
  readonly steps: number
}

/** Why somebody who is under way cannot come to a space, or cannot build a camp there. */
export function whyNotThere(place: Place, seat: Seat, id: SpaceId, reach: Reach | null, start: SpaceId | null): Why {
  const { state, w } = place
  if (reach !== null && id !== start && !reach.near.has(id)) {
    const out = whyNotOut(place)
    if (out !== null) return out
    if (state.turn.camped) return { text: w.why.afterCamp, rule: 'NAF-MOVE-12' }
    return reach.far.has(id)
      ? { text: w.why.tooWeary, rule: 'NAF-MOVE-09' }
      : { text: w.why.tooFar(reach.steps), rule: 'NAF-MOVE-01' }
  }
  return whyNotCamped(place, seat, id)
}

const UNDER_WAY: readonly Stage[] = ['action', 'party', 'move', 'arrival']

function whyNotCamped({ state, v, w }: Place, seat: Seat, id: SpaceId): Why {
  if (state.active !== seat || !UNDER_WAY.includes(state.stage)) return null
  if (state.camps[id] !== undefined) return { text: w.why.secondCamp, rule: 'NAF-CAMP-03' }
  const player = playerAt(state, seat)
  if (spaceOf(player.at) !== id) return null
  if (isCamped(state, id)) return { text: w.why.campInTown, rule: 'NAF-CAMP-04' }
  const hearts = campHearts(player)
  return heartsAtHand(player) < hearts
    ? { text: w.why.campCosts(v.amount('hearts', hearts)), rule: 'NAF-CAMP-02' }
    : null
}
