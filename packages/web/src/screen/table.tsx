import { type Face, Icon, type Spoken, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Brought } from '../brought.tsx'
import { addressOf, wholeAddress } from '../link/address.ts'
import type { TableLink } from '../link/link.ts'
import { QrCode } from '../qr-code.tsx'
import { useSettings, useWords } from '../settings.ts'
import { headline } from '../table/headline.ts'
import { LogInTurn, sentence } from '../table/log.tsx'
import type { Playout } from '../table/playout.ts'
import { Pointing } from '../table/pointing.ts'
import { useReading } from '../table/reader.ts'
import { Scene } from '../table/scene.tsx'
import { ScoreSheet } from '../table/score-sheet.tsx'
import { Seats } from '../table/seats.tsx'
import { seatsOf, seenOf } from '../table/seen.ts'
import { useChoices } from '../table/use-choices.ts'

interface TableProps {
  readonly link: TableLink
  readonly playout: Playout
  readonly face: Face<AnyGame>
  readonly words: Spoken<AnyGame>
}

const nothing = () => undefined

/** The table for everybody in the room. Whose place is shown follows whose turn it is. */
export function Table({ link, playout, face, words: spoken }: TableProps) {
  const words = useWords()
  const { language, calm } = useSettings()
  const position = useSyncExternalStore(playout.subscribe, playout.shown)
  const { now, news, staged } = position
  const [pointing] = useState(() => new Pointing())
  const { sight } = now
  const view = sight?.view ?? null
  const sitters = sight?.info.sitters
  const plans = sight?.info.setting.seats
  const seats = useMemo(
    () =>
      sitters === undefined || plans === undefined
        ? []
        : seatsOf(link.id, sitters, plans, null, language, words.table.free),
    [link, sitters, plans, language, words],
  )
  const read = useReading(link, language)
  const seen = useMemo(
    () => (view === null ? null : seenOf(spoken, seats, null, view, read)),
    [spoken, seats, view, read],
  )
  // Nobody is asked anything here: there is nothing to choose.
  const looking = useChoices(seen, true, nothing)
  useLayoutEffect(() => playout.drawn(position, false))
  if (sight === null || view === null || seen === null) return null
  const { info } = sight
  const asked = view.asked.find(({ answered }) => !answered)?.seat ?? 0
  const game = info.setting.game
  const moment = staged.find(({ kind }) => face.stages?.includes(kind))
  return (
    <div
      ref={playout.root}
      className="screen table"
      data-room={game}
      data-layout="desk"
      data-table={link.id}
      data-seq={now.seq}
      data-staged={staged.length > 0}
    >
      <header className="screen-head">
        <h1>{seen.words.name}</h1>
        {info.imported && <Brought short />}
        <p role="status">
          <Icon of={signs.candle} />{' '}
          {moment === undefined ? headline(seen, info, null, words, language) : sentence(moment, seen)}
        </p>
      </header>
      <main className="board">
        {view.ending === null ? (
          <Scene
            {...seen}
            playout={playout}
            face={face}
            shown={asked}
            show={nothing}
            looking={looking}
            news={calm ? [] : news}
            staged={staged}
            reading={[]}
            read={nothing}
            pointing={pointing}
            layout="desk"
            calm={calm}
          />
        ) : (
          <ScoreSheet seen={seen} face={face} />
        )}
      </main>
      <aside className="screen-side">
        <Seats
          seen={seen}
          face={face}
          shown={asked}
          show={nothing}
          clock={info.clock}
          ahead={now.ahead}
          presence={now.presence}
          thinking={now.thinking?.seat ?? null}
        />
        <div className="screen-log">
          <LogInTurn
            playout={playout}
            game={game}
            seen={seen}
            face={face}
            log={now.log}
            hinted={info.hinted}
            point={nothing}
          />
        </div>
        <figure>
          <QrCode text={wholeAddress(addressOf(link, 'table'))} label={words.table.inviteCode} />
          <figcaption>{words.table.screenCode}</figcaption>
        </figure>
      </aside>
    </div>
  )
}
