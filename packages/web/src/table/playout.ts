import type { Told } from '@krcma/kernel'
import type { AnyGame } from '@krcma/protocol'
import { useLayoutEffect, useState } from 'react'
import { isConnected, type TableLink, type TableNow } from '../link/link.ts'
import { whenLetGo } from './after-paint.ts'

/**
 * Playout buffer (jitter buffer): the one queue between what comes from a table and what is seen of it. Positions come in bursts, for
 * bots answer at once; they are shown one after another, each for as long as its movement takes.
 *
 *     link ──► waiting ──► shown: question and seats ──► board ──► log
 *
 * **One step a frame.** Each step, another position or another part of the one that is shown, is taken after what is being touched
 * was let go and painted: a touch is answered first, and no step makes another's frame longer. Parts go before positions, so that
 * question, board and log tell of the same one before the next comes. A part has its turn also when something else changed for it,
 * such as whose place is open.
 *
 * **Pace.** A position of which something is told stays for a while; whoever is behind may catch up, and of a long absence only the
 * latest are played. What merely changed around the game, such as talk, a thought or the line, belongs to the position that it came
 * with and waits for no pace. Without movement, and where nobody looks, the latest is shown at once.
 *
 * **Moments.** What everybody waited for, by the kinds of events that a board names, is staged: the position before it stays while
 * the board plays what is about to happen (`staged`), then the next one follows. Never twice in ten seconds, and not without movement.
 *
 * **Reading.** A position of which a page of a book is told stays until whoever looks says that they have read it: nobody is taken past
 * one, however fast others play, and without movement no more than with it. Other screens of the table, and the table itself, go on.
 *
 * **At rest.** The root says which state of which table it shows (`data-table`, `data-seq`), and whether that is all (`data-settled`):
 * everything on the page is of that state, nothing waits here, every call is answered, and only people can make the next change.
 * Browser tests wait for this and for nothing else; so may anything that reads or drives the page.
 */
export class Playout {
  readonly #link: TableLink
  /** The kinds of events that are staged. */
  readonly #stages: readonly string[]
  /** The kinds of events that are read in peace. */
  readonly #reads: readonly string[]
  /** The entries of the last position that was staged, and when that was. */
  #staged = { entries: -1, at: Number.NEGATIVE_INFINITY }
  #shown: Shown
  /** Oldest first; the last one is the present. */
  #waiting: TableNow[] = []
  readonly #parts = new Set<Part>()
  #calm = false
  /** Whether positions of the past are among those that wait. */
  #again = false
  /** Runs while the position that is shown has not been there for long enough. */
  #pace: ReturnType<typeof setTimeout> | undefined
  /** Whether the next step is on its way. */
  #stepping = false
  readonly #listeners = new Set<() => void>()
  #root: HTMLElement | null = null
  #drawn: Shown | null = null
  #acting = false

  constructor(link: TableLink, stages: readonly string[] = [], reads: readonly string[] = []) {
    this.#link = link
    this.#stages = stages
    this.#reads = reads
    const now = link.now()
    this.#shown = { now, news: [], staged: [], reading: this.#opening(now), behind: false, again: false }
  }

  readonly shown = (): Shown => this.#shown
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Follows the table until what is given back is called. */
  follow(calm: boolean): () => void {
    this.#calm = calm
    const stop = this.#link.subscribe(() => this.#hear())
    this.#hear()
    return () => {
      stop()
      this.#endPace()
    }
  }

  /** Shows the present at once. */
  readonly catchUp = (): void => {
    const present = this.#waiting.at(-1)
    if (present === undefined) return
    this.#waiting = []
    this.#show(present)
    this.#endPace()
  }

