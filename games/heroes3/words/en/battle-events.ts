import type { Words } from '@krcma/kernel'
import type { BattleEvents, Camp, Heroes3, Lasting, Met, Until } from '../../shape.ts'
import { attackFace, rowAndColumn, type Say, theCard, theUnit, theUnits, who } from '../speech.ts'
import { and, movement, signed } from './counting.ts'
import { vocabulary as v } from './vocabulary.ts'

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
const at = (space: number) => v.space(...rowAndColumn(space))

/** Whose unit it is, as the object of a sentence: both sides may have units of one name. */
function unit(say: Say, { card, owner }: Met): string {
  const name = theUnit(v, say, card)
  if (card === 'arrow-tower') return `the ${name}`
  if (owner === null) return `the neutral ${name}`
  return say.mine(owner) ? `your ${name}` : `the ${name} of ${say.name(owner)}`
}
/** Units are many, the tower is one. */
const does = (say: Say, met: Met, many: string, one: string) =>
  `${capital(unit(say, met))} ${met.card === 'arrow-tower' ? one : many}`

const until: Readonly<Record<Until, string>> = {
  attack: 'for this attack',
  activation: 'for this activation',
  'combat-round': 'for this combat round',
  'next-combat-round': 'for the next combat round',
  combat: 'for the rest of the combat',
}
const affects: Readonly<Record<Lasting['is'], (n: number | null) => string>> = {
  mod: (n) => `values change by ${signed(n ?? 0)}`,
  'ignore-die': () => 'the attack die is ignored',
  'multiply-die': (n) => `the attack die counts ${n ?? 1} times`,
  silence: () => 'abilities do not work',
  'spell-proof': () => 'spells do nothing',
  reflect: (n) => `attackers from adjacent spaces take ${n ?? 0} damage`,
}
const camps: Readonly<Record<Camp, string>> = { attacker: 'The attacker', defender: 'The defender' }

export const battleEvents: { readonly [K in keyof BattleEvents]: Words<Heroes3>['event'][K] } = {
  'neutrals-drawn': ({ cards }, say) => `The guard: ${theUnits(v, say, cards)}.`,
  'neutral-swapped': ({ seat, away, drawn }, say) =>
    `${who(say, seat, 'You replace', 'replaces')} ${theUnit(v, say, away)} by ${theUnit(v, say, drawn)}.`,
  deployed: ({ space, ...met }, say) => `${does(say, met, 'stand', 'stands')} in ${at(space)}.`,
  fortified: ({ seat, gate }, say) =>
    `${who(say, seat, 'You raise', 'raises')} three walls, with the gate in column ${rowAndColumn(gate)[1]}.`,
  'combat-round': ({ round }) => `Combat round ${round}.`,
  activated: (met, say) => `${does(say, met, 'are', 'is')} active.`,
  'activation-skipped': (met, say) =>
    `${does(say, met, 'are paralysed and miss their', 'is paralysed and misses its')} activation.`,
  'fighter-moved': ({ to, ...met }, say) => `${does(say, met, 'move', 'moves')} to ${at(to)}.`,
  defends: (met, say) => `${does(say, met, 'take', 'takes')} a defense token.`,
  breached: ({ kind, ...met }, say) =>
    `${does(say, met, 'tear', 'tears')} down ${kind === 'wall' ? 'a wall' : 'the gate'}.`,
  'tower-fell': () => 'With the last wall the arrow tower falls.',
  attacked: ({ met: [attacker, target], kind }, say) =>
    kind === 'retaliation'
      ? `${does(say, attacker, 'retaliate', 'retaliates')} against ${unit(say, target)}.`
      : `${does(say, attacker, 'attack', 'attacks')} ${unit(say, target)}${kind === 'further' ? ' as well' : ''}.`,
  'attack-rolled': ({ dice, attack, die, defense, damage }) =>
    `${dice.length === 0 ? 'No die counts' : `The ${dice.length === 1 ? 'die shows' : 'dice show'} ${and(dice.map(attackFace))}`}: attack ${attack}, die ${attackFace(die)}, defense ${defense}, so ${damage} damage.`,
  'defense-rolled': ({ face, ...met }, say) =>
    `${does(say, met, 'defend themselves', 'defends itself')}: the die shows ${attackFace(face)}${face > 0 ? ', defense +1' : ''}.`,
  parried: ({ discarded, ...met }, say) =>
    `${does(say, met, 'parry', 'parries')} the attack: ${theCard(v, say, discarded)} is discarded.`,
  damaged: ({ n, ...met }, say) => `${does(say, met, 'take', 'takes')} ${n} damage.`,
  healed: ({ n, ...met }, say) => `${does(say, met, 'lose', 'loses')} ${n} damage.`,
  turned: ({ to, ...met }, say) => `${does(say, met, 'turn', 'turns')} to ${v.side[to]}.`,
  'fighter-defeated': (met, say) => `${does(say, met, 'are defeated', 'is destroyed')}.`,
  'attack-cancelled': (met, say) => `${does(say, met, 'are', 'is')} saved: the attack is cancelled.`,
  paralysed: (met, say) => `${does(say, met, 'are', 'is')} paralysed.`,
  'token-cleared': ({ what, ...met }, say) =>
    `${does(say, met, 'lose their', 'loses its')} ${what === 'paralysis' ? 'paralysis' : 'defense token'}.`,
  modified: ({ stat, n, until: lasts, ...met }, say) =>
    `${does(say, met, 'have', 'has')} ${signed(n)} ${v.stat[stat]} ${until[lasts]}.`,
  affected: ({ is, n, ...met }, say) => `${capital(unit(say, met))}: ${affects[is](n)}.`,
  'effect-cleared': (met, say) => `${does(say, met, 'are', 'is')} rid of an effect.`,
  swapped: ({ met: [one, other] }, say) => `${capital(unit(say, one))} and ${unit(say, other)} change places.`,
  'ability-worked': ({ key, ...met }, say) =>
    `${capital(unit(say, met))}: ${say.of(key, v.abilityNames[key as keyof typeof v.abilityNames] ?? key)}.`,
  'combat-extended': ({ seat, mp }, say) =>
    `${who(say, seat, 'You fight', 'fights')} on${mp === 0 ? '' : ` for ${movement(mp)}`}.`,
  'combat-ended': ({ result: { winner, how, gaveUp } }) => {
    if (how === 'retreat') return 'The attacker retreats.'
    if (how === 'stalemate') return 'Nobody gives way: the combat ends without a winner.'
    if (how === 'surrender') return `${gaveUp === null ? 'One side' : camps[gaveUp]} surrenders.`
    return winner === null ? 'The combat is over.' : `${camps[winner]} wins the combat.`
  },
}
