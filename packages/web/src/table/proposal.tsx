import type { SeatLook } from '@krcma/look'
import type { Sight } from '@krcma/protocol'
import type { TableLink } from '../link/link.ts'
import { useWords } from '../settings.ts'

/** What somebody wants that needs the consent of the others. */
export function Proposal({ link, sight, seats }: { link: TableLink; sight: Sight; seats: readonly SeatLook[] }) {
  const words = useWords()
  const { proposal } = sight.info
  if (proposal === null) return null
  const { n, what, by, yes, asked } = proposal
  const mayVote = sight.seat !== null && asked.includes(sight.seat) && !yes.includes(sight.seat)
  const vote = (agree: boolean) => void link.call('vote', { proposal: n, yes: agree })
  return (
    <div className="proposal" role="alert">
      <p>{words.table.proposal[what](seats[by]?.name ?? '')}</p>
      {mayVote && (
        <>
          <button type="button" className="main-button" onClick={() => vote(true)}>
            {words.table.agree}
          </button>
          <button type="button" onClick={() => vote(false)}>
            {words.table.decline}
          </button>
        </>
      )}
    </div>
  )
}
