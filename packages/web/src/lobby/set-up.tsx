import { botName, characters, titled } from '@krcma/bots'
import { Icon, signs } from '@krcma/look'
import type { Level, Refusing } from '@krcma/protocol'
import { type FormEvent, useState } from 'react'
import { Frame } from '../frame.tsx'
import { isRefusing } from '../link/link.ts'
import type { LocalSeat } from '../link/local/kept.ts'
import { LocalLink } from '../link/local/link.ts'
import { Nothing } from '../nothing.tsx'
import { go } from '../route.ts'
import { change, useSettings, useWords } from '../settings.ts'
import type { ShelfCard } from '../shelf/cards.ts'
import { GamePicture } from '../shelf/pictures.tsx'
import { shelf } from '../shelf/shelf.ts'
import { handOver } from '../table/handed-over.ts'
import { Hints } from './hints.tsx'
import { OpenTable } from './open-table.tsx'
import { Players } from './players.tsx'
import { Unfit, VariantFields } from './variants.tsx'

const levels: readonly Level[] = ['apprentice', 'journeyman', 'master', 'grandmaster']

type Who = 'person' | Level

interface PageProps {
  readonly game: string
  readonly mode: string
  /** On which scenario of the server's, and the secret of its link. */
  readonly scenario: { readonly id: string; readonly link: string | null } | null
}

export function Page({ game, mode, scenario }: PageProps) {
  const words = useWords()
  const { language } = useSettings()
  const card = shelf.find(({ id }) => id === game)
  if (card === undefined) return <Nothing title={words.notFound} />
  return (
    <Frame title={`${words.setUp.title}: ${card.words[language].name}`}>
      {mode === 'online' ? <OpenTable card={card} scenario={scenario} /> : <SetTable card={card} mode={mode} />}
    </Frame>
  )
}

/** A table on this device: who sits where, and by which variants. */
function SetTable({ card, mode }: { card: ShelfCard; mode: string }) {
  const words = useWords()
  const { language, name: mine } = useSettings()
  const game = card.id
  const least = Math.min(...card.players)
  const [players, setPlayers] = useState(mode === 'solo' ? 1 : Math.max(2, least))
  const [names, setNames] = useState<Readonly<Record<number, string>>>({})
  const [who, setWho] = useState<Readonly<Record<number, Who>>>({})
  const [options, setOptions] = useState<Readonly<Record<string, number>>>({})
  const [hints, setHints] = useState(false)
  const [refused, setRefused] = useState<Refusing | null>(null)
  // Not always the same ones.
  const [turn] = useState(() => String(crypto.getRandomValues(new Uint8Array(1))[0]))

  const whoAt = (seat: number): Who => who[seat] ?? (seat === 0 || mode === 'hot-seat' ? 'person' : 'journeyman')
  const levelAt = (seat: number) => levels.find((level) => level === whoAt(seat)) ?? null
  const nameAt = (seat: number) => names[seat] ?? (seat === 0 && mine !== '' ? mine : words.setUp.player(seat + 1))
  const seats = Array.from({ length: players }, (_, seat): LocalSeat => {
    const sitter = whoAt(seat)
    if (sitter === 'person') return { name: nameAt(seat).trim() || words.setUp.player(seat + 1), bot: null }
    const bots = Array.from({ length: players }, (_, other) => levelAt(other))
    return { name: botName(bots, seat, turn), bot: sitter }
  })
  const chosen = Object.fromEntries(card.options.map(({ id, values }) => [id, values[options[id] ?? 0]?.value]))

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (names[0] !== undefined && names[0].trim() !== '') change({ name: names[0].trim() })
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
    const link = new LocalLink({ from: 'setting', id, game, seats, options: chosen, hints })
    const begun = await link.begun
    if (isRefusing(begun)) {
      link.close()
      return setRefused(begun)
    }
    handOver(link)
    go('table', 'local', id)
  }

  return (
    <form className="set-up" data-room={game} onSubmit={(event) => void begin(event)}>
      <div className="set-up-picture">
        <GamePicture game={game} shape="wide" />
      </div>
      <Players
        of={card.players.filter((n) => (mode === 'solo' ? n === 1 : n > 1 || mode === 'bots'))}
        chosen={players}
        onChange={setPlayers}
      />
      {seats.map((seat, i) => (
        <fieldset key={words.setUp.seat(i + 1)} className="set-up-seat">
          <legend>{words.setUp.seat(i + 1)}</legend>
          {i > 0 && (
            <label>
              <span className="hidden-text">{words.setUp.who}</span>
              <select value={whoAt(i)} onChange={(event) => setWho({ ...who, [i]: event.currentTarget.value as Who })}>
                <option value="person">{words.setUp.person}</option>
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {words.setUp.bot[level]}
                  </option>
                ))}
              </select>
            </label>
          )}
          {seat.bot === null ? (
            <label>
              <span className="hidden-text">{words.setUp.name}</span>
              <input
                maxLength={24}
                value={nameAt(i)}
                onInput={(event) => setNames({ ...names, [i]: event.currentTarget.value })}
              />
            </label>
          ) : (
            <p className="persona">
              <Icon of={signs.bot} /> <strong>{titled(seat.name, language)}</strong> {characters[seat.bot][language]}
            </p>
          )}
        </fieldset>
      ))}
      {seats.filter(({ bot }) => bot === null).length > 1 && (
        <fieldset>
          <legend>{words.setUp.hints}</legend>
          <div className="set-up-options">
            <Hints on={hints} onChange={setHints} />
          </div>
        </fieldset>
      )}
      <VariantFields card={card} chosen={options} onChange={setOptions} />
      {refused !== null && <Unfit card={card} why={refused} />}
      <button type="submit" className="main-button big">
        {words.setUp.begin}
      </button>
    </form>
  )
}
