import { ASTROLOGERS } from '../content/astrologers.ts'
import { CARD_NAMES, type CardId, type CardName, cardOf, type Mode, nameOf } from '../content/cards.ts'
import type { Effect, Effects, Timing, Window } from '../content/effects.ts'
import { HEROES } from '../content/heroes.ts'
import type { Casting, Moment, Play, Player, Seat, State } from '../shape.ts'
import { hostOf } from './battle/host.ts'
import { expertUsesLeft } from './expert.ts'
import { modeOf } from './mode.ts'
import { startingDeck } from './starting-deck.ts'
import { doesSomething } from './useful.ts'

/** The windows of modes that can be played at a moment (H3B-CARD-10). */
const WINDOWS: Readonly<Record<Moment | 'own-turn', readonly Window[]>> = {
  'own-turn': ['any', 'own-turn', 'own-turn-or-own-activation'],
  'combat-start': ['any', 'combat-start'],
  activation: ['any', 'own-activation', 'own-turn-or-own-activation'],
  attack: ['any', 'attack'],
  'after-attack-roll': ['after-attack-roll'],
  'lethal-attack': ['lethal-attack'],
  'after-own-cast': ['after-own-cast'],
  'after-enemy-cast': ['after-enemy-cast'],
  'combat-won': ['combat-won'],
  'spell-purchase': ['spell-purchase'],
  'guarded-field-entered': ['guarded-field-entered'],
}

const TIMINGS: Readonly<Record<'map' | 'combat', readonly Timing[]>> = {
  map: ['instant', 'map', 'ongoing', 'permanent'],
  combat: ['instant', 'activation', 'ongoing', 'permanent'],
}

/** Moments outside combats; Necromancy is played when the combat is over (H3B-CEND-14). */
const ON_THE_MAP: readonly string[] = ['own-turn', 'combat-won', 'spell-purchase', 'guarded-field-entered']

function modesOf(card: CardId): [string, Mode][] {
  return Object.entries(cardOf(card).modes) as [string, Mode][]
}

/** Cards with results by power: spells, and the specialties that are empowered like them (H3B-SPELL-09). */
export function isCast(play: Play): boolean {
  return 'power' in modeOf(play)
}

function fitsMoment({ timing, window = 'any' }: Mode, moment: Moment | 'own-turn'): boolean {
  const where = ON_THE_MAP.includes(moment) ? 'map' : 'combat'
  // H3B-CARD-10: what is played on activation or lasts needs an own unit that is active.
  if (where === 'combat' && moment !== 'activation' && timing !== 'instant') return false
  return TIMINGS[where].includes(timing) && WINDOWS[moment].includes(window)
}

/** What of the hand may be played now. */
export function plays(state: State, seat: Seat, moment: Moment | 'own-turn'): Play[] {
  const { hand } = state.players[seat] as Player
  return hand.items.flatMap((card) =>
    modesOf(card).flatMap(([mode, played]): Play[] => {
      const play = { card, mode }
      return fitsMoment(played, moment) && isPlayable(state, seat, play, moment) ? [play] : []
    }),
  )
}

/** H3B-CARD-09, H3B-CARD-12, H3B-SPELL-04, and that it would do something. */
export function isPlayable(state: State, seat: Seat, play: Play, moment: Moment | 'own-turn'): boolean {
  const player = state.players[seat] as Player
  const card = cardOf(play.card)
  if ('faction' in card && card.faction !== undefined && card.faction !== player.faction) return false
  if (play.mode === 'expert' && expertUsesLeft(player) === 0) return false
  if (play.mode === 'cast' && spellsSpent(state, seat)) return false
  const played = modeOf(play)
  if ('effects' in played) return does(state, seat, play.card, played.effects, moment)
  const reach = powerInReach(state, seat, play)
  return played.power.some(({ min, effects }) => min <= reach && does(state, seat, play.card, effects, moment))
}

function does(state: State, seat: Seat, card: CardId, effects: Effects, moment: Moment | 'own-turn'): boolean {
  return effects.some((effect) => doesSomething(state, seat, effect, { card, moment }))
}

function spellsSpent(state: State, seat: Seat): boolean {
  const host = hostOf(state, seat)
  return host !== null && host.spells >= host.spellLimit
}

/** The power that a mode gives, without what has to be discarded for it. */
function powerIn(effects: Effects): number {
  return effects.reduce((sum, effect) => sum + (effect.op === 'power' ? effect.n : 0), 0)
}

