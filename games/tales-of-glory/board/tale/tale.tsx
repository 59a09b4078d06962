import { Explain, Icon, Surface, thing } from '@krcma/look'
import type { ReactNode } from 'react'
import { type At, ownSeat, playerAt, shownSeat, taleOf } from '../at.ts'
import * as own from '../icons.ts'
import { Purse } from '../purse.tsx'
import { PlacedTile } from '../tile/shown.tsx'
import { LETTERS } from '../tile/tile.tsx'
import { OpenCell } from './cell.tsx'
import { Hotspots } from './hotspots.tsx'
import { cornerOf, nearOf, pageOf } from './page.ts'
import { cellsOf } from './placings.ts'

/** The tale of whoever is shown, as a page of the book, with their banner above it. */
export function Tale({ at, company }: { at: At; company?: ReactNode }) {
  const seat = shownSeat(at)
  const look = at.seats[seat]
  const player = playerAt(at, seat)
  const tale = taleOf(player)
  const mine = ownSeat(at) === seat
  const open = mine ? cellsOf(at.choices) : []
  const page = pageOf([...tale, ...open])
  const name = at.w.tale(look?.name ?? '')
  return (
    <div className="tog-tale">
      <header className="tog-banner">
        <div className="tog-banner-own">
          <h2 className="tog-tale-name">
            {look !== undefined && (
              <span style={{ color: look.colour }}>
                <Icon of={look.sign} />
              </span>
            )}
            <span className="tog-clipped">{name}</span>
            {at.view.state.first === seat && (
              <Explain of={at.w.firstPlayer}>
                <span className="tog-token" role="img" aria-label={at.w.firstPlayer.name}>
                  <Icon of={own.firstPlayer} />
                </span>
              </Explain>
            )}
          </h2>
          <Purse w={at.w} player={player} seat={seat} elsewhere news={at.news} />
        </div>
        {company}
      </header>
      <div className="tog-parchment ground" {...thing(`tale-${seat}`)}>
        <Surface
          label={name}
          {...page}
          near={nearOf(open.length > 0 ? open : at.view.ending === null ? tale.slice(-1) : tale)}
          smallest={LETTERS}
          all={at.w.wholeTale}
          fit={`${seat} ${tale.length} ${open.length}`}
        >
          {open.map(({ x, y, spots }) => (
            <OpenCell key={`${x} ${y}`} at={at} spots={spots} style={cornerOf({ x, y })} />
          ))}
          {tale.map(({ tile, x, y, opened }) => (
            <PlacedTile key={tile} at={at} id={tile} opened={opened} style={cornerOf({ x, y })} />
          ))}
          {mine && <Hotspots at={at} tale={tale} />}
        </Surface>
      </div>
    </div>
  )
}
