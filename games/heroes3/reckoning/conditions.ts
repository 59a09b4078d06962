import { BUILDINGS } from '../content/buildings.ts'
import type { Condition, Conditions, Whose } from '../content/conditions.ts'
import { RESOURCES } from '../content/resources.ts'
import type { FieldKey, Seat, State } from '../shape.ts'
import { tierOf } from './army.ts'
import { artifactsOf } from './artifacts.ts'
import { fieldsWhere, ownsField, printedOn } from './land.ts'
import { placeOf, playerAt } from './player.ts'
import { scoreSheet } from './score.ts'

/** Whom a condition is asked of, and the field in question where there is one. */
export interface Asked {
  readonly self: Seat
  readonly field?: FieldKey | null
}

/** What a scenario can ask of the state of the game. */
export function holds(state: State, condition: Condition, asked: Asked): boolean {
  const [key] = Object.keys(condition) as (keyof Conditions)[]
  if (key === undefined) throw new Error('a condition says nothing')
  const test = TESTS[key] as (state: State, given: unknown, asked: Asked) => boolean
  return test(state, (condition as Readonly<Record<string, unknown>>)[key], asked)
}

type Tests = { readonly [K in keyof Conditions]: (state: State, given: Conditions[K], asked: Asked) => boolean }

const TESTS: Tests = {
  all: (state, all, asked) => all.every((one) => holds(state, one, asked)),
  any: (state, any, asked) => any.some((one) => holds(state, one, asked)),
  not: (state, not, asked) => !holds(state, not, asked),
  mainHeroDefeated: (state, given, { self }) => hasDefeated(state, 'main', given, self),
  secondaryHeroDefeated: (state, given, { self }) => hasDefeated(state, 'secondary', given, self),
  controls: (state, { location, who, atLeast = 1 }, { self }) =>
    said(state, who, self, (seat) => fieldsOf(state, seat, location).length >= atLeast),
  everCaptured: (state, { location, by = 'any' }, { self }) =>
    said(state, by, self, (seat) => state.captured.some((one) => one.location === location && one.seat === seat)),
  tokenTaken: ({ grail }) => grail.taken,
  tokenOnField: ({ grail }, _, { field = null }) => grail.field !== null && (field === null || grail.field === field),
  holdsToken: (state, { who }, { self }) => said(state, who, self, (seat) => state.grail.carrier?.seat === seat),
  obelisksVisited: (state, { who, atLeast }, { self }) =>
    said(state, who, self, (seat) => fieldsOf(state, seat, 'obelisk').length >= atLeast),
  round: ({ round }, { cmp, n }) => COMPARED[cmp](round, n),
  resources: (state, { who, ...least }, { self }) =>
    said(state, who, self, (seat) =>
      RESOURCES.every((resource) => playerAt(state, seat).goods[resource] >= (least[resource] ?? 0)),
    ),
  level: (state, { who, atLeast }, { self }) =>
    said(state, who, self, (seat) => playerAt(state, seat).level >= atLeast),
  buildings: (state, { who, kinds, atLeast = kinds?.length ?? 1 }, { self }) =>
    said(state, who, self, (seat) => {
      const built = playerAt(state, seat).buildings.filter((id) => kinds?.includes(BUILDINGS[id].kind) ?? true)
      return built.length >= atLeast
    }),
  units: (state, { who, atLeast, tier, side }, { self }) =>
    said(state, who, self, (seat) => {
      const fitting = playerAt(state, seat).units.filter(
        (unit) => (tier === undefined || tierOf(unit.card) === tier) && (side === undefined || unit.side === side),
      )
      return fitting.length >= atLeast
    }),
  artifacts: (state, { who, atLeast }, { self }) =>
    said(state, who, self, (seat) => artifactsOf(playerAt(state, seat)) >= atLeast),
  eliminated: (state, { who }, { self }) => said(state, who, self, (seat) => playerAt(state, seat).eliminated),
  cubesCollected: (state, { who, fromAll = false }, { self }) =>
    said(state, who, self, (seat) => {
      const { cubes } = playerAt(state, seat)
      const from = cubes.filter((n, other) => other !== seat && n > 0).length
      return from >= (fromAll ? state.players.length - 1 : 1)
    }),
  vp: (state, { who, atLeast }, { self }) =>
    said(
      state,
      who,
      self,
      (seat) => scoreSheet(state, seat, holds).reduce((sum, { points }) => sum + points, 0) >= atLeast,
    ),
  townFlagged: (state, { of, by = 'any' }, { self }) =>
    said(state, of, self, (owner) =>
      fieldsWhere(state, (field) => {
        const printed = printedOn(field)
        return printed.type === 'town' && printed.faction === playerAt(state, owner).faction
      }).some((town) => said(state, by, self, (seat) => seat !== owner && ownsField(state, seat, town))),
    ),
}

const COMPARED: Readonly<Record<'<' | '<=' | '=' | '>=' | '>', (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
}

function fieldsOf(state: State, seat: Seat, location: string): FieldKey[] {
  return fieldsWhere(state, (field, { flags }) => flags.includes(seat) && printedOn(field).type === location)
}

function hasDefeated(
  state: State,
  rank: 'main' | 'secondary',
  { of, by = 'self', atLeast = 1 }: Conditions['mainHeroDefeated'],
  self: Seat,
): boolean {
  return said(state, by, self, (winner) =>
    said(
      state,
      of,
      self,
      (loser) => loser !== winner && (playerAt(state, winner).defeated[rank][loser] ?? 0) >= atLeast,
    ),
  )
}

/** Whether it is true of those meant: of somebody among `any` and `opponent`, of all `opponents`. */
function said(state: State, whose: Whose, self: Seat, is: (seat: Seat) => boolean): boolean {
  const seats = state.players.map((_, seat) => seat)
  const others = seats.filter((seat) => seat !== self)
  switch (whose) {
    case 'self':
      return is(self)
    case 'any':
      return seats.some(is)
    case 'opponent':
      return others.some(is)
    case 'opponents':
      return others.length > 0 && others.every(is)
    default:
      return seats.some((seat) => placeOf(state, seat) === Number(whose.slice(1)) - 1 && is(seat))
  }
}
