import { describe, expect, it } from 'vitest'
import { ATTACK_DIE, type AttackFace } from '../../content/dice.ts'
import { outlookOf } from '../../reckoning/battle/outlook.ts'
import { queueOf } from '../../reckoning/battle/queue.ts'
import { type Arena, arena, attack, battleAt, rolled } from './arena.ts'

const FACES = [...new Set(ATTACK_DIE)] as readonly AttackFace[]

/** Every way in which so many dice can fall. */
function ways(n: number): AttackFace[][] {
  return n === 0 ? [[]] : ways(n - 1).flatMap((way) => FACES.map((face) => [...way, face]))
}

const rounded = (chance: number) => Math.round(chance * 1e6) / 1e6

/** What the rules make of the attack of `a1` on `d1` when so many dice fall in every way there is: damage -> chance. */
function tried(given: Arena, dice: number) {
  const all = ways(dice)
  const blow: Record<number, number> = {}
  const back: Record<number, number> = {}
  for (const way of all) {
    const at = arena({ ...given, dice: way })
    attack(at, 'd1')
    const sum = (target: string) => rolled(at).filter((one) => one['target'] === target)
    const damage = (target: string) => sum(target).reduce((total, one) => total + Number(one['damage']), 0)
    blow[damage('d1')] = rounded((blow[damage('d1')] ?? 0) + 1 / all.length)
    if (sum('a1').length > 0) back[damage('a1')] = rounded((back[damage('a1')] ?? 0) + 1 / all.length)
  }
  return { blow, back }
}

/** The same as foreseen. */
function foreseen(given: Arena) {
  const at = arena(given)
  const { blow, retaliation } = outlookOf({ setting: at.state.setting, battle: battleAt(at) }, 'a1', 'd1')
  const tally = (odds: typeof blow) => {
    const found: Record<number, number> = {}
    for (const { damage, chance } of odds) found[damage] = rounded((found[damage] ?? 0) + chance)
    return found
  }
  return { blow: tally(blow), back: tally(retaliation) }
}

const close = (one: Record<number, number>, other: Record<number, number>) => {
  expect(Object.keys(one)).toEqual(Object.keys(other))
  for (const [damage, chance] of Object.entries(one)) expect(chance).toBeCloseTo(other[Number(damage)] ?? 0, 4)
}

describe('what an attack would do', () => {
  const beside = { space: 5 } as const
  const cases: readonly (readonly [string, Arena, number])[] = [
    [
      'H3B-CRND-17 H3B-CRND-19 H3B-CRND-24: one die each way',
      {
        attackers: [{ card: 'crusaders', side: 'few', ...beside }],
        defenders: [{ card: 'dread-knights', side: 'pack', space: 9 }],
      },
      2,
    ],
    [
      'H3B-CRND-18: what defends may brace itself',
      {
        attackers: [{ card: 'crusaders', ...beside }],
        defenders: [{ card: 'minotaurs', space: 9, defending: true }],
      },
      3,
    ],
    [
      'H3B-CRND-25: who shoots from beside takes the lower of two',
      { attackers: [{ card: 'marksmen', ...beside }], defenders: [{ card: 'vampires', space: 9 }] },
      3,
    ],
    [
      'H3B-CRND-21 H3B-CRND-22: a pack that turns strikes back as few, what falls does not',
      {
        attackers: [{ card: 'archangels', side: 'pack', ...beside }],
        defenders: [{ card: 'skeletons', side: 'pack', space: 9 }],
      },
      2,
    ],
    [
      'H3B-CRND-31: terror hinders the retaliation, tough hide meets the die',
      { attackers: [{ card: 'dread-knights', ...beside }], defenders: [{ card: 'zombies', side: 'pack', space: 9 }] },
      3,
    ],
    [
      'H3B-CRND-26: who has retaliated does not',
      {
        attackers: [{ card: 'crusaders', ...beside }],
        defenders: [{ card: 'minotaurs', space: 9, retaliated: true }],
      },
      1,
    ],
    [
      'H3B-CRND-23: a double shot from afar',
      { attackers: [{ card: 'marksmen', side: 'pack', space: 5 }], defenders: [{ card: 'champions', space: 13 }] },
      2,
    ],
  ]
  it.each(cases)('%s', (_, given, dice) => {
    const guard = { card: 'black-dragons', space: 19 } as const
    const defenders = [...given.defenders, guard].map((one) => ({ ...one, activated: true }))
    const more = { ...given, defenders }
    const rules = tried(more, dice)
    const outlook = foreseen(more)
    close(outlook.blow, rules.blow)
    close(outlook.back, rules.back)
  })

  it('H3B-CRND-22 says what becomes of the target', () => {
    const at = arena({
      attackers: [{ card: 'crusaders', space: 5 }],
      defenders: [{ card: 'skeletons', side: 'pack', space: 9 }],
    })
    const { blow } = outlookOf({ setting: at.state.setting, battle: battleAt(at) }, 'a1', 'd1')
    expect(blow.map(({ damage, fate, left }) => [damage, fate, left])).toEqual([
      [1, 'stands', 1],
      [2, 'turns', 2],
      [3, 'turns', 1],
    ])
  })

  it('H3B-CRND-08: reckons with the space that it would attack from', () => {
    const at = arena({
      attackers: [{ card: 'marksmen', space: 1 }],
      defenders: [{ card: 'skeletons', space: 17 }],
    })
    const fought = { setting: at.state.setting, battle: battleAt(at) }
    expect(outlookOf(fought, 'a1', 'd1').strikesBack).toBe(0)
    expect(outlookOf(fought, 'a1', 'd1', 13).strikesBack).toBeGreaterThan(0)
  })
})

describe('the order of activation', () => {
  it('H3B-CRND-01 H3B-CRND-02: by initiative, tied sides in turn', () => {
    const at = arena({
      attackers: [
        { card: 'halberdiers', space: 4, activated: true },
        { card: 'skeletons', space: 5 },
        { card: 'skeletons', space: 6 },
      ],
      defenders: [
        { card: 'troglodytes', space: 13 },
        { card: 'griffins', space: 14 },
      ],
    })
    // The Griffins are active already.
    expect(battleAt(at).activation?.fighter).toBe('d2')
    expect(queueOf(battleAt(at)).map(({ id }) => id)).toEqual(['a2', 'd1', 'a3'])
  })
})
