import { cipherSource, commit, DamagedRecord, Dice, Fortune, keyOf, source } from './chance.ts'
import { hash, lastingHash } from './hash.ts'
import type {
  Accepted,
  Checkpoint,
  Decision,
  Entry,
  Game,
  GameRecord,
  Opening,
  OpenTable,
  QuietTable,
  Refusal,
  Saved,
  Seat,
  Secretly,
  Shape,
  Standing,
  Start,
  Told,
  Undo,
  View,
  Viewer,
} from './index.ts'
import { readOpening } from './opening.ts'
import { Past } from './past.ts'
import { canonical, clone, same } from './plain.ts'
import { Play, type Said } from './play.ts'
import { refuse } from './refusal.ts'
import { hiddenFrom, redact, reshuffle } from './zones.ts'

/** What a table is opened with and never changes. */
type Head = Pick<Saved, 'seats' | 'seed' | 'contributions'> & { readonly inMemory: number }

type Heard = { after: number; kind: string; data: unknown; secretly: Secretly<unknown> | undefined }

/** Checkpoints that stay in memory at least: an answer that ended a turn is taken back most often. */
const FEWEST = 2
/** No option that anybody is asked for is longer than this, as JSON: standing answers are kept with every checkpoint. */
const LONGEST = 1_000

/** Opens a table that people play at: with a record, events and undo. */
export function openTable<G extends Shape>(game: Game<G>, start: Start): OpenTable<G> | Refusal {
  if (!/^[0-9a-f]{64}$/.test(start.seed)) return refuse('malformed', 'seed')
  const opening = readOpening(game, start.seats.length, start)
  return 'refused' in opening ? opening : LiveTable.open(game, opening, start, null)
}

/** A table at which people sit: checkpoints, and the answers since. */
export class LiveTable<G extends Shape> extends Play<G> implements OpenTable<G> {
  readonly #head: Head
  readonly #dice: Dice
  #key: string | undefined
  #setUp: readonly (readonly number[])[] = []
  #past: Past
  #undone: readonly number[]
  #heard: Heard[] = []
  /** The number of the first event that is still kept. */
  #heardFrom = 0
  /** Entries without which a later one makes no sense, as far as that is known; still later ones do not change it. */
  #leantOn = new Set<number>()
  /** The last entry, if nobody else was asked when it was made: whoever answers next does so because of it. */
  #sole: Entry | null = null
  /** The entry that is being made, or was made last. */
  #now = -1

  private constructor(game: Game<G>, opening: Opening<G>, head: Omit<Head, 'inMemory'>, inMemory = Infinity) {
    super(game, opening)
    const { seats, seed, contributions } = head
    this.#head = { seats, seed, contributions, inMemory: Math.max(FEWEST, inMemory) }
    this.#undone = this.seats.map(() => 0)
    this.#past = new Past(this.seats)
    this.#dice = new Dice(this)
  }

