import { playerAt } from '../reckoning/player.ts'
import { has } from '../reckoning/setting.ts'
import type { Reroll, Rules, Seat, Table, Thrown } from '../shape.ts'
import { useUpMorale } from './morale.ts'

type Die = Thrown['die']

/**
 * Throws dice for a player, who may throw some of them again: for a morale token, by a card, by the Astrologers (H3B-MOR-04,
 * H3B-CARD-11). `morale`: whether a token may be spent for it (H3B-NEUT-06).
 */
export function* throwDice(t: Table, seat: Seat, kinds: readonly Die[], morale = true): Rules<Thrown[]> {
  const dice = kinds.map((die): Thrown => ({ die, face: t.chance.below(6) }))
  t.tell('rolled', { seat, dice: [...dice] })
  yield* offerRerolls(t, seat, dice, morale, [])
  return dice
}

/** Dice that lie may be thrown again as long as there is a right to it. `spent`: rights that this throw has used up. */
export function* offerRerolls(t: Table, seat: Seat, dice: Thrown[], morale: boolean, spent: string[]): Rules {
  for (;;) {
    const rights = rerolls(t, seat, dice, morale, spent)
    if (rights.length === 0) return
    const choice = yield* t.choose(seat, 'reroll', () => [...rights, 'keep'], { context: () => ({ dice: [...dice] }) })
    if (choice === 'keep') return
    again(t, seat, dice, choice, spent)
  }
}

export function rollAgain(t: Table, seat: Seat, dice: Thrown[], index: number): void {
  const was = dice[index] as Thrown
  const die: Thrown = { die: was.die, face: t.chance.below(6) }
  dice[index] = die
  t.tell('rerolled', { seat, die, was })
}

function rerolls(t: Table, seat: Seat, dice: readonly Thrown[], morale: boolean, spent: readonly string[]): Reroll[] {
  if (has(t.state, 'no-rerolls')) return []
  const player = playerAt(t.state, seat)
  return dice.flatMap(({ die: kind }, die): Reroll[] => {
    const byCard = rightsFor(t, seat, kind, 'card', spent).length > 0
    const byAstrologers = rightsFor(t, seat, kind, 'astrologers', spent).length > 0
    return [
      ...(byCard ? [{ die, by: 'card' as const }] : []),
      ...(byAstrologers ? [{ die, by: 'astrologers' as const }] : []),
      ...(morale && player.morale === 'positive' ? [{ die, by: 'morale' as const }] : []),
    ]
  })
}

function rightsFor({ state }: Table, seat: Seat, kind: Die, by: 'card' | 'astrologers', spent: readonly string[]) {
  return playerAt(state, seat).ongoing.filter((right) => {
    if (right.is !== 'reroll' || !right.dice.includes(kind) || right.cause.from !== by) return false
    if (right.uses === 'one-per-die-type') return !right.used.includes(kind)
    if (right.uses === 'one-per-turn') return state.active === seat && right.used.length === 0
    return !spent.includes(right.card ?? '')
  })
}

function again(t: Table, seat: Seat, dice: Thrown[], { die, by }: Reroll, spent: string[]): void {
  const { die: kind } = dice[die] as Thrown
  if (by === 'morale') useUpMorale(t, seat, 'reroll')
  else {
    const [right] = rightsFor(t, seat, kind, by, spent)
    if (right?.uses === 'each-roll-once') spent.push(right.card ?? '')
    else right?.used.push(kind)
  }
  rollAgain(t, seat, dice, die)
}
