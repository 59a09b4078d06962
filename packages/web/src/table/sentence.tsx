import type { Seat, Speaker } from '@krcma/kernel'
import { Explain, type Face, Icon, type Seen } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'

// Marks around what a sentence names, out of the part of Unicode that no text has a use for: words stay strings, with all that a
// language does to them, and whoever shows them finds the names again.
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002']
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`)

const OPENING = /[„“‘]$/u

const mark = (id: string, words: string) => `${OPEN}${id}${MIDDLE}${words}${CLOSE}`

/** Speaks as another does, and marks seats and things. */
export const marking = (say: Speaker<AnyGame>): Speaker<AnyGame> => ({
  ...say,
  name: (seat) => mark(`@${seat}`, say.name(seat)),
  of: mark,
})

interface SentenceProps {
  /** What a marking speaker said. */
  readonly text: string
  /** Whose turn it is told of: their sign is enough. */
  readonly turn: Seat | null
  readonly seen: Seen<AnyGame>
  readonly face: Face<AnyGame>
  readonly point: (things: readonly string[]) => void
}

/** A sentence with names in their colours, and with pictures of the things and amounts that it speaks of. */
export function Sentence({ text, turn, seen, face, point }: SentenceProps) {
  // Every third part stands between marks: what it is of, then its words.
  const parts = text.split(MARKED)
  return parts.map((part, i) => {
    // A quotation mark stays with what it opens.
    if (i % 3 === 0) return i < parts.length - 1 ? part.replace(OPENING, '') : part
    if (i % 3 === 1) return null
    const id = parts[i - 1] ?? ''
    const before = parts.slice(0, i).filter((one) => one === id).length
    // Only where it begins the sentence is a sign enough.
    const begins = i === 2 && parts[0] === ''
    return (
      <Named
        key={`${id} ${before}`}
        id={id}
        words={part}
        opening={OPENING.exec(parts[i - 2] ?? '')?.[0] ?? ''}
        turn={begins ? turn : null}
        seen={seen}
        face={face}
        point={point}
      />
    )
  })
}

interface NamedProps extends Omit<SentenceProps, 'text'> {
  readonly id: string
  readonly words: string
  readonly opening: string
}

function Named({ id, words, opening, turn, seen, face, point }: NamedProps) {
  if (id.startsWith('@')) {
    const seat = Number(id.slice(1))
    const look = seen.seats[seat]
    return (
      <b className="told-name" style={{ '--seat': look?.colour }}>
        {opening}
        {look !== undefined && <Icon of={look.sign} />}
        <span className={seat === turn ? 'hidden-text' : ''}>{words}</span>
      </b>
    )
  }
  const shown = face.picture?.(id, seen) ?? null
  if (shown === null) return opening + words
  const { picture, says } = shown
  // A line may break after a picture whatever follows it: its first word goes with it.
  const [first, ...rest] = words.split(' ')
  const body = (
    <span className="told-thing" {...(says === undefined ? {} : { onPointerEnter: () => point([id]) })}>
      <span className="told-first">
        {opening}
        {picture}
        {'\u00a0'}
        {first}
      </span>
      {rest.map((word) => ` ${word}`).join('')}
    </span>
  )
  return says === undefined ? body : <Explain of={says}>{body}</Explain>
}
