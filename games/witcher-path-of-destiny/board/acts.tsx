import { type Choice, Icon, icons, signs, touch } from '@krcma/look'
import type { ReactNode } from 'react'
import type { PathOfDestiny } from '../shape.ts'
import type { At } from './at.ts'
import { explainedCard } from './card/said.tsx'
import { Banner, SymbolSign } from './card/signs.tsx'
import * as own from './icons.ts'
import { factionIcons } from './pictures.ts'
import { Touched } from './touched.tsx'

/** What has no thing of its own to be touched, and what is chosen between several things on one. */
function isAct(choice: Choice<PathOfDestiny>): boolean {
  switch (choice.kind) {
    case 'ability':
      return choice.option === 'pass'
    case 'symbol':
    case 'release-symbol':
    case 'colour':
    case 'alliance-deck':
    case 'exchange':
    case 'lose':
      return true
    default:
      return false
  }
}

/** One line under the table: what phase it is, and what can be chosen besides touching a thing. */
export function Acts({ at }: { at: At }) {
  const { w, state, choices } = at
  const acts = choices.all.filter(isAct)
  const { name, text } = w.phase[state.phase]
  return (
    <section className="wpd-acts" aria-label={w.acts}>
      <h2 className="wpd-phase">
        {state.phase === 'characters' || state.phase === 'over'
          ? name
          : `${w.chapter(state.chapter, state.turn)} · ${name}`}
      </h2>
      {acts.length === 0 && <p className="wpd-phase-rule">{text}</p>}
      {acts.map((choice) => (
        <div key={choice.key} className="wpd-act">
          <Sign at={at} choice={choice} />
          <span aria-hidden="true">{choice.label}</span>
          <Touched by={touch(choices, choice)} says={saysOf(at, choice)} />
        </div>
      ))}
    </section>
  )
}

function saysOf({ v }: At, choice: Choice<PathOfDestiny>) {
  if (choice.kind === 'lose' && choice.option.from === 'card') return explainedCard(v, choice.option.card)
  return { name: choice.label }
}

/** A picture before the words. */
function Sign({ at: { active }, choice }: { at: At; choice: Choice<PathOfDestiny> }): ReactNode {
  switch (choice.kind) {
    case 'symbol':
      return <SymbolSign of={choice.option} />
    case 'release-symbol':
      return choice.option === 'none' ? <Icon of={signs.no} /> : <SymbolSign of={choice.option} />
    case 'colour':
      return <Banner of={choice.option} />
    case 'alliance-deck':
      return <Icon of={factionIcons[choice.option]} />
    case 'exchange':
      return <SymbolSign of={active[choice.option]} side={choice.option} />
    case 'lose':
      if (choice.option.from === 'training') return <Icon of={signs.hint} />
      return choice.option.from === 'special' ? <Icon of={own.special} /> : <SymbolSign of={choice.option.symbol} />
    default:
      return <Icon of={choice.kind === 'ability' ? signs.no : icons.card} />
  }
}
