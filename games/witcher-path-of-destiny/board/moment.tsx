import { Icon, icons, signs } from '@krcma/look'
import { decisionPages } from '../reckoning/story.ts'
import { type At, figureLook, roman } from './at.ts'
import { PageCut } from './book/page.tsx'
import { Strip } from './card/card.tsx'

/** What everybody waited for: cards that were chosen in secret are turned over, a token of fate falls, a page turns. */
export function Moment({ at }: { at: At }) {
  const played = at.staged.flatMap((event) => (event.kind === 'cards-played' ? [event.data] : []))
  const [page] = at.staged.flatMap((event) => (event.kind === 'page-read' ? [event.data.page] : []))
  if (played.length > 1 || (played.length === 1 && page === undefined)) return <Reveal at={at} played={played} />
  if (page !== undefined) return <Turning at={at} page={page} />
  return null
}

type Played = Extract<At['staged'][number], { readonly kind: 'cards-played' }>['data']

function Reveal({ at, played }: { at: At; played: readonly Played[] }) {
  const fate = at.staged.find((event) => event.kind === 'fate-placed')
  return (
    <div className="moment wpd-moment" aria-hidden="true">
      <h2>{at.w.reveal}</h2>
      <div className="wpd-reveal" data-count={played.length}>
        {played.map(({ figure, cards }) => {
          const { name, colour, sign } = figureLook(at, figure)
          return (
            <div key={`${figure} ${cards.join()}`} className="wpd-reveal-row">
              <span className="wpd-reveal-who" style={{ color: colour }}>
                <Icon of={sign} /> <span className="wpd-clipped">{name}</span>
              </span>
              {cards.map((card, i) => (
                <span key={card} className="wpd-reveal-card" style={{ animationDelay: `${120 + i * 160}ms` }}>
                  <Strip at={at} id={card} />
                </span>
              ))}
            </div>
          )
        })}
      </div>
      {fate?.kind === 'fate-placed' && (
        <p className="wpd-reveal-fate">
          <span className="wpd-fate-token">{roman(fate.data.token)}</span>
          <Icon of={fate.data.side === null ? icons.scales : fate.data.side === 'left' ? signs.previous : signs.next} />
          {at.w.fateGoes(roman(fate.data.token), fate.data.side === null ? null : at.v.side[fate.data.side])}
        </p>
      )}
    </div>
  )
}

function Turning({ at, page }: { at: At; page: number }) {
  const { tale, path } = at.state
  const { left, right } = decisionPages(path)
  return (
    <div className="moment wpd-moment" aria-hidden="true">
      <h2>{at.w.pageTurns}</h2>
      <div className="wpd-turning">
        <span className="wpd-turning-leaf">
          <PageCut tale={tale} page={left} />
        </span>
        <span className="wpd-turning-leaf">
          <PageCut tale={tale} page={page} />
        </span>
        <span className="wpd-turning-page">
          <PageCut tale={tale} page={right} />
        </span>
      </div>
    </div>
  )
}
