import '../css/account.css'
import { type Person, type Refusing, type ReportReason, refusedWords } from '@krcma/protocol'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { useSettings, useWords } from '../settings.ts'
import { useAdminWords } from './words/index.ts'

export interface ReportProps {
  readonly table: string
  readonly link: string | null
  /** Whom it may be about. */
  readonly people: readonly Person[]
  /** The number of the line that it is about, and what it says. */
  readonly line?: { readonly n: number; readonly text: string }
  readonly onClose: () => void
}

/** Asks the admins of the house to look at something. */
export function Report({ table, link, people, line, onClose }: ReportProps) {
  const words = useWords()
  const say = useAdminWords()
  const { language } = useSettings()
  const [person, setPerson] = useState(people[0]?.id ?? '')
  const [why, setWhy] = useState<ReportReason>('rude')
  const [note, setNote] = useState('')
  const [out, setOut] = useState<object | Refusing | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const known = await house.introduce()
    if (isRefusing(known)) return setOut(known)
    const about = { table, person, why, ...(link === null ? {} : { link }) }
    const more = {
      ...(line === undefined ? {} : { line: line.n }),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    }
    setOut(await house.call('report', { ...about, ...more }))
  }
  if (out !== null && !isRefusing(out))
    return (
      <Dialog title={say.reportTitle} onClose={onClose}>
        <p role="status">{say.reported}</p>
        <div className="dialog-foot">
          <button type="button" className="main-button" onClick={onClose}>
            {words.close}
          </button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={say.reportTitle} onClose={onClose}>
      <p>{say.reportText}</p>
      {line !== undefined && <blockquote>{line.text}</blockquote>}
      <form className="report" onSubmit={(event) => void send(event)}>
        {line === undefined && (
          <label>
            {say.reportWhom}
            <select value={person} onChange={(event) => setPerson(event.currentTarget.value)}>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {say.reportWhy}
          <select value={why} onChange={(event) => setWhy(event.currentTarget.value as ReportReason)}>
            {(Object.entries(say.why) as [ReportReason, string][]).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say.reportNote}
          <input maxLength={500} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
        </label>
        <button type="submit" className="main-button">
          {say.reportSend}
        </button>
      </form>
      {out !== null && isRefusing(out) && (
        <p className="wrong" role="alert">
          {refusedWords[language][out.refused]}
        </p>
      )}
    </Dialog>
  )
}
