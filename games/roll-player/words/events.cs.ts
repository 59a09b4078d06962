import type { Words } from '@krcma/kernel'
import type { CardId } from '../content/market.ts'
import type { Die, GoldSource, RollPlayer, Space } from '../shape.ts'
import { colourAccusative, counted, towards } from './effects.cs.ts'
import { dieOf, rowText, type Say } from './speech.ts'
import { vocabulary as v } from './vocabulary.cs.ts'

const { names, colour } = v

/** „Erik bere“, nebo „Berete“. */
function does(say: Say, seat: number, third: string, second: string): string {
  return say.mine(seat) ? second.slice(0, 1).toUpperCase() + second.slice(1) : `${say.name(seat)} ${third}`
}
function die(say: Say, of: Die): string {
  return dieOf(say, of, `${colourAccusative[of.colour]} ${of.value}`)
}
function dieNominative(say: Say, of: Die): string {
  return dieOf(say, of, `${colour[of.colour]} ${of.value}`)
}
const diceOf = (say: Say, of: readonly Die[]) => list(of.map((one) => die(say, one)))
const diceNominative = (say: Say, of: readonly Die[]) => list(of.map((one) => dieNominative(say, one)))
const inRow = (say: Say, space: Space) => `v řádku ${rowText(v, say, space)}`
const toRow = (say: Say, space: Space) => `do řádku ${rowText(v, say, space)}`
const cardOf = (say: Say, id: CardId) => say.of(id, names.cards[id])
const goldOf = (say: Say, n: number) => say.of('gold', v.gold(n))
const tokensOf = (say: Say, n: number) => say.of('token', v.scene.tokens(n))
function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} a ${parts.at(-1)}`
}
function cards(say: Say, ids: readonly CardId[]): string {
  return ids.length === 0 ? 'nic' : list(ids.map((id) => cardOf(say, id)))
}
const reason: { readonly [S in GoldSource]: string } = {
  coin: 'z karty pořadí',
  row: 'za zaplněný řádek',
  'gold-die': 'za zlatou kostku',
  'market-discard': 'místo nákupu',
  skill: 'díky dovednosti',
}
const column = ['řád', 'střed', 'chaos']
const row = ['dobro', 'střed', 'zlo']

export const event: Words<RollPlayer>['event'] = {
  'start-rolled': ({ rolls }, say) =>
    `O začínajícího hráče padlo: ${rolls.map(({ seat, value }) => `${say.name(seat)}: ${value}`).join(', ')}.`,
  'start-player': ({ seat }, say) => `${does(say, seat, 'začíná', 'začínáte')}.`,
  'race-taken': ({ seat, race, side }, say) =>
    `${does(say, seat, 'si bere', 'berete si')} desku ${names.races[race]}, stranu ${side === 'female' ? 'ženy' : 'muže'}.`,
  'class-die-drawn': ({ seat, colour: of }, say) =>
    `${does(say, seat, 'losuje povolání a tahá', 'losujete povolání a taháte')} ${colourAccusative[of]} kostku.`,
  'class-taken': ({ seat, class: id }, say) => `${does(say, seat, 'hraje', 'hrajete')} povolání ${names.classes[id]}.`,
  'fate-dealt': ({ seat, backstory, alignment }, say) =>
    `${does(say, seat, 'dostává', 'dostáváte')} příběh ${names.backstories[backstory]} a přesvědčení ${names.alignments[alignment]}. ${names.taglines[backstory]}`,
  'starting-dice-rolled': ({ seat, dice }, say) => `${does(say, seat, 'hází', 'házíte')} ${diceOf(say, dice)}.`,
  'starting-die-placed': ({ seat, die: placed, space }, say) =>
    `${does(say, seat, 'umísťuje', 'umísťujete')} ${die(say, placed)} ${toRow(say, space)}.`,
  'market-thinned': ({ cards: ids }, say) => `Z balíčku nákupu se odhazují: ${cards(say, ids)}.`,
  'market-dealt': ({ cards: ids }, say) => `V nabídce: ${cards(say, ids)}.`,
  'deck-reshuffled': ({ cards: n }) =>
    `Z odhazovacího balíčku vzniká nový balíček nákupu: ${n} ${counted(n, 'karta', 'karty', 'karet')}.`,
  'round-began': ({ seat, round, rounds }, say) =>
    `Kolo ${round} z ${rounds}. ${does(say, seat, 'začíná', 'začínáte')}.`,
  'dice-rolled': ({ dice }, say) => `Padlo: ${diceNominative(say, dice)}.`,
  'pool-ordered': ({ dice }, say) =>
    `Na kartách pořadí: ${dice.flatMap((of, i) => (of === null ? [] : [`na kartě ${i + 1} ${dieNominative(say, of)}`])).join(', ') || 'žádné kostky'}.`,
  'initiative-taken': ({ seat, initiative, die: taken, coin }, say) =>
    `${does(say, seat, 'si bere', 'berete si')} kartu pořadí ${initiative}, ${die(say, taken)}${coin ? ' a zlaťák' : ''}.`,
  'die-placed': ({ seat, die: placed, space }, say) =>
    `${does(say, seat, 'umísťuje', 'umísťujete')} ${die(say, placed)} ${toRow(say, space)}.`,
  'gold-gained': ({ seat, gold, from }, say) =>
    `${does(say, seat, 'dostává', 'dostáváte')} ${goldOf(say, gold)} ${reason[from]}.`,
  'die-flipped': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'přetáčí', 'přetáčíte')} ${die(say, of)} ${inRow(say, space)}: nově ${to}.`,
  'dice-swapped': ({ seat, spaces: [a, b], dice: [one, other] }, say) =>
    `${does(say, seat, 'vyměňuje', 'vyměňujete')} ${die(say, one)} ${inRow(say, a)} za ${die(say, other)} ${inRow(say, b)}.`,
  'die-adjusted': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'mění', 'měníte')} ${die(say, of)} ${inRow(say, space)}: nově ${to}.`,
  'die-rerolled': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'přehazuje', 'přehazujete')} ${die(say, of)} ${inRow(say, space)}: padlo ${to}.`,
  'value-kept': ({ seat, space, die: of }, say) =>
    `${does(say, seat, 'si nechává', 'necháváte si')} ${die(say, of)} ${inRow(say, space)}.`,
  'marker-moved': ({ seat, direction, to }, say) =>
    `${does(say, seat, 'posouvá', 'posouváte')} ukazatel přesvědčení ${towards[direction]}: ${row[to.row]}, ${column[to.column]}.`,
  'token-taken': ({ seat, tokens }, say) => `${does(say, seat, 'si bere', 'berete si')} ${tokensOf(say, tokens)}.`,
  'die-moved': ({ seat, die: of, from, to }, say) =>
    `${does(say, seat, 'přesouvá', 'přesouváte')} ${die(say, of)} z řádku ${rowText(v, say, from)} ${toRow(say, to)}.`,
  'die-exchanged': ({ seat, space, given, taken, with: place }, say) =>
    `${does(say, seat, 'vyměňuje', 'vyměňujete')} ${die(say, given)} ${inRow(say, space)} za ${die(say, taken)} ${place === 'bag' ? 'z pytlíku' : 'ze zásoby'}.`,
  'pool-flipped': ({ seat, initiative, die: of, to }, say) =>
    `${does(say, seat, 'přetáčí', 'přetáčíte')} ${die(say, of)} na kartě pořadí ${initiative}: nově ${to}.`,
  'pool-rerolled': ({ seat, before, after }, say) =>
    `${does(say, seat, 'přehazuje', 'přehazujete')} ${diceOf(say, before)}; padlo ${diceNominative(say, after)}.`,
  'skill-used': ({ seat, skill, as }, say) =>
    `${does(say, seat, 'používá', 'používáte')} dovednost ${cardOf(say, skill)}${skill === as ? '' : ` jako ${cardOf(say, as)}`}.`,
  'skill-refreshed': ({ seat, skill }, say) =>
    `${does(say, seat, 'obnovuje', 'obnovujete')} dovednost ${cardOf(say, skill)}.`,
  'enemy-rolled': ({ value, card }, say) =>
    `Nepřítel hází ${value}${card === null ? ' a nebere nic' : ` a bere kartu ${cardOf(say, card)}`}.`,
  'card-added': ({ seat, card }, say) =>
    `${does(say, seat, 'přidává', 'přidáváte')} do nabídky kartu ${cardOf(say, card)}.`,
  'card-bought': ({ seat, card, gold, tokens, from }, say) => {
    const price = tokens === 0 ? goldOf(say, gold) : `${goldOf(say, gold)} a ${tokensOf(say, tokens)}`
    const where = { market: '', discard: ' z odhazovacího balíčku', deck: ' naslepo z balíčku' }[from]
    return `${does(say, seat, 'kupuje', 'kupujete')}${where} kartu ${cardOf(say, card)} za ${price}.`
  },
  'card-discarded': ({ seat, card }, say) =>
    `${does(say, seat, 'odhazuje', 'odhazujete')} z nabídky kartu ${cardOf(say, card)}.`,
  'purchase-forgone': ({ seat }, say) => `${does(say, seat, 'nic nekupuje', 'nic nekupujete')}.`,
  'weapon-discarded': ({ seat, weapon }, say) =>
    `${does(say, seat, 'odhazuje', 'odhazujete')} zbraň ${cardOf(say, weapon)}.`,
  'enemy-left': ({ discarded, junked }, say) =>
    `Z nabídky se odhazuje ${discarded === null ? 'nic' : cardOf(say, discarded)}, do odpadků jde ${cards(say, junked)}.`,
  'tokens-returned': ({ seat, tokens }, say) =>
    `${does(say, seat, 'vrací', 'vracíte')} ${tokensOf(say, tokens)} bez užitku.`,
  'market-cleared': ({ cards: ids, dice }, say) =>
    `Zbylo: ${cards(say, ids)}${dice.length === 0 ? '' : `; z kostek ${diceNominative(say, dice)}`}.`,
  'cards-given-up': ({ seat, cards: ids }, say) =>
    `${does(say, seat, 'odhazuje', 'odhazujete')} před bodováním ${cards(say, ids)}.`,
  'hero-scored': ({ seat, stars }, say) =>
    `${does(say, seat, 'získává', 'získáváte')} ${say.of('star', v.stars(stars))} pověsti.`,
}
