import { LIMITS, type TableInfo } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { useSettings, useWords } from '../settings.ts'

interface UnsealingProps {
  readonly info: TableInfo
  /** Whether the game is for this one to begin. */
  readonly starts: boolean
  readonly onStart: () => void
}

/** While the words for the dice are being shown: a blink, unless somebody's browser is away. */
export function Unsealing({ info, starts, onStart }: UnsealingProps) {
  const words = useWords()
  const { language } = useSettings()
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), LIMITS.unsealing)
    return () => clearTimeout(timer)
  }, [])
  const missing = info.sitters.flatMap(({ person }, seat) => {
    const { seal = null, words: shown = null } = info.mixedIn[seat] ?? {}
    return seal !== null && shown === null && person !== null ? [person.name] : []
  })
  const names = new Intl.ListFormat(language).format(missing)
  return (
    <>
      <p role="status">{words.table.unsealing(names)}</p>
      {starts && !patient && missing.length > 0 && (
        <button type="button" className="main-button big" onClick={onStart}>
          {words.table.startWithout(names)}
        </button>
      )}
    </>
  )
}
