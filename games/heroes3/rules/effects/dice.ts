import { ATTACK_DIE, RESOURCE_DIE, TREASURE_DIE } from '../../content/dice.ts'
import type { Effects } from '../../content/effects.ts'
import { type Amounts, RESOURCES } from '../../content/resources.ts'
import { amounts } from '../../reckoning/goods.ts'
import { printedOn } from '../../reckoning/land.ts'
import { playerAt } from '../../reckoning/player.ts'
import { has } from '../../reckoning/setting.ts'
import type { Rules, Table, Thrown } from '../../shape.ts'
import { throwDice } from '../dice.ts'
import { seatsMeant } from '../whom.ts'
import { elsewhere, type Operations, type Resolve, type Scope } from './scope.ts'

type Op = 'rerollRight' | 'rerollDie' | 'roll' | 'rollAttackDie' | 'rollMixed'

/** What a resource die brings; with meagre dice one piece of it (H3B-VAR-03). */
function goodsOf(t: Table, face: number): Amounts {
  const goods = RESOURCE_DIE[face] ?? {}
  return has(t.state, 'dice-one-resource') ? amounts((resource) => Math.min(1, goods[resource] ?? 0)) : goods
}

function effectsOf(t: Table, { die, face }: Thrown): Effects {
  if (die === 'treasure') return TREASURE_DIE[face] ?? []
  const goods = goodsOf(t, face)
  return RESOURCES.flatMap((resource) =>
    goods[resource] === undefined ? [] : [{ op: 'gain', [resource]: goods[resource] } as const],
  )
}

/** H3B-ECON-07, H3B-LOC-06 to -08: all results, or one of the roller's choice. */
function* resolveDice(t: Table, kinds: readonly Thrown['die'][], all: boolean, scope: Scope, resolve: Resolve): Rules {
  const { seat, field } = scope
  const dice = yield* throwDice(t, seat, kinds)
  const taken = all
    ? dice
    : [dice[yield* t.choose(seat, 'die-result', () => different(dice), { context: () => ({ dice }) })] as Thrown]
  for (const die of taken) {
    const by: Scope = {
      ...scope,
      cause: { from: 'die', die: die.die },
      mayDecline: die.die === 'treasure' && field !== null,
    }
    yield* resolve(t, effectsOf(t, die), by)
  }
}

/** Of equal results one stands for all. */
function different(dice: readonly Thrown[]): number[] {
  return dice.flatMap((one, i) =>
    dice.findIndex(({ die, face }) => die === one.die && face === one.face) === i ? i : [],
  )
}

export const DICE: Operations<Op> = {
  *rerollRight(t, { dice, uses, who }, { seat, cause, play }) {
    for (const one of yield* seatsMeant(t, seat, who, cause))
      playerAt(t.state, one).ongoing.push({
        card: play?.card ?? null,
        cause,
        is: 'reroll',
        dice: [...dice],
        uses,
        used: [],
      })
  },
  // It is among the rerolls of every throw (H3B-MOR-04).
  rerollDie: elsewhere,
  *roll(t, { die, n, resolve: how, who }, scope, resolve) {
    for (const seat of yield* seatsMeant(t, scope.seat, who, scope.cause)) {
      const printed = scope.field === null ? null : printedOn(scope.field)
      const count = n === '$dice' ? (printed !== null && 'dice' in printed ? printed.dice : 1) : n
      const kinds = Array.from({ length: count }, () => die)
      yield* resolveDice(t, kinds, how === 'all', { ...scope, seat }, resolve)
    }
  },
  *rollAttackDie(t, { outcomes }, scope, resolve) {
    const [die] = yield* throwDice(t, scope.seat, ['attack'])
    const face = ATTACK_DIE[die?.face ?? 0] ?? 0
    yield* resolve(t, outcomes[`${face}`] ?? [], scope)
  },
  *rollMixed(t, { dice }, scope, resolve) {
    const kinds = (['resource', 'treasure'] as const).flatMap((die) =>
      Array.from({ length: dice[die] ?? 0 }, () => die),
    )
    yield* resolveDice(t, kinds, false, scope, resolve)
  },
}
