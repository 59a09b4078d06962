import type { Effect } from '../../content/effects.ts'
import { TIERS } from '../../content/units.ts'
import type {
  Attack,
  Battle,
  Camp,
  Decisions,
  Deed,
  Fighter,
  FighterId,
  Play,
  Seat,
  Space,
  State,
  UnitCard,
  UnitSide,
} from '../../shape.ts'
import { faceOf, tierOf } from '../army.ts'
import { modeOf } from '../mode.ts'
import { playerAt } from '../player.ts'
import { backlineOf, columnOf, distance, frontlineOf } from './board.ts'
import { battleOf, findFighter, typeOf } from './fighters.ts'
import { campOf } from './host.ts'
import { targetsFrom } from './moves.ts'
import { outlookOf } from './outlook.ts'
import { dangerTo, lossOf, stakeOf, worthOf } from './stakes.ts'
import { healthLeft } from './values.ts'

// How somebody sensible leads units in a combat: bots do, and so does the program for those who hand a combat over to it.

/** How much the own losses count beside those of the enemy. */
const CAUTION = 0.85
/** To strike is worth a little by itself: combats against guards last for few rounds. */
const TEMPO = 0.3
/** Each step that the enemy is away. */
const FAR = 0.06
/** Cards are for combats in which the enemy is at least so strong, compared with the own side. */
const SERIOUS = 0.45
/** Who is so much weaker retreats when asked to pay for another round. */
const HOPELESS = 3

/** What an attack would be worth, from another space than now if one is given. */
function attackWorth(state: State, attacker: FighterId, target: FighterId, from?: Space): number {
  const battle = battleOf(state)
  const { blow, retaliation, besides } = outlookOf({ setting: state.setting, battle }, attacker, target, from)
  const back = lossOf(battle, attacker, retaliation)
  return lossOf(battle, target, blow) - CAUTION * back + TEMPO + besides.length * 0.1
}

function moveWorth(state: State, fighter: Fighter, to: Space): number {
  const battle = battleOf(state)
  const gaps = battle.fighters.flatMap(({ camp, space }) =>
    camp === fighter.camp || space === null ? [] : distance(to, space),
  )
  if (typeOf(fighter) === 'ranged') return gaps.filter((gap) => gap === 1).length * -0.5 - 0.05
  const targets = battle.activation?.attacked === true ? [] : targetsFrom(battle, fighter, to)
  if (targets.length === 0) return 0.3 - FAR * Math.min(9, ...gaps)
  return Math.max(...targets.map(({ id }) => attackWorth(state, fighter.id, id, to))) - 0.01
}

function effectsOf(play: Play): readonly Effect[] {
  const mode = modeOf(play)
  return 'effects' in mode ? mode.effects : mode.power.flatMap(({ effects }) => effects)
}

function hurts(effect: Effect): boolean {
  if (effect.op === 'mod') return effect.n !== 'x' && effect.n < 0
  return effect.op === 'damage' || effect.op === 'paralyze' || effect.op === 'silence'
}

/** What playing a card in a combat is worth. */
function playWorth({ battle }: State, play: Play, camp: Camp): number {
  if (play.mode === 'empower') return -1
  if (battle !== null && dangerTo(battle, camp) < SERIOUS) return -0.2
  const effects = effectsOf(play)
  if (effects.some(({ op }) => op === 'damage')) return 2
  return effects.some(({ op }) => op === 'mod') ? 0.9 : 0.5
}

/** What each deed of the active unit is worth; to do nothing more is worth nothing. */
function deedWorth(state: State, deed: Deed): number {
  const battle = battleOf(state)
  const fighter = findFighter(battle, battle.activation?.fighter ?? null)
  if (fighter === undefined) return 0
  switch (deed.do) {
    case 'attack':
      return attackWorth(state, fighter.id, deed.target)
    case 'move':
      return moveWorth(state, fighter, deed.to)
    case 'play':
      return playWorth(state, deed.play, fighter.camp)
    default:
      return { activate: 0.1, breach: 0.5, defend: 0.05, done: 0, surrender: -3 }[deed.do]
  }
}

/** The best first; shooters behind, the others in front of them. */
function deployWorth(battle: Battle, camp: Camp, card: UnitCard, side: UnitSide, space: Space): number {
  const shoots = typeOf({ card }) === 'ranged'
  const line = shoots ? backlineOf(camp) : frontlineOf(camp)
  const ahead = space + (camp === 'attacker' ? 4 : -4)
  const covered = battle.fighters.some((one) => one.camp === camp && one.space === ahead)
  const inMiddle = columnOf(space) === 1 || columnOf(space) === 2
  const place = (line.includes(space) ? 0.5 : 0) + (shoots && covered ? 0.2 : 0) + (inMiddle !== shoots ? 0.1 : 0)
  return worthOf(faceOf({ card, side })) + place
}

