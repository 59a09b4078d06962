import { Icon, signs } from '@krcma/look'
import { type ChatLine, type Refusing, refusedWords, type Sight } from '@krcma/protocol'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { isRefusing, type TableLink } from '../link/link.ts'
import { house, isUnheard } from '../link/online/house.ts'
import { draftOf, keepDraft } from '../memory.ts'
import { useSettings, useWords } from '../settings.ts'
import { asSomebody } from './as-somebody.ts'

/** Loaded when somebody needs it. */
const Report = lazy(async () => ({ default: (await import('../admin/report.tsx')).Report }))

interface ChatProps {
  readonly link: TableLink
  readonly sight: Sight
  readonly lines: readonly ChatLine[]
}

/** What people say at a table. Anybody may stop hearing somebody; the owner removes what does not belong. */
export function Chat({ link, sight, lines }: ChatProps) {
  const words = useWords()
  const { language } = useSettings()
  const [refused, setRefused] = useState<Refusing | null>(null)
  const [, lookAgain] = useState({})
  const [reported, setReported] = useState<Pick<ChatLine, 'n' | 'text' | 'by'> | null>(null)
  const { info, seat } = sight
  const me = house.me
  const muted = me?.muted ?? []
  const removes = me !== null && (me.admin || info.owner?.id === me.id)
  const quiet = seat === null && (info.status === 'playing' || info.status === 'paused')
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  const tell = (out: object) => setRefused(isRefusing(out) ? out : null)
  const mute = async (person: string, on: boolean) => {
    tell(await asSomebody(link, () => house.mute(person, on)))
    lookAgain({})
  }
  const hearAll = async () => {
    for (const person of muted) await mute(person, false)
  }
  return (
    <div className="chat">
      <ol className="chat-lines" aria-label={words.table.chat} aria-live="polite">
        {lines.length === 0 && <li className="log-empty">{words.table.chatEmpty}</li>}
        {lines.map(({ n, at, by, text }) =>
          muted.includes(by.id) ? null : (
            <li key={n}>
              <strong>{by.name}</strong> <time>{time.format(at)}</time>
              <span className="chat-acts">
                {by.id !== me?.id && (
                  <LineTool
                    icon={signs.hidden}
                    name={words.table.mute(by.name)}
                    onClick={() => void mute(by.id, true)}
                  />
                )}
                {by.id !== me?.id && by.id !== '' && (
                  <LineTool
                    icon={signs.info}
                    name={words.table.report(by.name)}
                    onClick={() => setReported({ n, text, by })}
                  />
                )}
                {removes && (
                  <LineTool
                    icon={signs.no}
                    name={words.table.remove}
                    onClick={() => void link.call('remove-message', { n }).then(tell)}
                  />
                )}
              </span>
              <p>{text}</p>
            </li>
          ),
        )}
      </ol>
      {muted.length > 0 && (
        <p className="chat-note">
          {words.table.muted(muted.length)}{' '}
          <button type="button" onClick={() => void hearAll()}>
            {words.table.unmute}
          </button>
        </p>
      )}
      {refused !== null && (
        <p className="chat-note wrong" role="alert">
          {isUnheard(refused)
            ? words.table.unsent
            : refused.about === 'silenced'
              ? words.table.silenced
              : refusedWords[language][refused.refused]}
        </p>
      )}
      {reported !== null && (
        <Suspense>
          <Report
            table={link.id}
            link={link.invitation}
            people={[reported.by]}
            line={reported}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
      {quiet ? <p className="chat-note">{words.table.quietWatchers}</p> : <Say link={link} tell={tell} />}
    </div>
  )
}

function LineTool({ icon, name, onClick }: { icon: string; name: string; onClick: () => void }) {
  return (
    <button type="button" className="quiet" aria-label={name} title={name} onClick={onClick}>
      <Icon of={icon} />
    </button>
  )
}

/** What is being written stays until it has been heard, whatever happens to the line, the sheet or the page. */
function Say({ link, tell }: { link: TableLink; tell: (out: object) => void }) {
  const words = useWords()
  const [text, setText] = useState(() => draftOf(link.id))
  const sending = useRef(false)
  const write = (to: string) => {
    setText(to)
    keepDraft(link.id, to)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || sending.current) return
    sending.current = true
    const out = await asSomebody(link, () => link.call('say', { text: text.trim() }))
    sending.current = false
    tell(out)
    if (!isRefusing(out) && draftOf(link.id) === text) write('')
  }
  return (
    <form className="chat-say" onSubmit={(event) => void send(event)}>
      <input
        aria-label={words.table.say}
        placeholder={words.table.say}
        maxLength={500}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <button type="submit">{words.table.send}</button>
    </form>
  )
}
