import type { Told, View } from '@krcma/kernel'
import type { Face, SeatLook, Spoken } from '@krcma/look'
import type { AnyGame, Replay } from '@krcma/protocol'
import { memo, useMemo } from 'react'
import { useWords } from '../settings.ts'
import { seenOf } from '../table/seen.ts'
import { type Course, outlooks, swings } from './story.ts'

interface CourseOfProps {
  readonly replay: Replay
  readonly views: readonly View<AnyGame>[]
  readonly spoken: Spoken<AnyGame>
  readonly face: Face<AnyGame>
  readonly seats: readonly SeatLook[]
  /** The event that begins a round. */
  readonly round: string | undefined
  readonly onStep: (step: number) => void
}

const HIGH = 40
const SWINGS = 3

/** The story over the scrubber: where rounds begin, who was ahead, and the moves that changed it most. */
export const CourseOf = memo(function CourseOf({ replay, views, spoken, face, seats, round, onStep }: CourseOfProps) {
  const words = useWords()
  const players = seats.length
  // What bots foresaw, if they are told; otherwise reckoned by the board itself: the points that everybody could count at that moment.
  const course = useMemo((): Course => {
    const foreseen = outlooks(replay)
    if (foreseen !== null) return foreseen
    const points = (view: View<AnyGame>, seat: number) => face.score(seenOf(spoken, [], null, view), seat)?.value ?? 0
    return views.map((view) => Array.from({ length: players }, (_, seat) => points(view, seat)))
  }, [replay, views, spoken, face, players])
  const last = Math.max(1, course.length - 1)
  const rounds = replay.steps.flatMap(({ heard }, i) =>
    heard.list.some(({ kind }: Told<AnyGame>) => kind === round) ? [i + 1] : [],
  )
  const found = useMemo(() => swings(course, SWINGS), [course])
  const all = course.flat()
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const y = (points: number) => HIGH - 2 - ((points - least) / (most - least)) * (HIGH - 4)
  return (
    <div className="course">
      <svg viewBox={`0 0 ${last} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={words.replay.course}>
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
      </svg>
      {found.map(({ step, seat, by }) => {
        const says = words.replay.swing(seats[seat]?.name ?? '', by)
        return (
          <button
            key={step}
            type="button"
            className="course-swing"
            style={{ left: `${(step / last) * 100}%`, color: seats[seat]?.colour }}
            title={says}
            aria-label={says}
            onClick={() => onStep(Math.max(0, step - 1))}
          />
        )
      })}
    </div>
  )
})
