import type { Effect, Roll } from '../../content/effects.ts'
import type { Faction } from '../../content/factions.ts'
import type { Gain } from '../../content/goods.ts'
import type { Building } from '../../content/town.ts'
import { losses } from '../speech.ts'
import { and, counted, points, some } from './amounts.ts'

export const building: Readonly<Record<Building, string>> = {
  'town-hall': 'radnice',
  saloon: 'krčma',
  stables: 'stáje',
  store: 'obchod',
  farm: 'farma',
  hut: 'mystikova chýše',
  mine: 'důl',
}
/** Při návštěvě (čeho). */
const ofBuilding: Readonly<Record<Building, string>> = {
  'town-hall': 'radnice',
  saloon: 'krčmy',
  stables: 'stájí',
  store: 'obchodu',
  farm: 'farmy',
  hut: 'mystikovy chýše',
  mine: 'dolu',
}
/** Navštívit (co). */
export const theBuilding: Readonly<Record<Building, string>> = {
  'town-hall': 'radnici',
  saloon: 'krčmu',
  stables: 'stáje',
  store: 'obchod',
  farm: 'farmu',
  hut: 'mystikovu chýši',
  mine: 'důl',
}
/** Kde. */
export const atBuilding: Readonly<Record<Building, string>> = {
  'town-hall': 'na radnici',
  saloon: 'v krčmě',
  stables: 've stájích',
  store: 'v obchodě',
  farm: 'na farmě',
  hut: 'v mystikově chýši',
  mine: 'v dole',
}
/** Kam. */
export const intoBuilding: Readonly<Record<Building, string>> = {
  'town-hall': 'na radnici',
  saloon: 'do krčmy',
  stables: 'do stájí',
  store: 'do obchodu',
  farm: 'na farmu',
  hut: 'do mystikovy chýše',
  mine: 'do dolu',
}
/** Na (jakém) místě, na (jaké) místo. */
export const atColour: Readonly<Record<Faction, string>> = {
  red: 'červeném',
  yellow: 'žlutém',
  green: 'zeleném',
  blue: 'modrém',
}
export const toColour: Readonly<Record<Faction, string>> = {
  red: 'červené',
  yellow: 'žluté',
  green: 'zelené',
  blue: 'modré',
}
const ofColour: Readonly<Record<Faction, string>> = {
  red: 'červeného',
  yellow: 'žlutého',
  green: 'zeleného',
  blue: 'modrého',
}
const inRoll: Readonly<Record<Roll, string>> = {
  duel: 'souboj',
  threat: 'boj s nepřítelem',
  'encounter-combat': 'zkoušku boje',
  'encounter-skill': 'zkoušku schopnosti',
}
/** Přičítáte v (čem). */
const inRolls: Readonly<Record<Roll, string>> = {
  duel: 'v soubojích',
  threat: 'v bojích s nepřáteli',
  'encounter-combat': 've zkouškách boje',
  'encounter-skill': 've zkouškách schopnosti',
}

function gains(gain: Gain): string {
  const got = some(gain)
  const lost = some(losses(gain))
  return [...(got === '' ? [] : [`získáte ${got}`]), ...(lost === '' ? [] : [`ztratíte ${lost}`])].join(' a ')
}
const each = (rolls: readonly Roll[]) => rolls.map((roll) => inRoll[roll]).join(', ')
const times = (n: number) => (n === 1 ? 'jednou' : `${n}krát`)
const cards = (n: number) => counted(n, 'kartu artefaktu', 'karty artefaktů', 'karet artefaktů')
const campOn = {
  any: 'každý tábor, který umístíte',
  'trade-route': 'každý tábor na poli obchodní cesty',
  gem: 'každý tábor na poli s drahokamem',
  mine: 'každý tábor v dole',
}
const most = { 'coin+gem': 'mincí a drahokamů', coin: 'mincí', food: 'jídla' }

/** Za každého (koho), za každý (co). */
function perItem(what: string): string {
  if (what === 'threat') return 'za každého poraženého nepřítele'
  if (what === 'trade-route-camp') return 'za každý váš tábor na poli obchodní cesty'
  return `za každého vašeho ${ofColour[what.slice('adventurer:'.length) as Faction]} dobrodruha`
}

