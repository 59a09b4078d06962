import type { Ending, Entry, Saved, Seat } from '@krcma/kernel'
import type { AnyGame, Declined, EndedBy, Hinted, Person, Proposal, Setting, Sitter, Status } from '@krcma/protocol'
import { type ClockState, startClock, tick } from './clock.ts'
import type { After, Deed } from './deed.ts'

/** Everything that is true of a table besides the game on it. Plain data; it follows from the journal alone. */
export interface TableState {
  readonly id: string
  /** The number of the next line, and the time of the last one. */
  readonly seq: number
  readonly at: number
  readonly setting: Setting
  /** What a campaign brought to it, which is for its game alone to show. */
  readonly campaign?: unknown
  readonly rules: number
  readonly owner: Person | null
  readonly status: Status
  readonly sitters: readonly Sitter[]
  /** Words for the dice, and their seals; older checkpoints know of no seals. */
  readonly mixedIn: readonly string[]
  readonly seals?: readonly (string | null)[]
  readonly unsealing?: number | null
  readonly opened: number
  readonly seed: string
  readonly commitment: string
  readonly link: string
  readonly clock: ClockState | null
  readonly vacation: readonly (number | null)[]
  readonly proposal: Proposal | null
  /** Left out where it is none, as in older checkpoints. */
  readonly declined?: Declined | null
  readonly hinted?: readonly Hinted[]
  readonly endedBy: EndedBy | null
  /** When it ended, and what the rules made of it: null where they did not end it, or an older journal does not say. */
  readonly ended: number | null
  readonly ending: Ending<AnyGame> | null
  readonly rematch: string | null
  readonly imported: boolean
  /** Lines that the house has lost. */
  readonly lost?: number
  readonly waiting: readonly Seat[]
  /** For each seat the numbers of its answers; not of those that were taken back. */
  readonly answers: readonly (readonly number[])[]
}

/** The state after one more line. */
export function follow(state: TableState | null, id: string, at: number, deed: Deed): TableState {
  if (deed.did === 'opened') return opened(id, at, deed)
  if (state === null) throw new Error(`the journal of ${id} does not begin with its opening`)
  const changes = change(state, at, deed)
  const { status = state.status, sitters = state.sitters, vacation = state.vacation } = changes
  const { waiting: asked = state.waiting, clock = state.clock } = changes
  const waiting = status === 'playing' ? people({ sitters }, asked) : []
  const entry = deed.did === 'entered' || deed.did === 'voted' ? deed.entry : undefined
  const answered = deed.did === 'entered' && deed.entry.decision !== undefined ? deed.entry.seat : null
  const undid = entry?.undo === undefined ? null : entry.seat
  const answers = (changes.answers ?? state.answers).map((own) => own.length)
  const joined = asked.filter((seat) => !state.waiting.includes(seat))
  const ticked = tick(state.setting.clock, clock, { at, waiting, joined, answered, answers, undid, vacation })
  const ended = hasEnded({ status }) ? (state.ended ?? at) : null
  return { ...state, ...changes, seq: state.seq + 1, at, clock: ticked, ended }
}

function opened(id: string, at: number, deed: Extract<Deed, { did: 'opened' }>): TableState {
  const { rules, owner, sitters, seed, commitment, link } = deed
  const { campaign, ...setting } = deed.setting
  return {
    id,
    seq: 1,
    at,
    setting,
    campaign,
    rules,
    owner,
    status: 'gathering',
    sitters,
    ...unmixed(sitters),
    unsealing: null,
    opened: at,
    seed,
    commitment,
    link,
    clock: null,
    vacation: sitters.map(() => null),
    proposal: null,
    endedBy: null,
    ended: null,
    ending: null,
    rematch: null,
    imported: false,
    waiting: [],
    answers: sitters.map(() => []),
  }
}

