import { Emblem, Icon, type Spoken, signs } from '@krcma/look'
import {
  type AnyGame,
  LIMITS,
  type TableCard as Listed,
  type Refusing,
  type Result,
  refusedWords,
} from '@krcma/protocol'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Frame } from '../frame.tsx'
import { isRefusing } from '../link/link.ts'
import { all, endOf, forget, type Kept } from '../link/local/kept.ts'
import { LocalLink } from '../link/local/link.ts'
import { house } from '../link/online/house.ts'
import { readFile } from '../link/record-file.ts'
import { ask } from '../link/sagas.ts'
import { TableCard } from '../lobby/table-card.tsx'
import { go, to } from '../route.ts'
import { PastSagas } from '../sagas/past.tsx'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'
import { wordsOf } from '../shelf/words.ts'
import { type Player, playersHere, playersOnline, tellingOf } from './telling.ts'

/** The words of these games, of which lists know no more than names: what a verdict is called is the game's to say. */
function useWordsOf(games: readonly string[]): ReadonlyMap<string, Spoken<AnyGame>> {
  const { language } = useSettings()
  const [spoken, setSpoken] = useState<ReadonlyMap<string, Spoken<AnyGame>>>(new Map())
  const wanted = [...new Set(games)].sort().join()
  useEffect(() => {
    let current = true
    const ids = wanted === '' ? [] : wanted.split(',')
    void Promise.all(ids.map(async (id) => [id, await wordsOf(id, language)] as const)).then((loaded) => {
      if (current) setSpoken(new Map(loaded.flatMap(([id, words]) => (words === null ? [] : [[id, words]]))))
    })
    return () => {
      current = false
    }
  }, [wanted, language])
  return spoken
}

/** Whether the house's own words are not enough to say how it ended. */
const isWorded = (result: Result | null) => result !== null && (result.outcome !== null || result.rivals.length > 0)

export function Page() {
  const words = useWords()
  const { language } = useSettings()
  const [here, setHere] = useState<readonly Kept[]>([])
  const [gone, setGone] = useState<ReadonlyMap<string, () => Promise<void>>>(new Map())
  const [onServer, setOnServer] = useState<readonly Listed[]>([])
  const [older, setOlder] = useState(false)
  const [bad, setBad] = useState<Refusing | null>(null)
  const more = useCallback(async (before?: number) => {
    const out = await house.call('archive', { mine: true, ...(before === undefined ? {} : { before }) })
    if (isRefusing(out)) return
    setOnServer((shown) => (before === undefined ? out.tables : [...shown, ...out.tables]))
    setOlder(out.tables.length === LIMITS.list)
  }, [])
  useEffect(() => {
    void more()
    void all().then((found) => setHere(found.filter(({ over }) => over)))
  }, [more])
  const spoken = useWordsOf([
    ...onServer.filter(({ result }) => isWorded(result)).map(({ game }) => game),
    ...here.filter((table) => isWorded(endOf(table))).map(({ game }) => game),
  ])
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const telling = (game: string, result: Result | null, players: readonly Player[]) =>
    tellingOf(result, players, words, language, spoken.get(game) ?? null)

  const whyNot = ({ refused }: Refusing) => {
    if (refused === 'older-rules' || refused === 'newer-rules') return refusedWords[language][refused]
    // What has the form of a record and does not come out as written is none any more.
    return refused === 'malformed' || refused === 'not-found' ? words.archive.importBad : words.archive.importAltered
  }
  const bring = async (file: File | undefined) => {
    if (file === undefined) return
    setBad(null)
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
    const link = new LocalLink({ from: 'record', id, ...readFile(await file.text()), seats: null, upto: null })
    const out = await link.begun
    link.close()
    if (isRefusing(out)) setBad(out)
    else go('replay', 'local', id)
  }
  /** Whatever is deleted stays in hand for as long as this page is open. */
  const drop = async (table: Kept) => {
    // What an evening has handed out is with its saga before its table is gone.
    if (table.saga !== undefined) await ask('look', { saga: table.saga.id })
    const putBack = await forget(table.id)
    setGone((before) => new Map(before).set(table.id, putBack))
  }
  const restore = async ({ id }: Kept) => {
    await gone.get(id)?.()
    setGone((before) => new Map([...before].filter(([other]) => other !== id)))
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
        {bad !== null && (
          <span className="wrong" role="alert">
            {whyNot(bad)}
          </span>
        )}
      </p>
      {onServer.length > 0 && (
        <section>
          <h2>{words.archive.server}</h2>
          <ul className="table-cards archive">
            {onServer.map(({ id, game, title, sitters, result, updated, imported }) => (
              <li key={id}>
                <TableCard
                  game={game}
                  href={to('replay', 'online', id)}
                  title={title}
                  {...telling(game, result, playersOnline(id, sitters, language))}
                  state={date.format(result?.at ?? updated)}
                  brought={imported}
                />
              </li>
            ))}
          </ul>
          {older && (
            <p>
              <button type="button" onClick={() => void more(onServer.at(-1)?.updated)}>
                {words.archive.older}
              </button>
            </p>
          )}
        </section>
      )}
      <section>
        <h2>{words.archive.here}</h2>
        {here.length === 0 && <Empty />}
        <ul className="table-cards archive">
          {here.map((table) => (
            <li key={table.id} className="archive-row">
              {gone.has(table.id) ? (
                <Gone onRestore={() => void restore(table)} />
              ) : (
                <Row
                  table={table}
                  {...telling(table.game, endOf(table), playersHere(table.seats))}
                  when={date.format(endOf(table)?.at ?? table.updated)}
                  onDelete={() => void drop(table)}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <PastSagas />
    </Frame>
  )
}

interface RowProps {
  readonly table: Kept
  readonly verdict: string
  readonly who: readonly string[]
  readonly when: string
  readonly onDelete: () => void
}

/** A game on this device. */
function Row({ table, verdict, who, when, onDelete }: RowProps) {
  const words = useWords()
  return (
    <>
      <TableCard
        game={table.game}
        href={to('replay', 'local', table.id)}
        verdict={verdict}
        who={who}
        state={when}
        brought={table.brought === true || table.unproven === true}
      />
      <button
        type="button"
        className="quiet"
        aria-label={words.archive.deleteOf(`${verdict} ${when}`)}
        onClick={onDelete}
      >
        {words.archive.delete}
      </button>
    </>
  )
}

/** What was deleted and can still be put back. */
function Gone({ onRestore }: { readonly onRestore: () => void }) {
  const words = useWords()
  const button = useRef<HTMLButtonElement>(null)
  // What had the focus is gone with the game.
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <div className="archive-gone">
      <span role="status">{words.archive.deleted}</span>
      <button ref={button} type="button" onClick={onRestore}>
        <Icon of={signs.undo} /> {words.archive.restore}
      </button>
    </div>
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
