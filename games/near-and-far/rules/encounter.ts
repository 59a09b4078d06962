import { introduction, result } from '../content/book.ts'
import type { Outcome, Test, Way } from '../content/encounters.ts'
import type { SpaceId } from '../content/map.ts'
import { modeRules } from '../content/modes.ts'
import { BONUS_MARGIN } from '../content/set-up.ts'
import { BOXES_IN_A_ROW } from '../content/sheet.ts'
import { inForce } from '../reckoning/cards.ts'
import { choiceOf, meets, passage, wayOf, ways } from '../reckoning/encounters.ts'
import { canPay } from '../reckoning/payment.ts'
import { leftOf, playerAt } from '../reckoning/players.ts'
import { mayActFreely } from '../reckoning/rolls.ts'
import { MOST_BOXES, unspent } from '../reckoning/sheet.ts'
import type { Encountered, Rules, Seat, Sheet, Table } from '../shape.ts'
import { drawArcade } from './decks.ts'
import { gain, pay } from './gains.ts'
import { receive, together } from './rewards.ts'
import { begin, checkOf, raise, thrown } from './rolls.ts'

/** NAF-ENC-03, NAF-ENC-04: the introduction is read to all, and from now on there is no way back (NAF-ENC-12). */
export function meet(t: Table, seat: Seat, at: SpaceId): void {
  const { source, id } = meets(t.state, seat, at)
  const read = id ?? drawArcade(t)
  const choices = ways(read, keywordsOf(t, seat)).map((way) => choiceOf(read, way))
  t.state.encounter = { space: at, source, id: read, choices, way: null, rolled: null, won: null, bonus: false }
  const narrator = leftOf(t.state.players, seat)
  t.learnt(t.seats)
  t.tell('encounter-read', { seat, space: at, narrator, source, id: read, paragraph: introduction(read), choices })
  t.state.stage = 'option'
}

function met(t: Table): Encountered {
  if (t.state.encounter === null) throw new Error('no encounter is read')
  return t.state.encounter
}

function keywordsOf(t: Table, seat: Seat): Sheet['keywords'] {
  return playerAt(t.state, seat).sheet?.keywords ?? []
}

/** NAF-ENC-05: an option, and its cost before the roll. */
export function* chooseOption(t: Table): Rules {
  const seat = t.state.active
  const { id } = met(t)
  const paragraph = introduction(id)
  const all = () => ways(id, keywordsOf(t, seat))
  const choices = (of: readonly Way[]) => of.map((way) => choiceOf(id, way))
  const payable = () => all().filter(({ cost }) => canPay(playerAt(t.state, seat), cost ?? {}))
  if (payable().length === 0) {
    met(t).won = false
    t.state.stage = 'result'
    return
  }
  const choice = yield* t.choose(seat, 'option', () => choices(payable()), {
    context: () => ({ paragraph, choices: choices(all()) }),
    // NAF-ART-08: what cannot be paid for now may be after a purchase or an animal that is returned.
    always: payable().length < all().length && mayActFreely(t.state, seat),
  })
  const branch = passage(id, keywordsOf(t, seat))
  if (branch !== null) t.tell('keywords-matched', { seat, keywords: branch.keywords })
  t.tell('option-chosen', { seat, ...choice })
  met(t).way = choice.way
  yield* pay(t, seat, choice.cost, 'encounter')
  if (choice.test === null) {
    // NAF-KEY-03
    met(t).won = true
    t.state.stage = 'result'
    return
  }
  roll(t, seat, choice.test)
}

/** NAF-ENC-06 */
function roll(t: Table, seat: Seat, { kind, difficulty }: Test): void {
  begin(t, {
    roll: kind === 'skill' ? 'encounter-skill' : 'encounter-combat',
    seat,
    target: difficulty,
    throw: thrown(t),
    defender: null,
    manner: null,
    foe: null,
  })
  t.state.stage = 'test'
}

