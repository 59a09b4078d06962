import { CARD_TYPES } from '../content/basics.ts'
import type { Rule } from '../content/effects.ts'
import { CLASS, type ClassId } from '../content/heroes.ts'
import { CARDS, type CardId } from '../content/market.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a card or a class says, made of what it does. */

export function cardText(v: Vocabulary, card: CardId): string {
  const { rules } = CARDS[card]
  return rules
    .filter(({ trigger }) => trigger !== 'acquire')
    .map((rule) => v.rule(rule))
    .join(' ')
}

export function abilityText(v: Vocabulary, id: ClassId): string {
  return CLASS[id].rules.map((rule) => v.rule(rule)).join(' ')
}

const ARROWS = { up: '↑', down: '↓', left: '←', right: '→' } as const

/** The arrow of a Skill, or the one that a Trait moves the marker along when it is bought. */
export function arrowOf(v: Vocabulary, card: CardId): string {
  const found = CARDS[card]
  const direction = found.type === 'skill' ? found.arrow : acquired(found.rules)
  return direction === null ? '' : `${ARROWS[direction]} ${v.direction[direction]}`
}

function acquired(rules: readonly Rule[]) {
  for (const { trigger, do: steps } of rules) {
    for (const step of steps) {
      if (trigger === 'acquire' && step.op === 'move-alignment' && step.dir !== 'any') return step.dir
    }
  }
  return null
}

/** Whether a list of types names them all. */
export function areAll(types: readonly string[]): boolean {
  return types.length === CARD_TYPES.length
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}
