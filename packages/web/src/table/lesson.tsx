import { Icon, type Spoken, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { memo, useEffect, useRef, useState } from 'react'
import { endLesson, isLearnt } from '../memory.ts'
import { useWords } from '../settings.ts'

interface LessonProps {
  readonly lessons: Spoken<AnyGame>['lesson']
  /** What kind of decision is asked of the viewer, if any. */
  readonly kind: string | undefined
  readonly game: string
  readonly over: boolean
}

// It scrolls, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

/**
 * In somebody's first game: explains what is being decided. It keeps its place and size as long as it is there, so that
 * nothing around moves; it can be left at any point, and goes with the end of the game.
 */
export const Lesson = memo(function Lesson({ lessons, kind, game, over }: LessonProps) {
  const words = useWords()
  const [learnt, setLearnt] = useState(() => isLearnt(game))
  // While others decide, what was said last stays.
  const last = useRef<string | undefined>(undefined)
  if (kind !== undefined && lessons?.[kind] !== undefined) last.current = kind
  // On a phone it lies over the board until it has been read.
  const [read, setRead] = useState<readonly string[]>([])
  const said = last.current ?? ''
  const open = !read.includes(said)
  useEffect(() => {
    if (over) endLesson(game)
  }, [over, game])
  if (learnt || lessons === undefined) return null
  const end = () => {
    endLesson(game)
    setLearnt(true)
  }
  const toggle = () => setRead(open ? [...read, said] : read.filter((one) => one !== said))
  return (
    <section className="lesson" aria-label={words.table.lesson} data-open={open}>
      <header>
        <strong>
          <Icon of={signs.rules} /> {words.table.lesson}
        </strong>
        <button type="button" className="quiet lesson-toggle" aria-expanded={open} onClick={toggle}>
          {open ? words.table.lessonRead : words.table.lessonShow}
        </button>
        <button type="button" className="quiet" onClick={end}>
          {words.table.lessonEnd}
        </button>
      </header>
      <p aria-live="polite" {...reachable}>
        {last.current === undefined ? words.table.first : lessons[last.current]}
      </p>
    </section>
  )
})
