import {
  type Accepted,
  type Chance,
  type Decision,
  fields,
  type Game,
  type Table as KernelTable,
  listOf,
  misfit,
  type OpenTable,
  openQuiet,
  openTable,
  type QuietTable,
  type Refusal,
  type Rules,
  readOpening,
  refuse,
  type Seat,
  type Shape,
  type Source,
  type Start,
  same,
  text,
  whole,
  type Zone,
} from '../src/index.ts'

/** A game with nothing in it but what one test writes into its turn. */
export interface Trial extends Shape {
  state: State
  options: { pace: 'slow' | 'fast'; size: readonly number[] }
  decisions: {
    number: number
    letter: string
    card: { id: string; bent: boolean }
    act: string
    other: string
    then: 'yes' | 'no'
    pass: 'pass'
  }
  contexts: { letter: { hint: string } }
  events: { note: { text: string }; bell: { rings: number } }
  sources: 'notes' | 'turns'
  scenario: { turns: number } | null
  campaign: { log: readonly Said[] } | null
}

export type Table = KernelTable<Trial>
type Said = string | number

interface State {
  turns: number
  last: number
  log: Said[]
  deck: Zone
  shown: Zone
  hands: Zone[]
  /** Things with an id, in a bag that nobody looks into. */
  bag: Zone<{ id: string; bent: boolean }>
  cards: { id: string; bent: boolean }[]
  /** Acts left to each seat. */
  acts: number[]
}

const CONTENT = { cards: ['a', 'b'] }

export const SEED = '5eed'.repeat(16)

/** Three turns of these rules, unless a scenario says otherwise. */
export function trial(turn: (t: Table) => Rules, changes: Partial<Game<Trial>> = {}): Game<Trial> {
  return {
    id: 'trial',
    rules: 1,
    content: () => CONTENT,
    players: [1, 2, 3],
    options: { pace: ['slow', 'fast'], size: [[1, 2], [3]] },
    readScenario: (message) =>
      misfit(message, fields({ turns: whole })) === undefined
        ? (message as { turns: number })
        : refuse('malformed', 'scenario'),
    readCampaign: (message) =>
      misfit(message, fields({ log: listOf((said) => text(said) || whole(said)) })) === undefined
        ? (message as { log: Said[] })
        : refuse('malformed', 'campaign'),
    setUp: ({ players, scenario, campaign }) => ({
      turns: 0,
      last: scenario?.turns ?? 3,
      log: [...(campaign?.log ?? [])],
      deck: { of: 'card', sees: [], items: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'] },
      shown: { of: 'card', sees: 'all', items: [] },
      hands: Array.from({ length: players }, (_, seat) => ({
        of: 'card',
        sees: [seat],
        items: [`h${seat}a`, `h${seat}b`],
      })),
      bag: { of: 'gem', sees: [], items: [{ id: 'ruby', bent: false }] },
      cards: [
        { id: 'x', bent: false },
        { id: 'y', bent: false },
      ],
      acts: Array.from({ length: players }, () => 0),
    }),
    *turn(t) {
      yield* turn(t)
      t.state.turns++
    },
    over: ({ turns, last }) => turns >= last,
    ending: ({ log, turns, acts }) => ({
      sheets: acts.map((left) => [
        { source: 'notes', points: log.length },
        { source: 'turns', points: turns + left },
      ]),
      keys: acts.map((left) => [turns, left]),
      campaign: { log },
    }),
    bound: 100,
    pieces: [],
    ...changes,
  }
}

/** Asks a seat for a number from 0 to 2 and logs it. */
export function* number(t: Table, seat: Seat, options: readonly number[] = [0, 1, 2]): Rules<number> {
  const given = yield* t.choose(seat, 'number', () => options)
  t.state.log.push(`${seat}:${given}`)
  return given
}

/** What a seat may do at any time, as often as `acts` says: shout, or ask oneself something first. */
export const acts: NonNullable<Game<Trial>['offers']> = {
  act: {
    options: ({ acts }, seat) => ((acts[seat] ?? 0) > 0 ? ['shout', 'ask'] : []),
    *act(t, seat, option) {
      t.state.acts[seat] = (t.state.acts[seat] ?? 0) - 1
      const answer = yield* t.choose(seat, 'then', () => (option === 'ask' ? ['yes', 'no'] : ['yes']))
      t.state.log.push(`${seat}!${option}:${answer}`)
    },
  },
}

export function open<G extends Shape>(
  game: Game<G>,
  { players = 2, ...start }: Partial<Start> & { players?: number } = {},
): OpenTable<G> {
  const seats = Array.from({ length: players }, (_, seat) => `Seat ${seat}`)
  return good(openTable(game, { seats, seed: SEED, ...start }))
}

/** What a test expects to be no refusal. */
export function good<T extends object>(result: T | Refusal): T {
  if ('refused' in result && result.refused !== undefined) throw new Error(`${result.refused}: ${result.about}`)
  return result as T
}

/** Answers the seat's first decision that has this option. */
export function say<G extends Shape>(table: OpenTable<G>, seat: Seat, option: unknown): Accepted {
  return good(table.answer({ seat, decision: decisionWith(table, seat, option).id, option }))
}

export function decisionWith<G extends Shape>(table: QuietTable<G>, seat: Seat, option: unknown): Decision<G> {
  const found = table.decisions(seat).find(({ options }) => options.some((offered) => same(offered, option)))
  if (found === undefined) throw new Error(`seat ${seat} is not offered ${JSON.stringify(option)}`)
  return found
}

/** The first thing that a seat is asked. */
export function asked<G extends Shape>(table: QuietTable<G>, seat: Seat): Decision<G> {
  const [first] = table.decisions(seat)
  if (first === undefined) throw new Error(`seat ${seat} is asked nothing`)
  return first
}

export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/** Chance as the rules get it, from a source or a seed. */
export function chanceFrom(seed: number | Source): Chance {
  const got: Chance[] = []
  const game = trial((t) => once(t))
  const setUp: typeof game.setUp = (opening, chance) => {
    got.push(chance)
    return game.setUp(opening, chance)
  }
  openQuiet({ ...game, setUp }, good(readOpening(game, 1)), seed)
  return got[0] as Chance
}

/** One question to seat 0. */
export function* once(t: Table): Rules {
  yield* number(t, 0)
}
