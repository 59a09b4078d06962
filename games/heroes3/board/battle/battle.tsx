import { Icon, icons } from '@krcma/look'
import type { ReactNode } from 'react'
import type { Battle, Camp } from '../../shape.ts'
import { attackFace } from '../../words/speech.ts'
import { fieldText, unitName } from '../../words/texts.ts'
import type { At } from '../at.ts'
import { Arena } from './arena.tsx'
import { Bench } from './bench.tsx'
import { OutlookPlate } from './outlook.tsx'
import { Queue } from './queue.tsx'

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

/** Who leads a side: a player, or nobody but the neutral units themselves. */
function hostName(at: At, battle: Battle, camp: Camp): string {
  const { seat } = battle[camp]
  if (seat !== null) return at.seats[seat]?.name ?? ''
  return battle.difficulty === null ? at.v.side.neutral : at.w.battle.guard(at.v.roman(battle.difficulty))
}

/** A combat on the stage: the board with both armies, the order of the units, and what an attack would do. */
export function BattleView({ at, battle, tools }: { at: At; battle: Battle; tools: ReactNode }) {
  const { w, v } = at
  return (
    <section className="h3-battle" aria-label={w.battle.label} {...reachable}>
      <header className="h3-battle-head">
        <h2>{w.battle.between(hostName(at, battle, 'attacker'), hostName(at, battle, 'defender'))}</h2>
        <p>
          {fieldText(v, battle.field)}
          {battle.round > 0 && ` · ${w.battle.round(battle.round)}`}
        </p>
        {tools}
      </header>
      <Queue at={at} battle={battle} />
      <Bench at={at} battle={battle} />
      <Arena at={at} battle={battle} />
      <div className="h3-battle-side">
        <LastBlow at={at} battle={battle} />
        <OutlookPlate at={at} battle={battle} />
      </div>
    </section>
  )
}

/** What the last attack came to, part by part. */
function LastBlow({ at, battle }: { readonly at: At; readonly battle: Battle }) {
  const rolled = at.news.findLast((event) => event.kind === 'attack-rolled')
  if (rolled?.kind !== 'attack-rolled') return null
  const { attacker, target, attack, die, defense, damage } = rolled.data
  const name = (id: string) => {
    const card = battle.fighters.find((one) => one.id === id)?.card
    return card === undefined ? at.v.fighter(id.startsWith('a') ? 'attacker' : 'defender') : unitName(at.v, card)
  }
  return (
    <p key={rolled.n} className="h3-blow">
      <Icon of={icons.sword} /> {at.w.battle.blow(name(attacker), name(target))} {attack} {attackFace(die)} − {defense}{' '}
      <strong>= {damage}</strong>
    </p>
  )
}
