import { Explain, thing } from '@krcma/look'
import type { Rank, Seat } from '../../shape.ts'
import type { At } from '../at.ts'
import * as own from '../icons.ts'
import { thingOf } from '../things.ts'
import type { Point } from '../tiles/hex.ts'
import { pictured } from './pictured.ts'

interface HeroProps {
  readonly at: At
  readonly seat: Seat
  readonly rank: Rank
  readonly place: Point
}

/** A rider under the colours of its player; Secondary Heroes are smaller, and show a horse alone. */
export function HeroOnField({ at, seat, rank, place }: HeroProps) {
  const { colour = '', sign = '', name = '' } = at.seats[seat] ?? {}
  const hero = at.state.players[seat]?.hero
  const mp = at.state.players[seat]?.heroes[rank]?.mp ?? 0
  const said = at.v.scene.hero(rank, name)
  const carries = at.state.grail.carrier?.seat === seat && at.state.grail.carrier.hero === rank
  const text = [
    ...(rank === 'main' && hero != null ? [at.v.names.heroes[hero]] : []),
    at.w.map.movement(mp),
    ...(carries ? [at.w.map.carries] : []),
  ].join(', ')
  const main = rank === 'main'
  return (
    <Explain of={{ name: said, text }}>
      <g
        className="h3-hero"
        data-active={at.state.active === seat}
        transform={`translate(${place.x} ${place.y})`}
        {...pictured(`${said}, ${text}`)}
        style={{ color: colour }}
      >
        <g {...thing(thingOf.hero(seat, rank))}>
          <g transform={main ? 'translate(0 -2)' : 'translate(0 4) scale(0.82)'}>
            <ellipse className="h3-hero-base" cx={0} cy={24} rx={25} ry={9} />
            <path className="h3-hero-pole" d="M18 16V-36" />
            <path className="h3-hero-cloth" d="M18-36h-31l6 9.500l-6 9.500h31z" />
            <path className="h3-hero-sign" d={sign} transform="translate(-4 -35) scale(0.033)" />
            <path
              className="h3-hero-body"
              d={main ? own.mainHero : own.secondaryHero}
              transform="translate(-26 -24) scale(0.098)"
            />
            {carries && <path className="h3-hero-grail" d={own.grail} transform="translate(-34 -30) scale(0.05)" />}
          </g>
        </g>
      </g>
    </Explain>
  )
}
