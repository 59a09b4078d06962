import type { ScenarioEvent, ScenarioRule, TimedEvent, Victory } from '../../content/scenario.ts'
import { type Blank, flag, maybeCount, maybeOne } from './blank.ts'

type EventKind = ScenarioEvent['event']

const location = maybeOne('location', 'location')
const hero = maybeOne('hero', 'rank')
const firstTime = flag('firstTime')
const rounds: Blank = { at: 'rounds', is: 'rounds', may: true }
const every = maybeCount('every', 2, 8)
/** The grail is the only thing that is carried: a tick says that it is. */
const carrying = maybeOne('carrying', 'token')
const kind = maybeOne('kind', 'tileKind')
const visits = [location, hero, flag('firstByFaction'), firstTime, rounds]

/** What can be said of each kind of event (H3B-CREATE-13, H3B-CREATE-16). */
export const EVENT_BLANKS: Readonly<Record<EventKind, readonly Blank[]>> = {
  visit: visits,
  enter: [location, hero, firstTime, rounds],
  flag: [location, firstTime, rounds],
  capture: [location, firstTime, rounds],
  'hero-defeated': [hero, maybeOne('by', 'by'), carrying, firstTime],
  'hero-surrendered': [hero, carrying, firstTime],
  'town-flagged': [firstTime, rounds],
  'tile-discovered': [kind, firstTime, rounds],
  'tile-placed': [kind, firstTime, rounds],
  'round-start': [rounds, every],
  'round-end': [rounds, every],
  'turn-start': [rounds, every],
  'turn-end': [rounds, every],
  'combat-won': [location, hero, firstTime],
  'combat-lost': [location, hero, firstTime],
  'token-taken': [firstTime],
  setup: [],
  'game-end': [],
}

/** What one most often begins a rule of the creator's steps 10, 11 and 13 with. */
export const BEGINNINGS: {
  readonly rules: Readonly<Record<ScenarioRule['kind'], Omit<ScenarioRule, 'id'>>>
  readonly victory: Omit<Victory, 'id'>
  readonly timedEvent: Omit<TimedEvent, 'id'>
} = {
  rules: {
    trigger: {
      kind: 'trigger',
      on: { event: 'visit', location: 'obelisk', firstByFaction: true },
      effects: [{ op: 'morale', n: 1 }],
    },
    restrict: {
      kind: 'restrict',
      what: 'enter-location',
      location: 'dragon-utopia',
      unless: { obelisksVisited: { who: 'self', atLeast: 2 } },
    },
    cost: { kind: 'cost', what: 'enter-location', location: 'dragon-utopia', mp: 2 },
    variant: { kind: 'variant', variant: 'no-rerolls' },
    text: { kind: 'text', text: { en: '', cs: '' } },
  } as Readonly<Record<ScenarioRule['kind'], Omit<ScenarioRule, 'id'>>>,
  victory: {
    who: 'any',
    if: { mainHeroDefeated: { of: 'opponent' } },
    end: 'immediately',
    result: 'win',
  },
  timedEvent: { on: { event: 'round-start', rounds: [5] }, effects: [{ op: 'gain', gold: 5 }] },
}
