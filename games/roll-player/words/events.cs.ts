import type { Words } from '@krcma/kernel'
import type { Die, GoldSource, RollPlayer } from '../shape.ts'
import { colourAccusative, counted, towards } from './effects.cs.ts'
import { type Say, spot } from './speech.ts'
import { vocabulary as v } from './vocabulary.cs.ts'

const { names, colour } = v

/** „Erik bere“, nebo „Berete“. */
function does(say: Say, seat: number, third: string, second: string): string {
  return say.mine(seat) ? second.slice(0, 1).toUpperCase() + second.slice(1) : `${say.name(seat)} ${third}`
}
function die({ colour: of, value }: Die): string {
  return `${colourAccusative[of]} ${value}`
}
function dieNominative({ colour: of, value }: Die): string {
  return `${colour[of]} ${value}`
}
function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} a ${parts.at(-1)}`
}
function cards(ids: readonly (keyof typeof names.cards)[]): string {
  return ids.length === 0 ? 'nic' : list(ids.map((id) => names.cards[id]))
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
    `O začínajícího hráče padlo: ${rolls.map(({ seat, value }) => `${say.name(seat)} ${value}`).join(', ')}.`,
  'start-player': ({ seat }, say) => `${does(say, seat, 'začíná', 'začínáte')}.`,
  'race-taken': ({ seat, race, side }, say) =>
    `${does(say, seat, 'si bere', 'berete si')} desku ${names.races[race]} (${side === 'female' ? 'žena' : 'muž'}).`,
  'class-die-drawn': ({ seat, colour: of }, say) =>
    `${does(say, seat, 'losuje povolání a tahá', 'losujete povolání a taháte')} ${colourAccusative[of]} kostku.`,
  'class-taken': ({ seat, class: id }, say) => `${does(say, seat, 'hraje', 'hrajete')} povolání ${names.classes[id]}.`,
  'fate-dealt': ({ seat, backstory, alignment }, say) =>
    `${does(say, seat, 'dostává', 'dostáváte')} příběh ${names.backstories[backstory]} a přesvědčení ${names.alignments[alignment]}. ${names.taglines[backstory]}`,
  'starting-dice-rolled': ({ seat, dice }, say) => `${does(say, seat, 'hází', 'házíte')} ${list(dice.map(die))}.`,
  'starting-die-placed': ({ seat, die: placed, space }, say) =>
    `${does(say, seat, 'umísťuje', 'umísťujete')} ${die(placed)} na ${spot(v, space)}.`,
  'market-thinned': ({ cards: ids }) => `Z balíčku nákupu se odhazují: ${cards(ids)}.`,
  'market-dealt': ({ cards: ids }) => `V nabídce: ${cards(ids)}.`,
  'deck-reshuffled': ({ cards: n }) =>
    `Z odhazovacího balíčku vzniká nový balíček nákupu: ${n} ${counted(n, 'karta', 'karty', 'karet')}.`,
  'round-began': ({ seat, round, rounds }, say) =>
    `Kolo ${round} z ${rounds}. ${does(say, seat, 'začíná', 'začínáte')}.`,
  'dice-rolled': ({ dice }) => `Padlo: ${list(dice.map(dieNominative))}.`,
  'pool-ordered': ({ dice }) =>
    `Na kartách pořadí: ${dice.flatMap((of, i) => (of === null ? [] : [`${i + 1} ${dieNominative(of)}`])).join(', ') || 'žádné kostky'}.`,
  'initiative-taken': ({ seat, initiative, die: taken, coin }, say) =>
    `${does(say, seat, 'si bere', 'berete si')} kartu pořadí ${initiative}, ${die(taken)}${coin ? ' a zlaťák' : ''}.`,
  'die-placed': ({ seat, die: placed, space }, say) =>
    `${does(say, seat, 'umísťuje', 'umísťujete')} ${die(placed)} na ${spot(v, space)}.`,
  'gold-gained': ({ seat, gold, from }, say) =>
    `${does(say, seat, 'dostává', 'dostáváte')} ${v.gold(gold)} ${reason[from]}.`,
  'die-flipped': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'přetáčí', 'přetáčíte')} ${die(of)} na ${spot(v, space)}: nově ${to}.`,
  'dice-swapped': ({ seat, spaces: [a, b], dice: [one, other] }, say) =>
    `${does(say, seat, 'vyměňuje', 'vyměňujete')} ${die(one)} na ${spot(v, a)} za ${die(other)} na ${spot(v, b)}.`,
  'die-adjusted': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'mění', 'měníte')} ${die(of)} na ${spot(v, space)}: nově ${to}.`,
  'die-rerolled': ({ seat, space, die: of, to }, say) =>
    `${does(say, seat, 'přehazuje', 'přehazujete')} ${die(of)} na ${spot(v, space)}: padlo ${to}.`,
  'value-kept': ({ seat, space, die: of }, say) =>
    `${does(say, seat, 'si nechává', 'necháváte si')} ${die(of)} na ${spot(v, space)}.`,
  'marker-moved': ({ seat, direction, to }, say) =>
    `${does(say, seat, 'posouvá', 'posouváte')} ukazatel přesvědčení ${towards[direction]} (${row[to.row]}, ${column[to.column]}).`,
  'token-taken': ({ seat, tokens }, say) => `${does(say, seat, 'si bere', 'berete si')} ${v.scene.tokens(tokens)}.`,
  'die-moved': ({ seat, die: of, from, to }, say) =>
    `${does(say, seat, 'přesouvá', 'přesouváte')} ${die(of)} z ${spot(v, from)} na ${spot(v, to)}.`,
  'die-exchanged': ({ seat, space, given, taken, with: place }, say) =>
    `${does(say, seat, 'vyměňuje', 'vyměňujete')} ${die(given)} na ${spot(v, space)} za ${die(taken)} ${place === 'bag' ? 'z pytlíku' : 'ze zásoby'}.`,
  'pool-flipped': ({ seat, initiative, die: of, to }, say) =>
    `${does(say, seat, 'přetáčí', 'přetáčíte')} ${die(of)} na kartě pořadí ${initiative}: nově ${to}.`,
  'pool-rerolled': ({ seat, before, after }, say) =>
    `${does(say, seat, 'přehazuje', 'přehazujete')} ${list(before.map(die))}; padlo ${list(after.map(dieNominative))}.`,
  'skill-used': ({ seat, skill, as }, say) =>
    `${does(say, seat, 'používá', 'používáte')} dovednost ${names.cards[skill]}${skill === as ? '' : ` jako ${names.cards[as]}`}.`,
  'skill-refreshed': ({ seat, skill }, say) =>
    `${does(say, seat, 'obnovuje', 'obnovujete')} dovednost ${names.cards[skill]}.`,
  'enemy-rolled': ({ value, card }) =>
    `Nepříteli padlo ${value}${card === null ? ' a nebere nic' : ` a bere kartu ${names.cards[card]}`}.`,
  'card-added': ({ seat, card }, say) =>
    `${does(say, seat, 'přidává', 'přidáváte')} do nabídky kartu ${names.cards[card]}.`,
  'card-bought': ({ seat, card, gold, tokens, from }, say) => {
    const price = tokens === 0 ? v.gold(gold) : `${v.gold(gold)} a ${v.scene.tokens(tokens)}`
    const where = { market: '', discard: ' z odhazovacího balíčku', deck: ' naslepo z balíčku' }[from]
    return `${does(say, seat, 'kupuje', 'kupujete')}${where} kartu ${names.cards[card]} za ${price}.`
  },
  'card-discarded': ({ seat, card }, say) =>
    `${does(say, seat, 'odhazuje', 'odhazujete')} z nabídky kartu ${names.cards[card]}.`,
  'purchase-forgone': ({ seat }, say) => `${does(say, seat, 'nic nekupuje', 'nic nekupujete')}.`,
  'weapon-discarded': ({ seat, weapon }, say) =>
    `${does(say, seat, 'odhazuje', 'odhazujete')} zbraň ${names.cards[weapon]}.`,
  'enemy-left': ({ discarded, junked }) =>
    `Z nabídky se odhazuje ${discarded === null ? 'nic' : names.cards[discarded]}, do odpadků jde ${cards(junked)}.`,
  'tokens-returned': ({ seat, tokens }, say) =>
    `${does(say, seat, 'vrací', 'vracíte')} ${v.scene.tokens(tokens)} bez užitku.`,
  'market-cleared': ({ cards: ids, dice }) =>
    `Zbylo: ${cards(ids)}${dice.length === 0 ? '' : `; z kostek ${list(dice.map(dieNominative))}`}.`,
  'cards-given-up': ({ seat, cards: ids }, say) =>
    `${does(say, seat, 'odhazuje', 'odhazujete')} před bodováním ${cards(ids)}.`,
  'hero-scored': ({ seat, stars }, say) => `${does(say, seat, 'získává', 'získáváte')} ${v.stars(stars)} pověsti.`,
}