/** What a card says of an effect. */
export function effect(of: Effect): string {
  switch (of.effect) {
    case 'visit-gain': {
      const only = of.animals === undefined ? '' : `, máte-li aspoň ${of.animals} nákladní zvířata`
      return `při návštěvě ${ofBuilding[of.building]}${only}: ${gains(of.gain)}`
    }
    case 'visit-occupied-gain':
      return `při návštěvě budovy, kde stojí jiný hráč: ${gains(of.gain)}`
    case 'visit-occupied-take':
      return `při návštěvě budovy, kde stojí jiní hráči: každý z nich vám dá ${some({ coin: of.coin })}`
    case 'visit-extra-hire':
      return `při návštěvě ${ofBuilding[of.building]}: smíte také najmout dobrodruha jako v krčmě`
    case 'visit-draw-artifact':
      return `při návštěvě ${ofBuilding[of.building]}: smíte si dobrat ${cards(of.count)}; hned se rozhodnete, zda si ji necháte`
    case 'visit-die':
      return `při návštěvě ${ofBuilding[of.building]}: hodíte kostkou, a padne-li ${of.atLeast} nebo více, ${gains(of.gain)}`
    case 'trade-value-bonus':
      return `co při obchodu odevzdáte, má celkem o ${of.n} vyšší hodnotu`
    case 'trade-extra-action':
      return `na radnici smíte obchodovat ještě ${times(of.n)}`
    case 'hire-discount':
      return `každý nájem vás stojí o ${some({ coin: of.n })} méně`
    case 'store-draw-bonus':
      return `při dobírání v obchodě: o ${cards(of.n)} více`
    case 'mine-skill-bonus':
      return `v dole se vám počítá o ${counted(of.n, 'symbol', 'symboly', 'symbolů')} schopnosti více`
    case 'leave-town-hearts':
      return `při opuštění města: o ${some({ hearts: of.hearts })} více`
    case 'party-ignore-faction-limit':
      return 've vaší aktivní družině smí být více dobrodruhů jedné frakce, na libovolných místech'
    case 'move-empty-discount':
      return `odchod z prázdného pole vás ${times(of.n)} za tah nestojí žádný bod zdraví`
    case 'ignore-threats':
      return `zaplatíte ${some(of.cost)} a projdete kolem nepřítele bez boje`
    case 'water-immune':
      return 'otrávená voda vás nestojí žádný bod zdraví'
    case 'camp-same-resource':
      return `tábor na poli s mincí nebo drahokamem přinese o ${of.n} kus více`
    case 'camp-cost':
      return `tábor na mapě vás stojí o ${some({ hearts: -of.hearts })} méně`
    case 'roll-bonus':
      return `${and(of.rolls.map((roll) => inRolls[roll]))} přičítáte ${of.n}`
    case 'roll-pay-bonus':
      return `jednou za ${each(of.rolls)}: po hodu smíte zaplatit ${some(of.cost)} a přičíst ${of.n}`
    case 'roll-reroll': {
      const price = of.cost === null ? '' : `zaplatit ${some(of.cost)} a `
      return `jednou za ${each(of.rolls)}: po hodu smíte ${price}hodit znovu`
    }
    case 'camp-gain':
      return `za ${campOn[of.where]}: ${gains(of.gain)}`
    case 'acquire-place-camp':
      return 'při pořízení: zdarma umístíte tábor na libovolné prázdné pole mapy'
    case 'acquire-gain':
      return `ihned: ${gains(of.gain)}`
    case 'threat-gain':
      return `za každého poraženého nepřítele: ${gains(of.gain)}`
    case 'duel-win-gain':
      return `za každý souboj, který vyhrajete jako vyzyvatel: ${gains(of.gain)}`
    case 'treasure-draw-gain':
      return `kdykoli si dobíráte poklady, bez ohledu na jejich počet: ${gains(of.gain)}`
    case 'encounter-gain':
      return `za každé vaše ${of.result === 'any' ? 'setkání, úspěšné i neúspěšné' : 'úspěšné setkání'}: ${gains(of.gain)}`
    case 'turn-convert':
      return `${times(of.perTurn)} za svůj tah: zaplatíte ${some(of.cost)} a ${gains(of.gain)}`
    case 'start-gain':
      return `na začátku každé hry: ${gains(of.gain)}`
    case 'start-draw-artifacts':
      return `po výběru artefaktů: doberete si ${cards(of.count)} z libovolných balíčků; každou si necháte, nebo odhodíte`
    case 'return-animals':
      return `kdykoli ve svém tahu: smíte vrátit nákladní zvířata a za každé ${gains(of.gain)}`
    case 'spend-as':
      return of.spend === 'gem' ? 'drahokamy smíte utrácet jako mince' : 'jídlo smíte utrácet jako body zdraví'
    case 'choose-threat':
      return 'při boji s nepřítelem si smíte vybrat kteréhokoli zbývajícího'
    case 'bribe':
      return `zaplatíte ${some(of.cost)} a vstoupíte do obsazené budovy bez souboje`
    case 'enter-without-duel':
      return `${intoBuilding[of.building]} vstupujete bez souboje`
    case 'visit-buy-skills':
      return `při návštěvě ${ofBuilding[of.building]}: smíte kupovat dovednosti`
    case 'treasure-place':
      return `smíte mít ${counted(of.n, 'poklad', 'poklady', 'pokladů')} bez nákladního zvířete; mezi tři poklady pro bonus se nepočítá`
    case 'end-flat':
      return of.jp < 0 ? `konec hry: ztratíte ${points(-of.jp)}` : `konec hry: ${points(of.jp)}`
    case 'end-per':
      return `konec hry: ${points(of.jp)} ${perItem(of.what)}${of.max === null ? '' : `, nejvýše ${of.max}`}`
    case 'end-most':
      return of.what === 'reputation'
        ? `konec hry: ${points(of.jp)}, máte-li samostatně nejvyšší pověst`
        : `konec hry: ${points(of.jp)}, máte-li samostatně nejvíce ${most[of.what]}`
    case 'end-rank':
      return `konec hry: ${points(of.first)} za nejvíce poražených nepřátel, při shodě ${of.firstTie}; ${points(of.second)} za druhý nejvyšší počet`
    case 'end-threshold':
      return `konec hry: ${points(of.jp)}, je-li vaše pověst ${of.atLeast} nebo vyšší`
    case 'end-tiebreak':
      return 'konec hry: shoda na prvním místě se rozhodne ve váš prospěch'
    case 'end-ignore-hand':
      return `konec hry: až ${counted(of.count, 'artefakt', 'artefakty', 'artefaktů')} v ruce vás nestojí žádné body`
  }
}