function change(state: TableState, at: number, deed: Exclude<Deed, { did: 'opened' }>): Partial<TableState> {
  switch (deed.did) {
    case 'sat':
      return {
        sitters: state.sitters.with(deed.seat, { person: deed.person, bot: null, resigned: false }),
        mixedIn: state.mixedIn.with(deed.seat, deed.mixedIn ?? ''),
        seals: sealsOf(state).with(deed.seat, deed.seal ?? null),
      }
    case 'left': {
      const sitters = state.sitters.with(deed.seat, EMPTY)
      // What was shown is known by whoever comes next: everybody thinks of other words.
      const { mixedIn, seals } =
        (state.unsealing ?? null) === null ? { mixedIn: state.mixedIn, seals: sealsOf(state) } : unmixed(sitters)
      return { sitters, mixedIn: mixedIn.with(deed.seat, ''), seals: seals.with(deed.seat, null), unsealing: null }
    }
    case 'sealed':
      return { seals: sealsOf(state).with(deed.seat, deed.seal) }
    case 'unsealing':
      return { unsealing: at }
    case 'showed':
      return { mixedIn: state.mixedIn.with(deed.seat, deed.words) }
    case 'seated-bot':
      return { sitters: state.sitters.with(deed.seat, { ...EMPTY, bot: deed.level }) }
    case 'started':
      return { ...after(deed.after), clock: startClock(state.setting.clock, state.sitters.length, at), unsealing: null }
    case 'entered':
      return { ...after(deed.after), proposal: lasting(state), declined: null, answers: answers(state, deed.entry) }
    case 'proposed': {
      const { what, by, asked } = deed
      const proposal = { n: state.seq, what, by, asked, yes: [by] }
      return { declined: null, ...(agreed(state, proposal) ?? { proposal }) }
    }
    case 'voted': {
      if (state.proposal === null) return {}
      if (!deed.yes) return { proposal: null, declined: declined(state.proposal, deed.seat, at) }
      const proposal = { ...state.proposal, yes: [...state.proposal.yes, deed.seat] }
      if (deed.entry !== undefined && deed.after !== undefined)
        return { ...after(deed.after), proposal: null, answers: answers(state, deed.entry) }
      return agreed(state, proposal) ?? { proposal }
    }
    case 'hinted':
      return { hinted: [...(state.hinted ?? []), { seat: deed.seat, entries: deed.entries }] }
    case 'lost':
      return { lost: (state.lost ?? 0) + deed.lines }
    case 'resumed':
      return { status: 'playing' }
    case 'resigned': {
      const left = state.sitters[deed.seat] ?? EMPTY
      const sitters = state.sitters.with(deed.seat, { ...left, bot: left.bot ?? 'journeyman', resigned: true })
      const deserted = sitters.every(({ person, resigned }) => person === null || resigned)
      const end: Partial<TableState> = deserted ? { status: 'ended', endedBy: 'everybody-left' } : {}
      return { sitters, proposal: null, ...end }
    }
    case 'on-vacation':
      return { vacation: state.vacation.with(deed.seat, deed.until) }
    case 'ended':
      return { status: 'ended', endedBy: deed.by, proposal: null }
    case 'forgotten':
      return {
        sitters: state.sitters.map((sitter, seat) =>
          deed.seats.includes(seat) ? { ...sitter, person: NOBODY } : sitter,
        ),
        owner: deed.owner ? null : state.owner,
      }
    case 'rematched':
      return { rematch: deed.table }
    case 'upgraded':
      return {
        ...after(deed.after),
        // What was paused stays so; what new rules make of a game may be its end.
        status: deed.after.over ? 'over' : state.status,
        rules: deed.rules,
        proposal: null,
        answers: left(state, deed.saved),
      }
    case 'brought':
      return deed.over
        ? { imported: true, status: 'over', ending: deed.ending ?? null }
        : { imported: true, status: 'ended', endedBy: 'agreement' }
  }
}

/** In whose place somebody sat who has gone for good. */
const NOBODY: Person = { id: '', name: '' }
const EMPTY: Sitter = { person: null, bot: null, resigned: false }

function unmixed(sitters: readonly Sitter[]) {
  return { mixedIn: sitters.map(() => ''), seals: sitters.map((): string | null => null) }
}

export function sealsOf({ seals, sitters }: Pick<TableState, 'seals' | 'sitters'>): readonly (string | null)[] {
  return seals ?? sitters.map(() => null)
}

function after({ waiting, over, ending }: After): Partial<TableState> {
  return { waiting, status: over ? 'over' : 'playing', ending: ending ?? null }
}

/** Whoever answers goes on with the game: an undo that was proposed before is no longer the same. */
function lasting({ proposal }: TableState): Proposal | null {
  return proposal?.what === 'undo' ? null : proposal
}

/** Whoever proposed it and thinks better of it is told nothing. */
function declined({ n, what, by }: Proposal, from: Seat, at: number): Declined | null {
  return by === from ? null : { n, what, by, from, at }
}

function answers({ answers }: TableState, { n, seat, decision, undo }: Entry): TableState['answers'] {
  if (undo !== undefined) return answers.map((own) => own.filter((number) => !undo.includes(number)))
  return decision === undefined ? answers : answers.with(seat, [...(answers[seat] ?? []), n])
}

/** What can still be taken back after the rules have changed. */
function left({ answers }: TableState, { entries }: Saved): TableState['answers'] {
  return answers.map((own) => own.filter((number) => entries.some(({ n }) => n === number)))
}

/** What a proposal does that everybody consents to. An undo is done by the vote that completes it. */
function agreed(state: TableState, { what, asked, yes }: Proposal): Partial<TableState> | undefined {
  if (!asked.every((seat) => yes.includes(seat)) || what === 'undo') return undefined
  if (what === 'pause') return { proposal: null, status: state.status === 'playing' ? 'paused' : state.status }
  return { proposal: null, status: 'ended', endedBy: what === 'draw' ? 'draw' : 'agreement' }
}

// ---------------------------------------------------------------------------------------------------------- questions

/** The seats of those among `seats` that a person answers for. */
export function people({ sitters }: Pick<TableState, 'sitters'>, seats: readonly Seat[]): readonly Seat[] {
  return seats.filter((seat) => sitters[seat]?.bot === null)
}

/** The seats of everybody who plays. */
export function everybody(state: Pick<TableState, 'sitters'>): readonly Seat[] {
  return people(
    state,
    state.sitters.map((_, seat) => seat),
  )
}

/** The seat of somebody who plays here; undefined for those who watch, also after they have resigned. */
export function seatOf({ sitters }: TableState, person: string | undefined): Seat | undefined {
  if (person === undefined) return undefined
  const seat = sitters.findIndex((sitter) => sitter.person?.id === person && !sitter.resigned)
  return seat < 0 ? undefined : seat
}

/** Everybody who is named there: whoever opened it, also without a seat, and those who sit. */
export function atTable({ owner, sitters }: Pick<TableState, 'owner' | 'sitters'>): readonly (Person | null)[] {
  return [owner, ...sitters.map(({ person }) => person)]
}

/** Whether a seat has an answer that could be taken back, however far memory reaches. */
export function hasAnswered({ answers }: Pick<TableState, 'answers'>, seat: Seat): boolean {
  return (answers[seat]?.length ?? 0) > 0
}

export function hasEnded({ status }: Pick<TableState, 'status'>): boolean {
  return status === 'over' || status === 'ended'
}
