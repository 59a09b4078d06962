import { Icon, seatLook, signs } from '@krcma/look'
import { type ChatLine, type Level, type Refusing, refusedWords, type Sight } from '@krcma/protocol'
import { useState } from 'react'
import { sealFor } from '../dice/mixing.ts'
import { Frame } from '../frame.tsx'
import { isRefusing, type TableLink } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { to } from '../route.ts'
import { change, useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'
import { Agreed } from './agreed.tsx'
import { whenOpen } from './as-somebody.ts'
import { Chat } from './chat.tsx'
import { Invitation } from './invitation.tsx'
import { Sure } from './sure.tsx'
import { Unsealing } from './unsealing.tsx'

interface GatheringProps {
  readonly link: TableLink
  readonly sight: Sight
  readonly seq: number
  /** Whether every call is answered: nothing but what people do will change anything here. */
  readonly settled: boolean
  readonly chat: readonly ChatLine[]
}

/** Before the start: who sits where, and how to bring others here. */
export function Gathering({ link, sight, seq, settled, chat }: GatheringProps) {
  const words = useWords()
  const { language, name } = useSettings()
  const [refused, setRefused] = useState<Refusing | null>(null)
  const { info, seat: mine } = sight
  // Somebody else who has to start the game.
  const starter = mine === null || info.owner?.id === info.sitters[mine]?.person?.id ? null : (info.owner?.name ?? null)
  const { me } = house
  // Who opened the table may start it, also without a seat at it.
  const owns = me !== null && info.owner?.id === me.id
  const callsOff = owns || me?.admin === true
  const game = shelf.find(({ id }) => id === info.setting.game)?.words[language].name ?? ''
  const full = info.sitters.every(({ person, bot }) => person !== null || bot !== null)
  // Seats of a saga's evening are kept for its members.
  const kept = info.setting.saga?.kept
  const isMine = (seat: number) => kept === undefined || (me !== null && kept[seat] === me.id)
  const free = (seat: number) => (isMine(seat) ? words.table.free : words.table.keptFor)
  const tell = (out: object) => setRefused(isRefusing(out) ? out : null)

  const sit = async (seat: number) => {
    const me = await house.introduce()
    if (isRefusing(me)) return setRefused(me)
    const seal = await sealFor(info)
    tell(await whenOpen(link, () => link.call('sit', { seat, seal })))
  }
  const seatBot = async (seat: number, level: string) =>
    tell(await link.call('seat-bot', { seat, level: level === '' ? null : (level as Level) }))

  return (
    <Frame title={`${game}: ${words.table.gather}`}>
      <div className="set-up" data-room={info.setting.game} data-table={link.id} data-seq={seq} data-settled={settled}>
        {mine === null && (
          <fieldset>
            <legend>{words.settings.name}</legend>
            <input
              aria-label={words.settings.name}
              maxLength={24}
              value={name}
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          </fieldset>
        )}
        <ul className="gathering">
          {info.sitters.map(({ person, bot }, seat) => {
            const { colour, sign } = seatLook(seat, '', 'person')
            return (
              <li key={words.setUp.seat(seat + 1)} style={{ '--seat': colour }}>
                <span className="seat-sign">
                  <Icon of={sign} />
                </span>
                <span>{person?.name ?? (bot === null ? free(seat) : words.setUp.bot[bot])}</span>
                {(info.mixedIn[seat]?.seal ?? null) !== null && (
                  <span className="sealed" title={words.table.sealed}>
                    <Icon of={signs.dice} />
                    <span className="hidden-text">{words.table.sealed}</span>
                  </span>
                )}
                {owns && person === null && (kept?.[seat] ?? null) === null && (
                  <select
                    aria-label={`${words.setUp.who}: ${words.setUp.seat(seat + 1)}`}
                    value={bot ?? ''}
                    onChange={(event) => void seatBot(seat, event.currentTarget.value)}
                  >
                    <option value="">{words.setUp.anybody}</option>
                    {(Object.entries(words.setUp.bot) as [Level, string][]).map(([level, label]) => (
                      <option key={level} value={level}>
                        {label}
                      </option>
                    ))}
                  </select>
                )}
                {person === null && bot === null && mine === null && isMine(seat) && (
                  <button type="button" className="main-button" onClick={() => void sit(seat)}>
                    {words.table.sit}
                  </button>
                )}
                {seat === mine && (
                  <button type="button" onClick={() => void link.call('leave', {}).then(tell)}>
                    {words.table.standUp}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
        <Agreed setting={info.setting} />
        <Invitation link={link} game={game} />
        <fieldset>
          <legend>{words.table.chat}</legend>
          <Chat link={link} sight={sight} lines={chat} />
        </fieldset>
        <p className="dice-note">
          <Icon of={signs.dice} /> {words.table.diceText(info.commitment)}{' '}
          <a href={to('dice')}>{words.table.diceHow}</a>
        </p>
        {refused !== null && (
          <p className="wrong" role="alert">
            {refusedWords[language][refused.refused]}
          </p>
        )}
        {info.unsealing !== null && (
          <Unsealing info={info} starts={owns} onStart={() => void link.call('start', {}).then(tell)} />
        )}
        {info.unsealing === null && mine !== null && starter !== null && full && (
          <p role="status">{words.table.startIsFor(starter)}</p>
        )}
        {info.unsealing === null && (mine !== null || owns) && (starter === null || !full) && (
          <button
            type="button"
            className="main-button big"
            disabled={!full}
            onClick={() => void link.call('start', {}).then(tell)}
          >
            {full ? words.table.start : words.table.waiting}
          </button>
        )}
        {callsOff && (
          <Sure
            quiet
            icon={signs.no}
            name={words.table.callOff}
            text={words.table.callOffText}
            onSure={() => void link.call('close-table', {}).then(tell)}
          />
        )}
      </div>
    </Frame>
  )
}
