import { cipherSource, commit, DamagedRecord, Dice, Fortune, keyOf, source } from './chance.ts'
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
import { canonical, clone, hash, lastingHash, same } from './plain.ts'
import { Play, type Said } from './play.ts'
import { refuse } from './refusal.ts'
import { hiddenFrom, redact, reshuffle } from './zones.ts'

/** What a table is opened with and never changes. */
type Head = Pick<Saved, 'seats' | 'seed' | 'contributions'> & { readonly keep: number }
type Past = Omit<Head, 'keep'> & Pick<Saved, 'setUp' | 'entries'>

type Heard = { after: number; kind: string; data: unknown; secretly: Secretly<unknown> | undefined }

/** Checkpoints that a store keeps: the one to go on from, and one more, for an answer that ended a turn can be taken back. */
const KEPT = 2

/** A table at which people sit: checkpoints, and the answers since. */
export class LiveTable<G extends Shape> extends Play<G> implements OpenTable<G> {
  readonly #head: Head
  readonly #dice: Dice
  #key: string | undefined
  #setUp: readonly (readonly number[])[] = []
  #entries: Entry[] = []
  #takenBack = new Set<number>()
  #checkpoints: Checkpoint[] = []
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

  private constructor(game: Game<G>, opening: Opening<G>, head: Omit<Head, 'keep'>, keep = Number.POSITIVE_INFINITY) {
    super(game, opening)
    const { seats, seed, contributions } = head
    this.#head = { seats, seed, contributions, keep: Math.max(KEPT, keep) }
    this.#undone = this.seats.map(() => 0)
    this.#dice = new Dice(this)
  }

