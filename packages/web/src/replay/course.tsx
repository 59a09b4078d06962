import type { Told, View } from '@krcma/kernel'
import type { Face, SeatLook, Spoken } from '@krcma/look'
import type { AnyGame, Replay } from '@krcma/protocol'
import { useMemo } from 'react'
import type { TableLink } from '../link/link.ts'
import { seenOf } from '../table/seen.ts'
import { type Course, swings } from './story.ts'
import { type Judge, useCourse } from './use-course.ts'
import { useReplayWords } from './words/index.ts'

interface CourseOfProps {
  readonly link: TableLink
  readonly replay: Replay
  readonly views: readonly View<AnyGame>[]
  readonly spoken: Spoken<AnyGame>
  readonly face: Face<AnyGame>
  readonly seats: readonly SeatLook[]
  /** The event that begins a round. */
  readonly round: string | undefined
  readonly over: boolean
  readonly step: number
  readonly onStep: (step: number) => void
  /** Opens a table from here; undefined: not of this game. */
  readonly onBetter: (() => void) | undefined
}

const HIGH = 40
const SWINGS = 3
/** Rings are touched: on a phone no two of them may lie closer, in parts of the whole width. */
const APART = 0.08

/** The story over the scrubber: where rounds begin, who was ahead, and the moves that changed it most. */
export function CourseOf(props: CourseOfProps) {
  const { link, replay, views, spoken, face, seats, round, over, step, onStep, onBetter } = props
  const say = useReplayWords()
  const players = seats.length
  // Reckoned by the board itself, which has no rules: the points that everybody could count at that moment.
  const counted = useMemo((): Course => {
    const points = (view: View<AnyGame>, seat: number) =>
      face.score(seenOf(spoken, [], null, view, null), seat)?.value ?? 0
    return views.map((view) => Array.from({ length: players }, (_, seat) => points(view, seat)))
  }, [views, spoken, face, players])
  const judged = useCourse(link, over, replay.steps.length)
  const course = judged.course ?? counted
  const last = Math.max(1, course.length - 1)
  const rounds = replay.steps.flatMap(({ heard }, i) =>
    heard.list.some(({ kind }: Told<AnyGame>) => kind === round) ? [i + 1] : [],
  )
  const found = useMemo(() => swings(course, SWINGS, Math.ceil(course.length * APART)), [course])
  const all = course.flat()
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const y = (points: number) => HIGH - 2 - ((points - least) / (most - least)) * (HIGH - 4)
  const says = ({ seat, by }: (typeof found)[number]) => say.swing(seats[seat]?.name ?? '', by)
  const here = found.find((swing) => swing.step - 1 === step)
  const percent = Math.round((judged.done ?? 0) * 100)
  return (
    <div className="course">
      <div className="course-head">
        {over && (
          <label>
            {say.ahead}{' '}
            <select value={judged.judge} onChange={(event) => judged.ask(event.currentTarget.value as Judge)}>
              {(['points', 'mind', 'master'] as const).map((judge) => (
                <option key={judge} value={judge}>
                  {say.judge[judge]}
                </option>
              ))}
            </select>
          </label>
        )}
        {judged.done !== null ? (
          <span className="course-says" role="status">
            <progress value={percent} max={100} aria-label={say.judging} /> {say.judging} {percent} %
          </span>
        ) : here !== undefined ? (
          <span className="course-says" role="status">
            <span>{says(here)}</span>
            {onBetter !== undefined && (
              <button type="button" className="main-button" onClick={onBetter}>
                {say.better}
              </button>
            )}
          </span>
        ) : (
          found.length > 0 && <span className="course-says course-swings">{say.swings}</span>
        )}
      </div>
      <div className="course-lines">
        <svg viewBox={`0 0 ${last} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={say.course}>
          {rounds.map((step) => (
            <path key={step} className="course-round" d={`M${step} 0V${HIGH}`} />
          ))}
          {seats.map(({ seat, colour }) => (
            <polyline
              key={seat}
              className="course-line"
              style={{ stroke: colour }}
              strokeDasharray={seat === 0 ? 'none' : `${4 + seat * 3} ${1 + seat}`}
              points={course.map((points, step) => `${step},${y(points[seat] ?? 0)}`).join(' ')}
            />
          ))}
          <path className="course-here" d={`M${step} 0V${HIGH}`} />
        </svg>
        {found.map((swing) => (
          <button
            key={swing.step}
            type="button"
            className="course-swing"
            style={{ left: `${(swing.step / last) * 100}%`, color: seats[swing.seat]?.colour }}
            title={says(swing)}
            aria-label={says(swing)}
            aria-pressed={swing === here}
            onClick={() => onStep(Math.max(0, swing.step - 1))}
          />
        ))}
      </div>
    </div>
  )
}
