import { Emblem, Explain, Icon, thing } from '@krcma/look'
import { ATTRIBUTES } from '../../content/basics.ts'
import type { Seat, SeenHero } from '../../shape.ts'
import { type At, heroAt, nameAt, shownSeat } from '../at.ts'
import * as own from '../icons.ts'
import { grounds, racePictures } from '../pictures.ts'
import { Purse } from '../purse.tsx'
import { Belongings } from './belongings.tsx'
import { Fate } from './fate.tsx'
import { Row } from './row.tsx'
import { Tray } from './tray.tsx'

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

/** A hero's parchment: who it is, six rows of dice, what fate has dealt, and the cards around. */
export function Sheet({ at }: { at: At }) {
  const seat = shownSeat(at)
  const hero = heroAt(at, seat)
  const name = at.w.sheet(nameAt(at, seat))
  return (
    <section
      className="rpl-sheet ground"
      aria-label={name}
      data-first={firstPart(at)}
      data-colour={hero.colour ?? 'none'}
      {...reachable}
      {...thing(`sheet-${seat}`)}
    >
      <Head at={at} seat={seat} hero={hero} />
      <Tray at={at} seat={seat} hero={hero} />
      <div className="rpl-rows">
        {hero.class !== null && ATTRIBUTES.map((row) => <Row key={row} at={at} seat={seat} hero={hero} row={row} />)}
      </div>
      <Fate at={at} seat={seat} hero={hero} />
      <Belongings at={at} seat={seat} hero={hero} />
    </section>
  )
}

/** Which part the question is about: on a phone it comes first. */
function firstPart({ choices }: At): 'rows' | 'fate' | 'cards' {
  const asked = choices.all.find(({ decision }) => !decision.offer)?.kind
  if (asked === 'move-marker') return 'fate'
  const onCards = asked === 'refresh' || asked === 'give-up' || asked === 'make-room' || asked === 'skill-window'
  return onCards ? 'cards' : 'rows'
}

interface HeadProps {
  readonly at: At
  readonly seat: Seat
  readonly hero: SeenHero
}

function Head({ at, seat, hero }: HeadProps) {
  const { w } = at
  const look = at.seats[seat]
  const first = at.view.state.start === seat && at.view.state.phase !== 'over'
  return (
    <header className="rpl-head">
      <Portrait hero={hero} />
      <div className="rpl-who">
        <h2>
          {look !== undefined && (
            <span className="rpl-seat-sign" style={{ color: look.colour }}>
              <Icon of={look.sign} />
            </span>
          )}
          {nameAt(at, seat)}
          {first && (
            <Explain of={w.startPlayer}>
              <span className="rpl-first" role="img" aria-label={w.startPlayer.name}>
                <Icon of={own.startPlayer} />
              </span>
            </Explain>
          )}
        </h2>
        <p>{whoIs(at, hero)}</p>
      </div>
      <Purse v={at.v} solo={at.solo} w={w} hero={hero} seat={seat} news={at.news} />
    </header>
  )
}

export function whoIs({ v }: Pick<At, 'v'>, { race, class: id }: SeenHero): string {
  return [...(race === null ? [] : [v.names.races[race]]), ...(id === null ? [] : [v.names.classes[id]])].join(' · ')
}

/** The race, on the ground of the class colour. */
export function Portrait({ hero }: { hero: SeenHero }) {
  if (hero.race === null) return <span className="rpl-portrait" />
  const [icon, scene] = racePictures[hero.race]
  const [hue, strength] = grounds[hero.colour ?? 'gold']
  return (
    <span className="rpl-portrait">
      <Emblem id={`${hero.race}-${hero.side}`} icon={icon} hue={hue} strength={strength} scene={scene} frame="gold" />
    </span>
  )
}