  /** A stream for every place in the game: no order of calls and no restart makes a difference to the dice. */
  below(n: number): number {
    const { turn, branch } = this.asking
    const undos = this.#undone.reduce((sum, times) => sum + times, 0)
    this.#key ??= keyOf(this.#head.seed, this.#head.contributions)
    branch.source ??= cipherSource(this.#key, `${turn}${branch.path} ${branch.step} ${undos}`)
    return branch.source.below(n)
  }

  /** Opens a table; `script`: with the recorded outcomes of an earlier opening. */
  static open<G extends Shape>(game: Game<G>, opening: Opening<G>, start: Start, script: Saved['setUp'] | null) {
    const { seats, seed, contributions = [], keep } = start
    const table = new LiveTable(game, opening, { seats, seed, contributions }, keep)
    table.#dice.start(script)
    table.#sitDown(game.setUp(opening, new Fortune(table.#dice)))
    table.begin(1)
    table.#dice.end()
    table.#setUp = table.#dice.noted
    return table
  }

  /** Goes on from the last of these checkpoints; the entries since are still to be made again. */
  static resume<G extends Shape>(
    game: Game<G>,
    opening: Opening<G>,
    { seats, seed, contributions, setUp, entries }: Past,
    checkpoints: readonly Checkpoint[],
    keep?: number,
    freshDice = false,
  ): LiveTable<G> {
    const table = new LiveTable(game, opening, { seats, seed, contributions }, keep)
    const last = checkpoints.at(-1) as Checkpoint
    table.#setUp = setUp
    table.#entries = entries.filter(({ n }) => n < last.at)
    table.#takenBack = new Set(table.#entries.flatMap(({ undo }) => undo ?? []))
    table.#undone = last.undone
    table.#heardFrom = last.told
    table.#checkpoints = [...checkpoints]
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
    const last = this.#lastAnswer(seat)
    if (last === undefined || this.over) return 'nothing-to-undo'
    const since = this.#active(last.n)
    if (since.some(({ chance, shown }) => chance !== undefined || shown?.includes(seat))) return 'needs-consent'
    // Not further than what a store keeps: a restart takes nothing away.
    return last.n >= this.#keptFrom && (since.length === 1 || this.#fits(last.n)) ? 'free' : 'needs-consent'
  }

  undo(seat: Seat, how: { readonly consented: boolean } = { consented: false }): Accepted | Refusal {
    if (!this.#isSeat(seat)) return refuse('malformed', 'seat')
    if (this.over) return refuse('game-over', 'undo')
    const last = this.#lastAnswer(seat)
    if (last === undefined) return refuse('nothing-to-undo', 'undo')
    const free = this.canUndo(seat) === 'free'
    if (!free && !how.consented) return refuse('needs-consent', 'undo')
    const fallen = free ? [last.n] : this.#active(last.n).map(({ n }) => n)
    return this.#takeBack(seat, fallen)
  }

  view(viewer: Viewer, before?: View<G>): View<G> {
    const seat = typeof viewer === 'number' ? viewer : undefined
    const asked = this.open.map(({ seat, kind, answered }) => ({ seat, kind, answered: answered !== undefined }))
    return {
      viewer,
      state: redact(this.state, viewer, before?.state),
      turn: this.turn,
      entries: this.#next,
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
    const copy = this.#copy(this.#checkpoint)
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
    for (const entry of this.#active(at).filter(({ n }) => n !== without)) {
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
    return this.#saved(this.#entries.filter(({ n }) => n >= this.#keptFrom))
  }

  record(): GameRecord {
    const unsealed = { ...this.#saved(this.#entries), hash: this.hash(), over: this.over }
    return { ...unsealed, seal: hash(unsealed) }
  }

  /** Makes a recorded entry again. `trusted`: as it stands in our own store. Otherwise it must come out the same. */
  again(entry: Entry, how: 'trusted' | 'checked' | 'dice-from-seed'): void {
    const { n, seat, decision = '', option, stand, undo, chance } = entry
    const wellSaid = this.#isSeat(seat) && (stand === undefined || same(readStanding(stand), stand))
    if (n !== this.#next || !wellSaid) throw new DamagedRecord(`entry ${this.#next}`)
    const said = stand ? { seat, stand } : { seat, decision, option }
    if (undo) {
      const made = this.undo(seat, { consented: true })
      if (made.refused !== undefined || !same(made.entry, entry)) throw new DamagedRecord(`entry ${n}`)
    } else if (how === 'trusted') {
      this.#attempt(n, said, chance ?? [])
      this.#entries.push(entry)
    } else {
      const made = this.#enter(said, how === 'checked' ? (chance ?? []) : null).entry
      if (how === 'dice-from-seed' && !same(made.chance, chance)) throw new WrongDice(`entry ${n}`)
      if (!same(made, entry)) throw new DamagedRecord(`entry ${n}`)
    }
  }

  get #next(): number {
    return (this.#entries.at(-1)?.n ?? this.#checkpoint.at - 1) + 1
  }

  get #checkpoint(): Checkpoint {
    return this.#checkpoints.at(-1) as Checkpoint
  }

  get #keptFrom(): number {
    return this.#checkpoints.at(-KEPT)?.at ?? this.#checkpoint.at
  }

  #isSeat(seat: unknown): seat is Seat {
    return this.seats.some((mine) => Object.is(mine, seat))
  }

  /** The entries that count: made, and not taken back. */
  #active(from = 0): readonly Entry[] {
    const first = Math.max(0, from - (this.#entries[0]?.n ?? 0))
    return this.#entries.slice(first).filter(({ n, undo }) => undo === undefined && !this.#takenBack.has(n))
  }

  #lastAnswer(seat: Seat): Entry | undefined {
    return this.#active().findLast((entry) => entry.seat === seat && entry.decision !== undefined)
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
    const last = this.#checkpoints.at(-1)
    if (last?.at === at) this.#checkpoints.pop()
    const kept = last?.turn === turn ? last.state : this.copyOf(state)
    this.#checkpoints.push({ at, turn, state: kept, chance, standing, undone: this.#undone, told })
  }

  /** Makes an entry of what was said. */
  #enter(said: Said, script: Entry['chance'] | null): Accepted {
    const n = this.#next
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
    const entry: Entry = { n, ...said, ...chance, ...(shown.length > 0 ? { shown } : {}) }
    this.#entries.push(entry)
    // An offer is something else: it may be made beside the very question that this entry answered.
    if (this.#sole && this.#sole.seat !== entry.seat && entry.decision?.includes('+') === false)
      this.#leantOn.add(this.#sole.n)
    this.#sole = sole ? entry : null
    return { entry, from }
  }

  /** Performs all of it or, if the rules fail, nothing; and forgets what lies too far back. */
  #attempt(n: number, said: Said, script: Entry['chance'] | null): void {
    try {
      this.#perform(n, said, script)
    } catch (mistake) {
      this.#goBackTo(this.#checkpoints.findLastIndex(({ at }) => at <= n))
      throw mistake
    }
    if (this.#checkpoints.splice(0, this.#checkpoints.length - this.#head.keep).length === 0) return
    const forgotten = Math.max(0, (this.#checkpoints[0]?.told ?? 0) - this.#heardFrom)
    this.#heardFrom += this.#heard.splice(0, forgotten).length
  }

  #perform(n: number, said: Said, script: Entry['chance'] | null): void {
    this.#now = n
    this.asking.learners.clear()
    this.#dice.start(script ?? null)
    this.perform(said)
    this.#dice.end()
  }

  /** Clones a checkpoint and gives the answers since again. Later checkpoints are made anew on the way. */
  #goBackTo(index: number, freshDice = false): void {
    const checkpoint = this.#checkpoints[index] as Checkpoint
    this.#checkpoints.length = index + 1
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
    this.#checkpoints[index] = { ...this.#checkpoint, undone: checkpoint.undone }
    for (const entry of this.#active(checkpoint.at)) this.#perform(entry.n, entry, entry.chance ?? [])
  }

  #takeBack(seat: Seat, fallen: readonly number[]): Accepted | Refusal {
    const base = this.#checkpoints.findLastIndex(({ at }) => fallen.every((number) => number >= at))
    if (base < 0) return refuse('too-far-back', 'undo')
    const n = this.#next
    const told = this.#heard.findIndex(({ after }) => after >= Math.min(...fallen))
    const from = this.#heardFrom + (told < 0 ? this.#heard.length : told)
    const losers = new Set(this.#entries.filter((entry) => fallen.includes(entry.n)).map((entry) => entry.seat))
    for (const number of fallen) this.#takenBack.add(number)
    this.#undone = this.#undone.map((times, loser) => (losers.has(loser) ? times + 1 : times))
    this.#leantOn.clear()
    this.#goBackTo(base)
    const entry: Entry = { n, seat, undo: fallen }
    this.#entries.push(entry)
    this.#now = n
    return { entry, from }
  }

  /** Whether all other answers still make sense without this one: those of seats that play side by side do. */
  #fits(without: number): boolean {
    if (this.#leantOn.has(without)) return false
    const base = this.#checkpoints.findLast(({ at }) => at <= without) as Checkpoint
    try {
      this.#copy(base, without)
      return true
    } catch (mistake) {
      if (!(mistake instanceof DamagedRecord)) throw mistake
      this.#leantOn.add(without)
      return false
    }
  }

  #saved(entries: readonly Entry[]): Saved {
    const { seats, seed, contributions } = this.#head
    const { options, scenario, campaign } = this.opening
    const { id, rules, content } = this.game
    const table = { seats, options, scenario, campaign, commitment: commit(seed), contributions, seed }
    const past = { setUp: this.#setUp, entries, checkpoints: this.#checkpoints.slice(-KEPT) }
    return clone({ krcma: 1, game: id, rules, content: lastingHash(content), ...table, ...past })
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
    const plain: unknown = JSON.parse(canonical(option))
    return { kind, option: plain, ...(until === undefined ? {} : { until }) }
  } catch {
    return refuse('malformed', 'option')
  }
}
