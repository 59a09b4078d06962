import { signs } from '@krcma/look'
import type { Refusing, TableCard } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { personName } from '../person-name.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'
import { Sure } from '../table/sure.tsx'
import { useAdminWords } from './words/index.ts'

/** Every table, the latest first. Admins see no more of a game than any spectator. */
export function Tables({ wrong }: { wrong: (out: Refusing) => void }) {
  const say = useAdminWords()
  const words = useWords()
  const { language } = useSettings()
  const [tables, setTables] = useState<readonly TableCard[]>([])
  const [seen, lookAgain] = useState({})
  useEffect(() => {
    void house.call('house-tables', {}).then((out) => !isRefusing(out) && seen !== null && setTables(out.tables))
  }, [seen])
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const close = async (table: string) => {
    const out = await house.call('close-table', { table })
    if (isRefusing(out)) wrong(out)
    lookAgain({})
  }
  const isOn = ({ status }: TableCard) => status === 'gathering' || status === 'playing' || status === 'paused'
  return (
    <ul className="ways">
      {tables.map((table) => (
        <li key={table.id}>
          <span>
            <a href={to('table', 'online', table.id)}>
              {table.title ?? shelf.find(({ id }) => id === table.game)?.words[language].name ?? table.game}
            </a>
            <span className="ways-when">
              {table.sitters
                .flatMap(({ person }) => (person === null ? [] : [personName(person, language)]))
                .join(', ')}{' '}
              · {isOn(table) ? date.format(table.updated) : words.lobby.over}
            </span>
          </span>
          {isOn(table) && (
            <Sure quiet icon={signs.no} name={say.close} text={say.closeText} onSure={() => void close(table.id)} />
          )}
        </li>
      ))}
    </ul>
  )
}