  /** Ends the moment that is on the stage, if there is one. */
  readonly skip = (): void => {
    if (this.#shown.staged.length === 0) return
    this.#endPace()
    this.#goOn()
  }

  /** What lies open was read. */
  readonly read = (): void => {
    if (this.#shown.reading.length === 0) return
    this.#turn({ ...this.#shown, reading: [] })
    this.#goOn()
  }

  /** Shows positions of the past one after another, then the present one. */
  readonly playAgain = (past: readonly TableNow[]): void => {
    const [first, ...rest] = past
    if (first === undefined) return
    this.#waiting = [...rest, this.#link.now()]
    this.#again = true
    this.#turn({ now: first, news: [], staged: [], reading: [], behind: true, again: true })
    this.#startPace(PACE.again)
  }

  /** Has a part drawn when its turn comes, the lowest first; what is given back tells that it was, or need not be any more. */
  draw(turn: number, draw: () => void): () => void {
    const part = { turn, draw }
    this.#parts.add(part)
    this.#goOn()
    return () => {
      this.#parts.delete(part)
      this.#mark()
    }
  }

  /** The element that says whether the table is at rest. */
  readonly root = (element: HTMLElement | null): void => {
    this.#root = element
    this.#mark()
  }

  /** What the page shows by now, but for the parts that wait for their turn; `acting`: whether an answer is on its way. */
  drawn(shown: Shown, acting: boolean): void {
    this.#drawn = shown
    this.#acting = acting
    this.#mark()
  }

  #hear(): void {
    const now = this.#link.now()
    const last = this.#waiting.at(-1)
    if (now !== (last ?? this.#shown.now)) {
      if (this.#isAtOnce()) {
        this.#waiting = [now]
        this.#endPace()
      } else if (last !== undefined && isSame(last, now)) this.#waiting[this.#waiting.length - 1] = now
      else this.#waiting.push(now)
      this.#waiting.splice(0, this.#waiting.length - MOST)
      const { now: shown, behind } = this.#shown
      if (this.#pace !== undefined && !behind && this.#isBehind(shown)) this.#turn({ ...this.#shown, behind: true })
    }
    this.#goOn()
  }

  #goOn(): void {
    this.#mark()
    const part = this.#nextPart()
    if (this.#stepping || (part === undefined && this.#nextPosition() === undefined)) return
    this.#stepping = true
    whenLetGo(
      () => {
        this.#stepping = false
        this.#step()
        this.#goOn()
      },
      part === undefined ? 'news' : 'own',
    )
  }

  #step(): void {
    const part = this.#nextPart()
    const position = this.#nextPosition()
    if (part !== undefined) {
      const { draw } = part
      part.draw = null
      draw?.()
    } else if (position !== undefined && !this.#stage(position)) {
      this.#waiting.shift()
      this.#show(position)
    }
  }

  /** Whether what leads to this position is a moment, which is now on the stage. */
  #stage(position: TableNow): boolean {
    const { now } = this.#shown
    const entries = position.sight?.view?.entries ?? -1
    const soon = Date.now() - this.#staged.at < STAGE.apart
    if (isSame(now, position) || entries === this.#staged.entries || soon || this.#again || this.#isAtOnce())
      return false
    const news = newsBetween(now, position)
    if (!news.some(({ kind }) => this.#stages.includes(kind))) return false
    this.#staged = { entries, at: Date.now() }
    this.#turn({ ...this.#shown, staged: news, behind: true })
    this.#startPace(STAGE.lasts)
    return true
  }

  #nextPart(): Part | undefined {
    const waiting = [...this.#parts].filter(({ draw }) => draw !== null)
    return waiting.sort((one, other) => one.turn - other.turn)[0]
  }

  #nextPosition(): TableNow | undefined {
    const [next] = this.#waiting
    const waits = this.#pace !== undefined || this.#shown.reading.length > 0
    return next !== undefined && waits && !isSame(next, this.#shown.now) ? undefined : next
  }

  #show(now: TableNow): void {
    const before = this.#shown
    const moved = !isSame(before.now, now)
    const news = moved ? newsBetween(before.now, now) : before.news
    if (moved && news.length > 0 && !this.#isAtOnce()) this.#startPace(PACE[this.#again ? 'again' : 'live'])
    const behind = this.#isBehind(now)
    if (!behind) this.#again = false
    this.#turn({ now, news, staged: [], reading: this.#unread(now), behind, again: this.#again })
  }

  /** Besides what is not read yet: what was opened since, for whose eyes ever. What is played again was read. */
  #unread(now: TableNow): readonly Told<AnyGame>[] {
    const { now: before, reading } = this.#shown
    if (this.#again) return reading
    if (before.sight === null) return this.#opening(now)
    const known = before.log.at(-1)?.n ?? -1
    return [...reading, ...now.log.filter(({ n, kind }) => n > known && this.#reads.includes(kind))]
  }

  /** Whoever has just opened a table on this device has read nothing of it yet, however far bots have come in the meantime. */
  #opening({ connection, sight, log }: TableNow): readonly Told<AnyGame>[] {
    const isNew = connection === 'here' && sight !== null && Date.now() - sight.info.opened < JUST_OPENED
    return isNew ? log.filter(({ kind }) => this.#reads.includes(kind)) : []
  }

  #turn(to: Shown): void {
    this.#shown = to
    this.#mark()
    for (const listener of this.#listeners) listener()
  }

  #startPace(lasts: number): void {
    this.#endPace()
    this.#pace = setTimeout(() => {
      this.#pace = undefined
      this.#goOn()
    }, lasts)
  }

  #endPace(): void {
    clearTimeout(this.#pace)
    this.#pace = undefined
  }

  #isAtOnce(): boolean {
    return (this.#calm || document.hidden) && !this.#again
  }

  #isBehind(shown: TableNow): boolean {
    return this.#waiting.some((one) => !isSame(one, shown))
  }

  #isSettled(): boolean {
    const { now, reading } = this.#shown
    const drawn = this.#drawn === this.#shown && this.#parts.size === 0
    const heard = now === this.#link.now() && this.#waiting.length === 0 && !isBotsMove(now)
    return drawn && (heard || reading.length > 0) && !this.#acting && this.#link.answered() && isConnected(now)
  }

  /** At once, not with the next frame: whoever has just acted must not be told that all is done. */
  #mark(): void {
    const settled = String(this.#isSettled())
    if (this.#root !== null && this.#root.dataset['settled'] !== settled) this.#root.dataset['settled'] = settled
  }
}

export interface Shown {
  readonly now: TableNow
  /** What was told between the position shown before and this one. */
  readonly news: readonly Told<AnyGame>[]
  /** What leads to the next position, while it is on the stage. */
  readonly staged: readonly Told<AnyGame>[]
  /** What was opened of a book and is not read yet. */
  readonly reading: readonly Told<AnyGame>[]
  /** Whether later positions are still to be shown. */
  readonly behind: boolean
  /** Whether they are past ones, played once more. */
  readonly again: boolean
}

interface Part {
  readonly turn: number
  /** Null: it is being drawn. */
  draw: (() => void) | null
}

/** Long enough to follow a movement; longer where one has to find one's way back, in milliseconds. */
const PACE = { live: 430, again: 900 }
/** How long a moment is on the stage, and how far apart two are, in milliseconds. */
const STAGE = { lasts: 1500, apart: 10_000 }
/** For so long after it was opened a table is a new one, in milliseconds. */
const JUST_OPENED = 20_000
/** So many positions are played at most. */
const MOST = 24

/** The same position of the game, for the same eyes. */
const isSame = ({ sight: one }: TableNow, { sight: other }: TableNow) =>
  one?.view?.entries === other?.view?.entries && one?.seat === other?.seat

function newsBetween(before: TableNow, after: TableNow): readonly Told<AnyGame>[] {
  const known = before.log.at(-1)?.n ?? -1
  return before.sight?.seat === after.sight?.seat ? after.log.filter(({ n }) => n > known) : []
}

/** Whether a bot is asked, so that the next position comes by itself. */
function isBotsMove({ sight }: TableNow): boolean {
  if (sight?.info.status !== 'playing') return false
  const { sitters } = sight.info
  return sight.view?.asked.some(({ seat, answered }) => !answered && (sitters[seat]?.bot ?? null) !== null) ?? false
}

/** A value as it was at the last turn of a part of the table: for what is large and need not answer at once. */
export function useTurn<T>(playout: Playout, turn: number, value: T): T {
  const [drawn, setDrawn] = useState({ value })
  useLayoutEffect(
    () => (drawn.value === value ? undefined : playout.draw(turn, () => setDrawn({ value }))),
    [playout, turn, value, drawn],
  )
  return drawn.value
}
