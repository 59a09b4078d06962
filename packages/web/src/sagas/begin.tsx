import { botName } from '@krcma/bots'
import { Icon, signs } from '@krcma/look'
import { type Level, type Plan, type Refused, type Refusing, refusedWords, type SagaSight } from '@krcma/protocol'
import { type FormEvent, useState } from 'react'
import { fileOf } from '../file-of.ts'
import { Frame } from '../frame.tsx'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { ask } from '../link/sagas.ts'
import { Players } from '../lobby/players.tsx'
import { Unfit, VariantFields } from '../lobby/variants.tsx'
import { go } from '../route.ts'
import { change, useSettings, useWords } from '../settings.ts'
import type { ShelfCard } from '../shelf/cards.ts'
import { GamePicture } from '../shelf/pictures.tsx'
import { shelf } from '../shelf/shelf.ts'
import { type Row, type RowName, useRow } from '../workshop/use-row.ts'
import { useSagaWords } from './words/index.ts'
import './sagas.css'

const levels: readonly Level[] = ['apprentice', 'journeyman', 'master', 'grandmaster']
const places = ['local', 'online'] as const
/** What is said of a file that is no saga at all, or of no game that is here. */
const WHOLLY: readonly Refused[] = ['malformed', 'damaged', 'not-found', 'not-allowed']

interface PageProps {
  readonly game: string
  /** Scenarios in a row, if it is begun with some. */
  readonly row: RowName | null
}

export function Page({ game, row: name }: PageProps) {
  const words = useWords()
  const texts = useSagaWords()
  const { language } = useSettings()
  const card = shelf.find(({ id }) => id === game)
  const row = useRow(game, name)
  if (row === undefined) return <p className="notice">{words.loading}</p>
  if (card === undefined || card.sagas === null || (name !== null && row === null))
    return <Frame title={words.notFound}>{null}</Frame>
  return (
    <Frame title={texts.beginOf(card.words[language].name)}>
      <Begin card={{ ...card, options: optionsOf(card) }} row={row} name={name} />
    </Frame>
  )
}

/** The options of a saga: what it may not begin with is not offered. */
function optionsOf({ options, sagas }: ShelfCard): ShelfCard['options'] {
  return options.flatMap((option) => {
    const good = sagas?.[option.id]
    if (good === undefined) return [option]
    // Where there is nothing but what is usual anyway, nothing is asked.
    return good.length === 1 && good[0] === 0
      ? []
      : [{ ...option, values: option.values.filter((_, i) => good.includes(i)) }]
  })
}

interface BeginProps {
  readonly card: ShelfCard
  readonly row: Row | null
  readonly name: RowName | null
}

