import { Icon, type Spoken, signs } from '@krcma/look'
import { type AnyGame, type Clock, type Level, refusedWords } from '@krcma/protocol'
import { type FormEvent, useState } from 'react'
import { clockName } from '../clock-name.ts'
import { clocks } from '../clocks.ts'
import { isRefusing } from '../link/link.ts'
import { LocalLink } from '../link/local/link.ts'
import { go } from '../route.ts'
import { change, useSettings, useWords } from '../settings.ts'
import { handOver } from '../table/handed-over.ts'
import { Sure } from '../table/sure.tsx'
import { nameOf } from './name.ts'
import type { SagaPart } from './page.tsx'
import { useSagaWords } from './words/index.ts'

const levels: readonly Level[] = ['apprentice', 'journeyman', 'master', 'grandmaster']

interface NextProps extends SagaPart {
  readonly spoken: Spoken<AnyGame> | null
  readonly coming: readonly number[] | undefined
  readonly onComing: (members: readonly number[]) => void
}

/** What comes next: the evening that is on, or opening one, and what may be done before. */
export function Next(props: NextProps) {
  const { saga, link } = props
  const texts = useSagaWords()
  const { language } = useSettings()
  const { next } = saga
  const come = () => void sitDown(link.place, saga.table ?? '', saga.id, saga.link)
  return (
    <section className="saga-next" aria-labelledby="next">
      <h2 id="next">{texts.next}</h2>
      {saga.status !== 'open' && <p>{texts[saga.status]}</p>}
      {saga.status === 'open' && saga.link === null && <Invited />}
      {saga.table !== null && saga.link !== null && (
        <div className="saga-on">
          <span>{texts.on}</span>
          <button type="button" className="main-button big" onClick={come}>
            <Icon of={signs.table} /> {texts.come}
          </button>
          {saga.owned && (
            <Sure
              quiet
              icon={signs.candle}
              name={texts.giveUp}
              text={texts.giveUpText[link.place]}
              onSure={() => void props.act(link.giveUp())}
            />
          )}
        </div>
      )}
      <Choices {...props} />
      {saga.status === 'open' && saga.table === null && saga.link !== null && <OpenEvening {...props} />}
      {saga.status === 'open' && saga.table === null && isRefusing(next) && saga.link !== null && (
        <p className="wrong" role="status">
          {next.about === 'players' ? texts.company : refusedWords[language][next.refused]}
        </p>
      )}
    </section>
  )
}

/** To the table of an evening. On this device it is laid when somebody first comes to it. */
async function sitDown(place: 'local' | 'online', table: string, saga: string, link: string | null): Promise<void> {
  if (place === 'online') return go('table', 'online', link === null ? table : `${table}?link=${link}`)
  const opened = new LocalLink({ from: 'evening', id: table, saga })
  await opened.begun
  handOver(opened)
  go('table', 'local', table)
}

/** Whoever came by the link, and how they want to be called. */
function Invited() {
  const words = useWords()
  const texts = useSagaWords()
  const { name } = useSettings()
  return (
    <>
      <p>{texts.invitation}</p>
      <fieldset>
        <legend>{words.settings.name}</legend>
        <input
          aria-label={words.settings.name}
          maxLength={24}
          value={name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </fieldset>
    </>
  )
}

/** What may be done with sheets between evenings. */
function Choices({ saga, link, act, busy, spoken }: NextProps) {
  const texts = useSagaWords()
  const members = [...new Set(saga.choices.map(({ member }) => member))]
  return members.map((of) => (
    <fieldset key={of}>
      <legend>{saga.member === of ? texts.between : texts.betweenOf(nameOf(saga, of, texts))}</legend>
      <div className="choice-row">
        {saga.choices
          .filter(({ member }) => member === of)
          .map(({ choice }) => (
            <button
              key={JSON.stringify(choice)}
              type="button"
              disabled={busy}
              onClick={() => void act(link.choose(of, choice))}
            >
              {spoken?.saga?.choice(choice) ?? JSON.stringify(choice)}
            </button>
          ))}
      </div>
    </fieldset>
  ))
}

/** Who comes, to which evening, by which clock. */
function OpenEvening({ saga, link, act, busy, spoken, onComing }: NextProps) {
  const words = useWords()
  const texts = useSagaWords()
  const [plans, setPlans] = useState<Readonly<Record<number, string>>>({})
  const [evening, setEvening] = useState(0)
  const [clock, setClock] = useState(0)
  const held = saga.members.flatMap(({ person, bot }, n) => (person === null && bot === null ? [] : [n]))
  const coming = (by: typeof plans) => held.filter((member) => by[member] !== 'away')
  const evenings = isRefusing(saga.next) ? [] : saga.next
  const plan = (member: number, to: string) => {
    const by = { ...plans, [member]: to }
    setPlans(by)
    onComing(coming(by))
  }
  const open = async (event: FormEvent) => {
    event.preventDefault()
    const seats = coming(plans).map((member) => ({
      member,
      bot: levels.find((level) => level === plans[member]) ?? null,
    }))
    const wanted = { version: saga.version, evening, coming: seats, clock: clocks[clock] ?? NO_CLOCK }
    await act(
      link.open(wanted).then(async (out) => {
        if (!isRefusing(out)) await sitDown(link.place, out.table, saga.id, saga.link)
        return out
      }),
    )
  }
  return (
    <form onSubmit={(event) => void open(event)}>
      <fieldset>
        <legend>{texts.who}</legend>
        <div className="set-up-options">
          {held.map((member) => {
            const { person = null } = saga.members[member] ?? {}
            return (
              <label key={member}>
                {nameOf(saga, member, texts)}
                <select value={plans[member] ?? ''} onChange={(event) => plan(member, event.currentTarget.value)}>
                  <option value="">{person === null ? texts.plays : texts.comes}</option>
                  <option value="away">{texts.away}</option>
                  {person !== null &&
                    (saga.owned || saga.member === member) &&
                    levels.map((level) => (
                      <option key={level} value={level}>
                        {texts.standIn[level]}
                      </option>
                    ))}
                </select>
              </label>
            )
          })}
          {link.place === 'online' && (
            <label>
              {words.setUp.clock}
              <select value={String(clock)} onChange={(event) => setClock(Number(event.currentTarget.value))}>
                {clocks.map((one, n) => (
                  <option key={clockName(one, words)} value={String(n)}>
                    {clockName(one, words)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </fieldset>
      {evenings.length > 1 && (
        <fieldset>
          <legend>{texts.which}</legend>
          <div className="choice-row">
            {evenings.map(({ options, scenario }, n) => (
              <label key={JSON.stringify([options, scenario])} className="pill">
                <input type="radio" name="evening" checked={n === evening} onChange={() => setEvening(n)} />
                {spoken?.saga?.evening(options, scenario as object | null) ?? texts.evening(n + 1)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {!saga.owned && <p>{texts.waits(saga.owner.name)}</p>}
      <button type="submit" className="main-button big" disabled={busy || evenings.length === 0}>
        <Icon of={signs.candle} /> {texts.open}
      </button>
    </form>
  )
}

const NO_CLOCK: Clock = { kind: 'none' }
