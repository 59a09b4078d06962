import type { Level, Plan, Refusing } from '@krcma/protocol'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { clockName } from '../clock-name.ts'
import { clocks } from '../clocks.ts'
import { isRefusing } from '../link/link.ts'
import { house, isUnheard } from '../link/online/house.ts'
import { go } from '../route.ts'
import { change, useSettings, useWords } from '../settings.ts'
import type { ShelfCard } from '../shelf/cards.ts'
import { optionsOn } from '../shelf/options-on.ts'
import { GamePicture } from '../shelf/pictures.tsx'
import type { Catalogue } from '../words/index.ts'
import { Hints } from './hints.tsx'
import { Players } from './players.tsx'
import { Unfit, VariantFields } from './variants.tsx'

const levels: readonly Level[] = ['apprentice', 'journeyman', 'master', 'grandmaster']

const ScenarioNote = lazy(async () => ({ default: (await import('../scenarios/note.tsx')).ScenarioNote }))

type Late = keyof Catalogue['setUp']['lates']

interface OpenTableProps {
  readonly card: ShelfCard
  readonly scenario: { readonly id: string; readonly link: string | null } | null
}

/** A table on the server, for friends and strangers. */
export function OpenTable({ card, scenario }: OpenTableProps) {
  const words = useWords()
  const { name } = useSettings()
  const [counts, setCounts] = useState<readonly number[]>(card.players.filter((n) => n > 1))
  const [wanted, setPlayers] = useState(Math.max(2, Math.min(...card.players)))
  const players = counts.includes(wanted) ? wanted : (counts[0] ?? wanted)
  const [plans, setPlans] = useState<Readonly<Record<number, string>>>({})
  const [options, setOptions] = useState<Readonly<Record<string, number>>>({})
  const [access, setAccess] = useState<'public' | 'link'>('link')
  const [clock, setClock] = useState(0)
  const [late, setLate] = useState<Late>('bot')
  const [hints, setHints] = useState(false)
  const [refused, setRefused] = useState<Refusing | null>(null)

  const planAt = (seat: number): Plan => {
    const plan = plans[seat] ?? 'anybody'
    if (seat === 0) return { for: 'me' }
    return plan === 'anybody' ? { for: 'anybody' } : { for: 'bot', level: plan as Level }
  }
  const open = async (event: FormEvent) => {
    event.preventDefault()
    const me = await house.introduce()
    if (isRefusing(me)) return setRefused(me)
    const out = await house.call('open-table', {
      game: card.id,
      options: Object.fromEntries(card.options.map(({ id, values }) => [id, values[options[id] ?? 0]?.value])),
      ...(scenario === null
        ? {}
        : { scenario: { id: scenario.id, ...(scenario.link === null ? {} : { link: scenario.link }) } }),
      seats: Array.from({ length: players }, (_, seat) => planAt(seat)),
      access,
      clock: clocks[clock] ?? { kind: 'none' },
      late,
      hints,
    })
    if (isRefusing(out)) setRefused(out)
    else go('table', 'online', out.sight.info.id)
  }

  return (
    <form className="set-up" data-room={card.id} onSubmit={(event) => void open(event)}>
      <div className="set-up-picture">
        <GamePicture game={card.id} shape="wide" />
      </div>
      {scenario !== null && (
        <Suspense fallback={null}>
          <ScenarioNote {...scenario} onPlayers={setCounts} />
        </Suspense>
      )}
      <fieldset>
        <legend>{words.settings.name}</legend>
        <input
          aria-label={words.settings.name}
          required
          maxLength={24}
          value={name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </fieldset>
      <Players of={counts} chosen={players} onChange={setPlayers} />
      <fieldset>
        <legend>{words.setUp.who}</legend>
        <div className="set-up-options">
          {Array.from({ length: players - 1 }, (_, i) => i + 1).map((seat) => (
            <label key={seat}>
              {words.setUp.seat(seat + 1)}
              <select
                value={plans[seat] ?? 'anybody'}
                onChange={(event) => setPlans({ ...plans, [seat]: event.currentTarget.value })}
              >
                <option value="anybody">{words.setUp.anybody}</option>
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {words.setUp.bot[level]}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label>
            {words.setUp.access}
            <select value={access} onChange={(event) => setAccess(event.currentTarget.value as 'public' | 'link')}>
              <option value="link">{words.setUp.link}</option>
              <option value="public">{words.setUp.public}</option>
            </select>
          </label>
          <label>
            {words.setUp.clock}
            <select value={String(clock)} onChange={(event) => setClock(Number(event.currentTarget.value))}>
              {clocks.map((one, i) => (
                <option key={clockName(one, words)} value={String(i)}>
                  {clockName(one, words)}
                </option>
              ))}
            </select>
          </label>
          {clock > 0 && (
            <label>
              {words.setUp.late}
              <select value={late} onChange={(event) => setLate(event.currentTarget.value as Late)}>
                <option value="bot">{words.setUp.lates.bot}</option>
                <option value="default">{words.setUp.lates.default}</option>
              </select>
            </label>
          )}
          <Hints on={hints} onChange={setHints} />
        </div>
      </fieldset>
      <VariantFields
        card={{ ...card, options: optionsOn(scenario, card.options) }}
        chosen={options}
        onChange={setOptions}
      />
      {refused !== null && isUnheard(refused) && (
        <p className="wrong" role="alert">
          {words.setUp.offline}
        </p>
      )}
      {refused !== null && !isUnheard(refused) && <Unfit card={card} why={refused} />}
      <button type="submit" className="main-button big">
        {words.setUp.open}
      </button>
    </form>
  )
}
