import { useEffect, useState } from 'react'
import { isRefusing, type TableLink } from '../link/link.ts'
import { reckon } from '../link/reckon.ts'
import type { Course } from './story.ts'

/** By whom a game is judged: by the points that everybody could count, by the game's mind at a glance, by a master. */
export type Judge = 'points' | 'mind' | 'master'

interface Judged {
  readonly judge: Judge
  /** Null: by the points alone. */
  readonly course: Course | null
  /** How far a master has come, from 0 to 1; null: nobody is thinking. */
  readonly done: number | null
  readonly ask: (judge: Judge) => void
}

/** Who was ahead, after each of so many steps. At first by a glance, where the rules are still those by which the game was played. */
export function useCourse(link: TableLink, over: boolean, steps: number): Judged {
  const [wanted, ask] = useState<Judge>('mind')
  const [courses, setCourses] = useState<{ readonly [J in Judge]?: Course }>({})
  const [done, setDone] = useState<number | null>(null)
  const known = courses[wanted] !== undefined
  useEffect(() => {
    if (!over || wanted === 'points' || known) return
    let stop: (() => void) | undefined
    let gone = false
    const judge = async () => {
      const out = await link.call('export', {})
      if (gone || isRefusing(out) || !out.whole) return ask('points')
      const progress = wanted === 'master' ? (far: number) => setDone(Math.round(far * 100) / 100) : () => undefined
      if (wanted === 'master') setDone(0)
      const asked = reckon({ record: out.record, by: wanted }, progress)
      stop = asked.stop
      const reckoned = await asked.reckoned
      setDone(null)
      if (isRefusing(reckoned) || reckoned.course.length !== steps + 1) return ask('points')
      setCourses((before) => ({ ...before, [wanted]: reckoned.course }))
    }
    void judge()
    return () => {
      gone = true
      stop?.()
      setDone(null)
    }
  }, [link, over, wanted, known, steps])
  const course = courses[wanted] ?? courses.mind ?? null
  return { judge: wanted, course: wanted === 'points' ? null : course, done, ask }
}
