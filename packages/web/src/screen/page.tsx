import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { TableLink } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { OnlineLink } from '../link/online/link.ts'
import { NoTable } from '../nothing.tsx'
import { useSettings, useWords } from '../settings.ts'
import { useShown } from '../shelf/use-shown.ts'
import { Playout } from '../table/playout.ts'
import { Gathering } from './gathering.tsx'
import { Table } from './table.tsx'
import './screen.css'

/** A large screen that all can see: what spectators may see, large, without anything to touch. Phones are the hands. */
export function Page({ id, invitation }: { id: string; invitation: string | null }) {
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    house.beScreen(true)
    const opened = new OnlineLink(id, invitation)
    setLink(opened)
    return () => {
      opened.close()
      house.beScreen(false)
    }
  }, [id, invitation])
  return link === null ? null : <Opened key={link.id} link={link} />
}

function Opened({ link }: { link: TableLink }) {
  const words = useWords()
  const { calm } = useSettings()
  const now = useSyncExternalStore(link.subscribe, link.now)
  const shown = useShown(now.sight?.info.setting.game)
  const stages = shown?.face.stages
  const playout = useMemo(() => new Playout(link, stages), [link, stages])
  useEffect(() => playout.follow(calm), [playout, calm])
  const { refused, sight } = now
  if (refused !== null) return <NoTable why={refused} />
  if (sight === null || shown === null) return <p className="notice">{words.loading}</p>
  if (sight.view === null) return <Gathering link={link} sight={sight} />
  return <Table link={link} playout={playout} {...shown} />
}