function givesPower(effects: Effects): boolean {
  return effects.some((effect: Effect) =>
    effect.op === 'power' ? true : effect.op === 'discardThen' ? givesPower(effect.effects) : false,
  )
}

/** H3B-SPELL-02: at least this much power can be played with it. */
function powerInReach(state: State, seat: Seat, { card }: Play): number {
  const player = state.players[seat] as Player
  const experts: number[] = []
  let power = bonusPower(state, seat, card)
  for (const other of player.hand.items) {
    if (other === card) continue
    let plain = 0
    let expert = 0
    for (const [mode, played] of modesOf(other)) {
      if (!('effects' in played) || !isEmpowering(played)) continue
      if (mode === 'expert') expert = Math.max(expert, powerIn(played.effects))
      else plain = Math.max(plain, powerIn(played.effects))
    }
    power += plain
    if (expert > plain) experts.push(expert - plain)
  }
  experts.sort((a, b) => b - a)
  return power + experts.slice(0, expertUsesLeft(player)).reduce((sum, n) => sum + n, 0)
}

function isEmpowering({ window = 'any' }: Mode): boolean {
  return window === 'empower' || window === 'any'
}

/** What the Astrologers add to the first spell of the own turn (Grim Warlock). */
export function bonusPower(state: State, seat: Seat, card: CardId): number {
  if (cardOf(card).kind !== 'spell' || state.active !== seat || state.players[seat]?.firstSpell.turn !== false) return 0
  return firstSpellEffect(state, 'turn') === 'power+1' ? 1 : 0
}

/** What the Astrologers do to the first spell of a period or turn (firstSpell). */
export function firstSpellEffect({ astrologers }: State, per: 'period' | 'turn'): 'return-to-hand' | 'power+1' | null {
  if (astrologers.current === null) return null
  const effect = ASTROLOGERS[astrologers.current].effects.find(({ op }) => op === 'firstSpell')
  return effect?.op === 'firstSpell' && effect.per === per ? effect.effect : null
}

/** What can still be played to empower the casting. */
export function empowersFor(state: State, casting: Casting): Play[] {
  const { seat, play } = casting
  const player = state.players[seat] as Player
  const others = player.hand.items.filter((card) => card !== play.card)
  return others.flatMap((card) =>
    modesOf(card).flatMap(([mode, played]): Play[] => {
      if (!('effects' in played) || !isEmpowering(played) || !givesPower(played.effects)) return []
      if (mode === 'expert' && expertUsesLeft(player) === 0) return []
      const [first] = played.effects
      const discards = first?.op === 'discardThen' && first.n !== 'x' ? first.n : 0
      return others.length - 1 >= discards ? [{ card, mode }] : []
    }),
  )
}

/** The results that the power is enough for and that would do something, by number. */
export function tiersFor(state: State, casting: Casting): number[] {
  const played = modeOf(casting.play)
  if (!('power' in played)) return []
  const { seat, power, play, moment } = casting
  return played.power.flatMap(({ min, effects }, tier) =>
    min <= power && does(state, seat, play.card, effects, moment) ? tier : [],
  )
}

/** Which names have a mode for a moment; each knows where it may come from. */
const NAMES = new Map<Moment, ReadonlySet<CardName>>(
  (Object.keys(WINDOWS) as Moment[]).map((moment) => [
    moment,
    new Set(CARD_NAMES.filter((name) => modesOf(name).some(([, mode]) => fitsMoment(mode, moment)))),
  ]),
)

/**
 * What the others must think possible: that the player holds something for this moment. Then the player is asked, whether it is
 * so or not, because being asked would tell.
 */
export function mayHold(state: State, seat: Seat, moment: Moment): boolean {
  const player = state.players[seat] as Player
  if (player.hand.items.length === 0 || player.hero === null) return false
  const names = NAMES.get(moment) as ReadonlySet<CardName>
  const own = startingDeck(state, seat).some((card) => names.has(nameOf(card)))
  if (own) return true
  const { specialties } = HEROES[player.hero]
  const later = ([4, 6] as const).some((level) => player.level >= level && names.has(specialties[level]))
  if (later) return true
  return [...names].some((name) => {
    const { kind } = cardOf(name)
    return (kind === 'ability' || kind === 'artifact' || kind === 'spell') && player.gained[kind] > 0
  })
}
