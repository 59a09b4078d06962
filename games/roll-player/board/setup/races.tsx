import { Emblem, Explain, Icon, of, touch } from '@krcma/look'
import { ATTRIBUTES, SIDES, type Side } from '../../content/basics.ts'
import { RACE, RACE_IDS, type RaceId } from '../../content/heroes.ts'
import type { At } from '../at.ts'
import { signed } from '../numbers.ts'
import { attributeIcons, racePictures } from '../pictures.ts'
import { Touched } from '../touched.tsx'

const hues: { readonly [S in Side]: number } = { female: 330, male: 206 }

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

/** The six character sheets, two sides each. */
export function Races({ at }: { at: At }) {
  const { w } = at
  return (
    <section className="rpl-gallery" {...reachable} data-of="races" aria-label={w.choosesRace}>
      {RACE_IDS.map((race) => (
        <RaceCard key={race} at={at} race={race} />
      ))}
    </section>
  )
}

function RaceCard({ at, race }: { at: At; race: RaceId }) {
  const { v, w } = at
  const owner = at.view.state.heroes.findIndex((hero) => hero.race === race)
  const look = at.seats[owner]
  const text = modifiersText(at, race)
  const taken = look === undefined ? undefined : { text: w.takenRace(look.name), rule: 'RPL-SETUP-05' }
  return (
    <article className="rpl-race" data-taken={look !== undefined}>
      <div className="rpl-race-sides">
        {SIDES.map((side) => (
          <RaceSide key={side} at={at} race={race} side={side} />
        ))}
      </div>
      <Explain of={{ name: v.names.races[race], text, ...(taken === undefined ? {} : { why: taken }) }}>
        <div className="rpl-race-text">
          <h3>{v.names.races[race]}</h3>
          <p>
            {ATTRIBUTES.filter((row) => RACE[race].modifiers[row] !== 0).map((row) => (
              <span key={row} className="rpl-modifier" data-tone={RACE[race].modifiers[row] > 0 ? 'gain' : 'cost'}>
                <Icon of={attributeIcons[row]} /> {v.short[row]} {signed(RACE[race].modifiers[row])}
              </span>
            ))}
            {text === w.noModifiers && <span className="rpl-modifier">{text}</span>}
          </p>
          {/* Its line is there before anybody takes it, so that the picture above keeps its size. */}
          <span className="rpl-taker" data-none={look === undefined} style={{ color: look?.colour }}>
            {look !== undefined && <Icon of={look.sign} />}
            <span>{look?.name ?? '\u00a0'}</span>
          </span>
        </div>
      </Explain>
    </article>
  )
}

function modifiersText({ v, w }: At, race: RaceId): string {
  const { modifiers } = RACE[race]
  const parts = ATTRIBUTES.filter((row) => modifiers[row] !== 0).map(
    (row) => `${v.attribute[row]} ${signed(modifiers[row])}`,
  )
  return parts.length === 0 ? w.noModifiers : parts.join(', ')
}

const TALL = [100, 190] as const

function RaceSide({ at, race, side }: { at: At; race: RaceId; side: Side }) {
  const { v, w } = at
  const choice = of(at.choices, 'race').find(({ option }) => option.race === race && option.side === side)
  const [icon, scene] = racePictures[race]
  return (
    <div className="rpl-race-side">
      <Emblem
        id={`${race}-${side}`}
        icon={icon}
        hue={hues[side]}
        strength={0.8}
        scene={scene}
        frame="none"
        box={TALL}
      />
      <span className="rpl-race-side-name" aria-hidden="true">
        {side === 'female' ? '♀' : '♂'} {w.side[side]}
      </span>
      <Touched
        by={touch(at.choices, choice)}
        says={{ name: choice?.label ?? v.names.races[race], text: modifiersText(at, race) }}
      />
    </div>
  )
}