/** A saga is begun here: who is in it, by which variants, and where it is kept. */
function Begin({ card, row, name }: BeginProps) {
  const words = useWords()
  const texts = useSagaWords()
  const { language, name: mine } = useSettings()
  const [place, setPlace] = useState<(typeof places)[number]>('local')
  const [title, setTitle] = useState(row?.texts[language].name ?? '')
  const players = (row?.players ?? card.players).filter((n) => n > 1)
  const [count, setCount] = useState(Math.max(2, Math.min(...players)))
  const [who, setWho] = useState<Readonly<Record<number, string>>>({})
  const [names, setNames] = useState<Readonly<Record<number, string>>>({})
  const [options, setOptions] = useState<Readonly<Record<string, number>>>({})
  const [refused, setRefused] = useState<Refusing | null>(null)
  const [bad, setBad] = useState<string | null>(null)
  // Not always the same ones.
  const [turn] = useState(() => String(crypto.getRandomValues(new Uint8Array(1))[0]))

  const seats = Array.from({ length: count }, (_, seat) => seat)
  const levelAt = (seat: number) => levels.find((level) => level === who[seat]) ?? null
  const nameAt = (seat: number) => names[seat] ?? (seat === 0 && mine !== '' ? mine : words.setUp.player(seat + 1))
  const chosen = Object.fromEntries(card.options.map(({ id, values }) => [id, values[options[id] ?? 0]?.value]))
  const called = title.trim() === '' ? null : title.trim()

  const onServer = async () => {
    const me = await house.introduce()
    if (isRefusing(me)) return me
    const members = seats.map((seat): Plan => {
      const level = levelAt(seat)
      if (seat === 0) return { for: 'me' }
      return level === null ? { for: 'anybody' } : { for: 'bot', level }
    })
    const scenario = await onTheServer(card.id, row, name)
    if (isRefusing(scenario)) return scenario
    const wish = { game: card.id, options: chosen, scenario, members }
    return house.call('begin-saga', called === null ? wish : { ...wish, title: called })
  }
  const onDevice = () => {
    const bots = seats.map(levelAt)
    const members = seats.map((seat) => ({
      name: levelAt(seat) === null ? nameAt(seat).trim() || words.setUp.player(seat + 1) : botName(bots, seat, turn),
      bot: levelAt(seat),
    }))
    return ask('begin', { game: card.id, title: called, options: chosen, scenario: row?.content ?? null, members })
  }
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (names[0] !== undefined && names[0].trim() !== '') change({ name: names[0].trim() })
    const out = await (place === 'online' ? onServer() : onDevice())
    if (isRefusing(out)) return setRefused(out)
    go('saga', place, (out as { readonly saga: SagaSight }).saga.id)
  }

  const bring = async (chosenFile: File | undefined) => {
    if (chosenFile === undefined) return
    setBad(null)
    const file = await fileOf(chosenFile)
    const me = place === 'online' ? await house.introduce() : null
    const out = place === 'online' ? await house.call('import-saga', { file }) : await ask('import', { file })
    if (isRefusing(me)) return setBad(refusedWords[language][me.refused])
    if (isRefusing(out))
      return setBad(WHOLLY.includes(out.refused) ? texts.importBad : refusedWords[language][out.refused])
    go('saga', place, (out as { readonly saga: SagaSight }).saga.id)
  }

  return (
    <form className="set-up" data-room={card.id} onSubmit={(event) => void begin(event)}>
      <div className="set-up-picture">
        <GamePicture game={card.id} shape="wide" />
      </div>
      <p>{texts.about}</p>
      {row !== null && (
        <p>
          <b>{row.names.join(' → ')}</b>
        </p>
      )}
      <fieldset>
        <legend>{texts.title}</legend>
        <input
          aria-label={texts.title}
          placeholder={card.words[language].name}
          maxLength={60}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </fieldset>
      <fieldset>
        <legend>{texts.where}</legend>
        <div className="choice-row">
          {places.map((one) => (
            <label key={one} className="pill">
              <input type="radio" name="place" checked={place === one} onChange={() => setPlace(one)} />
              {one === 'local' ? texts.here : texts.online}
            </label>
          ))}
        </div>
      </fieldset>
      <Players of={players} chosen={count} onChange={setCount} />
      {seats.map((seat) => (
        <fieldset key={texts.member(seat + 1)} className="set-up-seat">
          <legend>{texts.member(seat + 1)}</legend>
          {seat > 0 && (
            <label>
              <span className="hidden-text">{words.setUp.who}</span>
              <select
                value={who[seat] ?? ''}
                onChange={(event) => setWho({ ...who, [seat]: event.currentTarget.value })}
              >
                <option value="">{place === 'local' ? words.setUp.person : texts.invited}</option>
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {words.setUp.bot[level]}
                  </option>
                ))}
              </select>
            </label>
          )}
          {levelAt(seat) === null && (place === 'local' || seat === 0) && (
            <label>
              <span className="hidden-text">{words.setUp.name}</span>
              <input
                maxLength={24}
                value={nameAt(seat)}
                onInput={(event) => setNames({ ...names, [seat]: event.currentTarget.value })}
              />
            </label>
          )}
        </fieldset>
      ))}
      <VariantFields card={card} chosen={options} onChange={setOptions} />
      {refused !== null && <Unfit card={card} why={refused} />}
      {bad !== null && (
        <p className="wrong" role="alert">
          {bad}
        </p>
      )}
      <button type="submit" className="main-button big">
        <Icon of={signs.storybook} /> {texts.begin}
      </button>
      <label className="button-like">
        <Icon of={signs.save} /> {texts.import}
        <input
          type="file"
          className="hidden-text"
          accept="application/json,.json"
          onChange={(event) => void bring(event.currentTarget.files?.[0])}
        />
      </label>
    </form>
  )
}

/** Where the server finds what a saga is begun with: what is on this device alone is brought there, for those who have the link. */
async function onTheServer(
  game: string,
  row: Row | null,
  name: RowName | null,
): Promise<{ readonly id: string; readonly link?: string } | null | Refusing> {
  if (row === null || name === null) return null
  if ('scenario' in name) return { id: name.scenario, ...(name.link === null ? {} : { link: name.link }) }
  const { texts, content } = row
  const out = await house.call('save-scenario', { game, access: 'link', texts, content })
  return isRefusing(out) ? out : { id: out.scenario.id }
}
