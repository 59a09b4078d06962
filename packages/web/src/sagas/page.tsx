import { Icon, signs } from '@krcma/look'
import { type Refusing, refusedWords, type SagaSight } from '@krcma/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Frame } from '../frame.tsx'
import { isRefusing } from '../link/link.ts'
import { openSaga, type SagaLink } from '../link/sagas.ts'
import { useSettings, useWords } from '../settings.ts'
import { GamePicture } from '../shelf/pictures.tsx'
import { shelf } from '../shelf/shelf.ts'
import { useSpoken } from '../shelf/use-spoken.ts'
import { Evenings } from './evenings.tsx'
import { Keeping } from './keeping.tsx'
import { Members } from './members.tsx'
import { Next } from './next.tsx'
import { useSagaWords } from './words/index.ts'
import './sagas.css'

/** How often a server is asked whether others have done something, in milliseconds. */
const OFTEN = 10_000

interface PageProps {
  readonly place: 'local' | 'online'
  readonly id: string
  readonly invitation: string | null
}

/** What the parts of the page need: the saga as it stands, and how to do something to it. */
export interface SagaPart {
  readonly link: SagaLink
  readonly saga: SagaSight
  /** Does something, and shows what has become of it. */
  readonly act: (done: Promise<object | Refusing>) => Promise<boolean>
  readonly busy: boolean
}

/** A saga: who is in it and with what, what was played, and what comes next. */
export function Page({ place, id, invitation }: PageProps) {
  const words = useWords()
  const texts = useSagaWords()
  const { language } = useSettings()
  const link = useMemo(() => openSaga(place, id, invitation), [place, id, invitation])
  const [saga, setSaga] = useState<SagaSight | null>(null)
  const [refused, setRefused] = useState<Refusing | null>(null)
  const [coming, setComing] = useState<readonly number[] | undefined>(undefined)
  const [busy, setBusy] = useState(true)

  const look = useCallback(async () => {
    const out = await link.look(coming)
    setBusy(false)
    if (!isRefusing(out)) {
      setRefused((before) => (before?.refused === 'unavailable' ? null : before))
      return setSaga(out.saga)
    }
    // A line that is lost for a moment takes nothing off the page.
    setRefused((before) => before ?? out)
  }, [link, coming])
  useEffect(() => {
    void look()
    const again = () => void (document.hidden || look())
    const timer = place === 'online' ? setInterval(again, OFTEN) : undefined
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [look, place])

  const act = async (done: Promise<object | Refusing>): Promise<boolean> => {
    setBusy(true)
    setRefused(null)
    const out = await done
    if (isRefusing(out)) setRefused(out)
    await look()
    return !isRefusing(out)
  }
  const spoken = useSpoken(saga?.game)
  if (saga === null) {
    if (refused === null) return <p className="notice">{words.loading}</p>
    return <Frame title={texts.notHere}>{<p>{refusedWords[language][refused.refused]}</p>}</Frame>
  }
  const name = shelf.find((card) => card.id === saga.game)?.words[language].name ?? saga.game
  const part = { link, saga, act, busy }
  return (
    <Frame title={saga.title ?? name}>
      <div className="saga" data-room={saga.game} data-table={id} data-seq={saga.version} data-settled={!busy}>
        <div className="set-up-picture">
          <GamePicture game={saga.game} shape="wide" />
        </div>
        <p className="saga-facts">
          {saga.title !== null && <strong>{name}</strong>}
          <span>
            <Icon of={signs.people} /> {saga.members.length}
          </span>
          <span>
            <Icon of={signs.log} /> {texts.played(saga.played)}
          </span>
        </p>
        {saga.brought && (
          <p className="notice-bar">
            <Icon of={signs.info} /> {texts.brought}
          </p>
        )}
        {refused !== null && (
          <p className="wrong" role="alert">
            {refused.refused === 'late' ? texts.late : refusedWords[language][refused.refused]}
          </p>
        )}
        <Next {...part} spoken={spoken} coming={coming} onComing={setComing} />
        <Members {...part} spoken={spoken} />
        <Evenings {...part} spoken={spoken} />
        <Keeping {...part} />
      </div>
    </Frame>
  )
}
