import type { AttackFace } from '../../content/dice.ts'
import type { AbilityKey } from '../../content/unit-abilities.ts'
import type { AbilityTexts } from '../effect-templates.ts'
import { goods, or } from './counting.ts'

const face = (value: AttackFace) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
const on = (faces: readonly AttackFace[]) => or(faces.map(face))

export const abilityNames: Readonly<Record<AbilityKey, string>> = {
  'double-shot': 'Double shot',
  'unlimited-retaliation': 'Unlimited retaliation',
  'parry-discard': 'Parry',
  'reroll-value': 'Reroll',
  'no-melee-penalty': 'No melee penalty',
  'no-ranged-penalty': 'No ranged penalties',
  'stables-discount': 'Stables discount',
  'charge-reroll': 'Charge',
  'combat-start-draw': 'Inspiration',
  guardian: 'Guardian',
  'defense-on-enemy-die': 'Tough hide',
  'heal-self': 'Regeneration',
  'enemy-discard': 'Draining presence',
  'no-retaliation': 'No retaliation',
  'heal-after-attack': 'Life drain',
  'splash-adjacent': 'Death cloud',
  'hinder-retaliation': 'Terror',
  'die-bonus': 'Mighty blow',
  'strip-positive-morale': 'Dread',
  'die-shift': 'Sure strike',
  'paralysis-immune': 'Immune to paralysis',
  'return-home': 'Strike and return',
  'paralyze-on-retaliation': 'Petrifying retaliation',
  'die-draw': 'Battle fervour',
  'die-paralyze': 'Fear',
  'ignore-printed-defense': 'Piercing sting',
  'spell-damage-reduction': 'Spell resistance',
  'spell-immune': 'Immune to spells',
  'aura-defend': 'Shield wall',
  'bounty-necropolis': 'Risen bones',
  'roll-dice': 'Extra die',
  'upkeep-income': 'Income',
  'peek-deck': 'Spying',
  'ignore-own-die': 'Steady hand',
  'set-enemy-die': 'Curse of the tomb',
  'turn-end-step': 'Wandering',
  'bonus-vs': 'Hated foe',
  'defense-vs-retaliation': 'Armoured',
  'push-on-roll': 'Repel',
  'line-breath': 'Fiery breath',
  'heal-ally-or-rage': 'Healing magic',
  'off-board': 'Beside the board',
  'only-ranged-or-cards': 'Out of reach',
}

export const abilityTexts: AbilityTexts = {
  'double-shot': () => 'If the target is not adjacent, attack it once more.',
  'unlimited-retaliation': () => 'Retaliates any number of times in a combat round.',
  'parry-discard': () => 'When it is attacked, you may discard 1 card before the roll; the attack die is then ignored.',
  'reroll-value': ({ value, mandatory, repeat }) =>
    `If its attack die shows ${face(value)}, you ${mandatory ? 'must' : 'may'} reroll it ${repeat ? 'until another value shows' : 'once'}.`,
  'no-melee-penalty': () => 'Ignores the penalty against adjacent units.',
  'no-ranged-penalty': () => 'Ignores all ranged penalties.',
  'stables-discount': ({ gold }) =>
    `While one of your heroes stands on Stables, reinforcing this unit costs ${gold} gold less.`,
  'charge-reroll': () =>
    'If it ended its move on another space than it started from, you may reroll its attack die once.',
  'combat-start-draw': ({ n }) => `When a combat begins, draw cards: ${n}.`,
  guardian: () => 'Once per combat: cancel an attack that would reduce the health of another of your units to 0.',
  'defense-on-enemy-die': ({ on: faces, n, perDie }) =>
    `If the attacker's die shows ${on(faces)}, +${n} defense${perDie ? ' for each such die' : ''}.`,
  'heal-self': ({ n }) => `On activation remove up to ${n} damage from this unit.`,
  'enemy-discard': ({ n }) => `On activation the enemy discards random cards: ${n}.`,
  'no-retaliation': () => 'Its attack provokes no retaliation.',
  'heal-after-attack': ({ n }) => `After the attack remove up to ${n} damage from this unit.`,
  'splash-adjacent': ({ attack }) => `Then attack one unit adjacent to the target with attack ${attack}.`,
  'hinder-retaliation': ({ dice }) =>
    `The retaliation against this attack rolls ${dice} attack dice and uses the lower one.`,
  'die-bonus': ({ on: faces, attack }) => `If its die shows ${on(faces)}, +${attack} attack.`,
  'strip-positive-morale': () => 'On activation the enemy discards a positive morale token.',
  'die-shift': ({ n }) => `+${n} to the result of its attack die.`,
  'paralysis-immune': () => 'Cannot be paralysed.',
  'return-home': ({ after }) =>
    `After ${after === 'retaliation' ? "the enemy's retaliation" : 'the attack'} it may return to the space from which it moved.`,
  'paralyze-on-retaliation': (values) =>
    `After its retaliation the attacker is paralysed${values.roll ? ` if a separately rolled attack die shows ${on(values.on)}` : ''}.`,
  'die-draw': ({ on: faces, n }) => `If its die shows ${on(faces)}, draw cards: ${n}.`,
  'die-paralyze': ({ on: faces }) => `If its die shows ${on(faces)}, the target is paralysed.`,
  'ignore-printed-defense': () => "Ignores the defense printed on the target's card.",
  'spell-damage-reduction': ({ n }) => `Takes ${n} less damage from spells.`,
  'spell-immune': ({ specialtyDamage }) =>
    `Ignores all spell effects${specialtyDamage ? ' and damage from specialties' : ''}.`,
  'aura-defend': () => 'Adjacent allied units count as having a defense token.',
  'bounty-necropolis': ({ reinforce }) =>
    `When a Necropolis player defeats this unit, that player reinforces one own ${reinforce} unit for free.`,
  'roll-dice': ({ n, apply }) =>
    `Rolls ${n} attack dice and ${{ higher: 'uses the higher one', lower: 'uses the lower one', both: 'adds both' }[apply]}.`,
  'upkeep-income': (amounts) => `At the start of each resource round gain ${goods(amounts)}.`,
  'peek-deck': () => 'Once in your turn look at the top card of any deck and put it back on top or on the bottom.',
  'ignore-own-die': () => 'The number on its attack die is not added.',
  'set-enemy-die': ({ value }) => `When it is attacked, the attacker's die is set to ${face(value)}.`,
  'turn-end-step': () => 'At the end of your turn one of your heroes may move to an adjacent empty field.',
  'bonus-vs': ({ attack }) => `+${attack} attack against Arch Devils.`,
  'defense-vs-retaliation': ({ n }) => `+${n} defense against retaliations.`,
  'push-on-roll': ({ on: faces }) =>
    `After the attack roll an attack die: on ${on(faces)} the target must move 1 space away.`,
  'line-breath': ({ second }) => `Also attacks the unit directly behind the target with attack ${second}.`,
  'heal-ally-or-rage': ({ heal, attack }) =>
    `On activation remove up to ${heal} damage from another of your units; if none is damaged, +${attack} attack.`,
  'off-board': () => 'Stands beside the board.',
  'only-ranged-or-cards': () => 'Only ranged attacks and card effects can hurt it.',
}
