import type { Words } from '@krcma/kernel'
import type { BattleEvents, Camp, FighterId, Heroes3, Lasting, UnitCard, Until } from '../../shape.ts'
import { attackFace, fighterIn, fighterName, rowAndColumn, type Say, theCard, theUnit, who } from '../speech.ts'
import { and, movement, signed } from './counting.ts'
import { toStat } from './effects.ts'
import { vocabulary as v } from './vocabulary.ts'

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
/** Na jaké pole: rows and columns need no case after a dash. */
const at = (space: number) => {
  const [row, column] = rowAndColumn(space)
  return `v řadě ${row}, ve sloupci ${column}`
}
const to = (space: number) => {
  const [row, column] = rowAndColumn(space)
  return `do řady ${row}, sloupce ${column}`
}

/** Units are many, the tower and a unit nobody remembers are one. */
function does(say: Say, id: FighterId, many: string, one: string): string {
  const fighter = fighterIn(say, id)
  return `${capital(fighterName(v, say, id))} ${fighter === undefined || fighter.card === 'arrow-tower' ? one : many}`
}
const quoted = (say: Say, id: FighterId) => `„${fighterName(v, say, id)}“`
const units = (say: Say, ids: readonly UnitCard[]) => and(ids.map((id) => theUnit(v, say, id)))

const until: Readonly<Record<Until, string>> = {
  attack: 'pro tento útok',
  activation: 'pro tuto aktivaci',
  'combat-round': 'do konce kola boje',
  'next-combat-round': 'v příštím kole boje',
  combat: 'do konce boje',
}
const affects: Readonly<Record<Lasting['is'], (n: number | null) => string>> = {
  mod: (n) => `hodnota se mění o ${signed(n ?? 0)}`,
  'ignore-die': () => 'kostka útoku se ignoruje',
  'multiply-die': (n) => `kostka útoku se počítá ${n ?? 1}krát`,
  silence: () => 'schopnosti nefungují',
  'spell-proof': () => 'kouzla neúčinkují',
  reflect: (n) => `útočníci ze sousedních polí utrpí ${n ?? 0} zranění`,
}
const camps: Readonly<Record<Camp, string>> = { attacker: 'Útočník', defender: 'Obránce' }

export const battleEvents: { readonly [K in keyof BattleEvents]: Words<Heroes3>['event'][K] } = {
  'neutrals-drawn': ({ cards }, say) => `Stráž: ${units(say, cards)}.`,
  'neutral-swapped': ({ seat, away, drawn }, say) =>
    `${who(say, seat, 'Vyměňujete', 'vyměňuje')} jednotku „${theUnit(v, say, away)}“ za jednotku „${theUnit(v, say, drawn)}“.`,
  deployed: ({ card, space }, say) => `${theUnit(v, say, card)} stojí ${at(space)}.`,
  fortified: ({ seat, gate }, say) =>
    `${who(say, seat, 'Stavíte', 'staví')} tři hradby, brána je ve sloupci ${rowAndColumn(gate)[1]}.`,
  'combat-round': ({ round }) => `${round}. kolo boje.`,
  activated: ({ card }, say) => `Na řadě: ${theUnit(v, say, card)}.`,
  'activation-skipped': ({ card }, say) => `Paralýza, bez aktivace: ${theUnit(v, say, card)}.`,
  'fighter-moved': ({ fighter, to: space }, say) =>
    `${does(say, fighter, 'se přesouvají', 'se přesouvá')} ${to(space)}.`,
  defends: ({ fighter }, say) => `${does(say, fighter, 'si berou', 'si bere')} žeton obrany.`,
  breached: ({ fighter, kind }, say) =>
    `${does(say, fighter, 'boří', 'boří')} ${kind === 'wall' ? 'hradbu' : 'bránu'}.`,
  'tower-fell': () => 'S poslední hradbou padá střelecká věž.',
  attacked: ({ attacker, target, kind }, say) =>
    kind === 'retaliation'
      ? `${does(say, attacker, 'vracejí', 'vrací')} úder, cíl: ${quoted(say, target)}.`
      : `${does(say, attacker, 'útočí', 'útočí')}${kind === 'further' ? ' i dál' : ''}, cíl: ${quoted(say, target)}.`,
  'attack-rolled': ({ dice, attack, die, defense, damage }) =>
    `${dice.length === 0 ? 'Kostka neplatí' : `Padá ${and(dice.map(attackFace))}`}: útok ${attack}, kostka ${attackFace(die)}, obrana ${defense}, tedy ${damage} zranění.`,
  'defense-rolled': ({ fighter, face }, say) =>
    `${does(say, fighter, 'se brání', 'se brání')}: padá ${attackFace(face)}${face > 0 ? ', obrana +1' : ''}.`,
  parried: ({ fighter, card }, say) =>
    `${does(say, fighter, 'vykrývají', 'vykrývá')} útok za odhozenou kartu „${theCard(v, say, card)}“.`,
  damaged: ({ fighter, n }, say) => `${does(say, fighter, 'utrpí', 'utrpí')} ${n} zranění.`,
  healed: ({ fighter, n }, say) => `${does(say, fighter, 'se zotavují', 'se zotavuje')} o ${n} zranění.`,
  turned: ({ card, to: side }, say) => `${theUnit(v, say, card)}: zbývá ${v.side[side]}.`,
  'fighter-defeated': ({ card }, say) => `Porážka jednotky „${theUnit(v, say, card)}“.`,
  'attack-cancelled': ({ fighter }, say) => `Útok na jednotku ${quoted(say, fighter)} se ruší.`,
  paralysed: ({ fighter }, say) => `Paralýza ochromuje jednotku ${quoted(say, fighter)}.`,
  'token-cleared': ({ fighter, what }, say) =>
    `${does(say, fighter, 'přicházejí', 'přichází')} o žeton ${what === 'paralysis' ? 'paralýzy' : 'obrany'}.`,
  modified: ({ fighter, stat, n, until: lasts }, say) =>
    `${does(say, fighter, 'mají', 'má')} ${signed(n)} ${toStat[stat]} ${until[lasts]}.`,
  affected: ({ fighter, is, n }, say) => `${capital(fighterName(v, say, fighter))}: ${affects[is](n)}.`,
  'effect-cleared': ({ fighter }, say) => `Z jednotky ${quoted(say, fighter)} mizí účinek.`,
  swapped: ({ fighters: [one, other] }, say) =>
    `Místo si vyměňují jednotky ${quoted(say, one)} a ${quoted(say, other)}.`,
  'ability-worked': ({ fighter, key }, say) =>
    `${capital(fighterName(v, say, fighter))}: ${say.of(key, v.abilityNames[key as keyof typeof v.abilityNames] ?? key)}.`,
  'combat-extended': ({ seat, mp }, say) =>
    `${who(say, seat, 'Bojujete', 'bojuje')} dál${mp === 0 ? '' : ` za ${movement(mp)}`}.`,
  'combat-ended': ({ result: { winner, how, gaveUp } }) => {
    if (how === 'retreat') return 'Útočník ustupuje.'
    if (how === 'stalemate') return 'Nikdo neustupuje: boj končí bez vítěze.'
    if (how === 'surrender') return `${gaveUp === null ? 'Jedna strana' : camps[gaveUp]} se vzdává.`
    return winner === null ? 'Boj končí.' : `${camps[winner]} vyhrává boj.`
  },
}
