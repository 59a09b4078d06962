import { Emblem, Explain, Icon, icons, memoOn, thing } from '@krcma/look'
import { ATTRIBUTES } from '../../content/basics.ts'
import { CLASS } from '../../content/heroes.ts'
import { backstoryMatches, backstoryStars } from '../../reckoning/backstory.ts'
import { classDice } from '../../reckoning/class-dice.ts'
import type { Seat, SeenHero } from '../../shape.ts'
import { abilityText } from '../../words/effects.ts'
import type { At } from '../at.ts'
import { plain } from '../numbers.ts'
import { backstoryPictures, classIcons, grounds } from '../pictures.ts'
import { Alignment } from './alignment.tsx'

interface FateProps {
  readonly at: At
  readonly seat: Seat
  readonly hero: SeenHero
}

/** What the hero is: class and ability, alignment, backstory; each with the stars that it brings now. */
export function Fate({ at, seat, hero }: FateProps) {
  return (
    <div className="rpl-fate">
      <Ability at={at} seat={seat} hero={hero} />
      <Alignment at={at} seat={seat} hero={hero} />
      <Backstory at={at} seat={seat} hero={hero} />
    </div>
  )
}

function Worth({ at, stars }: { at: At; stars: number }) {
  return (
    <span className="rpl-worth" role="img" aria-label={at.v.stars(stars).replace('-', '−')}>
      {plain(stars)}
      <Icon of={icons.star} />
    </span>
  )
}

const Ability = memoOn(['v', 'w'], function Ability({ at, seat, hero }: FateProps) {
  const { v, w } = at
  if (hero.class === null || hero.colour === null) return null
  const { ability, colour } = CLASS[hero.class]
  const [hue, strength] = grounds[colour]
  const used = hero.used.includes(hero.class)
  return (
    <Explain
      of={{
        name: `${v.names.classes[hero.class]}: ${v.names.abilities[ability]}`,
        text: (
          <>
            <div>{abilityText(v, hero.class)}</div>
            <div>{w.classRule(v.colour[colour])}</div>
            <div className="rpl-said-outlook">{w.classDice(classDice(hero))}</div>
          </>
        ),
        ...(used ? { why: { text: w.usedUp, rule: 'RPL-EFF-04' } } : {}),
      }}
    >
      <section className="rpl-ability" aria-label={v.names.abilities[ability]} {...thing(`class-${seat}`)}>
        <span className="rpl-thumb">
          <Emblem id={hero.class} icon={classIcons[hero.class]} hue={hue} strength={strength} frame="none" />
        </span>
        <h4>
          {v.names.abilities[ability]} <span className="rpl-swatch" data-gem={colour} aria-hidden="true" />
        </h4>
        <Worth at={at} stars={classDice(hero)} />
        <p>{abilityText(v, hero.class)}</p>
      </section>
    </Explain>
  )
})

const Backstory = memoOn(['v', 'w'], function Backstory({ at, seat, hero }: FateProps) {
  const { v, w } = at
  if (hero.backstory === null) return null
  const [icon, scene] = backstoryPictures[hero.backstory]
  const matches = w.matches(backstoryMatches(hero), ATTRIBUTES.length)
  return (
    <Explain
      of={{
        name: v.names.backstories[hero.backstory],
        text: (
          <>
            <div>
              <em>{v.names.taglines[hero.backstory]}</em>
            </div>
            <div>{w.backstoryRule}</div>
            <div className="rpl-said-outlook">{matches}</div>
          </>
        ),
      }}
    >
      <section className="rpl-ability" aria-label={v.names.backstories[hero.backstory]} {...thing(`story-${seat}`)}>
        <span className="rpl-thumb">
          <Emblem id={hero.backstory} icon={icon} hue={24} scene={scene} frame="none" />
        </span>
        <h4>{v.names.backstories[hero.backstory]}</h4>
        <Worth at={at} stars={backstoryStars(hero)} />
        <p>{matches}</p>
      </section>
    </Explain>
  )
})
