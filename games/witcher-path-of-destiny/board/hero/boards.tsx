import { Explain, Icon, icons, of, touch } from '@krcma/look'
import { SLOTS } from '../../content/abilities.ts'
import { startingHand } from '../../content/cards.ts'
import { characterOf } from '../../content/characters.ts'
import { abilityIn } from '../../reckoning/abilities.ts'
import type { At } from '../at.ts'
import { Symbols } from '../card/card.tsx'
import { explainedCard } from '../card/said.tsx'
import { Banners } from '../card/signs.tsx'
import { characterIcons } from '../pictures.ts'
import { Touched } from '../touched.tsx'

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

/** Two boards to choose a character from; while somebody else chooses, who has chosen whom. */
export function Boards({ at }: { at: At }) {
  const { v, w, state, choices } = at
  const chosen = of(choices, 'board')
  return (
    <section className="wpd-boards" aria-label={w.boards.name}>
      <h2>{v.names.tales[state.tale]}</h2>
      <p>{w.boards.text}</p>
      <div className="wpd-boards-row">
        {chosen.map((choice) => {
          const character = characterOf(choice.option)
          return (
            <article key={character} className="wpd-board" aria-label={v.names.characters[character]} {...reachable}>
              <span className="wpd-portrait">
                <Icon of={characterIcons[character]} />
              </span>
              <h3>{v.names.characters[character]}</h3>
              <ol>
                {SLOTS.map((slot) => (
                  <li key={slot}>
                    <strong>{v.names.abilities[abilityIn(character, slot)]}.</strong>{' '}
                    {v.ability[abilityIn(character, slot)]}
                  </li>
                ))}
              </ol>
              {state.sideQuests && (
                <p className="wpd-board-quest">
                  <Icon of={icons.quest} /> {v.sideQuest(character)}
                </p>
              )}
              <ul className="wpd-board-cards" aria-label={w.startingCards}>
                {startingHand(character).map((card) => (
                  <Explain key={card} of={explainedCard(v, card)}>
                    <li className="wpd-mini" aria-label={v.names.cards[card]}>
                      <Banners card={card} />
                      <Symbols id={card} />
                    </li>
                  </Explain>
                ))}
              </ul>
              <Touched
                by={touch(choices, choice)}
                says={{ name: v.names.characters[character], text: v.ability[`${character}-1`] }}
              />
            </article>
          )
        })}
        {chosen.length === 0 &&
          state.players.map((player, seat) => {
            const look = at.seats[seat]
            if (look === undefined) return null
            const { character } = player
            return (
              <article key={look.seat} className="wpd-board" data-waiting={character === null}>
                <span className="wpd-portrait" style={{ color: look.colour }}>
                  <Icon of={character === null ? look.sign : characterIcons[character]} />
                </span>
                <h3>{look.name}</h3>
                <p>{character === null ? w.undecided : v.names.characters[character]}</p>
              </article>
            )
          })}
      </div>
    </section>
  )
}
