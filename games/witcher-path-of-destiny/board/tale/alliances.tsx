import { count } from '@krcma/kernel'
import { Explain, Icon, icons, of, thing, touch } from '@krcma/look'
import { type AllianceId, allianceOf, FACTIONS, type Faction } from '../../content/alliances.ts'
import { type At, bodiesAt, figureLook, ownSeat, playerAt, shownSeat } from '../at.ts'
import { SymbolSign } from '../card/signs.tsx'
import * as own from '../icons.ts'
import { factionIcons } from '../pictures.ts'
import { Touched } from '../touched.tsx'

/** The Lesser Evil: the alliance cards of whoever is shown, and how many everybody holds. */
export function Alliances({ at }: { at: At }) {
  const { w } = at
  return (
    <section className="wpd-tale" aria-label={w.alliances.name}>
      <Explain of={w.alliances}>
        <h3 className="wpd-tale-name">{w.alliances.name}</h3>
      </Explain>
      {FACTIONS.map((faction) => (
        <Side key={faction} at={at} faction={faction} />
      ))}
    </section>
  )
}

function Side({ at, faction }: { at: At; faction: Faction }) {
  const { v, w } = at
  const { items } = playerAt(at, ownSeat(at) ?? shownSeat(at)).alliances[faction]
  const others = bodiesAt(at).map(
    ({ figure, seen }) => `${figureLook(at, figure).name}: ${count(seen.alliances[faction])}`,
  )
  const held = w.held(v.token[faction], count({ items }))
  return (
    <div className="wpd-alliances">
      <Explain of={{ name: held, text: others.join(', ') }}>
        <span className="wpd-alliance-side" role="img" aria-label={`${held}. ${others.join(', ')}`}>
          <Icon of={factionIcons[faction]} />
          {others.map((line) => line.split(': ').at(-1)).join(' · ')}
        </span>
      </Explain>
      {typeof items !== 'number' && items.map((id) => <Held key={id} at={at} id={id} />)}
      {(typeof items === 'number' || items.length === 0) && <span className="wpd-none">{w.noAlliances}</span>}
    </div>
  )
}

function Held({ at, id }: { at: At; id: AllianceId }) {
  const { v, choices } = at
  const choice = [...of(choices, 'discard-alliance'), ...of(choices, 'next-alliance')].find(
    ({ option }) => option === id,
  )
  const says = { name: v.allianceName(id), text: v.allianceDoes(id) }
  return (
    <span className="wpd-alliance" {...thing(id)}>
      <Explain of={says}>
        <span className="wpd-alliance-face">
          <span className="wpd-clipped">{v.allianceName(id)}</span>
          <Does at={at} id={id} />
        </span>
      </Explain>
      <Touched by={touch(choices, choice)} says={says} />
    </span>
  )
}

/** What a card does, in signs. */
function Does({ at: { active }, id }: { at: At; id: AllianceId }) {
  const { effect } = allianceOf(id)
  const xp = <Icon of={icons.star} className="wpd-xp" />
  switch (effect.kind) {
    case 'xp':
      return (
        <span aria-hidden="true">
          +{effect.amount}
          {xp}
        </span>
      )
    case 'active':
      return (
        <span aria-hidden="true">
          +{effect.amount}
          <SymbolSign of={active[effect.side]} side={effect.side} />
        </span>
      )
    case 'exchange':
      return (
        <span aria-hidden="true">
          −1 ▸ +{effect.gain}
          <Icon of={icons.scales} />
        </span>
      )
    case 'sacrifice':
      return (
        <span aria-hidden="true">
          −1
          <Icon of={own.inactive} /> ▸ +{effect.xp}
          {xp}
        </span>
      )
  }
}
