import type { Words } from '@krcma/kernel'
import type { BattleEvents, Camp, FighterId, Heroes3, Lasting, Until } from '../../shape.ts'
import {
  attackFace,
  fighterIn,
  fighterName,
  rowAndColumn,
  type Say,
  theCard,
  theUnit,
  theUnits,
  who,
} from '../speech.ts'
import { and, movement, signed } from './counting.ts'
import { vocabulary as v } from './vocabulary.ts'

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
const at = (space: number) => v.space(...rowAndColumn(space))

/** Units are many, the tower and a unit nobody remembers are one. */
function does(say: Say, id: FighterId, many: string, one: string): string {
  const fighter = fighterIn(say, id)
  return `${capital(fighterName(v, say, id))} ${fighter === undefined || fighter.card === 'arrow-tower' ? one : many}`
}
const carded = (say: Say, card: Parameters<typeof theUnit>[2], many: string, one: string) =>
  `${theUnit(v, say, card)} ${card === 'arrow-tower' ? one : many}`

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
  deployed: ({ card, space }, say) => `${theUnit(v, say, card)} stand in ${at(space)}.`,
  fortified: ({ seat, gate }, say) =>
    `${who(say, seat, 'You raise', 'raises')} three walls, with the gate in column ${rowAndColumn(gate)[1]}.`,
  'combat-round': ({ round }) => `Combat round ${round}.`,
  activated: ({ card }, say) => carded(say, card, 'are active.', 'is active.'),
  'activation-skipped': ({ card }, say) =>
    carded(say, card, 'are paralysed and miss their activation.', 'is paralysed and misses its activation.'),
  'fighter-moved': ({ fighter, to }, say) => `${does(say, fighter, 'move', 'moves')} to ${at(to)}.`,
  defends: ({ fighter }, say) => `${does(say, fighter, 'take', 'takes')} a defense token.`,
  breached: ({ fighter, kind }, say) =>
    `${does(say, fighter, 'tear', 'tears')} down ${kind === 'wall' ? 'a wall' : 'the gate'}.`,
  'tower-fell': () => 'With the last wall the arrow tower falls.',
  attacked: ({ attacker, target, kind }, say) =>
    kind === 'retaliation'
      ? `${does(say, attacker, 'retaliate', 'retaliates')} against ${fighterName(v, say, target)}.`
      : `${does(say, attacker, 'attack', 'attacks')} ${fighterName(v, say, target)}${kind === 'further' ? ' as well' : ''}.`,
  'attack-rolled': ({ dice, attack, die, defense, damage }) =>
    `${dice.length === 0 ? 'No die counts' : `The ${dice.length === 1 ? 'die shows' : 'dice show'} ${and(dice.map(attackFace))}`}: attack ${attack}, die ${attackFace(die)}, defense ${defense}, so ${damage} damage.`,
  'defense-rolled': ({ fighter, face }, say) =>
    `${does(say, fighter, 'defend themselves', 'defends itself')}: the die shows ${attackFace(face)}${face > 0 ? ', defense +1' : ''}.`,
  parried: ({ fighter, card }, say) =>
    `${does(say, fighter, 'parry', 'parries')} the attack: ${theCard(v, say, card)} is discarded.`,
  damaged: ({ fighter, n }, say) => `${does(say, fighter, 'take', 'takes')} ${n} damage.`,
  healed: ({ fighter, n }, say) => `${does(say, fighter, 'lose', 'loses')} ${n} damage.`,
  turned: ({ card, to }, say) => carded(say, card, `turn to ${v.side[to]}.`, `turns to ${v.side[to]}.`),
  'fighter-defeated': ({ card }, say) => carded(say, card, 'are defeated.', 'is destroyed.'),
  'attack-cancelled': ({ fighter }, say) => `${does(say, fighter, 'are', 'is')} saved: the attack is cancelled.`,
  paralysed: ({ fighter }, say) => `${does(say, fighter, 'are', 'is')} paralysed.`,
  'token-cleared': ({ fighter, what }, say) =>
    `${does(say, fighter, 'lose their', 'loses its')} ${what === 'paralysis' ? 'paralysis' : 'defense token'}.`,
  modified: ({ fighter, stat, n, until: lasts }, say) =>
    `${does(say, fighter, 'have', 'has')} ${signed(n)} ${v.stat[stat]} ${until[lasts]}.`,
  affected: ({ fighter, is, n }, say) => `${capital(fighterName(v, say, fighter))}: ${affects[is](n)}.`,
  'effect-cleared': ({ fighter }, say) => `${does(say, fighter, 'are', 'is')} rid of an effect.`,
  swapped: ({ fighters: [one, other] }, say) =>
    `${capital(fighterName(v, say, one))} and ${fighterName(v, say, other)} change places.`,
  'ability-worked': ({ fighter, key }, say) =>
    `${capital(fighterName(v, say, fighter))}: ${say.of(key, v.abilityNames[key as keyof typeof v.abilityNames] ?? key)}.`,
  'combat-extended': ({ seat, mp }, say) =>
    `${who(say, seat, 'You fight', 'fights')} on${mp === 0 ? '' : ` for ${movement(mp)}`}.`,
  'combat-ended': ({ result: { winner, how, gaveUp } }) => {
    if (how === 'retreat') return 'The attacker retreats.'
    if (how === 'stalemate') return 'Nobody gives way: the combat ends without a winner.'
    if (how === 'surrender') return `${gaveUp === null ? 'One side' : camps[gaveUp]} surrenders.`
    return winner === null ? 'The combat is over.' : `${camps[winner]} wins the combat.`
  },
}
