import { describe, expect, it } from 'vitest'
import type { BattleEvents, Deed, Fighter } from '../shape.ts'
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

type Sample = { readonly [K in keyof BattleEvents]: BattleEvents[K] }
const told: Sample = {
  'neutrals-drawn': { cards: ['n-boars.1', 'n-trolls'] },
  'neutral-swapped': { seat: 0, away: 'n-boars.1', drawn: 'n-wraiths' },
  deployed: { fighter: 'a1', card: 'griffins', space: 5 },
  fortified: { seat: 0, gate: 9 },
  'combat-round': { round: 2 },
  activated: { fighter: 'a1', card: 'griffins' },
  'activation-skipped': { fighter: 'tower', card: 'arrow-tower' },
  'fighter-moved': { fighter: 'a1', from: 5, to: 9 },
  defends: { fighter: 'a1' },
  breached: { fighter: 'a1', space: 9, kind: 'gate' },
  'tower-fell': { fighter: 'tower' },
  attacked: { attacker: 'tower', target: 'a1', kind: 'attack' },
  'attack-rolled': { attacker: 'a1', target: 'd1', dice: [1, -1], attack: 4, die: -1, defense: 1, damage: 2 },
  'defense-rolled': { fighter: 'd1', face: 1 },
  parried: { fighter: 'a1', card: 'estates.1' },
  damaged: { fighter: 'd1', n: 2, by: 'attack' },
  healed: { fighter: 'a1', n: 1 },
  turned: { fighter: 'a1', card: 'griffins', to: 'few' },
  'fighter-defeated': { fighter: 'd1', card: 'n-boars.2' },
  'attack-cancelled': { fighter: 'a1' },
  paralysed: { fighter: 'd1' },
  'token-cleared': { fighter: 'd1', what: 'paralysis' },
  modified: { fighter: 'a1', stat: 'defense', n: -2, until: 'attack' },
  affected: { fighter: 'a1', is: 'reflect', n: 2 },
  'effect-cleared': { fighter: 'a1', is: 'silence' },
  swapped: { fighters: ['a1', 'd1'] },
  'ability-worked': { fighter: 'a1', key: 'unlimited-retaliation' },
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

  it('agree with units, which are many, and with the tower, which is one', () => {
    expect(en.event.damaged(told.damaged, during)).toBe('Boars take 2 damage.')
    expect(en.event.damaged({ ...told.damaged, fighter: 'tower' }, during)).toBe('Arrow Tower takes 2 damage.')
    expect(en.event.damaged(told.damaged, after)).toBe('A unit of the defender takes 2 damage.')
    expect(cs.event['fighter-moved'](told['fighter-moved'], during)).toBe('Gryfové se přesouvají do řady 3, sloupce 2.')
    expect(cs.event.modified(told.modified, during)).toBe('Gryfové mají −2 k obraně pro tento útok.')
    expect(cs.event.attacked(told.attacked, during)).toBe('Střelecká věž útočí, cíl: „Gryfové“.')
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
