import type { Seat } from '@krcma/kernel'
import { Counter, type Face, Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame, ClockFace, Presence } from '@krcma/protocol'
import { memo, useEffect, useState } from 'react'
import { useWords } from '../settings.ts'

interface SeatsProps {
  readonly seen: Seen<AnyGame>
  readonly face: Face<AnyGame>
  readonly shown: Seat
  readonly show: (seat: Seat) => void
  readonly clock: ClockFace | null
  readonly ahead: number
  readonly presence: Presence | null
  readonly thinking: Seat | null
}

/** Everybody at a glance; a click opens somebody's whole place on the board. */
export const Seats = memo(function Seats(props: SeatsProps) {
  const { seen, face, shown, show, clock, ahead, presence, thinking } = props
  const words = useWords()
  const asked = new Set(seen.view.asked.filter(({ answered }) => !answered).map(({ seat }) => seat))
  // The own place first, the others as they sit around the table.
  const me = typeof seen.view.viewer === 'number' ? seen.view.viewer : 0
  const around = [...seen.seats.slice(me), ...seen.seats.slice(0, me)]
  return (
    <ul className="seats" aria-label={words.table.seats}>
      {around.map(({ seat, name, full = name, colour, sign, who }) => (
        <li key={seat}>
          <button
            type="button"
            className="seat"
            style={{ '--seat': colour }}
            aria-pressed={seat === shown}
            title={words.table.showSeat(full)}
            data-asked={asked.has(seat)}
            data-away={presence !== null && who === 'person' && !presence.seats.includes(seat)}
            onClick={() => show(seat)}
          >
            <span className="seat-sign">
              <Icon of={sign} />
            </span>
            <span className="seat-name">
              <span>{name}</span>
              {who === 'bot' && <Icon of={signs.bot} />}
              {thinking === seat && <span className="seat-thinking" aria-hidden="true" />}
              {clock !== null && <Clock face={clock} seat={seat} ahead={ahead} />}
            </span>
            <Progress face={face} seen={seen} seat={seat} />
          </button>
        </li>
      ))}
    </ul>
  )
})

/** Opening somebody's place changes nothing of what anybody has. */
const Progress = memo(function Progress({ face, seen, seat }: Pick<SeatsProps, 'face' | 'seen'> & { seat: Seat }) {
  const { Summary } = face
  const score = face.score(seen, seat)
  return (
    <>
      <span className="seat-summary">
        <Summary {...seen} seat={seat} />
      </span>
      <span className="seat-score">{score !== null && <Counter {...score} />}</span>
    </>
  )
})

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left, as exactly as anybody wants to know it. */
function spell(left: number): string {
  const whole = (unit: number, of = Number.POSITIVE_INFINITY) => Math.floor((left % of) / unit)
  if (left >= DAY) return `${whole(DAY)} d ${whole(HOUR, DAY)} h`
  if (left >= HOUR) return `${whole(HOUR)} h ${whole(MINUTE, HOUR)} min`
  return `${whole(MINUTE)}:${String(whole(SECOND, MINUTE)).padStart(2, '0')}`
}

function Clock({ face, seat, ahead }: { face: ClockFace; seat: Seat; ahead: number }) {
  const mine = face.seats[seat]
  const [, tick] = useState(0)
  const running = mine?.running === true
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick((n) => n + 1), SECOND / 2)
    return () => clearInterval(timer)
  }, [running])
  if (mine === undefined) return null
  const left = Math.max(0, running ? mine.left - (Date.now() + ahead - face.at) : mine.left)
  return (
    <span className="seat-clock" data-running={running} data-short={left < 30 * SECOND}>
      <Icon of={signs.clock} /> {spell(left)}
    </span>
  )
}
