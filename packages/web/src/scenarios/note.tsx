import { Icon, signs } from '@krcma/look'
import { type Refusing, refusedWords, type ScenarioSight } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { useSettings } from '../settings.ts'
import { textOf } from './name.ts'
import { useScenarioWords } from './words/index.ts'

interface ScenarioNoteProps {
  readonly id: string
  readonly link: string | null
  readonly onPlayers: (of: readonly number[]) => void
}

/** On which scenario a table is about to be opened; tells how many may play it. */
export function ScenarioNote({ id, link, onPlayers }: ScenarioNoteProps) {
  const texts = useScenarioWords()
  const { language } = useSettings()
  const [out, setOut] = useState<{ readonly scenario: ScenarioSight } | Refusing | null>(null)
  useEffect(() => {
    void house.call('look-scenario', { scenario: id, ...(link === null ? {} : { link }) }).then((seen) => {
      setOut(seen)
      if (!isRefusing(seen)) onPlayers(seen.scenario.players)
    })
  }, [id, link, onPlayers])
  if (out === null) return null
  return (
    <p className="notice-bar">
      <Icon of={signs.tavern} />
      {isRefusing(out) ? refusedWords[language][out.refused] : texts.on(textOf(out.scenario.texts, language).name)}
    </p>
  )
}
