import type { AttackFace } from '../../content/dice.ts'
import type { AbilityKey } from '../../content/unit-abilities.ts'
import type { Attack, Battle, Fighter, FighterId, Space, State } from '../../shape.ts'
import { has } from '../setting.ts'
import { abilityIn, areAdjacent, fighterOf, findFighter } from './fighters.ts'
import { blowOf, mayRetaliate, readingOf } from './roll.ts'
import { healthLeft, isDefending } from './values.ts'

type Fought = Pick<State, 'setting'> & { readonly battle: Battle }

/** What so much damage does to a unit: it stands, turns to what lies beneath, or falls. */
type Fate = 'stands' | 'turns' | 'falls'

interface Odds {
  /** From 0 to 1. */
  readonly chance: number
  readonly damage: number
  readonly fate: Fate
  /** What it could bear afterwards. */
  readonly left: number
}

/** What an attack would do, by how likely it is, the least damage first; nobody rerolls by choice, plays a card or uses a guardian. */
export interface Outlook {
  readonly blow: readonly Odds[]
  /** How likely the target strikes back, and what that would do; its chances add up to this one. */
  readonly strikesBack: number
  readonly retaliation: readonly Odds[]
  /** Abilities that do more than is counted here. */
  readonly besides: readonly AbilityKey[]
}

const FACES: readonly AttackFace[] = [-1, 0, 1]
const BESIDES = [
  'splash-adjacent',
  'line-breath',
  'push-on-roll',
  'die-draw',
  'die-paralyze',
  'heal-after-attack',
  'return-home',
] as const
const BY_CHOICE = ['charge-reroll', 'reroll-value'] as const

/** An attack on the target, from another space than now if one is given (H3B-CRND-15 to H3B-CRND-26). */
export function outlookOf(fought: Fought, attacker: FighterId, target: FighterId, from?: Space): Outlook {
  const state = from === undefined ? fought : { ...fought, battle: moved(fought.battle, attacker, from) }
  const attack = begun(attacker, target, 'attack')
  const first = fighterOf(state.battle, attacker)
  const apart = !areAdjacent(first, fighterOf(state.battle, target))
  const twice = apart && abilityIn(attack, first, 'double-shot') !== undefined
  const blow: Odds[] = []
  const retaliation: Odds[] = []
  for (const one of strikes(state, attack)) {
    const after = struck(state, target, one.damage)
    const goesOn = twice && findFighter(after.battle, target) !== undefined
    const further = goesOn ? strikes(after, begun(attacker, target, 'further')) : [{ chance: 1, damage: 0 }]
    for (const other of further) {
      const chance = one.chance * other.chance
      const then = struck(after, target, other.damage)
      add(blow, odds(state.battle, then.battle, target, chance, one.damage + other.damage))
      if (mayRetaliate(then.battle, attack))
        for (const back of strikesBack(then, attack)) add(retaliation, { ...back, chance: back.chance * chance })
    }
  }
  const keys = [...BESIDES, ...BY_CHOICE].filter((key) => abilityIn(attack, first, key) !== undefined)
  return {
    blow: sorted(blow),
    strikesBack: retaliation.reduce((sum, { chance }) => sum + chance, 0),
    retaliation: sorted(retaliation),
    besides: keys.filter((key) => key !== 'reroll-value' || abilityIn(attack, first, key)?.mandatory === false),
  }
}

function strikesBack(state: Fought, attack: Attack): Odds[] {
  const hindered = abilityIn(attack, fighterOf(state.battle, attack.attacker), 'hinder-retaliation') !== undefined
  const back: Attack = { ...begun(attack.target, attack.attacker, 'retaliation'), hindered }
  return strikes(state, back).map(({ chance, damage }) =>
    odds(state.battle, struck(state, back.target, damage).battle, back.target, chance, damage),
  )
}

function begun(attacker: FighterId, target: FighterId, kind: Attack['kind']): Attack {
  return {
    attacker,
    target,
    kind,
    value: null,
    hindered: false,
    dice: null,
    parried: false,
    damage: null,
    cancelled: false,
  }
}

