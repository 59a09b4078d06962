import { signs } from '@krcma/look'
import type { PersonCard, Refusing } from '@krcma/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { useSettings } from '../settings.ts'
import { Sure } from '../table/sure.tsx'
import { useAdminWords } from './words/index.ts'

const DAY = 86_400_000

/** People whom an admin looks for, and those who may not talk or come in. */
export function People({ wrong }: { wrong: (out: Refusing) => void }) {
  const say = useAdminWords()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly PersonCard[]>([])
  const [asked, setAsked] = useState('')
  const find = async (text: string) => {
    const out = await house.call('house-people', { search: text })
    if (isRefusing(out)) return wrong(out)
    setAsked(text)
    setFound(out.people)
  }
  useEffect(() => {
    void house.call('house-people', {}).then((out) => !isRefusing(out) && setFound(out.people))
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void find(search.trim())
  }
  const changed = (out: { readonly person: PersonCard } | Refusing) => {
    if (isRefusing(out)) return wrong(out)
    setFound(found.map((one) => (one.id === out.person.id ? out.person : one)))
  }
  return (
    <>
      <form className="choice-row" onSubmit={submit}>
        <input
          aria-label={say.search}
          placeholder={say.search}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
        <button type="submit">{say.find}</button>
      </form>
      {found.length === 0 && <p>{asked === '' ? say.nobody : say.notFound}</p>}
      <ul className="ways">
        {found.map((person) => (
          <li key={person.id}>
            <Somebody person={person} changed={changed} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface SomebodyProps {
  readonly person: PersonCard
  readonly changed: (out: { readonly person: PersonCard } | Refusing) => void
}

function Somebody({ person: { id, name, login, admin, silenced, barred }, changed }: SomebodyProps) {
  const say = useAdminWords()
  const { language } = useSettings()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const silence = async (until: number | null) => changed(await house.call('silence', { person: id, until }))
  const shutOut = async (until: number | null) => changed(await house.call('shut-out', { person: id, until }))
  const states = [
    login ?? say.guest,
    ...(admin ? [say.admin] : []),
    ...(silenced === null ? [] : [say.silencedUntil(date.format(silenced))]),
    ...(barred === null ? [] : [say.barredUntil(date.format(barred))]),
  ]
  return (
    <>
      <span>
        <strong>{name}</strong>
        <span className="ways-when">{states.join(', ')}</span>
      </span>
      {!admin && (
        <>
          <button type="button" onClick={() => void silence(silenced === null ? Date.now() + DAY : null)}>
            {silenced === null ? say.silence : say.unsilence}
          </button>
          {barred === null ? (
            <Sure
              quiet
              icon={signs.door}
              name={say.shutOut}
              text={say.shutOutText}
              onSure={() => void shutOut(Date.now() + 7 * DAY)}
            />
          ) : (
            <button type="button" onClick={() => void shutOut(null)}>
              {say.letIn}
            </button>
          )}
        </>
      )}
    </>
  )
}
