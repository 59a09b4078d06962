import { Explain, Icon, icons } from '@krcma/look'
import type { ReactNode } from 'react'
import type { CardType } from '../../content/basics.ts'
import type { ArmorSetId } from '../../content/effects.ts'
import { ARMOR_SETS } from '../../content/market.ts'
import { HANDS } from '../../content/numbers.ts'
import { armorSet } from '../../reckoning/armor.ts'
import { cardsOwned } from '../../reckoning/cards.ts'
import { handsInUse } from '../../reckoning/weapons.ts'
import type { Seat, SeenHero } from '../../shape.ts'
import type { At } from '../at.ts'
import * as own from '../icons.ts'
import { types } from '../pictures.ts'
import { Owned } from './owned.tsx'

interface BelongingsProps {
  readonly at: At
  readonly seat: Seat
  readonly hero: SeenHero
}

const sets: readonly ArmorSetId[] = ['chain', 'leather', 'mystic']
const hands = ['left', 'right'] as const

/** The cards that lie around the sheet, by their kinds. */
export function Belongings({ at, hero }: BelongingsProps) {
  const { w } = at
  const free = HANDS - handsInUse(hero)
  return (
    <div className="rpl-belongings">
      <Group at={at} type="weapon" more={w.hands(handsInUse(hero))}>
        {hero.weapons.map((card) => (
          <Owned key={card} at={at} hero={hero} card={card} />
        ))}
        {hands.slice(0, free).map((side) => (
          <Explain key={side} of={{ name: w.freeHand, text: w.cards.weapon.text }}>
            <span className="rpl-free-hand" data-side={side} role="img" aria-label={w.freeHand}>
              <Icon of={own.hand} />
            </span>
          </Explain>
        ))}
      </Group>
      {hero.armor.length > 0 && (
        <Group at={at} type="armor">
          {sets.map((set) => {
            const pieces = hero.armor.filter((card) => armorSet(card) === set)
            return pieces.length === 0 ? null : (
              <ArmorSet key={set} at={at} hero={hero} set={set} count={pieces.length}>
                {pieces.map((card) => (
                  <Owned key={card} at={at} hero={hero} card={card} />
                ))}
              </ArmorSet>
            )
          })}
        </Group>
      )}
      {hero.traits.length > 0 && (
        <Group at={at} type="trait">
          {hero.traits.map((card) => (
            <Owned key={card} at={at} hero={hero} card={card} />
          ))}
        </Group>
      )}
      {hero.skills.length > 0 && (
        <Group at={at} type="skill">
          {hero.skills.map(({ id }) => (
            <Owned key={id} at={at} hero={hero} card={id} />
          ))}
        </Group>
      )}
      {cardsOwned(hero) === 0 && <p className="rpl-nothing">{w.noCards}</p>}
    </div>
  )
}

interface GroupProps {
  readonly at: At
  readonly type: CardType
  readonly more?: string
  readonly children: ReactNode
}

function Group({ at, type, more, children }: GroupProps) {
  const said = at.w.cards[type]
  const text = more === undefined ? said.text : `${more}. ${said.text}`
  return (
    <section className="rpl-group" data-type={type} aria-label={said.name}>
      <Explain of={{ name: said.name, text }}>
        <h4 className="rpl-group-title">
          <Icon of={types[type].icon} />
          <span>{said.name}</span>
        </h4>
      </Explain>
      {children}
    </section>
  )
}

interface ArmorSetProps {
  readonly at: At
  readonly hero: SeenHero
  readonly set: ArmorSetId
  readonly count: number
  readonly children: ReactNode
}

/** The pieces of one set, with how complete it is. */
function ArmorSet({ at, hero, set, count, children }: ArmorSetProps) {
  const { v, w } = at
  const { stars, colours } = ARMOR_SETS[set]
  const worth = (stars[count] ?? 0) + (colours.some((colour) => colour === hero.colour) ? 1 : 0)
  const text = w.set(set, count, stars.length - 1, v.stars(worth))
  return (
    <span className="rpl-set" data-set={set}>
      {children}
      <Explain of={{ name: text, text: w.cards.armor.text }}>
        <span className="rpl-set-count" role="img" aria-label={text}>
          {count}/{stars.length - 1} · {worth}
          <Icon of={icons.star} />
        </span>
      </Explain>
    </span>
  )
}
