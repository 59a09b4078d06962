import { Icon, seatLook } from '@krcma/look'
import type { Sight } from '@krcma/protocol'
import { addressOf, wholeAddress } from '../link/address.ts'
import type { TableLink } from '../link/link.ts'
import { QrCode } from '../qr-code.tsx'
import { useSettings, useWords } from '../settings.ts'
import { GamePicture } from '../shelf/pictures.tsx'
import { shelf } from '../shelf/shelf.ts'

/** Before the start: who sits where, and the code by which phones sit down. */
export function Gathering({ link, sight: { info } }: { link: TableLink; sight: Sight }) {
  const words = useWords()
  const { language } = useSettings()
  const game = shelf.find(({ id }) => id === info.setting.game)?.words[language].name ?? ''
  const ended = info.endedBy === null ? null : words.table.endedBy[info.endedBy]
  return (
    <main className="screen screen-gathering" data-room={info.setting.game} data-table={link.id}>
      <div className="screen-picture">
        <GamePicture game={info.setting.game} shape="tall" />
      </div>
      <div>
        <h1>{game}</h1>
        <p>{ended ?? words.table.gather}</p>
        <ul>
          {info.sitters.map(({ person, bot }, seat) => {
            const { colour, sign } = seatLook(seat, '', 'person')
            return (
              <li key={words.setUp.seat(seat + 1)} style={{ '--seat': colour }}>
                <span className="seat-sign">
                  <Icon of={sign} />
                </span>
                {person?.name ?? (bot === null ? words.table.free : words.setUp.bot[bot])}
              </li>
            )
          })}
        </ul>
      </div>
      <figure>
        <QrCode text={wholeAddress(addressOf(link, 'table'))} label={words.table.inviteCode} />
        <figcaption>{words.table.screenCode}</figcaption>
      </figure>
    </main>
  )
}
