import { type AllianceId, allianceOf } from '../../content/alliances.ts'
import { AUTOMAS, type AutomaAbilityId, type FirstAbility, type SecondAbility } from '../../content/automas.ts'
import type { CharacterId } from '../../content/characters.ts'
import type { Condition, Effect, Result } from '../../content/effects.ts'
import { type EffortReward, effortOf } from '../../content/extra-effort.ts'
import { BACKS, goalOf, type Metric, type Predicate } from '../../content/hidden-goals.ts'
import { SIDE_QUESTS } from '../../content/side-quests.ts'
import type { Bonus } from '../../content/story.ts'
import { type Colour, type Side, SYMBOLS, type SymbolId } from '../../content/symbols.ts'
import type { Vocabulary } from '../vocabulary.ts'
import * as names from './names.ts'

const symbol: Record<SymbolId, string> = {
  combat: 'boj',
  diplomacy: 'diplomacie',
  exploration: 'průzkum',
  magic: 'magie',
}
/** Symboly (čeho). */
export const symbolOf: Record<SymbolId, string> = {
  combat: 'boje',
  diplomacy: 'diplomacie',
  exploration: 'průzkumu',
  magic: 'magie',
}
const colour: Record<Colour, string> = { red: 'červená', green: 'zelená', blue: 'modrá', yellow: 'žlutá' }
/** Karty (jaké), karet (jakých). */
const coloured: Record<Colour, string> = { red: 'červené', green: 'zelené', blue: 'modré', yellow: 'žluté' }
const ofColour: Record<Colour, string> = { red: 'červených', green: 'zelených', blue: 'modrých', yellow: 'žlutých' }
/** Požadavku (jakého). */
export const ofOneColour: Record<Colour, string> = {
  red: 'červeného',
  green: 'zeleného',
  blue: 'modrého',
  yellow: 'žlutého',
}
export const asColour: Record<Colour, string> = { red: 'červenou', green: 'zelenou', blue: 'modrou', yellow: 'žlutou' }
const side: Record<Side, string> = { left: 'levá cesta', right: 'pravá cesta' }
export const ofPath: Record<Side, string> = { left: 'levé cesty', right: 'pravé cesty' }
export const toPath: Record<Side, string> = { left: 'levou cestu', right: 'pravou cestu' }
const token = { renfri: 'Renfri', stregobor: 'Stregobor', both: 'Renfri nebo Stregobor' }
export const ofFaction = { renfri: 'Renfri', stregobor: 'Stregobora' }

const list = new Intl.ListFormat('cs', { type: 'conjunction' })
const and = (parts: readonly string[]) => list.format(parts)

const plural = new Intl.PluralRules('cs')
export function counted(n: number, one: string, few: string, many: string): string {
  return `${n} ${{ one, few, many, other: many, zero: many, two: few }[plural.select(Math.abs(n))]}`
}
const cards = (n: number) => counted(n, 'karta', 'karty', 'karet')
/** Koho, co: 1 kartu, 2 karty, 5 karet. */
export const someCards = (n: number) => counted(n, 'kartu', 'karty', 'karet')
const vp = (n: number) => counted(n, 'vítězný bod', 'vítězné body', 'vítězných bodů')
const xp = (n: number) => counted(n, 'bod zkušenosti', 'body zkušenosti', 'bodů zkušenosti')

function condition(of: Condition): string {
  switch (of.kind) {
    case 'lose-symbol':
      return `ztratíte 1× ${symbol[of.symbol]}`
    case 'lose-symbols':
      return `ztratíte 1/2/3× ${symbol[of.symbol]}`
    case 'lose-inactive':
      return 'ztratíte 1/2/3 neaktivní symboly'
    case 'inactive':
      return '1/2/3 neaktivní symboly'
    case 'inactive-at-least':
      return `aspoň ${of.count} neaktivní symboly`
    case 'colour-at-least':
      return `aspoň ${of.count} ${coloured[of.colour]} karty`
    case 'colour-exactly':
      return of.count === 1 ? `přesně 1 ${colour[of.colour]} karta` : `přesně ${of.count} ${coloured[of.colour]} karty`
    case 'colours':
      return `1/2/3 ${coloured[of.colour]} karty`
  }
}

