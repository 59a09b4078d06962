import { describe, expect, it } from 'vitest'
import type { BattleEvents, Deed, Fighter, Met } from '../shape.ts'
import { words as cs } from '../words/cs.ts'
import { words as en } from '../words/en.ts'
import type { Say } from '../words/speech.ts'

const fighter = (id: string, card: Fighter['card'], space: number | null): Fighter => ({
  id,
  camp: id.startsWith('a') ? 'attacker' : 'defender',
  card,
  side: card === 'arrow-tower' || card.startsWith('n-') ? 'neutral' : 'pack',
  overlays: [],
  space,
  damage: 1,
  activated: false,
  retaliated: false,
  paralysed: false,
  defending: false,
  spent: false,
  lasting: [{ card: 'haste.1', seat: 0, until: 'combat', is: 'mod', stat: 'initiative', n: 2, min: null }],
})
const fighters = [fighter('a1', 'griffins', 5), fighter('d1', 'n-boars.2', 17), fighter('tower', 'arrow-tower', null)]
const hosts = { attacker: { seat: 0 }, defender: { seat: null } }

function speaker(battle: object | null): Say {
  return {
    name: (seat) => ['Alice', 'Bob'][seat] ?? '',
    mine: (seat) => seat === 1,
    of: (_, words) => words,
    state: { battle } as unknown as Say['state'],
  }
}
const during = speaker({ ...hosts, fighters, bulwarks: [{ kind: 'gate', space: 9 }], activation: { fighter: 'a1' } })
const after = speaker(null)

const griffins: Met = { fighter: 'a1', card: 'griffins', owner: 0 }
const boars: Met = { fighter: 'd1', card: 'n-boars.2', owner: null }
const tower: Met = { fighter: 'tower', card: 'arrow-tower', owner: 1 }

type Sample = { readonly [K in keyof BattleEvents]: BattleEvents[K] }
const told: Sample = {
  'neutrals-drawn': { cards: ['n-boars.1', 'n-trolls'] },
  'neutral-swapped': { seat: 0, away: 'n-boars.1', drawn: 'n-wraiths' },
  deployed: { ...griffins, space: 5 },
  fortified: { seat: 0, gate: 9 },
  'combat-round': { round: 2 },
  activated: griffins,
  'activation-skipped': tower,
  'fighter-moved': { ...griffins, from: 5, to: 9 },
  defends: griffins,
  breached: { ...griffins, space: 9, kind: 'gate' },
  'tower-fell': tower,
  attacked: { attacker: 'tower', target: 'a1', met: [tower, griffins], kind: 'attack' },
  'attack-rolled': { attacker: 'a1', target: 'd1', dice: [1, -1], attack: 4, die: -1, defense: 1, damage: 2 },
  'defense-rolled': { ...boars, face: 1 },
  parried: { ...griffins, discarded: 'estates.1' },
  damaged: { ...boars, n: 2, by: 'attack' },
  healed: { ...griffins, n: 1 },
  turned: { ...griffins, to: 'few' },
  'fighter-defeated': boars,
  'attack-cancelled': griffins,
  paralysed: boars,
  'token-cleared': { ...boars, what: 'paralysis' },
  modified: { ...griffins, stat: 'defense', n: -2, until: 'attack' },
  affected: { ...griffins, is: 'reflect', n: 2 },
  'effect-cleared': { ...griffins, is: 'silence' },
  swapped: { met: [griffins, boars] },
  'ability-worked': { ...griffins, key: 'unlimited-retaliation' },
  'combat-extended': { seat: 1, mp: 1 },
  'combat-ended': { result: { winner: 'attacker', how: 'fought', gaveUp: null, azure: false } },
}

describe('words of battles', () => {
  it('make a sentence of every event, whether the units are still there or not', () => {
    for (const words of [en, cs])
      for (const say of [during, after])
        for (const kind of Object.keys(told) as (keyof Sample)[]) {
          const text = (words.event[kind] as (data: unknown, say: Say) => string)(told[kind], say)
          expect(text, `${words.language} ${kind}`).toMatch(/^[\p{Lu}\d„].*\.$/u)
          expect(text).not.toMatch(/undefined|NaN|\bnull\b|[()[\]{}]/)
        }
  })

  it('say whose a unit is, and still do when it is gone', () => {
    for (const say of [during, after]) {
      expect(en.event.damaged(told.damaged, say)).toBe('The neutral Boars take 2 damage.')
      expect(en.event.damaged({ ...told.damaged, ...tower }, say)).toBe('The Arrow Tower takes 2 damage.')
      expect(en.event.activated(griffins, say)).toBe('The Griffins of Alice are active.')
      expect(en.event.activated({ ...griffins, owner: 1 }, say)).toBe('Your Griffins are active.')
      expect(cs.event.modified(told.modified, say)).toBe('Alice: jednotka „Gryfové“ má −2 k obraně pro tento útok.')
      expect(cs.event.damaged(told.damaged, say)).toBe('Neutrální jednotka „Kanci“ utrpí 2 zranění.')
      expect(cs.event.attacked(told.attacked, say)).toBe('Střelecká věž útočí, cíl: „Gryfové“.')
    }
  })

  it('say what a unit can do', () => {
    const deeds: readonly Deed[] = [
      { do: 'move', to: 9 },
      { do: 'attack', target: 'd1' },
      { do: 'breach', space: 9 },
      { do: 'defend' },
      { do: 'done' },
      { do: 'play', play: { card: 'haste.1', mode: 'empower' } },
      { do: 'surrender' },
      { do: 'activate' },
    ]
    const said = (words: typeof en) => deeds.map((deed) => words.answer.deed(deed, undefined as never, during))
    expect(said(en)).toEqual([
      'Move to row 3, column 2',
      'Attack Boars, neutral',
      'Destroy the gate in row 3, column 2',
      'Defend',
      'Nothing more',
      'Play Haste, for power: +1 power',
      'Surrender for 10 gold',
      'Activate them',
    ])
    expect(said(cs)[1]).toBe('Útok: Kanci, neutrální')
    expect(en.answer.extend('fight-on', { mp: 2 }, during)).toBe('Fight on for 2 movement points')
    expect(cs.answer.extend('fight-on', { mp: 0 }, during)).toBe('Bojovat dál')
    expect(en.answer['clear-effect'](0, { fighter: 'a1' }, during)).toBe('Haste: +2 initiative')
  })
})
