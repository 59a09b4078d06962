import type { ParagraphId, Seat, Told } from '@krcma/kernel'
import { type Face, Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame, Hinted } from '@krcma/protocol'
import { Fragment, memo, useEffect, useRef } from 'react'
import { useWords } from '../settings.ts'
import { aboutOf } from '../shelf/about.ts'
import { Paragraph } from './paragraph.tsx'
import { type Playout, useTurn } from './playout.ts'
import { marking, Sentence } from './sentence.tsx'
import { turnsOf } from './turns-of.ts'

/** In plain words, where there is nothing to be seen beside them. */
export function sentence(event: Told<AnyGame>, { words, say }: Seen<AnyGame>): string {
  return words.event[event.kind]?.(event.data, say) ?? event.kind
}

/** The paragraph of the game's book that an event opened, if it did. */
function openedBy({ data }: Told<AnyGame>): ParagraphId | null {
  const { paragraph } = (data ?? {}) as { readonly paragraph?: unknown }
  return typeof paragraph === 'string' ? (paragraph as ParagraphId) : null
}

interface LogProps {
  readonly game: string
  readonly seen: Seen<AnyGame>
  readonly face: Face<AnyGame>
  readonly log: readonly Told<AnyGame>[]
  readonly hinted: readonly Hinted[]
  readonly point: (things: readonly string[]) => void
}

/** The log of a table that is being played at: it has its turn after the board. */
export const LogInTurn = memo(function LogInTurn(now: LogProps & { readonly playout: Playout }) {
  const { playout: _, ...props } = useTurn(now.playout, 2, now)
  return <Log {...props} />
})

/** What happened, in sentences; pointing at one lights the things that it speaks of. Long: painted anew only when it is another. */
export const Log = memo(function Log({ game, seen, face, log, hinted, point }: LogProps) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const empty = log.length === 0
  // The latest is in sight. The browser says when the list has grown, having laid it out: asking it for the height before that
  // would make it lay the whole table out once more.
  useEffect(() => {
    if (empty || list.current === null) return
    const watch = new ResizeObserver(() => box.current?.scrollTo({ top: box.current.scrollHeight }))
    watch.observe(list.current)
    return () => watch.disconnect()
  }, [empty])
  if (empty) return <p className="log-empty">{words.table.logEmpty}</p>
  const { round, turn } = aboutOf(game)
  // What nobody did, such as what is dealt, is told between turns.
  const turns = turnsOf(log, round, turn)
  return (
    <div ref={box} className="log-box">
      <ol ref={list} className="log" aria-label={words.table.log} aria-live="polite">
        {log.map((event, i) => (
          <Fragment key={event.n}>
            <Hints of={hinted} after={log[i - 1]?.after ?? -1} upTo={event.after} seen={seen} />
            <Line
              event={event}
              first={log[i - 1]?.after !== event.after}
              round={event.kind === round}
              turn={turns[i] ?? null}
              begins={event.kind === turn || turns[i] !== turns[i - 1]}
              heading={event.kind === turn}
              seen={seen}
              face={face}
              point={point}
            />
          </Fragment>
        ))}
        <Hints of={hinted} after={log.at(-1)?.after ?? -1} upTo={Number.MAX_SAFE_INTEGER} seen={seen} />
      </ol>
    </div>
  )
})

interface HintsProps {
  readonly of: readonly Hinted[]
  /** The entries between whose events they stand. */
  readonly after: number
  readonly upTo: number
  readonly seen: Seen<AnyGame>
}

/** The hints that were given between two things that happened. */
function Hints({ of, after, upTo, seen: { say } }: HintsProps) {
  const words = useWords()
  return of
    .filter(({ entries }) => entries > after && entries <= upTo)
    .map(({ seat, entries }) => (
      <li key={`${seat} ${entries}`} className="log-hint" data-first={true}>
        <Icon of={signs.hint} /> {words.table.hinted(say.name(seat), say.mine(seat))}
      </li>
    ))
}

interface LineProps extends Omit<LogProps, 'game' | 'log' | 'hinted'> {
  readonly event: Told<AnyGame>
  /** Whether it is the first that came of an answer. */
  readonly first: boolean
  /** Whether a round begins with it. */
  readonly round: boolean
  /** Whose turn it is told of, and whether that begins here. */
  readonly turn: Seat | null
  readonly begins: boolean
  /** Whether it says no more than that. */
  readonly heading: boolean
}

/** What happened stays as it was told, whatever comes after. */
const Line = memo(
  function Line({ event, first, round, turn, begins, heading, seen, face, point }: LineProps) {
    const id = openedBy(event)
    const look = turn === null ? undefined : seen.seats[turn]
    const head = begins && look !== undefined && (
      <h3 className="log-turn" style={{ '--seat': look.colour }}>
        <Icon of={look.sign} /> {look.name}
      </h3>
    )
    if (heading && head !== false) return <li data-first={first}>{head}</li>
    return (
      <li data-first={first} data-round={round}>
        {head}
        <button
          type="button"
          className="log-line"
          onPointerEnter={() => point(face.things(event))}
          onPointerLeave={() => point([])}
          onFocus={() => point(face.things(event))}
          onBlur={() => point([])}
        >
          <Sentence
            text={sentence(event, { ...seen, say: marking(seen.say) })}
            turn={turn}
            seen={seen}
            face={face}
            point={point}
          />
        </button>
        {id !== null && <Paragraph seen={seen} id={id} />}
      </li>
    )
  },
  (before, now) =>
    before.event === now.event &&
    before.first === now.first &&
    before.turn === now.turn &&
    before.begins === now.begins &&
    before.seen.words === now.seen.words &&
    before.seen.say.read === now.seen.say.read &&
    before.seen.seats === now.seen.seats,
)