/** NAF-ENC-07, NAF-ENC-08 */
export function* test(t: Table): Rules {
  const total = yield* raise(t)
  const { roll, target, throw: thrown } = checkOf(t)
  const difficulty = target ?? 0
  t.state.check = null
  met(t).rolled = { roll, die: thrown.die, total, difficulty }
  met(t).won = total >= difficulty
  met(t).bonus = total >= difficulty + BONUS_MARGIN
  t.state.stage = 'result'
}

/** NAF-ENC-07 to NAF-ENC-11: what is read and gained; the token is gone, however it ended. */
export function* resolve(t: Table): Rules {
  const seat = t.state.active
  const { id, way, choices, rolled, won, bonus, source, space } = met(t)
  const outcome = way === null ? null : wayOf(id, way).outcome
  // NAF-CHAR-06; cards of the arcade have no text for a result.
  const isRead = way !== null && source !== 'arcade' && (won === true || source === 'character')
  const paragraph = isRead ? result(id, way) : null
  // Rewards are as secret as the text, until they are won.
  if (isRead || won === true) t.learnt(t.seats)
  const player = playerAt(t.state, seat)
  const choice = choices.find((one) => one.way === way) ?? null
  const told = { seat, introduction: introduction(id), choice, rolled, paragraph }
  player.journal.push({
    map: t.state.map,
    paragraph: told.introduction,
    choice: choice?.label ?? null,
    result: paragraph,
  })
  if (outcome !== null && won === true) {
    const { rewards, keywords = [], stories = [] } = outcome
    const brings = together(rewards, bonus ? (outcome.bonus ?? {}) : {}, player.reputation)
    t.tell('encounter-won', { ...told, bonus, brings, keywords, stories })
    note(t, seat, outcome)
    yield* receive(t, seat, brings, 'encounter')
  } else t.tell('encounter-lost', told)
  complete(t, seat, source, outcome)
  t.state.tokens = t.state.tokens.filter((other) => other !== space)
  t.tell('token-removed', { space })
  for (const { card, effect } of inForce(playerAt(t.state, seat), 'encounter-gain'))
    if (won === true || effect.result === 'any') gain(t, seat, effect.gain, card)
  t.state.turn.encountered = true
  t.state.encounter = null
  t.state.stage = 'arrival'
}

/** NAF-KEY-01, NAF-STORY-01: always written down (NAF-REWARD-08). */
function note(t: Table, seat: Seat, { keywords = [], stories = [] }: Outcome): void {
  const { sheet } = playerAt(t.state, seat)
  if (sheet === null) return
  for (const keyword of keywords) {
    if (sheet.keywords.includes(keyword)) continue
    sheet.keywords.push(keyword)
    t.tell('keyword-noted', { seat, keyword })
  }
  for (const story of stories) {
    if (sheet.stories.includes(story) || sheet.told.includes(story)) continue
    sheet.stories.push(story)
    t.tell('story-noted', { seat, story })
  }
}

/** What the sheet counts: boxes (NAF-XP-02, NAF-STORY-03) or stages of the character's story (NAF-CHAR-03, NAF-CHAR-04). */
function complete(t: Table, seat: Seat, source: Encountered['source'], outcome: Outcome | null): void {
  const { sheet } = playerAt(t.state, seat)
  if (sheet === null) return
  const counts = modeRules(t.state.mode).sheet
  if (source === 'story') {
    const story = sheet.stories.shift()
    if (story !== undefined) {
      sheet.told.push(story)
      t.tell('story-crossed-out', { seat, story })
    }
  }
  if (counts === 'boxes' && sheet.boxes < MOST_BOXES) {
    sheet.boxes++
    t.tell('box-marked', { seat, boxes: sheet.boxes })
    if (sheet.boxes % BOXES_IN_A_ROW === 0) t.tell('experience-gained', { seat, unspent: unspent(sheet) })
  }
  if (source === 'character' && outcome !== null) {
    sheet.stages++
    sheet.next = outcome.next ?? null
    t.tell('stage-completed', { seat, stages: sheet.stages, next: sheet.next })
    t.tell('experience-gained', { seat, unspent: unspent(sheet) })
  }
}