  /** A stream for every place in the game: no order of calls and no restart makes a difference to the dice. */
  below(n: number): number {
    const { turn, branch } = this.asking
    const undos = this.#undone.reduce((sum, times) => sum + times, 0)
    this.#key ??= keyOf(this.#head.seed, this.#head.contributions)
    branch.source ??= cipherSource(this.#key, `${turn}${branch.path} ${branch.answers} ${undos}`)
    return branch.source.below(n)
  }

  /** Opens a table; `script`: with the recorded outcomes of an earlier opening. */
  static open<G extends Shape>(game: Game<G>, opening: Opening<G>, start: Start, script: Saved['setUp'] | null) {
    const { seats, seed, contributions = [], inMemory } = start
    const table = new LiveTable(game, opening, { seats, seed, contributions }, inMemory)
    table.#dice.start(script)
    table.#sitDown(game.setUp(opening, new Fortune(table.#dice)))
    table.begin(1)
    table.#dice.end()
    table.#setUp = table.#dice.noted
    return table
  }

  /** Goes on from the last checkpoint of a store; the entries since are still to be made again. */
  static resume<G extends Shape>(
    game: Game<G>,
    opening: Opening<G>,
    { seats, seed, contributions, setUp, entries, checkpoints }: Omit<Saved, 'options' | 'scenario' | 'campaign'>,
    inMemory?: number,
    freshDice = false,
  ): LiveTable<G> {
    const table = new LiveTable(game, opening, { seats, seed, contributions }, inMemory)
    const past = new Past(table.seats, checkpoints)
    const last = past.latest
    for (const entry of entries) if (entry.n < last.at) past.add(entry)
    table.#past = past
    table.#setUp = setUp
    table.#undone = last.undone
    table.#heardFrom = last.told
    table.#goBackTo(checkpoints.length - 1, freshDice)
    return table
  }

  answer(message: unknown): Accepted | Refusal {
    if (typeof message !== 'object' || message === null) return refuse('malformed', 'answer')
    const { seat, decision, option } = message as Record<string, unknown>
    if (!this.#isSeat(seat)) return refuse('malformed', 'seat')
    if (typeof decision !== 'string') return refuse('malformed', 'decision')
    if (this.over) return refuse('game-over', decision)
    const ask = this.find(seat, decision, false)
    if (ask === undefined) return lateOrWrong(seat, decision)
    const chosen = ask.find(option)
    if (chosen === undefined) return refuse('not-an-option', decision)
    return this.#enter({ seat, decision: ask.bareId, option: clone(chosen) }, null)
  }

  override give(decision: Decision<G>, option: number): void {
    const said = this.answer({ seat: decision.seat, decision: decision.id, option: decision.options[option] })
    if (said.refused !== undefined) throw new Error(`${said.refused}: ${said.about}`)
  }

  stand(seat: Seat, message: unknown): Accepted | Refusal {
    if (!this.#isSeat(seat)) return refuse('malformed', 'seat')
    const standing = readStanding(message)
    if ('refused' in standing) return standing
    return this.over ? refuse('game-over', standing.kind) : this.#enter({ seat, stand: standing }, null)
  }

  canUndo(seat: Seat): Undo {
    const last = this.#past.lastAnswer(seat)
    if (last === undefined || this.over) return 'nothing-to-undo'
    return this.#past.isFree(last, seat) && this.#fits(last) ? 'free' : 'needs-consent'
  }

  undo(seat: Seat, how: { readonly consented: boolean } = { consented: false }): Accepted | Refusal {
    if (!this.#isSeat(seat)) return refuse('malformed', 'seat')
    if (this.over) return refuse('game-over', 'undo')
    const last = this.#past.lastAnswer(seat)
    if (last === undefined) return refuse('nothing-to-undo', 'undo')
    const free = this.canUndo(seat) === 'free'
    if (!free && !how.consented) return refuse('needs-consent', 'undo')
    return this.#takeBack(seat, free ? [last.n] : this.#past.fallingWith(last))
  }

  get idle(): number {
    return this.#past.idle
  }

  view(viewer: Viewer, before?: View<G>): View<G> {
    const seat = typeof viewer === 'number' ? viewer : undefined
    const asked = this.open.map(({ seat, kind, answered }) => ({ seat, kind, answered: answered !== undefined }))
    return {
      viewer,
      state: redact(this.state, viewer, before?.state),
      turn: this.turn,
      entries: this.#past.next,
      asked: asked as unknown as View<G>['asked'],
      decisions: seat === undefined ? [] : this.decisions(seat).map(plainly),
      standing: this.asking.standing.filter((stand) => stand.seat === seat).map(({ seat: _, ...stand }) => stand),
      undo: seat === undefined ? 'nothing-to-undo' : this.canUndo(seat),
      ending: this.ending(),
    }
  }

  events(viewer: Viewer, from = 0): readonly Told<G>[] {
    const first = Math.max(from, this.#heardFrom)
    return this.#heard.slice(first - this.#heardFrom).map(({ after, kind, data, secretly }, i) => {
      const knows = viewer === 'all-seeing' || (viewer !== 'spectator' && secretly?.to.includes(viewer))
      return { n: first + i, after, kind, data: clone(secretly && knows ? secretly.data : data) }
    }) as unknown as readonly Told<G>[]
  }

  fork(seed: number): Play<G> {
    const copy = this.#copy(this.#past.latest)
    copy.asking.chance.source = source(seed)
    return copy
  }

  /** A copy that begins at a checkpoint and makes the entries since, with their dice; all, or all but one. */
  #copy({ at, turn, state, chance, standing }: Checkpoint, without?: number): Play<G> {
    const dice = new Dice(this)
    const copy = new Play(this.game, this.opening)
    copy.sit(this.copyOf(state), new Fortune(dice))
    copy.asking.undone = this.#undone
    copy.asking.standing = standing
    dice.start([chance])
    copy.begin(turn)
    for (const entry of this.#past.active(at).filter(({ n }) => n !== without)) {
      dice.start(entry.chance ?? [])
      copy.perform(entry)
    }
    return copy
  }

  imagine(seat: Seat, seed: number): QuietTable<G> {
    const copy = this.fork(seed)
    copy.asking.standing = copy.asking.standing.filter((stand) => stand.seat === seat)
    for (const ask of copy.open) if (ask.seat !== seat) ask.answered = undefined
    reshuffle(copy.state, seat, copy.asking.chance)
    copy.asking.moment++
    for (const ask of copy.open) ask.renew()
    return copy
  }

  save(): Saved {
    const { entries, stored } = this.#past
    return this.#saved(
      entries.filter(({ n }) => n >= (stored[0]?.at ?? 0)),
      stored,
    )
  }

  record(): GameRecord {
    const { entries, latest } = this.#past
    const unsealed = { ...this.#saved(entries, [latest]), hash: this.hash(), over: this.over }
    return { ...unsealed, seal: hash(unsealed) }
  }

  /** Makes a recorded entry again. `trusted`: as it stands in our own store. Otherwise it must come out the same. */
  again(entry: Entry, how: 'trusted' | 'checked' | 'dice-from-seed'): void {
    const { n, seat, decision = '', option, stand, undo, chance } = entry
    const wellSaid = this.#isSeat(seat) && (stand === undefined || same(readStanding(stand), stand))
    if (n !== this.#past.next || !wellSaid) throw new DamagedRecord(`entry ${this.#past.next}`)
    const said = stand ? { seat, stand } : { seat, decision, option }
    if (undo) {
      const made = this.undo(seat, { consented: true })
      if (made.refused !== undefined || !same(made.entry, entry)) throw new DamagedRecord(`entry ${n}`)
    } else if (how === 'trusted') {
      this.#attempt(n, said, chance ?? [])
      this.#past.add(entry)
      this.#forget()
    } else {
      const made = this.#enter(said, how === 'checked' ? (chance ?? []) : null).entry
      if (how === 'dice-from-seed' && !same(made.chance, chance)) throw new WrongDice(`entry ${n}`)
      if (!same(made, entry)) throw new DamagedRecord(`entry ${n}`)
    }
  }

  #isSeat(seat: unknown): seat is Seat {
    return this.seats.some((mine) => Object.is(mine, seat))
  }

  #sitDown(state: G['state']): void {
    this.sit(state, new Fortune(this.#dice))
    this.asking.undone = this.#undone
    this.asking.ear = this
  }

  hear(kind: string, data: unknown, secretly: Secretly<unknown> | undefined): void {
    this.#heard.push({ after: this.#now, kind, data: clone(data), secretly: clone(secretly) })
  }

  /** Between two turns: takes a checkpoint. One that no question followed is replaced; one that we went back to is there. */
  protected override onTurn(turn: number): void {
    const chance = this.#dice.nextTurn()
    const at = this.#now + 1
    const told = this.#heardFrom + this.#heard.length
    const { standing, state } = this.asking
    const { checkpoints } = this.#past
    const last = checkpoints.at(-1)
    if (last?.at === at) checkpoints.pop()
    const kept = last?.turn === turn ? last.state : this.copyOf(state)
    checkpoints.push({ at, turn, state: kept, chance, standing, undone: this.#undone, told })
  }

  /** Makes an entry of what was said. */
  #enter(said: Said, script: Entry['chance'] | null): Accepted {
    const n = this.#past.next
    const from = this.#heardFrom + this.#heard.length
    // Not kept from one entry to the next: a server with hundreds of tables would clean up for longer than this takes.
    const hidden = hiddenFrom(this.state, this.seats)
    const sole = said.decision !== undefined && this.open.every(({ seat }) => seat === said.seat)
    this.#attempt(n, said, script)
    const still = hiddenFrom(this.state, this.seats)
    let seen = 0
    for (const [id, blind] of hidden) seen |= blind & ~(still.get(id) ?? 0)
    const shown = this.seats.filter((seat) => (seen & (1 << seat)) !== 0 || this.asking.learners.has(seat))
    const { noted } = this.#dice
    const chance = noted.some((list) => list.length > 0) ? { chance: noted } : {}
    const earlier = this.asking.revealed.filter((number) => number !== n).sort((a, b) => a - b)
    const together = earlier.length > 0 ? { together: earlier } : {}
    const entry: Entry = { n, ...said, ...chance, ...(shown.length > 0 ? { shown } : {}), ...together }
    this.#past.add(entry)
    // An offer is something else: it may be made beside the very question that this entry answered.
    if (this.#sole && this.#sole.seat !== entry.seat && entry.decision?.includes('+') === false)
      this.#leantOn.add(this.#sole.n)
    this.#sole = sole ? entry : null
    this.#forget()
    return { entry, from }
  }

  /** Performs all of it or, if the rules fail, nothing. */
  #attempt(n: number, said: Said, script: Entry['chance'] | null): void {
    try {
      this.#perform(n, said, script)
    } catch (mistake) {
      this.#goBackTo(this.#past.before([n]))
      throw mistake
    }
  }

  /** Forgets what lies too far back. */
  #forget(): void {
    const { checkpoints } = this.#past
    if (checkpoints.length <= this.#head.inMemory || !this.#past.forget(this.#head.inMemory)) return
    const forgotten = Math.max(0, (checkpoints[0]?.told ?? 0) - this.#heardFrom)
    this.#heardFrom += this.#heard.splice(0, forgotten).length
  }

  #perform(n: number, said: Said, script: Entry['chance'] | null): void {
    this.#now = n
    this.asking.entry = n
    this.asking.learners.clear()
    this.asking.revealed.length = 0
    this.#dice.start(script ?? null)
    this.perform(said)
    this.#dice.end()
  }

  /** Clones a checkpoint and gives the answers since again. Later checkpoints are made anew on the way. */
  #goBackTo(index: number, freshDice = false): void {
    const { checkpoints } = this.#past
    const checkpoint = checkpoints[index] as Checkpoint
    checkpoints.length = index + 1
    this.#heardFrom = Math.min(this.#heardFrom, checkpoint.told)
    this.#heard.length = checkpoint.told - this.#heardFrom
    this.#now = checkpoint.at - 1
    this.#sole = null
    this.#sitDown(this.copyOf(checkpoint.state))
    this.asking.standing = checkpoint.standing
    this.#dice.start(freshDice ? null : [[], checkpoint.chance])
    this.begin(checkpoint.turn)
    this.#dice.end()
    // As it was made anew on the way: newer rules may have passed turns. What was taken back since is told by the entries.
    checkpoints[index] = { ...this.#past.latest, undone: checkpoint.undone }
    for (const entry of this.#past.active(checkpoint.at)) this.#perform(entry.n, entry, entry.chance ?? [])
  }

  #takeBack(seat: Seat, fallen: readonly number[]): Accepted | Refusal {
    const base = this.#past.before(fallen)
    if (base < 0) return refuse('too-far-back', 'undo')
    const n = this.#past.next
    const first = Math.min(...fallen)
    const from = this.#heardFrom + this.#heard.findLastIndex(({ after }) => after < first) + 1
    const falling = new Set(fallen)
    this.#lost(this.#past.active(first).flatMap((one) => (falling.has(one.n) ? [one.seat] : [])))
    this.#leantOn.clear()
    const entry: Entry = { n, seat, undo: fallen }
    this.#past.add(entry)
    this.#goBackTo(base)
    this.#now = n
    this.#forget()
    return { entry, from }
  }

  /** Those who have lost an answer are asked under another id from now on. */
  #lost(losers: readonly Seat[]): void {
    this.#undone = this.#undone.map((times, seat) => (losers.includes(seat) ? times + 1 : times))
  }

  /**
   * Makes recorded entries of the turn that was resumed, up to the last undo among them, without making first what is taken back
   * later: a turn costs what is left of it, however often somebody thought again. Gives the entries that are still to be made;
   * nothing if that is not how it was: then the table is to be resumed anew and everything made in order.
   */
  passOver(since: readonly Entry[]): readonly Entry[] | undefined {
    const { at, turn } = this.#past.latest
    const upTo = since.findLastIndex(({ undo }) => undo !== undefined) + 1
    const passed = since.slice(0, upTo)
    const fallen = new Set(passed.flatMap(({ undo = [] }) => undo))
    const seats = new Map(passed.map(({ n, seat }) => [n, seat]))
    for (const entry of passed) {
      const { n, undo } = entry
      if (n !== this.#past.next || undo?.some((number) => number < at)) return undefined
      if (undo !== undefined) this.#lost(undo.flatMap((number) => seats.get(number) ?? []))
      else if (!fallen.has(n)) this.#attempt(n, entry, entry.chance ?? [])
      if (this.turn !== turn || this.over) return undefined
      this.#past.add(entry)
      this.#now = n
    }
    this.asking.undone = this.#undone
    return since.slice(upTo)
  }

  /** Whether all other answers still make sense without this one: those of seats that play side by side do. */
  #fits({ n }: Entry): boolean {
    if (this.#leantOn.has(n)) return false
    if (this.#past.active(n).length === 1) return true
    const base = this.#past.checkpoints[this.#past.before([n])]
    if (base === undefined) return false
    try {
      this.#copy(base, n)
      return true
    } catch (mistake) {
      if (!(mistake instanceof DamagedRecord)) throw mistake
      this.#leantOn.add(n)
      return false
    }
  }

  #saved(entries: readonly Entry[], checkpoints: readonly Checkpoint[]): Saved {
    const { seats, seed, contributions } = this.#head
    const { game, opening } = this
    const { id, rules } = game
    const { options, scenario } = opening
    const campaign = opening.campaign === null ? null : { rules, sheets: opening.campaign }
    const table = { seats, options, scenario, campaign, commitment: commit(seed), contributions, seed }
    const content = lastingHash(game.content(opening))
    return clone({ krcma: 1, game: id, rules, content, ...table, setUp: this.#setUp, entries, checkpoints })
  }
}

export class WrongDice extends Error {}

function plainly<G extends Shape>(decision: Decision<G>): Decision<G> {
  const { id, seat, kind, options, context, offer, answered } = decision
  const plain = { id, seat, kind, options, context: context ?? null, offer }
  return clone(answered === undefined ? plain : { ...plain, answered }) as unknown as Decision<G>
}

/** A decision that is not open: somebody else's, one that was, or no decision at all. */
function lateOrWrong(seat: Seat, decision: string): Refusal {
  const [, asked, offered] = /^\d+\.(\d+)\.\d+(?:\+(\d+)\.[^~]+)?~\d+$/.exec(decision) ?? []
  if (asked === undefined) return refuse('malformed', 'decision')
  return refuse(Number(offered ?? asked) === seat ? 'stale' : 'wrong-seat', decision)
}

function readStanding(message: unknown): Standing | Refusal {
  if (typeof message !== 'object' || message === null) return refuse('malformed', 'standing')
  const { kind, option, until } = message as Record<string, unknown>
  if (typeof kind !== 'string') return refuse('malformed', 'kind')
  if (until !== undefined && typeof until !== 'string') return refuse('malformed', 'until')
  if (option === undefined) return { kind }
  try {
    const text = canonical(option)
    if (text.length > LONGEST) return refuse('malformed', 'option')
    const plain: unknown = JSON.parse(text)
    return { kind, option: plain, ...(until === undefined ? {} : { until }) }
  } catch {
    return refuse('malformed', 'option')
  }
}
