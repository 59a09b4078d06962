import { Icon, icons } from '@krcma/look'
import { findFighter, shownOn } from '../../reckoning/battle/fighters.ts'
import { type Outlook, outlookOf } from '../../reckoning/battle/outlook.ts'
import type { Battle, FighterId } from '../../shape.ts'
import { abilityText, unitName } from '../../words/texts.ts'
import type { At } from '../at.ts'
import * as own from '../icons.ts'
import { Medal, StatRow } from '../units/unit.tsx'
import { valuesOf } from './fighter.tsx'
import { damageText, fateText, percent, spreadOf } from './outlook-text.ts'

/** The attack that is looked at, and what it would do; else the active unit, and what it can do. */
export function OutlookPlate({ at, battle }: { readonly at: At; readonly battle: Battle }) {
  const { focused } = at.choices
  const active = battle.activation?.fighter ?? null
  if (focused?.kind === 'deed' && focused.option.do === 'attack' && active !== null)
    return <Attack at={at} battle={battle} attacker={active} target={focused.option.target} />
  return <ActiveUnit at={at} battle={battle} />
}

function ActiveUnit({ at, battle }: { readonly at: At; readonly battle: Battle }) {
  const fighter = findFighter(battle, battle.activation?.fighter ?? null)
  if (fighter === undefined) return null
  const { abilities } = shownOn(fighter)
  return (
    <section className="h3-outlook" aria-label={at.w.battle.active}>
      <h3>
        <Medal card={fighter.card} side={fighter.side} /> {unitName(at.v, fighter.card)}
      </h3>
      <StatRow at={at} of={valuesOf(battle, fighter)} printed={shownOn(fighter)} />
      {abilities.map((ability) => (
        <p key={ability.key}>{abilityText(at.v, ability)}</p>
      ))}
    </section>
  )
}

interface AttackProps {
  readonly at: At
  readonly battle: Battle
  readonly attacker: FighterId
  readonly target: FighterId
}

function Attack({ at, battle, attacker, target }: AttackProps) {
  const outlook = outlookOf({ setting: at.state.setting, battle }, attacker, target)
  const name = (id: FighterId) => unitName(at.v, findFighter(battle, id)?.card ?? 'arrow-tower')
  const { blow, retaliation, strikesBack, besides } = outlook
  return (
    <section className="h3-outlook" aria-label={at.w.battle.wouldDo}>
      <h3>
        <Icon of={icons.sword} /> {at.w.battle.attackOn(name(attacker), name(target))}
      </h3>
      <Spread at={at} blow={blow} />
      {strikesBack > 0 ? (
        <>
          <h3>
            <Icon of={own.strikesBack} /> {at.w.battle.strikesBack(percent(strikesBack))}
          </h3>
          <Spread at={at} blow={retaliation} />
        </>
      ) : (
        <p className="h3-quiet">{at.w.battle.noReturn}</p>
      )}
      {besides.length > 0 && <p>{at.w.battle.besides(besides.map((key) => at.v.abilityNames[key]).join(', '))}</p>}
    </section>
  )
}

/** How likely each amount of damage is, and what it would do. */
function Spread({ at, blow }: { readonly at: At; readonly blow: Outlook['blow'] }) {
  const fate = fateText(at, blow)
  return (
    <>
      <p className="h3-damage">{at.w.battle.damage(damageText(blow))}</p>
      <ul className="h3-spread">
        {spreadOf(blow).map(({ damage, chance }) => (
          <li key={damage} aria-label={at.w.battle.chance(damage, percent(chance))}>
            <span aria-hidden="true">{damage}</span>
            <span className="h3-bar" aria-hidden="true" style={{ width: `${Math.max(2, percent(chance))}%` }} />
            <span aria-hidden="true">{percent(chance)} %</span>
          </li>
        ))}
      </ul>
      {fate !== '' && <p className="h3-fate">{fate}</p>}
    </>
  )
}
