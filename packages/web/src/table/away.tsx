import { Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { Dialog } from '../dialog.tsx'
import { addressOf } from '../link/address.ts'
import type { TableLink } from '../link/link.ts'
import { useWords } from '../settings.ts'
import { sentence } from './log.tsx'
import type { Away } from './use-away.ts'

interface AwayListProps {
  readonly link: TableLink
  readonly away: Away
  readonly seen: Seen<AnyGame>
  readonly onClose: () => void
}

/** What was missed, in sentences; each leads to the position after it. */
export function AwayList({ link, away, seen, onClose }: AwayListProps) {
  const words = useWords()
  return (
    <Dialog title={words.table.away} onClose={onClose}>
      <p>{words.table.awayCount(away.missed.length)}</p>
      <ol className="log away-list">
        {away.missed.map((event) => (
          <li key={event.n}>
            <a className="log-line" href={addressOf(link, 'replay', event.after + 1)} title={words.table.awayShow}>
              {sentence(event, seen)}
            </a>
          </li>
        ))}
      </ol>
      <div className="dialog-foot">
        <button
          type="button"
          className="main-button"
          onClick={() => {
            onClose()
            away.playAgain()
          }}
        >
          <Icon of={signs.play} /> {words.table.awayPlay}
        </button>
        <button type="button" onClick={onClose}>
          {words.table.goOn}
        </button>
      </div>
    </Dialog>
  )
}
