import type { Attribute, CardType, Colour, Direction } from '../content/basics.ts'
import type { ArmorSetId, Condition, Counter, Rule, StarValue, Step } from '../content/effects.ts'
import { ARMOR_SETS } from '../content/market.ts'
import { areAll, signed } from './effects.ts'

type Case = { readonly [A in Attribute]: string }
export const attribute: Case = {
  str: 'Síla',
  dex: 'Obratnost',
  con: 'Odolnost',
  int: 'Inteligence',
  wis: 'Moudrost',
  cha: 'Charisma',
}
/** Koho, čeho: akce síly, řádek síly. */
export const ofAttribute: Case = {
  str: 'síly',
  dex: 'obratnosti',
  con: 'odolnosti',
  int: 'inteligence',
  wis: 'moudrosti',
  cha: 'charismatu',
}
const attributeAccusative: Case = {
  str: 'sílu',
  dex: 'obratnost',
  con: 'odolnost',
  int: 'inteligenci',
  wis: 'moudrost',
  cha: 'charisma',
}

/** Kam: ukazatel jde k dobru. */
export const towards: { readonly [D in Direction]: string } = {
  up: 'k dobru',
  down: 'ke zlu',
  left: 'k řádu',
  right: 'k chaosu',
}

/** Koho, co: červenou 4. */
export const colourAccusative: { readonly [C in Colour]: string } = {
  green: 'zelenou',
  blue: 'modrou',
  red: 'červenou',
  purple: 'fialovou',
  black: 'černou',
  white: 'bílou',
  gold: 'zlatou',
}

const plural = new Intl.PluralRules('cs')
/** Jedna, dvě až čtyři, pět a více. */
export function counted(n: number, one: string, few: string, many: string): string {
  const form = plural.select(Math.abs(n))
  return form === 'one' ? one : form === 'few' ? few : many
}
export function gold(n: number): string {
  return `${n} ${counted(n, 'zlaťák', 'zlaťáky', 'zlaťáků')}`
}
export function stars(n: number): string {
  return `${n} ${counted(n, 'bod', 'body', 'bodů')}`
}
function dice(n: number): string {
  return n === 1 ? 'jednu kostku' : `až ${n} ${counted(n, 'kostku', 'kostky', 'kostek')}`
}

const cards: { readonly [T in CardType]: string } = {
  weapon: 'zbraně',
  armor: 'zbroje',
  trait: 'talenty',
  skill: 'dovednosti',
}

