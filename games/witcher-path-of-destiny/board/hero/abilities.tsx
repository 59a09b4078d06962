import { Explain, type Explanation, Icon, of, signs, thing, touch, touchSome, type WhyNot } from '@krcma/look'
import { type AbilityId, SLOTS, type Slot, WINDOWS } from '../../content/abilities.ts'
import { UNLOCK_AT } from '../../content/track.ts'
import { abilityIn } from '../../reckoning/abilities.ts'
import type { Seat, SeenPlayer } from '../../shape.ts'
import { type At, ownSeat } from '../at.ts'
import { Touched } from '../touched.tsx'

type State = SeenPlayer['abilities'][number]

const stateIcons: Readonly<Record<State, string>> = { locked: signs.padlock, ready: signs.hint, used: signs.no }

interface AbilitiesProps {
  readonly at: At
  readonly seat: Seat
  readonly player: SeenPlayer
}

/** The four abilities: locked, ready, used; and why one cannot be used now. */
export function Abilities({ at, seat, player }: AbilitiesProps) {
  const { character } = player
  if (character === null) return null
  return (
    <ul className="wpd-abilities" aria-label={at.w.abilities}>
      {SLOTS.map((slot) => (
        <Ability
          key={slot}
          at={at}
          seat={seat}
          slot={slot}
          id={abilityIn(character, slot)}
          state={player.abilities[slot - 1] ?? 'locked'}
        />
      ))}
    </ul>
  )
}

interface AbilityProps extends Omit<AbilitiesProps, 'player'> {
  readonly slot: Slot
  readonly id: AbilityId
  readonly state: State
}

function Ability({ at, seat, slot, id, state }: AbilityProps) {
  const { v, w, choices } = at
  const mine = seat === ownSeat(at)
  const choice = mine ? of(choices, 'ability').find(({ option }) => option === id) : undefined
  const kept =
    mine && id === 'geralt-1' ? of(choices, 'lose').find(({ option }) => option.from === 'training') : undefined
  const swaps = mine && id === 'yennefer-1' ? of(choices, 'draw-energy') : []
  const may = choice !== undefined || kept !== undefined || swaps.length > 0
  const says: Explanation = {
    name: v.names.abilities[id],
    text: v.ability[id],
    ...(may || !mine ? {} : { why: whyNot(at, slot, id, state) }),
  }
  const said = state === 'locked' ? w.ability.locked(UNLOCK_AT[slot]) : w.ability[state]
  return (
    <li className="wpd-ability" data-state={state} data-may={may} {...thing(`ability-${seat}-${slot}`)}>
      <Explain of={says}>
        <span className="wpd-ability-face">
          <Icon of={stateIcons[state]} />
          <span className="wpd-clipped">{v.names.abilities[id]}</span>
          <span className="wpd-ability-state">{state === 'locked' ? UNLOCK_AT[slot] : ''}</span>
          <span className="wpd-unseen">{said}</span>
        </span>
      </Explain>
      <Touched
        by={swaps.length > 0 ? touchSome(choices, swaps, w.use(v.names.abilities[id])) : touch(choices, choice ?? kept)}
        says={says}
      />
    </li>
  )
}

function whyNot({ w, choices }: At, slot: Slot, id: AbilityId, state: State): WhyNot {
  if (state === 'locked') return { text: w.why.locked(UNLOCK_AT[slot]), rule: 'WPD-XP-02' }
  if (state === 'used') return { text: w.why.used, rule: 'WPD-ABIL-02' }
  const asked = of(choices, 'ability').some(({ decision }) => decision.context.window === WINDOWS[id])
  if (asked) return { text: w.why.nothing, rule: 'WPD-ABIL-08' }
  return { text: w.why.window[WINDOWS[id]], rule: 'WPD-ABIL-02' }
}
