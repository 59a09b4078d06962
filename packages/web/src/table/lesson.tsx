import { type Choices, type Face, Icon, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useEffect, useRef, useState } from 'react'
import { endLesson, isLearnt } from '../memory.ts'
import { useSettings, useWords } from '../settings.ts'

interface LessonProps {
  readonly face: Face<AnyGame>
  readonly choices: Choices<AnyGame>
  readonly game: string
  readonly over: boolean
}

// It scrolls, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

/**
 * In somebody's first game: explains what is being decided. It keeps its place and size as long as it is there, so that
 * nothing around moves; it can be left at any point, and goes with the end of the game.
 */
export function Lesson({ face, choices, game, over }: LessonProps) {
  const words = useWords()
  const { language } = useSettings()
  const [learnt, setLearnt] = useState(() => isLearnt(game))
  const lessons = face.lesson?.[language]
  const kind = choices.all.find(({ decision }) => !decision.offer)?.kind
  // While others decide, what was said last stays.
  const last = useRef<string | undefined>(undefined)
  if (kind !== undefined && lessons?.[kind] !== undefined) last.current = kind
  useEffect(() => {
    if (over) endLesson(game)
  }, [over, game])
  if (learnt || lessons === undefined) return null
  const end = () => {
    endLesson(game)
    setLearnt(true)
  }
  return (
    <section className="lesson" aria-label={words.table.lesson}>
      <header>
        <strong>
          <Icon of={signs.rules} /> {words.table.lesson}
        </strong>
        <button type="button" className="quiet" onClick={end}>
          {words.table.lessonEnd}
        </button>
      </header>
      <p aria-live="polite" {...reachable}>
        {last.current === undefined ? words.table.first : lessons[last.current]}
      </p>
    </section>
  )
}
