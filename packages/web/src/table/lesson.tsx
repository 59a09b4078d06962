import { Icon, type Spoken, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { memo, useEffect, useRef, useState } from 'react'
import { endLesson, isLearnt, keepTold, toldOf } from '../memory.ts'
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
 * In somebody's first game: explains each kind of decision once, when it is asked for the first time; afterwards only on asking. It
 * keeps its place and size as long as it is there, so that nothing around moves; it can be left at any point, and goes with the
 * end of the game.
 */
export const Lesson = memo(function Lesson({ lessons, kind, game, over }: LessonProps) {
  const words = useWords()
  const [learnt, setLearnt] = useState(() => isLearnt(game))
  const [told, setTold] = useState(() => toldOf(game))
  const [again, setAgain] = useState(false)
  const tell = (one: string) => {
    if (told.includes(one)) return
    keepTold(game, [...told, one])
    setTold([...told, one])
  }
  const asked = kind !== undefined && lessons?.[kind] !== undefined ? kind : undefined
  const open = asked !== undefined && (again || !told.includes(asked))
  // While others decide, what was said last stays; null: nothing new.
  const said = useRef<string | null | undefined>(undefined)
  if (open) said.current = asked
  else if (kind !== undefined) said.current = null
  const before = useRef(asked)
  useEffect(() => {
    if (before.current !== undefined && before.current !== asked) tell(before.current)
    if (before.current !== asked) setAgain(false)
    before.current = asked
  })
  useEffect(() => {
    if (over) endLesson(game)
  }, [over, game])
  if (learnt || lessons === undefined) return null
  const end = () => {
    endLesson(game)
    setLearnt(true)
  }
  const toggle = () => {
    setAgain(!open)
    if (open && asked !== undefined) tell(asked)
  }
  const all = Object.keys(lessons)
  const now = said.current
  return (
    <section className="lesson" aria-label={words.table.lesson} data-open={open}>
      <header>
        <strong>
          <Icon of={signs.rules} /> {words.table.lesson}
        </strong>
        {/* It has its place also while there is nothing to explain, so that nothing beside it moves. */}
        <button
          type="button"
          className="quiet lesson-toggle"
          aria-expanded={open}
          disabled={asked === undefined}
          onClick={toggle}
        >
          {open ? words.table.lessonRead : words.table.lessonShow}
        </button>
        <button type="button" className="quiet" onClick={end}>
          {words.table.lessonEnd}
        </button>
      </header>
      <p aria-live="polite" {...reachable}>
        {now === undefined
          ? words.table.first
          : now === null
            ? words.table.lessonTold(all.filter((one) => told.includes(one)).length, all.length)
            : lessons[now]}
      </p>
    </section>
  )
})
