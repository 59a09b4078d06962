import { type Choices, type Face, Icon, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { lessonsAre, lessonsOf } from '../memory.ts'
import { useSettings, useWords } from '../settings.ts'

interface LessonProps {
  readonly face: Face<AnyGame>
  readonly choices: Choices<AnyGame>
  readonly game: string
}

/** In somebody's first game: explains each kind of decision when it comes for the first time. Can be left at any point. */
export function Lesson({ face, choices, game }: LessonProps) {
  const words = useWords()
  const { language } = useSettings()
  const [known, setKnown] = useState(() => lessonsOf(game))
  const kind = choices.all.find(({ decision }) => !decision.offer)?.kind
  const [now, setNow] = useState<string | null>(null)
  useEffect(() => {
    if (kind === undefined || known === 'done' || known.includes(kind)) return
    setNow(kind)
    const next = [...known, kind]
    lessonsAre(game, next)
    setKnown(next)
  }, [kind, known, game])
  const text = kind === undefined || now !== kind || known === 'done' ? undefined : face.lesson?.[language][kind]
  if (text === undefined) return null
  const end = () => {
    lessonsAre(game, 'done')
    setKnown('done')
  }
  return (
    <div className="lesson" role="note">
      <Icon of={signs.rules} />
      <p>
        <strong>{words.table.lesson}.</strong> {text}
      </p>
      <button type="button" className="quiet" onClick={() => setNow(null)}>
        {words.table.lessonNext}
      </button>
      <button type="button" className="quiet" onClick={end}>
        {words.table.lessonEnd}
      </button>
    </div>
  )
}
