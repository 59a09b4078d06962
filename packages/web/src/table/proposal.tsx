import { Icon, type SeatLook, signs } from '@krcma/look'
import type { Refusing, Sight } from '@krcma/protocol'
import { memo, useState } from 'react'
import { isRefusing, type TableLink } from '../link/link.ts'
import { useSettings, useWords } from '../settings.ts'

interface ProposalProps {
  readonly link: TableLink
  readonly sight: Sight
  readonly seats: readonly SeatLook[]
  readonly refused: (out: Refusing) => void
}

/** What somebody wants that needs the consent of the others: shown to all, with yes and no for those who are asked. */
export const Proposal = memo(function Proposal({ link, sight, seats, refused }: ProposalProps) {
  const words = useWords()
  const { language } = useSettings()
  const { info, seat } = sight
  const { proposal, declined } = info
  const [read, setRead] = useState<number | null>(null)
  const call = async (made: ReturnType<TableLink['call']>) => {
    const out = await made
    if (isRefusing(out)) refused(out)
  }
  if (info.status === 'paused' && proposal === null)
    return (
      <div className="proposal" role="status">
        <p>
          <Icon of={signs.pause} /> {words.table.paused}
        </p>
        {seat !== null && (
          <button type="button" className="main-button" onClick={() => void call(link.call('resume', {}))}>
            {words.table.resume}
          </button>
        )}
      </div>
    )
  const name = (one: number) => seats[one]?.name ?? ''
  if (proposal === null && declined !== null && declined.by === seat && declined.n !== read)
    return (
      <div className="proposal" role="alert">
        <p>
          {words.table.proposed[declined.what]} {words.table.declined(name(declined.from))}
        </p>
        <button type="button" onClick={() => setRead(declined.n)}>
          {words.table.declinedRead}
        </button>
      </div>
    )
  if (proposal === null) return null
  const { n, what, by, yes, asked } = proposal
  const left = asked.filter((one) => !yes.includes(one)).map(name)
  const vote = (agree: boolean) => void call(link.call('vote', { proposal: n, yes: agree }))
  return (
    <div className="proposal" role="alert">
      <p>
        {by === seat ? words.table.proposed[what] : words.table.proposal[what](name(by))}{' '}
        <small>{words.table.proposalWaits(new Intl.ListFormat(language).format(left))}</small>
      </p>
      {seat !== null && seat !== by && asked.includes(seat) && !yes.includes(seat) && (
        <>
          <button type="button" className="main-button" onClick={() => vote(true)}>
            <Icon of={signs.yes} /> {words.table.agree}
          </button>
          <button type="button" onClick={() => vote(false)}>
            <Icon of={signs.no} /> {words.table.decline}
          </button>
        </>
      )}
      {seat === by && (
        <button type="button" onClick={() => vote(false)}>
          {words.table.withdraw}
        </button>
      )}
    </div>
  )
})
