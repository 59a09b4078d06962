import { type Choice, Emblem, Explain, Icon, of, touch } from '@krcma/look'
import { ATTRIBUTES, CLASS_COLOURS, type ClassColour } from '../../content/basics.ts'
import { CLASS, CLASS_IDS, type ClassId } from '../../content/heroes.ts'
import type { RollPlayer } from '../../shape.ts'
import { abilityText } from '../../words/effects.ts'
import { type At, shownSeat } from '../at.ts'
import { classIcons, grounds } from '../pictures.ts'
import { rangeOf } from '../sheet/row.tsx'
import { Stars } from '../stars.tsx'
import { Touched } from '../touched.tsx'

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

/** The six class cards; or, once one is taken, its two sides. */
export function Classes({ at }: { at: At }) {
  const { w } = at
  const sides = of(at.choices, 'class')
  const colour = at.view.state.heroes[shownSeat(at)]?.colour
  if (sides.length > 0 && colour !== null && colour !== undefined) {
    return (
      <section className="rpl-gallery" data-of="sides" aria-label={w.choosesClass}>
        {sides.map((choice) => (
          <ClassSide key={choice.key} at={at} id={choice.option} choice={choice} large />
        ))}
      </section>
    )
  }
  return (
    <section className="rpl-gallery" {...reachable} data-of="classes" aria-label={w.choosesClass}>
      {CLASS_COLOURS.map((one) => (
        <ClassCard key={one} at={at} colour={one} />
      ))}
    </section>
  )
}

function ClassCard({ at, colour }: { at: At; colour: ClassColour }) {
  const { v, w } = at
  const choice = of(at.choices, 'class-card').find(({ option }) => option === colour)
  const look = at.seats[at.view.state.heroes.findIndex((hero) => hero.colour === colour)]
  return (
    <article className="rpl-class-card" data-taken={look !== undefined}>
      {CLASS_IDS.filter((id) => CLASS[id].colour === colour).map((id) => (
        <ClassSide key={id} at={at} id={id} />
      ))}
      {look !== undefined && (
        <span className="rpl-taker" style={{ color: look.colour }}>
          <Icon of={look.sign} />
          <span>{look.name}</span>
        </span>
      )}
      <Touched by={touch(at.choices, choice)} says={{ name: w.classCard(v.colour[colour]) }} />
    </article>
  )
}

interface ClassSideProps {
  readonly at: At
  readonly id: ClassId
  readonly choice?: Choice<RollPlayer>
  readonly large?: boolean
}

/** One side of a class card: goals and ability. */
function ClassSide({ at, id, choice, large = false }: ClassSideProps) {
  const { v, w } = at
  const { colour, goals, ability } = CLASS[id]
  const [hue, strength] = grounds[colour]
  const says = {
    name: v.names.classes[id],
    text: (
      <>
        <div>{ATTRIBUTES.map((row) => `${v.attribute[row]} ${rangeOf(at, goals[row])}`).join(', ')}.</div>
        <div>
          {v.names.abilities[ability]}: {abilityText(v, id)}
        </div>
        <div>{w.classRule(v.colour[colour])}</div>
      </>
    ),
  }
  return (
    <Explain of={says}>
      <div className="rpl-class-side" data-large={large}>
        <span className="rpl-class-emblem">
          <Emblem
            id={id}
            icon={classIcons[id]}
            hue={hue}
            strength={strength}
            frame="none"
            scene="hall"
            box={large ? [100, 130] : [100, 100]}
          />
        </span>
        <h3>
          {v.names.classes[id]} <span className="rpl-swatch" data-gem={colour} aria-hidden="true" />
        </h3>
        <dl className="rpl-goals">
          {ATTRIBUTES.map((row) => (
            <div key={row}>
              <dt>{v.short[row]}</dt>
              <dd>
                {rangeOf(at, goals[row])}
                {large && <Stars v={v} count={goals[row].stars} />}
              </dd>
            </div>
          ))}
        </dl>
        <p className="rpl-class-ability">
          <strong>{v.names.abilities[ability]}</strong> {abilityText(v, id)}
        </p>
        <Touched by={touch(at.choices, choice)} says={says} />
      </div>
    </Explain>
  )
}
