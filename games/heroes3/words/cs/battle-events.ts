import type { Words } from '@krcma/kernel'
import type { BattleEvents, Camp, Heroes3, Lasting, Met, UnitCard, Until } from '../../shape.ts'
import { attackFace, rowAndColumn, type Say, theCard, theUnit, who } from '../speech.ts'
import { and, movement, signed } from './counting.ts'
import { toStat } from './effects.ts'
import { vocabulary as v } from './vocabulary.ts'

/** Na jaké pole: rows and columns need no case after a dash. */
const at = (space: number) => {
  const [row, column] = rowAndColumn(space)
  return `v řadě ${row}, ve sloupci ${column}`
}
const to = (space: number) => {
  const [row, column] = rowAndColumn(space)
  return `do řady ${row}, sloupce ${column}`
}

const named = (say: Say, { card }: Met) => `„${theUnit(v, say, card)}“`
/** Čí je jednotka, která něco dělá: both sides may have units of one name, and the word "jednotka" spares the gender of the name. */
function unit(say: Say, met: Met): string {
  const { card, owner } = met
  if (card === 'arrow-tower') return theUnit(v, say, card)
  if (owner === null) return `Neutrální jednotka ${named(say, met)}`
  return say.mine(owner) ? `Vaše jednotka ${named(say, met)}` : `${say.name(owner)}: jednotka ${named(say, met)}`
}
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
  deployed: ({ space, ...met }, say) => `${unit(say, met)} stojí ${at(space)}.`,
  fortified: ({ seat, gate }, say) =>
    `${who(say, seat, 'Stavíte', 'staví')} tři hradby, brána je ve sloupci ${rowAndColumn(gate)[1]}.`,
  'combat-round': ({ round }) => `${round}. kolo boje.`,
  activated: (met, say) => `${unit(say, met)} je na řadě.`,
  'activation-skipped': (met, say) => `${unit(say, met)} kvůli paralýze přichází o aktivaci.`,
  'fighter-moved': ({ to: space, ...met }, say) => `${unit(say, met)} se přesouvá ${to(space)}.`,
  defends: (met, say) => `${unit(say, met)} si bere žeton obrany.`,
  breached: ({ kind, ...met }, say) => `${unit(say, met)} boří ${kind === 'wall' ? 'hradbu' : 'bránu'}.`,
  'tower-fell': () => 'S poslední hradbou padá střelecká věž.',
  attacked: ({ met: [attacker, target], kind }, say) =>
    kind === 'retaliation'
      ? `${unit(say, attacker)} vrací úder, cíl: ${named(say, target)}.`
      : `${unit(say, attacker)} útočí${kind === 'further' ? ' i dál' : ''}, cíl: ${named(say, target)}.`,
  'attack-rolled': ({ dice, attack, die, defense, damage }) =>
    `${dice.length === 0 ? 'Kostka neplatí' : `Padá ${and(dice.map(attackFace))}`}: útok ${attack}, kostka ${attackFace(die)}, obrana ${defense}, tedy ${damage} zranění.`,
  'defense-rolled': ({ face, ...met }, say) =>
    `${unit(say, met)} se brání: padá ${attackFace(face)}${face > 0 ? ', obrana +1' : ''}.`,
  parried: ({ discarded, ...met }, say) =>
    `${unit(say, met)} vykrývá útok za odhozenou kartu „${theCard(v, say, discarded)}“.`,
  damaged: ({ n, ...met }, say) => `${unit(say, met)} utrpí ${n} zranění.`,
  healed: ({ n, ...met }, say) => `${unit(say, met)} se zotavuje o ${n} zranění.`,
  turned: ({ to: side, ...met }, say) => `${unit(say, met)}: zbývá ${v.side[side]}.`,
  'fighter-defeated': (met, say) => `${unit(say, met)} je poražena.`,
  'attack-cancelled': (met, say) => `Útok na jednotku ${named(say, met)} se ruší.`,
  paralysed: (met, say) => `Paralýza ochromuje jednotku ${named(say, met)}.`,
  'token-cleared': ({ what, ...met }, say) =>
    `${unit(say, met)} přichází o žeton ${what === 'paralysis' ? 'paralýzy' : 'obrany'}.`,
  modified: ({ stat, n, until: lasts, ...met }, say) =>
    `${unit(say, met)} má ${signed(n)} ${toStat[stat]} ${until[lasts]}.`,
  affected: ({ is, n, ...met }, say) => `${unit(say, met)}: ${affects[is](n)}.`,
  'effect-cleared': (met, say) => `Z jednotky ${named(say, met)} mizí účinek.`,
  swapped: ({ met: [one, other] }, say) => `Místo si vyměňují jednotky ${named(say, one)} a ${named(say, other)}.`,
  'ability-worked': ({ key, ...met }, say) =>
    `${unit(say, met)}: ${say.of(key, v.abilityNames[key as keyof typeof v.abilityNames] ?? key)}.`,
  'combat-extended': ({ seat, mp }, say) =>
    `${who(say, seat, 'Bojujete', 'bojuje')} dál${mp === 0 ? '' : ` za ${movement(mp)}`}.`,
  'combat-ended': ({ result: { winner, how, gaveUp } }) => {
    if (how === 'retreat') return 'Útočník ustupuje.'
    if (how === 'stalemate') return 'Nikdo neustupuje: boj končí bez vítěze.'
    if (how === 'surrender') return `${gaveUp === null ? 'Jedna strana' : camps[gaveUp]} se vzdává.`
    return winner === null ? 'Boj končí.' : `${camps[winner]} vyhrává boj.`
  },
}
