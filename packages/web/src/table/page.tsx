import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isMixed, mix } from '../dice/mixing.ts'
import { isConnected, isRefusing, type TableLink, type TableNow } from '../link/link.ts'
import { LocalLink } from '../link/local/link.ts'
import { openLink } from '../link/open.ts'
import { Elsewhere, NoTable } from '../nothing.tsx'
import { go } from '../route.ts'
import { WithRules } from '../rules/with-rules.tsx'
import { useSettings, useWords } from '../settings.ts'
import { keepBook } from '../shelf/books.ts'
import { useShown } from '../shelf/use-shown.ts'
import { Gathering } from './gathering.tsx'
import { handOver, takeOver } from './handed-over.ts'
import { plainFace } from './plain-board.tsx'
import { PutAway } from './put-away.tsx'
import { Shell } from './shell.tsx'

interface PageProps {
  readonly place: 'local' | 'online'
  readonly id: string
  readonly invitation: string | null
}

export function Page({ place, id, invitation }: PageProps) {
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    const opened = takeOver(id) ?? openLink(place, id, invitation)
    setLink(opened)
    return () => opened.close()
  }, [place, id, invitation])
  return link === null ? null : <Opened key={link.id} link={link} />
}

/** What kind of page a table is. A position is no other page: the shell alone is told of those, and when it has time. */
function stageOf({ sight, refused }: TableNow) {
  if (refused !== null) return 'refused'
  if (sight === null) return null
  return sight.view === null && sight.info.status !== 'gathering' ? 'put-away' : sight.info.status
}

function Opened({ link }: { link: TableLink }) {
  const words = useWords()
  const { language } = useSettings()
  const stage = useSyncExternalStore(link.subscribe, () => stageOf(link.now()))
  const game = useSyncExternalStore(link.subscribe, () => link.now().sight?.info.setting.game)
  const shown = useShown(game)
  const onRematch = useCallback(() => void again(link), [link])
  // Who plays on this device may do so without a network.
  useEffect(() => {
    if (game !== undefined && link.place === 'local') void keepBook(game, language)
  }, [game, link, language])
  const { refused } = link.now()
  if (refused !== null && link.place === 'local' && refused.refused === 'not-found') return <Elsewhere />
  if (refused !== null) return <NoTable why={refused} />
  if (stage === 'gathering') return <Gathered link={link} />
  const { sight } = link.now()
  if (stage === 'put-away' && sight !== null) return <PutAway link={link} info={sight.info} />
  if (stage === null || shown === null || game === undefined) return <p className="notice">{words.loading}</p>
  return (
    <WithRules game={game}>
      <Shell link={link} {...shown} plain={shown.face === plainFace} onRematch={onRematch} />
    </WithRules>
  )
}

function Gathered({ link }: { link: TableLink }) {
  const now = useSyncExternalStore(link.subscribe, link.now)
  const answered = useSyncExternalStore(link.subscribe, link.answered)
  useEffect(() => (link.place === 'online' ? mix(link) : undefined), [link])
  const { sight, seq, chat } = now
  if (sight === null) return null
  const settled = answered && isConnected(now) && isMixed(sight)
  return <Gathering link={link} sight={sight} seq={seq} settled={settled} chat={chat} />
}

/** The same table once more. */
async function again(link: TableLink): Promise<void> {
  const info = link.now().sight?.info
  if (info === undefined) return
  if (link.place === 'online') {
    // Who sat here is let in by the link; who only watched goes as far as anybody may.
    const out = await link.call('rematch', {})
    if (!isRefusing(out)) go('table', 'online', `${out.table}?link=${out.link}`)
    else if (info.rematch !== null) go('table', 'online', info.rematch)
    return
  }
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
  const seats = info.sitters.map(({ person, bot }) => ({ name: person?.name ?? '', bot }))
  const next = new LocalLink({
    from: 'setting',
    id,
    game: info.setting.game,
    seats,
    options: info.setting.options ?? {},
    hints: info.setting.hints,
  })
  if (isRefusing(await next.begun)) return next.close()
  handOver(next)
  go('table', 'local', id)
}