function result(of: Result, scaled: boolean): string {
  const times = (amount: number) => (scaled ? '1/2/3' : String(amount))
  switch (of.kind) {
    case 'xp':
      return `získáte ${times(of.amount)} body zkušenosti`
    case 'active':
      return `získáte ${times(of.amount)} aktivní symboly ${ofPath[of.side]}`
    case 'each-active':
      return 'získáte 1 od každého aktivního symbolu'
    case 'symbol':
      return `získáte ${times(of.amount)}× ${symbol[of.symbol]}`
    case 'symbols':
      return `získáte po jednom: ${and(of.symbols.map((one) => symbol[one]))}`
  }
}

function effect({ condition: needs, result: gives, scaled }: Effect): string {
  return `${condition(needs)}: ${result(gives, scaled)}`
}

function reward(of: EffortReward): string {
  switch (of.kind) {
    case 'xp':
      return xp(of.amount)
    case 'vp':
      return vp(of.amount)
    case 'active':
      return `${of.amount} aktivní symbol ${ofPath[of.side]}`
  }
}

/** Nejvíc (čeho), za každou (co) by needed two cases: what is counted stands after a colon, in the plural. */
function metric(of: Metric): string {
  switch (of.kind) {
    case 'timeline-multicolour':
      return 'vícebarevné karty na časové ose'
    case 'timeline-no-symbol':
      return 'karty bez symbolů na časové ose'
    case 'timeline-colour':
      return `${coloured[of.colour]} karty na časové ose`
    case 'hand-symbol':
      return `symboly ${symbolOf[of.symbol]} na kartách v ruce`
    case 'timeline-and-pool-symbol':
      return `symboly ${symbolOf[of.symbol]} na časové ose a v zásobě`
  }
}

function predicate(of: Predicate): string {
  switch (of.kind) {
    case 'timeline-distinct-colours-at-most':
      return `na vaší časové ose jsou nejvýš ${of.count} různé barvy`
    case 'hand-all-four-colours':
      return 'karty ve vaší ruce ukazují všechny 4 barvy'
    case 'timeline-and-pool-all-four-symbols':
      return 'máte aspoň 1 od každého ze 4 symbolů'
    case 'timeline-colours-with-at-least':
      return `aspoň ${of.colours} barvy mají na vaší časové ose ${of.perColour} nebo víc karet`
  }
}

function first(of: FirstAbility): string {
  return of.kind === 'xp-per-colour'
    ? `získá ${xp(of.xp)} za každou ${asColour[of.colour]} kartu, kterou si vezme.`
    : `získá ${xp(of.xp)}, když mají obě karty, které si vezme, společnou barvu.`
}

function second(of: SecondAbility): string {
  switch (of.kind) {
    case 'more-on-colour':
      return `když si vezme ${asColour[of.colour]} kartu, získá ${of.amount} žeton aktivního symbolu, kterého má víc.`
    case 'extra-card':
      return 'potom si vezme a zahraje ještě kartu s aktivním symbolem z nejvyšší dvojice, která takovou má; druhá karta se odhodí.'
    case 'fewer-from-turn':
      return `od ${of.turn}. tahu kapitoly získá po zahrání ${of.amount} žeton aktivního symbolu, kterého má méně.`
    case 'more-on-top':
      return `když si vezme nejvyšší dvojici nebo karty z balíčku, získá ${xp(of.xp)} a ${of.amount} žeton aktivního symbolu, kterého má víc.`
    case 'fewer-before-scoring':
      return `na konci kapitoly získá před bodováním ${of.amount} žetony aktivního symbolu, kterého má méně.`
  }
}

function automaAbility(id: AutomaAbilityId): string {
  const board = AUTOMAS[id.slice('auto-'.length, -2) as CharacterId]
  return id.endsWith('1') ? first(board.first) : second(board.second)
}

function bonus(of: Bonus): string {
  switch (of.kind) {
    case 'xp':
    case 'vp':
      return `${of.amount > 0 ? 'zisk' : 'ztráta'}: ${of.kind === 'xp' ? xp(Math.abs(of.amount)) : vp(Math.abs(of.amount))}`
    case 'active':
      return `zisk: 1 aktivní symbol ${ofPath[of.side]}`
    case 'draw':
      return of.discard === 0
        ? `dobrat ${someCards(of.draw)}`
        : `dobrat ${someCards(of.draw)} a pak ${of.discard} odhodit`
    case 'first':
      return `přesun na první místo iniciativy; kdo už tam stojí, získá ${xp(of.otherwise)}`
    case 'last':
      return 'přesun na poslední místo iniciativy'
    case 'special':
      return `zvláštní žeton ${symbolOf[of.symbol]}`
    case 'look':
      return 'prohlédnout si skrytý cíl'
  }
}

