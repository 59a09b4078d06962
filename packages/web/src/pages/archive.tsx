import { Emblem, Icon, signs } from '@krcma/look'
import type { TableCard as Listed } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { Frame } from '../frame.tsx'
import { isRefusing } from '../link/link.ts'
import { all, forget, type Kept } from '../link/local/kept.ts'
import { LocalLink } from '../link/local/link.ts'
import { house } from '../link/online/house.ts'
import { Cards } from '../lobby/online-tables.tsx'
import { TableCard } from '../lobby/table-card.tsx'
import { go, to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'

export function Page() {
  const words = useWords()
  const { language } = useSettings()
  const [tables, setTables] = useState<readonly Kept[]>([])
  const [onServer, setOnServer] = useState<readonly Listed[]>([])
  const [bad, setBad] = useState(false)
  const load = () => void all().then((found) => setTables(found.filter(({ over }) => over)))
  useEffect(() => {
    void house.call('archive', { mine: true }).then((out) => !isRefusing(out) && setOnServer(out.tables))
    void all().then((found) => setTables(found.filter(({ over }) => over)))
  }, [])
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

  const bring = async (file: File | undefined) => {
    if (file === undefined) return
    setBad(false)
    const record = await file
      .text()
      .then((text): unknown => JSON.parse(text))
      .catch(() => null)
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
    const link = new LocalLink({ from: 'record', id, record, seats: null, upto: null })
    const out = await link.begun
    link.close()
    if (isRefusing(out)) setBad(true)
    else go('replay', 'local', id)
  }

  return (
    <Frame title={words.archive.title}>
      <p>
        <label className="button-like">
          <Icon of={signs.save} /> {words.archive.import}
          <input
            type="file"
            className="hidden-text"
            accept="application/json,.json"
            onChange={(event) => void bring(event.currentTarget.files?.[0])}
          />
        </label>{' '}
        {bad && (
          <span className="wrong" role="alert">
            {words.archive.importBad}
          </span>
        )}
      </p>
      <Cards title={words.archive.server} tables={onServer} page="replay" />
      <h2>{words.archive.here}</h2>
      {tables.length === 0 && <Empty />}
      <ul className="table-cards">
        {tables.map((table) => (
          <li key={table.id} className="archive-row">
            <TableCard
              game={table.game}
              href={to('replay', 'local', table.id)}
              who={table.seats.map(({ name }) => name)}
              state={date.format(table.updated)}
            />
            <button type="button" className="quiet" onClick={() => void forget(table.id).then(load)}>
              {words.archive.delete}
            </button>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

const WIDE = [150, 100] as const

/** Nothing yet: what will be here, and how to bring it about. */
function Empty() {
  const words = useWords()
  const { language } = useSettings()
  return (
    <div className="archive-empty">
      <div className="archive-picture">
        <Emblem
          id="archive"
          icon={signs.archive}
          beside={signs.candle}
          hue={34}
          pattern="bricks"
          scene="hall"
          frame="gold"
          box={WIDE}
        />
      </div>
      <div>
        <h3>{words.archive.empty}</h3>
        <p>{words.archive.emptyText}</p>
        <p className="game-card-ways">
          <a className="main-button" href={to()}>
            <Icon of={signs.stein} /> {words.archive.begin}
          </a>
          {shelf.map(({ id, words: said }) => (
            <a key={id} href={`${to('new', id)}?mode=bots`}>
              <Icon of={signs.bot} /> {said[language].name}
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}