/** Whom a card or an ability is for: whoever it hurts among the enemies, whoever it helps among the own. */
function aimWorth(state: State, seat: Seat, play: Play | null, id: FighterId): number {
  const battle = battleOf(state)
  const fighter = findFighter(battle, id)
  if (fighter === undefined) return 0
  const mine = battle[fighter.camp].seat === seat
  const harm = play === null ? !mine : effectsOf(play).some(hurts)
  const stake = stakeOf(battle, fighter)
  if (harm === mine) return -stake
  return harm ? stake / Math.max(1, healthLeft(battle, fighter)) ** 0.5 : stake
}

/** Whether a card pays in the attack that is being carried out: for the own unit, and where it is not won anyway. */
function respondWorth(state: State, play: Play, camp: Camp): number {
  const attack: Attack | null = state.battle?.attack ?? null
  const attacker = state.battle === null ? undefined : findFighter(state.battle, attack?.attacker ?? null)
  const worth = playWorth(state, play, camp)
  if (attacker === undefined) return worth
  const helps = effectsOf(play).some((effect) => 'target' in effect && effect.target === 'own-attacking-unit')
  return helps === (attacker.camp === camp) ? worth : worth - 0.6
}

/** What is asked in a combat. */
export interface Asked {
  readonly kind: keyof Decisions
  readonly seat: Seat
  readonly options: readonly unknown[]
  readonly context: unknown
}

/** What each option of a question of a combat is worth; null for what is no business of a combat. */
export function leading(state: State, asked: Asked): ((option: unknown) => number) | null {
  const { battle } = state
  const { kind, seat, context } = asked
  if (battle === null) return null
  const camp = campOf(state, seat) ?? 'defender'
  const { play = null } = (context ?? {}) as { readonly play?: Play | null }
  const by =
    <K extends keyof Decisions>(worth: (option: Decisions[K]) => number) =>
    (option: unknown) =>
      worth(option as Decisions[K])
  switch (kind) {
    case 'deed':
      return by<'deed'>((deed) => deedWorth(state, deed))
    case 'deploy':
      return by<'deploy'>((option) => {
        if (option === 'done') return 0
        const unit = playerAt(state, seat).units.find(({ card }) => card === option.unit)
        return deployWorth(battle, camp, option.unit, unit?.side ?? 'few', option.space)
      })
    case 'deploy-neutral':
      return by<'deploy-neutral'>(({ fighter, space }) => {
        const card = findFighter(battle, fighter)?.card
        return card === undefined || card === 'arrow-tower'
          ? 0
          : deployWorth(battle, 'defender', card, 'neutral', space)
      })
    case 'swap-neutral':
      return by<'swap-neutral'>((card) => (card === 'none' ? 1.5 : TIERS.indexOf(tierOf(card))))
    case 'next-unit':
      return by<'next-unit'>((id) => aimWorth(state, seat, null, id))
    case 'pick-fighter':
      return by<'pick-fighter'>((id) => (id === 'none' ? 0 : aimWorth(state, seat, play, id)))
    case 'respond':
      return by<'respond'>((option) => {
        if (option === 'pass') return 0
        return 'building' in option ? 0.2 : respondWorth(state, option, camp)
      })
    case 'parry':
      return by<'parry'>((card) => (card === 'none' ? 0 : dangerTo(battle, camp) < 1 ? -1 : 0.1))
    case 'cancel-attack':
      return by<'cancel-attack'>((id) => (id === 'none' ? 0 : 1))
    case 'return-home':
      return by<'return-home'>((option) => (option === 'return' ? 0.2 : 0))
    case 'reroll-attack':
      return by<'reroll-attack'>((option) => {
        const { dice } = context as { readonly dice: readonly number[] }
        const low = dice.some((face) => face < 0)
        return option === (low ? 'reroll' : 'keep') ? 1 : 0
      })
    case 'extend':
      return by<'extend'>((option) =>
        option === (dangerTo(battle, 'attacker') > HOPELESS ? 'retreat' : 'fight-on') ? 1 : 0,
      )
    default:
      return null
  }
}

/** The index of the option that is worth most. */
export function bestOf(options: readonly unknown[], worth: (option: unknown) => number): number {
  let found = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [i, option] of options.entries()) {
    const value = worth(option)
    if (value > most) {
      most = value
      found = i
    }
  }
  return found
}
