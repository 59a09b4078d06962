import '../css/account.css'
import { Icon, signs } from '@krcma/look'
import { type HouseDesk, type Refusing, type Report, refusedWords } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { Frame } from '../frame.tsx'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { to } from '../route.ts'
import { useSettings } from '../settings.ts'
import { People } from './people.tsx'
import { Tables } from './tables.tsx'
import { useAdminWords } from './words/index.ts'

/** The log tells until when something is forbidden to somebody as machines write it. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What admins see to: reports, people, tables; and what they did. */
export function Page() {
  const say = useAdminWords()
  const { language } = useSettings()
  const [desk, setDesk] = useState<HouseDesk | null>(null)
  const [refused, setRefused] = useState<Refusing | null>(null)
  useEffect(() => {
    void house.call('house-desk', {}).then((out) => (isRefusing(out) ? setRefused(out) : setDesk(out)))
  }, [])
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  if (desk === null) return <Frame title={say.title}>{refused !== null && <p>{say.notYours}</p>}</Frame>
  return (
    <Frame title={say.title}>
      <div className="set-up">
        {refused !== null && (
          <p className="wrong" role="alert">
            {refusedWords[language][refused.refused]}
          </p>
        )}
        <fieldset>
          <legend>{say.reports}</legend>
          {desk.reports.length === 0 && <p>{say.noReports}</p>}
          <ul className="ways">
            {desk.reports.map((report) => (
              <li key={report.id}>
                <Reported report={report} wrong={setRefused} settled={(reports) => setDesk({ ...desk, reports })} />
              </li>
            ))}
          </ul>
        </fieldset>
        <fieldset>
          <legend>{say.people}</legend>
          <People wrong={setRefused} />
        </fieldset>
        <fieldset>
          <legend>{say.tables}</legend>
          <Tables wrong={setRefused} />
        </fieldset>
        <fieldset>
          <legend>{say.log}</legend>
          {desk.log.length === 0 && <p>{say.logEmpty}</p>}
          <ul className="ways">
            {desk.log.map(({ at, what, name, by, about }) => (
              <li key={`${at} ${what} ${name}`}>
                <span>
                  <strong>{by}</strong> {say.noted[what] ?? what} {name}
                  <span className="ways-when">
                    {date.format(at)}
                    {about !== '' && ` · ${TIME.test(about) ? say.until(date.format(new Date(about))) : about}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </fieldset>
        <fieldset>
          <legend>{say.limits}</legend>
          <p>{say.limitsText}</p>
          <dl className="limits">
            {Object.entries(desk.limits).map(([name, most]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{most.toLocaleString(language)}</dd>
              </div>
            ))}
          </dl>
        </fieldset>
      </div>
    </Frame>
  )
}

interface ReportedProps {
  readonly report: Report
  readonly wrong: (out: Refusing) => void
  readonly settled: (reports: readonly Report[]) => void
}

function Reported({ report, wrong, settled }: ReportedProps) {
  const say = useAdminWords()
  const { language } = useSettings()
  const { id, at, by, person, table, line, said, why, note } = report
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const [removed, setRemoved] = useState(false)
  const settle = async () => {
    const out = await house.call('settle-report', { report: id })
    if (isRefusing(out)) wrong(out)
    else settled(out.reports)
  }
  const remove = async (n: number) => {
    const out = await house.call('remove-message', { table, n })
    if (isRefusing(out)) wrong(out)
    else setRemoved(true)
  }
  return (
    <>
      <span>
        <strong>{say.why[why]}</strong> · {say.reportOf(by.name, person.name)}
        {said !== '' && <q className="ways-said">{said}</q>}
        {note !== '' && <span className="ways-said">{note}</span>}
        <span className="ways-when">{date.format(at)}</span>
      </span>
      <a className="button-like" href={to('table', 'online', table)}>
        {say.toTable}
      </a>
      {line !== null && !removed && (
        <button type="button" onClick={() => void remove(line)}>
          <Icon of={signs.no} /> {say.removeLine}
        </button>
      )}
      <button type="button" className="main-button" onClick={() => void settle()}>
        <Icon of={signs.yes} /> {say.settle}
      </button>
    </>
  )
}
