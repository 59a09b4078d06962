import { lazy, type ReactNode, Suspense } from 'react'
import { Lobby } from './lobby/lobby.tsx'
import { Nothing } from './nothing.tsx'
import { useRoute } from './route.ts'
import { Safe } from './safe.tsx'
import { useWords } from './settings.ts'

const page = <P extends object>(load: () => Promise<{ Page: (props: P) => ReactNode }>) =>
  lazy(async () => ({ default: (await load()).Page }))

// The lobby is here at once; every other page is loaded when it is wanted.
const Choose = page(() => import('./lobby/choose.tsx'))
const BeginLesson = page(() => import('./lobby/lesson.tsx'))
const SetUp = page(() => import('./lobby/set-up.tsx'))
const Table = page(() => import('./table/page.tsx'))
const Screen = page(() => import('./screen/page.tsx'))
const Replay = page(() => import('./replay/page.tsx'))
const Archive = page(() => import('./pages/archive.tsx'))
const Settings = page(() => import('./pages/settings.tsx'))
const Rules = page(() => import('./rules/page.tsx'))
const Admin = page(() => import('./admin/page.tsx'))
const BeginSaga = page(() => import('./sagas/begin.tsx'))
const Saga = page(() => import('./sagas/page.tsx'))
const Scenarios = page(() => import('./scenarios/page.tsx'))
const Workshop = page(() => import('./workshop/page.tsx'))
const Credits = page(() => import('./credits/page.tsx'))
const Dice = page(() => import('./dice/page.tsx'))

function Pages() {
  const words = useWords()
  const { path, query } = useRoute()
  const [name, first = '', second = ''] = path
  const place = first === 'online' ? 'online' : 'local'
  const named = (id: string | null) => (id === null || id === '' ? null : { id, link: query.get('link') })
  switch (name) {
    case undefined:
      return <Lobby />
    case 'learn':
    case 'play':
    case 'friends':
      return <Choose way={name} />
    case 'lesson':
      return <BeginLesson key={first} game={first} />
    case 'new':
      return <SetUp game={first} mode={query.get('mode') ?? 'bots'} scenario={named(query.get('scenario'))} />
    case 'table':
      return <Table key={second} place={place} id={second} invitation={query.get('link')} />
    case 'screen':
      return <Screen key={second} id={second} invitation={query.get('link')} />
    case 'replay':
      return <Replay key={second} place={place} id={second} at={query.get('at')} invitation={query.get('link')} />
    case 'archive':
      return <Archive />
    case 'settings':
      return <Settings />
    case 'rules':
      return <Rules key={first} game={first} part={second} chapter={query.get('chapter')} />
    case 'admin':
      return <Admin />
    case 'begin-saga':
      return <BeginSaga game={first} row={rowIn(query)} />
    case 'saga':
      return <Saga key={second} place={place} id={second} invitation={query.get('link')} />
    case 'scenarios':
      return <Scenarios game={first} named={named(second)} />
    case 'workshop':
      return <Workshop key={second} game={first} id={second} />
    case 'dice':
      return <Dice />
    case 'credits':
      return <Credits />
    default:
      return <Nothing title={words.notFound} />
  }
}

function Loading() {
  return (
    <p className="notice" role="status">
      {useWords().loading}
    </p>
  )
}

/** Nothing of the page is left to be trusted: the way home loads it anew. */
function Sorry() {
  const words = useWords()
  return (
    <>
      {words.failed} <a href={location.pathname}>{words.table.leave}</a>
    </>
  )
}

export function App() {
  return (
    <Safe sorry={<Sorry />}>
      <Suspense fallback={<Loading />}>
        <Pages />
      </Suspense>
    </Safe>
  )
}

/** Scenarios in a row that a saga is to be begun with, by the address. */
function rowIn(query: URLSearchParams) {
  const [row, scenario] = [query.get('row'), query.get('scenario')]
  if (row !== null) return { row }
  return scenario === null ? null : { scenario, link: query.get('link') }
}
