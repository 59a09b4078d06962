import { Explain, Icon } from '@krcma/look'
import { isNeutral } from '../../reckoning/army.ts'
import { cardName, unitText } from '../../words/texts.ts'
import { type At, shownSeat } from '../at.ts'
import { explainedUnit, UnitPlate } from '../units/unit.tsx'

/** Everybody's unit decks, which lie open (H3B-UNIT-01): the one in view first. */
export function Army({ at }: { readonly at: At }) {
  const first = shownSeat(at)
  const seats = [first, ...at.state.players.map((_, seat) => seat).filter((seat) => seat !== first)]
  return seats.map((seat) => {
    const player = at.state.players[seat]
    const look = at.seats[seat]
    if (player === undefined || look === undefined) return null
    return (
      <section key={seat} className="h3-army" aria-label={look.name}>
        <h3>
          <span style={{ color: look.colour }}>
            <Icon of={look.sign} />
          </span>{' '}
          {look.name}
          {player.hero !== null && ` · ${at.w.heroOfLevel(at.v.names.heroes[player.hero], at.v.roman(player.level))}`}
        </h3>
        {player.units.length === 0 && <p>{at.v.scene.none}</p>}
        <ul className="h3-units">
          {player.units.map(({ card, side, overlays }) => (
            <Explain key={card} of={explainedUnit(at, card, side)}>
              <li>
                <UnitPlate
                  at={at}
                  card={card}
                  side={side}
                  {...(overlays.length === 0 ? {} : { note: overlays.map((id) => cardName(at.v, id)).join(', ') })}
                />
                {seat === first && (
                  <span className="h3-building-does">
                    {unitText(at.v, card, isNeutral(card) ? 'neutral' : side)
                      .split('. ')
                      .slice(1)
                      .join('. ')}
                  </span>
                )}
              </li>
            </Explain>
          ))}
        </ul>
      </section>
    )
  })
}
