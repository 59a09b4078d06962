import { cipherSource, commit, DamagedRecord, Dice, Fortune, keyOf, Recorded, source } from './chance.ts'
import type {
  Accepted,
  Checkpoint,
  Decision,
  Ending,
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
import { refuse } from './opening.ts'
import { clone, hash, lastingHash, same } from './plain.ts'
import { Play, type Said } from './play.ts'
import { hiddenFrom, redact, reshuffle } from './zones.ts'

/** What a table is opened with and never changes. */
type Head = Pick<Saved, 'seats' | 'seed' | 'contributions'> & { readonly keep: number }

interface Heard {
  readonly after: number
  readonly kind: string
  readonly data: unknown
  readonly secretly: Secretly<unknown> | undefined
}

/** Checkpoints that a store keeps: the one to go on from, and one more, for an answer that ended a turn can be taken back. */
const KEPT = 2

/** A table at which people sit: checkpoints, and the answers since. */
export class LiveTable<G extends Shape> implements OpenTable<G> {
  readonly game: Game<G>
  readonly opening: Opening<G>
  readonly #head: Head
  readonly #dice: Dice
  #play: Play<G>
  #setUp: readonly (readonly number[])[] = []
  #entries: Entry[] = []
  #takenBack = new Set<number>()
  #checkpoints: Checkpoint[] = []
  #undone: readonly number[]
  #heard: Heard[] = []
  /** The number of the first event that is still kept. */
  #heardFrom = 0
  /** What is hidden from each seat, after the last entry. */
  #hidden: readonly ReadonlySet<string>[] | null = null
  /** The entry that is being made, or was made last. */
  #now = -1

  private constructor(game: Game<G>, opening: Opening<G>, head: Head) {
    this.game = game
    this.opening = opening
    this.#head = head
    this.#undone = Array.from({ length: opening.players }, () => 0)
    const key = keyOf(head.seed, head.contributions)
    // A stream for every place in the game: no order of calls and no restart makes a difference to the dice.
    const below = (n: number) => {
      const { turn, branch } = this.#play.asking
      const undos = this.#undone.reduce((sum, times) => sum + times, 0)
      branch.source ??= cipherSource(key, `${turn}${branch.path} ${branch.step} ${undos}`)
      return branch.source.below(n)
    }
    this.#dice = new Dice({ below })
    this.#play = this.#seat({} as G['state'])
  }

  /** Opens a table; `script`: with the recorded outcomes of an earlier opening. */
  static open<G extends Shape>(
    game: Game<G>,
    opening: Opening<G>,
    start: Start,
    script: Saved['setUp'] | null,
  ): LiveTable<G> {
    const { seats, seed, contributions = [], keep = Number.POSITIVE_INFINITY } = start
    const table = new LiveTable(game, opening, { seats, seed, contributions, keep: Math.max(KEPT, keep) })
    table.#dice.start(script)
    table.#play = table.#seat(game.setUp(opening, new Fortune(table.#dice)))
    table.#play.begin(1)
    table.#dice.end()
    table.#setUp = table.#dice.noted
    return table
  }

  /** Goes on from the last of these checkpoints; the entries since are still to be made again. */
  static resume<G extends Shape>(
    game: Game<G>,
    opening: Opening<G>,
    { seats, seed, contributions, setUp, entries }: Saved,
    checkpoints: readonly Checkpoint[],
    keep = Number.POSITIVE_INFINITY,
  ): LiveTable<G> {
    const table = new LiveTable(game, opening, { seats, seed, contributions, keep: Math.max(KEPT, keep) })
    const last = checkpoints.at(-1) as Checkpoint
    table.#setUp = setUp
    table.#entries = entries.filter(({ n }) => n < last.at)
    table.#takenBack = new Set(table.#entries.flatMap(({ undo }) => undo ?? []))
    table.#undone = last.undone
    table.#heardFrom = last.told
    table.#checkpoints = [...checkpoints]
    table.#goBackTo(checkpoints.length - 1)
    return table
  }

  get seats(): readonly Seat[] {
    return this.#play.seats
  }
  get state(): G['state'] {
    return this.#play.state
  }
  get turn(): number {
    return this.#play.turn
  }
  get over(): boolean {
    return this.#play.over
  }
  get asked(): readonly Decision<G>[] {
    return this.#play.asked
  }
  get waiting(): readonly Seat[] {
    return this.#play.waiting
  }
  decisions(seat: Seat): readonly Decision<G>[] {
    return this.#play.decisions(seat)
  }
  ending(): Ending<G> | null {
    return this.#play.ending()
  }
  hash(): string {
    return this.#play.hash()
  }

  answer(message: unknown): Accepted | Refusal {
    if (typeof message !== 'object' || message === null) return refuse('malformed', 'answer')
    const { seat, decision, option } = message as Record<string, unknown>
    if (!this.#isSeat(seat)) return refuse('malformed', 'seat')
    if (typeof decision !== 'string') return refuse('malformed', 'decision')
    if (this.over) return refuse('game-over', decision)
    const found = this.#play.answerable(seat).find(({ id }) => id === decision)
    if (found === undefined) return lateOrWrong(seat, decision)
    const chosen = found.options.find((offered) => same(offered, option))
    if (chosen === undefined) return refuse('not-an-option', decision)
    return this.#enter({ seat, decision: found.bareId, option: chosen }, null)
  }

  give(decision: Decision<G>, option: number): void {
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
    return since.every(({ n, stand }) => n === last.n || stand) || this.#fits(last.n) ? 'free' : 'needs-consent'
  }

  undo(seat: Seat, how: { readonly consented: boolean } = { consented: false }): Accepted | Refusal {
    if (!this.#isSeat(seat)) return refuse('malformed', 'seat')
    if (this.over) return refuse('game-over', 'undo')
    const can = this.canUndo(seat)
    const last = this.#lastAnswer(seat)
    if (last === undefined) return refuse('nothing-to-undo', 'undo')
    if (can !== 'free' && !how.consented) return refuse('needs-consent', 'undo')
    const fallen = this.#active(last.n)
      .filter(({ n, stand }) => (can === 'free' ? n === last.n : !stand))
      .map(({ n }) => n)
    return this.#reaches(fallen) ? this.#takeBack(seat, fallen) : refuse('too-far-back', 'undo')
  }

  view(viewer: Viewer): View<G> {
    const seat = typeof viewer === 'number' ? viewer : undefined
    const { open, asking } = this.#play
    const asked = open.map(({ seat, kind, answered }) => ({ seat, kind, answered: answered !== undefined }))
    return {
      viewer,
      state: redact(this.state, viewer),
      turn: this.turn,
      entries: this.#next,
      asked: asked as unknown as View<G>['asked'],
      decisions: seat === undefined ? [] : this.decisions(seat).map(plainly),
      standing: asking.standing.filter((stand) => stand.seat === seat).map(({ seat: _, ...stand }) => stand),
      undo: seat === undefined ? 'nothing-to-undo' : this.canUndo(seat),
      ending: this.ending(),
    }
  }

  events(viewer: Viewer, from = 0): readonly Told<G>[] {
    return this.#heard.slice(Math.max(0, from - this.#heardFrom)).map(({ after, kind, data, secretly }, i) => {
      const knows = viewer === 'all-seeing' || (viewer !== 'spectator' && secretly?.to.includes(viewer))
      const n = Math.max(from, this.#heardFrom) + i
      return { n, after, kind, data: clone(secretly && knows ? secretly.data : data) }
    }) as unknown as readonly Told<G>[]
  }

  fork(seed: number): QuietTable<G> {
    return this.#copy(seed)
  }

  imagine(seat: Seat, seed: number): QuietTable<G> {
    const copy = this.#copy(seed)
    copy.asking.standing = copy.asking.standing.filter((stand) => stand.seat === seat)
    for (const ask of copy.open) if (ask.seat !== seat) ask.answered = undefined
    reshuffle(copy.state, seat, copy.asking.chance)
    copy.renew()
    return copy
  }

  save(): Saved {
    const since = this.#checkpoints.at(-KEPT)?.at ?? this.#checkpoints[0]?.at ?? 0
    return this.#saved(this.#entries.filter(({ n }) => n >= since))
  }

  record(): GameRecord {
    const unsealed = { ...this.#saved(this.#entries), hash: this.hash(), over: this.over }
    return { ...unsealed, seal: hash(unsealed) }
  }

  /** Makes a recorded entry again. `trusted`: as it stands in our own store. Otherwise it must come out the same. */
  again(entry: Entry, how: 'trusted' | 'checked' | 'dice-from-seed'): void {
    if (entry.n !== this.#next) throw new DamagedRecord(`entry ${this.#next}`)
    const { seat, decision = '', option, stand, undo, chance } = entry
    const said = stand ? { seat, stand } : { seat, decision, option }
    if (undo) {
      const given = undo.every((n) => this.#active().some((active) => active.n === n && !active.stand))
      if (!given || !this.#reaches(undo)) throw new DamagedRecord(`entry ${entry.n}`)
      this.#takeBack(seat, undo)
    } else if (how === 'trusted') {
      this.#hidden = null
      this.#perform(entry.n, said, chance ?? [])
      this.#entries.push(entry)
    } else {
      const made = this.#enter(said, how === 'checked' ? (chance ?? []) : null).entry
      if (how === 'dice-from-seed' && !same(made.chance, chance)) throw new WrongDice(`entry ${entry.n}`)
      if (!same(made, entry)) throw new DamagedRecord(`entry ${entry.n}`)
    }
  }

  get setUp(): Saved['setUp'] {
    return this.#setUp
  }

  get #next(): number {
    return (this.#entries.at(-1)?.n ?? this.#checkpoint.at - 1) + 1
  }

  get #checkpoint(): Checkpoint {
    return this.#checkpoints.at(-1) as Checkpoint
  }

  #isSeat(seat: unknown): seat is Seat {
    return typeof seat === 'number' && this.seats.includes(seat)
  }

  /** The entries that count: made, and not taken back. */
  #active(from = 0): readonly Entry[] {
    return this.#entries.filter(({ n, undo }) => n >= from && undo === undefined && !this.#takenBack.has(n))
  }

  #lastAnswer(seat: Seat): Entry | undefined {
    return this.#active().findLast((entry) => entry.seat === seat && entry.decision !== undefined)
  }

  #seat(state: G['state']): Play<G> {
    const play = new Play(this.game, this.opening, new Fortune(this.#dice), state, () => this.#onTurn())
    play.asking.undone = this.#undone
    play.asking.hear = (kind, data, secretly) =>
      this.#heard.push({ after: this.#now, kind, data: clone(data), secretly: clone(secretly) })
    return play
  }

  /** Between two turns: takes a checkpoint. One that no question followed is replaced. */
  #onTurn(): void {
    const chance = this.#dice.nextTurn()
    const { asking } = this.#play
    const at = this.#now + 1
    const told = this.#heardFrom + this.#heard.length
    if (this.#checkpoints.at(-1)?.at === at) this.#checkpoints.pop()
    const { standing } = asking
    const turn = asking.turn + 1
    this.#checkpoints.push({
      at,
      turn,
      state: clone(asking.state),
      chance,
      standing,
      undone: this.#undone,
      told,
    })
    while (this.#checkpoints.length > this.#head.keep) {
      this.#checkpoints.shift()
      const oldest = this.#checkpoints[0]?.told ?? told
      this.#heard = this.#heard.slice(oldest - this.#heardFrom)
      this.#heardFrom = oldest
    }
  }

  /** Makes an entry: all of it, or, if the rules fail, nothing. */
  #enter(said: Said, script: Entry['chance'] | null): Accepted {
    const n = this.#next
    const from = this.#heardFrom + this.#heard.length
    const hidden = this.#hidden ?? hiddenFrom(this.state, this.seats)
    this.#hidden = null
    try {
      this.#perform(n, said, script)
    } catch (mistake) {
      this.#goBackTo(this.#checkpoints.findLastIndex(({ at }) => at <= n))
      throw mistake
    }
    const still = hiddenFrom(this.state, this.seats)
    this.#hidden = still
    const { learners } = this.#play.asking
    const shown = this.seats.filter((seat) => {
      if (learners.has(seat)) return true
      for (const id of hidden[seat] ?? []) if (still[seat]?.has(id) !== true) return true
      return false
    })
    const { noted } = this.#dice
    const entry: Entry = {
      n,
      ...said,
      ...(noted.some((list) => list.length > 0) ? { chance: noted } : {}),
      ...(shown.length > 0 ? { shown } : {}),
    }
    this.#entries.push(entry)
    return { entry, from }
  }

  #perform(n: number, said: Said, script: Entry['chance'] | null): void {
    this.#now = n
    this.#play.asking.learners.clear()
    this.#dice.start(script ?? null)
    this.#play.perform(said)
    this.#dice.end()
  }

  /** Clones a checkpoint and gives the answers since again. Later checkpoints are made anew on the way. */
  #goBackTo(index: number): void {
    const checkpoint = this.#checkpoints[index] as Checkpoint
    this.#checkpoints.length = index
    this.#heardFrom = Math.min(this.#heardFrom, checkpoint.told)
    this.#heard.length = checkpoint.told - this.#heardFrom
    this.#now = checkpoint.at - 1
    this.#hidden = null
    this.#play = this.#seat(clone(checkpoint.state) as G['state'])
    this.#play.asking.standing = checkpoint.standing
    this.#play.asking.turn = checkpoint.turn - 1
    this.#dice.start([[], checkpoint.chance])
    this.#play.begin(checkpoint.turn)
    this.#dice.end()
    this.#checkpoints[index] = checkpoint
    for (const entry of this.#active(checkpoint.at)) this.#perform(entry.n, entry, entry.chance ?? [])
  }

  #reaches(fallen: readonly number[]): boolean {
    return this.#checkpoints.some(({ at }) => fallen.every((n) => n >= at))
  }

  #takeBack(seat: Seat, fallen: readonly number[]): Accepted {
    const n = this.#next
    const from = this.#heardFrom + this.#heard.length
    const losers = new Set(this.#entries.filter((entry) => fallen.includes(entry.n)).map((entry) => entry.seat))
    for (const number of fallen) this.#takenBack.add(number)
    this.#undone = this.#undone.map((times, loser) => (losers.has(loser) ? times + 1 : times))
    this.#goBackTo(this.#checkpoints.findLastIndex(({ at }) => fallen.every((number) => number >= at)))
    const entry: Entry = { n, seat, undo: fallen }
    this.#entries.push(entry)
    this.#now = n
    return { entry, from: Math.min(from, this.#heardFrom + this.#heard.length) }
  }

  /** Whether all other answers still make sense without this one: those of seats that play side by side do. */
  #fits(without: number): boolean {
    const base = this.#checkpoints.filter(({ at }) => at <= without)
    const others = this.#active(base.at(-1)?.at).filter(({ n }) => n !== without)
    try {
      const trial = LiveTable.resume(this.game, this.opening, this.#saved([]), base)
      for (const entry of others) trial.#perform(entry.n, entry, entry.chance ?? [])
      return true
    } catch (mistake) {
      if (mistake instanceof DamagedRecord) return false
      throw mistake
    }
  }

  #copy(seed: number): Play<G> {
    const checkpoint = this.#checkpoint
    const fortune = new Fortune(new Recorded(checkpoint.chance))
    const copy = new Play(this.game, this.opening, fortune, clone(checkpoint.state) as G['state'], null)
    copy.asking.undone = this.#undone
    copy.asking.standing = checkpoint.standing
    copy.begin(checkpoint.turn)
    for (const entry of this.#active(checkpoint.at)) {
      fortune.source = new Recorded(entry.chance?.[0] ?? [])
      copy.perform(entry)
    }
    fortune.source = source(seed)
    return copy
  }

  #saved(entries: readonly Entry[]): Saved {
    const { seats, seed, contributions } = this.#head
    const { options, scenario, campaign } = this.opening
    return clone({
      krcma: 1,
      game: this.game.id,
      rules: this.game.rules,
      content: lastingHash(this.game.content),
      seats,
      options,
      scenario,
      campaign,
      commitment: commit(seed),
      contributions,
      seed,
      setUp: this.#setUp,
      entries,
      checkpoints: this.#checkpoints.slice(-KEPT),
    })
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
  return clone({
    kind,
    ...(option === undefined ? {} : { option }),
    ...(until === undefined ? {} : { until }),
  })
}