function allianceName(id: AllianceId): string {
  const { faction, effect: does } = allianceOf(id)
  return names.alliances[faction][does.kind]
}

function allianceDoes(id: AllianceId): string {
  const { effect: does } = allianceOf(id)
  switch (does.kind) {
    case 'xp':
      return `získáte ${xp(does.amount)}`
    case 'active':
      return `získáte ${does.amount} aktivní symbol ${ofPath[does.side]}`
    case 'exchange':
      return `ztratíte 1 aktivní symbol, získáte ${does.gain} toho druhého`
    case 'sacrifice':
      return `ztratíte 1 neaktivní symbol, získáte ${xp(does.xp)}`
  }
}

export const vocabulary: Vocabulary = {
  names,
  symbol,
  colour,
  side,
  token,
  and,
  vp,
  xp,
  symbols: (amounts) =>
    SYMBOLS.flatMap((one) => {
      const amount = amounts[one] ?? 0
      return amount === 0 ? [] : [`${amount < 0 ? '−' : ''}${Math.abs(amount)}× ${symbol[one]}`]
    }).join(', '),
  effect,
  ability: {
    'geralt-1': 'Když máte efektem své zahrané karty přijít o symboly, jeden z nich si nechte.',
    'geralt-2': 'Než se časové osy vyčistí, vezměte si z té své 1 kartu do ruky.',
    'geralt-3': 'Uplatněte plný výsledek efektu zahrané karty, aniž splníte podmínku.',
    'geralt-4': 'Zahrajte na časovou osu ještě 1 kartu a pak si 1 doberte.',
    'yennefer-1': 'Než si vezmete karty, prohoďte v zásobě 2 odkryté karty z různých dvojic.',
    'yennefer-2': 'Když si vezmete karty, vezměte si ze zásoby ještě 1 a druhou z její dvojice odhoďte.',
    'yennefer-3': 'Když si vezmete karty, odhoďte ze zásoby jednu dvojici a získejte až 2 symboly, které na ní jsou.',
    'yennefer-4': 'Když si vezmete karty, vezměte ze zásoby ještě 1 a hned ji zahrajte; druhou z její dvojice odhoďte.',
    'dandelion-1': 'Před hraním karet získejte 1 aktivní symbol, kterého máte méně (při shodě podle výběru).',
    'dandelion-2':
      'Před hraním karet vyberte symbol: odkrývejte balíček, dokud se neobjeví karta s ním, a tu si vezměte do ruky.',
    'dandelion-3': 'Před hraním karet získejte 1 aktivní symbol; všichni ostatní ztratí 1 symbol druhé cesty.',
    'dandelion-4':
      'Před hraním karet ztratíte 1 aktivní symbol, kterého máte víc, a získáte 3 toho druhého (při shodě podle výběru).',
    'ciri-1': 'Pro efekty tohoto tahu má jedna karta vaší časové osy barvu, kterou zvolíte, místo své vlastní.',
    'ciri-2': 'Před hraním karet si vraťte z časové osy 1 kartu do ruky.',
    'ciri-3': 'Před hraním karet si vraťte z časové osy 1 kartu do ruky a zahrajte jinou.',
    'ciri-4': 'Před hraním karet odhoďte až 2 karty, získejte symboly na nich a doberte si stejný počet karet.',
    'vesemir-1': 'Před hraním karet si doberte 1 kartu a pak 1 kartu z ruky odhoďte.',
    'vesemir-2': 'Po svých kartách vyberte barvu: 1 bod zkušenosti za každou její kartu na časové ose (nejvýš 3).',
    'vesemir-3': 'Po svých kartách vyhodnoťte znovu efekt jedné ze svých dřívějších karet; vidí celou časovou osu.',
    'vesemir-4': 'Před hraním karet získejte 1 od každého aktivního symbolu a 1 bod zkušenosti.',
  },
  automaAbility,
  sideQuest: (character) => {
    const { counts, vp: scale } = SIDE_QUESTS[character]
    return `${scale.slice(1).join('/')} vítězných bodů za 1/2/3/4/5 ${counts === 'multicolour' ? 'vícebarevných' : ofColour[counts]} karet v ruce na konci hry`
  },
  effort: (id) => {
    const { sequence, reward: gains } = effortOf(id)
    return `${sequence.map((one) => colour[one]).join(', ')}: ${and(gains.map(reward))}`
  },
  back: (back) => `${back} (${BACKS[back].map((one) => symbol[one]).join(', ')})`,
  goal: (id) => {
    const { scoring } = goalOf(id)
    switch (scoring.kind) {
      case 'compare':
        return `kdo má nejvíc: ${metric(scoring.metric)}; ${scoring.vp.map((amount, i) => (i === 0 ? vp(amount) : `o ${i} méně ${vp(amount)}`)).join(', ')}`
      case 'per-unit':
        return `po 1 vítězném bodu, nejvýš ${scoring.most}: ${metric(scoring.metric)}`
      case 'condition':
        return `${vp(scoring.vp)}, pokud ${predicate(scoring.predicate)}`
    }
  },
  alliance: (id) => `${allianceName(id)} (${allianceDoes(id)})`,
  allianceName,
  allianceDoes,
  bonus,
  automa: (character) => `Automa ${names.characters[character]}`,
  scene: {
    title: (tale, chapter, turn) => `${tale}: kapitola ${chapter} ze 3${turn === 0 ? '' : `, tah ${turn} ze 3`}`,
    choosing: 'Vybírají se postavy.',
    over: (hero) => `Příběh je u konce. Hrdina: ${hero}.`,
    path: (which, page, title, name, fate) =>
      `${which[0]?.toUpperCase() ?? ''}${which.slice(1)}, strana ${page}, „${title}“: ${name}${fate === '' ? '' : `; žetony osudu ${fate}`}`,
    leads: (page, next) => `vede na stranu ${page}${next === null ? '' : `, příště bude aktivní ${next}`}`,
    aside: (tokens) => `Odložené žetony osudu: ${tokens}`,
    effort: (text) => `Extra úsilí: ${text}`,
    goal: (back, of, front) => `Skrytý cíl ${back}, požadavek ${of}${front === null ? '' : `: ${front}`}`,
    supply: 'Odkud se berou karty:',
    row: (row, shown, note) => `${row}  ${shown}${note === '' ? '' : ` (${note})`}`,
    top: (left, discarded, figures) =>
      `balíček: ${cards(left)}; odhozeno: ${discarded}${figures === '' ? '' : `; stojí tu: ${figures}`}`,
    empty: 'prázdno',
    lowest: '1 bod zkušenosti',
    initiative: (order) => `Iniciativa: ${order}`,
    player: (name, character, points, experience) =>
      name.endsWith(character)
        ? `${name}: ${vp(points)}, ${experience}`
        : `${name} (${character}): ${vp(points)}, ${experience}`,
    regular: xp,
    gold: (position) => `zlatá zkušenost ${position}`,
    counts: (left, right, rest) => `aktivní: ${left} | ${right}; neaktivní: ${rest}`,
    timeline: (shown) => `Časová osa: ${shown}`,
    tokens: (shown) => `Žetony: ${shown}`,
    special: (name, gone) => `Zvláštní žeton: ${name}${gone ? ' (ztracený do příští kapitoly)' : ''}`,
    hand: (shown) => `Ruka: ${shown}`,
    cards,
    ability: (name, ready, text, at) =>
      `${{ locked: `od ${counted(at, 'bodu', 'bodů', 'bodů')} zkušenosti`, ready: 'připravená', used: 'použitá' }[ready]}: ${name} – ${text}`,
    sideQuest: (name, text) => `Vedlejší úkol: ${name} – ${text}`,
    levels: (levels) => `Splněné požadavky: ${levels}`,
    alliances: (shown) => `Aliance: ${shown}`,
    held: (faction, count) => `${faction} ${count}`,
    none: 'žádné',
    lost: 'ztraceno:',
    kept: (which, name) => `žeton cesty (${which}): ${name}`,
  },
}
