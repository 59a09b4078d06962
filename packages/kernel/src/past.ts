import type { Checkpoint, Entry, Seat } from './index.ts'

/** What happened at a table so far: its entries, which of them were taken back, and the checkpoints that one can go back to. */
export class Past {
  readonly entries: Entry[] = []
  readonly checkpoints: Checkpoint[]
  readonly #takenBack = new Set<number>()
  /** Those of the entries that count, kept beside them: however often something was taken back, going back costs what still counts. */
  readonly #active: Entry[] = []
  /** For each seat, the first entry that neither chance nor a secret keeps it from taking back. What was seen stays seen. */
  readonly #free: number[]

  constructor(seats: readonly Seat[], checkpoints: readonly Checkpoint[] = []) {
    this.checkpoints = [...checkpoints]
    this.#free = seats.map(() => checkpoints[0]?.at ?? 0)
  }

  /** The number of the next entry. */
  get next(): number {
    return (this.entries.at(-1)?.n ?? this.latest.at - 1) + 1
  }

  get latest(): Checkpoint {
    return this.checkpoints.at(-1) as Checkpoint
  }

  add(entry: Entry): void {
    const { n, undo, chance, shown } = entry
    this.entries.push(entry)
    if (undo === undefined) this.#active.push(entry)
    else this.#takeBack(undo)
    if (chance !== undefined) this.#free.fill(n + 1)
    for (const seat of shown ?? []) this.#free[seat] = n + 1
  }

  #takeBack(numbers: readonly number[]): void {
    for (const number of numbers) this.#takenBack.add(number)
    const first = this.#indexOf(Math.min(...numbers))
    const left = this.#active.splice(first).filter(({ n }) => !this.#takenBack.has(n))
    this.#active.push(...left)
  }

  /** Where the entries that count begin from this number on. */
  #indexOf(from: number): number {
    return this.#active.findLastIndex(({ n }) => n < from) + 1
  }

  /** The entries that count: made, and not taken back. */
  active(from = 0): readonly Entry[] {
    return this.#active.slice(this.#indexOf(from))
  }

  lastAnswer(seat: Seat): Entry | undefined {
    return this.#active.findLast(({ seat: by, decision }) => by === seat && decision !== undefined)
  }

  /**
   * Entries since the latest checkpoint without which the table would stand where it does: what was taken back, answers that were changed,
   * standing answers, and undos.
   */
  get idle(): number {
    const { at } = this.latest
    const answered = this.active(at).flatMap(({ seat, decision }) =>
      decision === undefined ? [] : [`${seat} ${decision}`],
    )
    return this.next - at - new Set(answered).size
  }

  /** Whether chance and secrets let the seat take this entry back. */
  isFree({ n }: Entry, seat: Seat): boolean {
    return n >= (this.#free[seat] ?? 0)
  }

  /**
   * What falls if an entry is taken back with consent: every later one too, and those that were given together with one that falls. Who
   * has seen what the others chose must not choose again against the same choices.
   */
  fallingWith({ n }: Entry): readonly number[] {
    for (let from = n; ; ) {
      const falling = this.active(from)
      const together = falling.flatMap((entry) => entry.together ?? []).filter((other) => !this.#takenBack.has(other))
      const first = Math.min(from, ...together)
      if (first === from) return falling.map((entry) => entry.n)
      from = first
    }
  }

  /** The checkpoint before all of these entries, if there still is one. */
  before(numbers: readonly number[]): number {
    const first = Math.min(...numbers)
    return this.checkpoints.findLastIndex(({ at }) => at <= first)
  }

  /** What a store needs: for each seat the checkpoint before the oldest answer that it is free to take back; and the last two. */
  get stored(): readonly Checkpoint[] {
    return this.#staying(2)
  }

  /** Forgets the checkpoints that no store needs, but for the latest so many. Says whether the earliest was among them. */
  forget(latest: number): boolean {
    const [first] = this.checkpoints
    this.checkpoints.splice(0, this.checkpoints.length, ...this.#staying(latest))
    return this.checkpoints[0] !== first
  }

  #staying(latest: number): readonly Checkpoint[] {
    const needed = new Set(this.#free.map((n) => this.before([n])))
    return this.checkpoints.filter((_, i) => needed.has(i) || i >= this.checkpoints.length - latest)
  }
}