export function ruleText(rule: Rule): string {
  const steps = rule.do.map(stepText).join(' ')
  switch (rule.trigger) {
    case 'attribute-action':
      return `Při akci ${rule.row === undefined ? 'vlastnosti' : ofAttribute[rule.row]}: ${lower(steps)}`
    case 'place-die':
      return `Po umístění kostky z karty pořadí můžete ${steps}`
    case 'before-market':
      return `Jednou za kolo, těsně před Fází nákupu, můžete ${steps}`
    case 'market-turn':
      return `Po nákupu ve svém tahu můžete ${steps}`
    default:
      return steps
  }
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

/** Co se dělá jen po „můžete“, je v infinitivu. */
function stepText(step: Step): string {
  switch (step.op) {
    case 'flip-die':
      return `Přetočte ${dice(step.count)} na své desce na opačnou stranu.`
    case 'swap-dice':
      return step.times === 1
        ? 'Vyměňte pozice dvou kostek na své desce.'
        : `Proveďte postupně až ${step.times} výměny dvou kostek na své desce.`
    case 'adjust-die':
      if (step.target === 'placed') return `zvýšit nebo snížit její hodnotu o ${step.by}.`
      return step.times === 1
        ? `Zvyšte nebo snižte hodnotu jedné kostky na své desce o ${step.by}.`
        : `Proveďte až ${step.times} změny o ${step.by} na jedné nebo více kostkách své desky.`
    case 'reroll-die':
      return `Přehoďte ${dice(step.count)} na své desce a u každé si nechte starou, nebo novou hodnotu.`
    case 'move-die':
      return 'Přesuňte kostku na své desce na volné políčko jiného řádku; mezery se uzavřou doleva.'
    case 'exchange-die':
      return step.with === 'bag'
        ? 'Vyměňte kostku na své desce za libovolnou kostku z pytlíku; nová převezme hodnotu té staré.'
        : 'Vyměňte kostku na své desce za kostku z dosud nevybrané karty pořadí; obě si hodnotu nechají.'
    case 'pool-flip':
      return `Přetočte ${dice(step.count)} na dosud nevybraných kartách pořadí.`
    case 'pool-reroll':
      return 'Přehoďte libovolný počet kostek na dosud nevybraných kartách pořadí.'
    case 'move-alignment':
      return step.steps === 1 ? 'Posuňte svůj ukazatel o jedno pole.' : `Posuňte svůj ukazatel až o ${step.steps} pole.`
    case 'gain-gold':
      return `Vezměte si ${gold(step.amount)}.`
    case 'gain-charisma':
      return step.count === 1
        ? 'Vezměte si žeton charisma.'
        : `Vezměte si ${step.count} ${counted(step.count, 'žeton', 'žetony', 'žetonů')} charisma.`
    case 'set-gold-die-income':
      return `Za umístění zlaté kostky dostáváte ${gold(step.amount)}.`
    case 'add-market-discard-income':
      return `Když si místo nákupu berete zlaťáky, dostanete o ${step.amount} víc.`
    case 'add-market-card':
      return 'přidat do nabídky kartu z odhazovacího balíčku.'
    case 'extra-purchase':
      return step.count === 1
        ? 'koupit z nabídky ještě jednu kartu.'
        : `koupit z nabídky ještě ${step.count} ${counted(step.count, 'kartu', 'karty', 'karet')}.`
    case 'purchase-from':
      return 'Ve svém tahu ve Fázi nákupu kupte kartu z odhazovacího balíčku místo z nabídky.'
    case 'purchase-top':
      return `Ve svém tahu ve Fázi nákupu kupte navíc naslepo horní kartu balíčku za přesně ${gold(step.price)}.`
    case 'price-modifier': {
      const what = areAll(step.types) ? 'všechny karty' : step.types.map((type) => cards[type]).join(' a ')
      return `Z nabídky i z odhazovacího balíčku vás ${what} stojí o ${gold(-step.amount)} méně.`
    }
    case 'refresh-skills':
      return `Ve Fázi úklidu můžete obnovit až ${step.count} ${counted(step.count, 'dovednost', 'dovednosti', 'dovedností')}.`
    case 'copy-skill':
      return 'Použijte připravenou dovednost jiného hráče, jako by byla vaše, podle její šipky; vyčerpá se jen tato karta.'
    case 'attribute-action':
      return 'Proveďte kteroukoli akci vlastnosti v základní podobě.'
    case 'choose-attribute-action':
      return `Místo akce řádku můžete provést akci ${step.rows
        .map((row) => ofAttribute[row])
        .join(', ')
        .replace(/, ([^,]*)$/, ' nebo $1')}.`
    case 'die-bonus':
      return `V hodnotách vlastností se každá ${step.filter.colour === 'gold' ? 'zlatá kostka' : 'kostka v barvě vašeho povolání'} počítá o ${step.amount} výš.`
    case 'attribute-bonus':
      return `${Object.entries(step.rows)
        .map(([row, by]) => `${attribute[row as Attribute]} ${signed(by)}`)
        .join(', ')}.`
    case 'armor-set':
      return setText(step.set)
    case 'armor-wild':
      return `Jedna vaše neúplná sada zbroje se počítá o ${step.count} ${counted(step.count, 'kartu', 'karty', 'karet')} větší.`
    case 'stars':
      return `${starText(step.value)}.`
  }
}

const setNames: { readonly [S in ArmorSetId]: string } = {
  chain: 'Kroužková sada',
  leather: 'Kožená sada',
  mystic: 'Magická sada',
}

function setText(set: ArmorSetId): string {
  const { stars: table, colours } = ARMOR_SETS[set]
  const liked = colours.map((colour) => colourAccusative[colour]).join(' nebo ')
  return `${setNames[set]}: za 1 až ${table.length - 1} ${counted(table.length - 1, 'kartu', 'karty', 'karet')} body ${table.slice(1).join(', ')}, o 1 víc pro ${liked} barvu povolání.`
}

function starText(value: StarValue): string {
  // Vedlejší věta uprostřed končí čárkou.
  if ('sum' in value) return value.sum.map(starText).join(', a ')
  if ('if' in value) return `${stars(value.flat)}, ${conditionText(value.if)}`
  return `${stars(value.stars)} za ${counterText(value.per, value.every)}, nejvýše ${value.max}`
}

function conditionText(condition: Condition): string {
  if ('alignmentRow' in condition)
    return `je-li váš ukazatel v řadě ${condition.alignmentRow === 'good' ? 'dobra' : 'zla'}`
  if ('alignmentCol' in condition)
    return `je-li váš ukazatel ve sloupci ${condition.alignmentCol === 'lawful' ? 'řádu' : 'chaosu'}`
  const score = `máte-li ${attributeAccusative[condition.attribute]}`
  return 'min' in condition ? `${score} ${condition.min} nebo více` : `${score} ${condition.max} nebo méně`
}

function counterText(counter: Counter, every: number): string {
  const each = (one: string, few: string, many: string) =>
    every === 1 ? `každou ${one}` : `každé ${every} ${counted(every, one, few, many)}`
  switch (counter.count) {
    case 'dice-by-face': {
      const faces = `s hodnotou ${counter.faces.join(' nebo ')}`
      return each(`kostku ${faces}`, `kostky ${faces}`, `kostek ${faces}`)
    }
    case 'dice-by-colour':
      return each('kostku v barvě povolání', 'kostky v barvě povolání', 'kostek v barvě povolání')
    case 'rows-equal-faces':
      return each(
        'trojici stejných hodnot v řádku',
        'trojice stejných hodnot v řádku',
        'trojic stejných hodnot v řádku',
      )
    case 'goals-met':
      return each('splněnou cílovou hodnotu', 'splněné cílové hodnoty', 'splněných cílových hodnot')
    case 'backstory-matches':
      return each('kostku podle příběhu', 'kostky podle příběhu', 'kostek podle příběhu')
    case 'cards': {
      const other = counter.excludeSelf === true
      const type = { weapon: 'zbraně', armor: 'zbroje', trait: 'talentu', skill: 'dovednosti' }[counter.type]
      return each(
        `${other ? 'další ' : ''}kartu ${type}`,
        `${other ? 'další ' : ''}karty ${type}`,
        `${other ? 'dalších ' : ''}karet ${type}`,
      )
    }
    case 'card-types':
      return 'každý druh karet, který máte, bez této karty'
    case 'gold':
      return every === 1 ? 'každý zbylý zlaťák' : `každé ${every} zbylé zlaťáky`
    case 'colours-with-dice':
      return `každou barvu povolání, v níž máte aspoň ${counter.min} kostky`
  }
}