function moved(battle: Battle, id: FighterId, space: Space): Battle {
  return { ...battle, fighters: battle.fighters.map((one) => (one.id === id ? { ...one, space } : one)) }
}

/** How much damage an attack would do, by how likely it is. */
function strikes(state: Fought, attack: Attack): { readonly chance: number; readonly damage: number }[] {
  const { battle } = state
  const braces = isDefending(battle, fighterOf(battle, attack.target)) && !has(state, 'no-attack-die')
  const found = new Map<number, number>()
  for (const { chance, dice } of thrown(battle, attack))
    for (const face of braces ? FACES : [0]) {
      const { damage } = blowOf(state, battle, { ...attack, dice }, face === 1 ? 1 : 0)
      found.set(damage, (found.get(damage) ?? 0) + (braces ? chance / FACES.length : chance))
    }
  return [...found].map(([damage, chance]) => ({ damage, chance }))
}

/** H3B-CRND-17, H3B-CRND-30: what may lie there after all rerolls that must be made. */
function thrown(battle: Battle, attack: Attack): { readonly chance: number; readonly dice: AttackFace[] }[] {
  const set = abilityIn(attack, fighterOf(battle, attack.target), 'set-enemy-die')?.value
  const usual = dieOf(battle, attack)
  const first = set === undefined ? usual : dieOf(battle, attack, set)
  if (readingOf(battle, attack) === 'one') return first.map(({ chance, face }) => ({ chance, dice: [face] }))
  return first.flatMap((one) =>
    usual.map((other) => ({ chance: one.chance * other.chance, dice: [one.face, other.face] })),
  )
}

type Die = readonly { readonly chance: number; readonly face: AttackFace }[]

function dieOf(battle: Battle, attack: Attack, set?: AttackFace): Die {
  const fresh: Die = FACES.map((face) => ({ chance: 1 / FACES.length, face }))
  const lies: Die = set === undefined ? fresh : [{ chance: 1, face: set }]
  const rule = abilityIn(attack, fighterOf(battle, attack.attacker), 'reroll-value')
  if (rule === undefined || !rule.mandatory) return lies
  const others = FACES.filter((face) => face !== rule.value)
  const again = rule.repeat ? others.map((face) => ({ chance: 1 / others.length, face })) : fresh
  return lies.flatMap((one) =>
    one.face === rule.value ? again.map(({ chance, face }) => ({ chance: chance * one.chance, face })) : [one],
  )
}

/** The combat after so much damage on a unit (H3B-CRND-20 to H3B-CRND-22). */
function struck(state: Fought, id: FighterId, damage: number): Fought {
  const { battle } = state
  const fighters = battle.fighters.flatMap((one) => (one.id === id ? (bearing(battle, one, damage) ?? []) : one))
  return { ...state, battle: { ...battle, fighters } }
}

function bearing(battle: Battle, hurt: Fighter, damage: number): Fighter | null {
  const fighter: Fighter = { ...hurt, damage: hurt.damage + damage, overlays: [...hurt.overlays] }
  while (healthLeft(battle, fighter) <= 0) {
    const left = Math.abs(healthLeft(battle, fighter))
    if (fighter.overlays.pop() === undefined) {
      if (fighter.side !== 'pack') return null
      fighter.side = 'few'
    }
    fighter.damage = left
  }
  return fighter
}

function odds(before: Battle, after: Battle, id: FighterId, chance: number, damage: number): Odds {
  const was = fighterOf(before, id)
  const is = findFighter(after, id)
  if (is === undefined) return { chance, damage, fate: 'falls', left: 0 }
  const turned = is.side !== was.side || is.overlays.length !== was.overlays.length
  return { chance, damage, fate: turned ? 'turns' : 'stands', left: healthLeft(after, is) }
}

function add(to: Odds[], one: Odds): void {
  const at = to.findIndex(({ damage, fate, left }) => damage === one.damage && fate === one.fate && left === one.left)
  const found = to[at]
  if (found === undefined) to.push(one)
  else to[at] = { ...found, chance: found.chance + one.chance }
}

function sorted(list: readonly Odds[]): Odds[] {
  return [...list].sort((a, b) => a.damage - b.damage || a.left - b.left)
}
