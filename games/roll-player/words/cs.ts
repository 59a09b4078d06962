import type { Words } from '@krcma/kernel'
import { CARDS } from '../content/market.ts'
import { opposite } from '../reckoning/die.ts'
import { goldDieIncome, marketDiscardIncome } from '../reckoning/gold.ts'
import { priceToPay } from '../reckoning/price.ts'
import { rowOf } from '../reckoning/sheet.ts'
import type { RollPlayer, SeenHero, Space } from '../shape.ts'
import { ofAttribute, towards } from './effects.cs.ts'
import { arrowOf, cardText } from './effects.ts'
import { event } from './events.cs.ts'
import { reasons } from './reasons.cs.ts'
import { scene } from './scene.ts'
import { asker, pieceName, type Say, seenDie, spot, titleName } from './speech.ts'
import { vocabulary as v } from './vocabulary.cs.ts'

const { names, colour, attribute } = v

function die({ colour: of, value }: SeenHero['hand'][number]): string {
  return `${colour[of]} ${value}`
}
function at(say: Say, space: Space): string {
  const found = seenDie(say, asker(say), space)
  return found === undefined ? spot(v, space) : `${spot(v, space)}: ${die(found)}`
}
function orSpot(say: Say, none: string, option: Space | 'none'): string {
  return option === 'none' ? none : at(say, option)
}
function onCard(say: Say, initiative: number): string {
  const found = say.state.initiative[initiative - 1]?.die
  return found ? `karta ${initiative}: ${die(found)}` : `karta ${initiative}`
}
function me(say: Say): SeenHero | undefined {
  return say.state.heroes[asker(say)]
}
function priced(say: Say, card: keyof typeof CARDS): string {
  const hero = me(say)
  return `${names.cards[card]} za ${v.gold(hero === undefined ? CARDS[card].cost : priceToPay(hero, card))}`
}
const waits = (what: string) => (seat: number, say: Say) => `${say.name(seat)} ${what}.`

export const words: Words<RollPlayer> = {
  language: 'cs',
  name: 'Hrdina v kostce',
  pitch:
    'Postavte hrdinu z osmnácti kostek, z nichž každá zároveň určí, kdy půjdete na nákup. Cílové hodnoty, příběh i přesvědčení chtějí pokaždé něco jiného.',
  options: {
    classes: {
      name: 'Povolání',
      value: (value) => (value === 'draw' ? 'podle kostky z pytlíku' : 'podle výběru, od posledního hráče'),
    },
    lessRandomSetup: { name: 'Méně náhodná příprava', value: yesNo },
    randomMarketDeck: { name: 'Náhodný balíček nákupu', value: yesNo },
    shortGame: { name: 'Krátká hra', value: yesNo },
    friendlyMarket: { name: 'Přátelská nabídka', value: yesNo },
  },
  question: {
    race: () => 'Kterou desku hrdiny si vezmete?',
    'class-card': () => 'Kterou kartu povolání si vezmete?',
    class: () => 'Kterou stranou karty povolání budete hrát?',
    'starting-die': () => 'Kterou kostku umístíte do kterého řádku?',
    'order-die': (_, { initiative, value }) =>
      `Která z kostek s hodnotou ${value} přijde na kartu pořadí ${initiative}?`,
    initiative: () => 'Kterou kartu pořadí si vezmete?',
    'place-die': (seat, _, say) => {
      const found = say.state.heroes[seat]?.hand[0]
      return found === undefined
        ? 'Do kterého řádku kostku umístíte?'
        : `Do kterého řádku kostku umístíte? (${die(found)})`
    },
    'attribute-action': () => 'Akci které vlastnosti provedete?',
    'flip-die': () => 'Kterou kostku přetočíte na opačnou stranu?',
    'swap-first': () => 'Kterou kostku vyměníte?',
    'swap-second': (_, { first }, say) => `S kterou kostkou ji vyměníte? (${at(say, first)})`,
    'adjust-die': () => 'Kterou kostku změníte o 1?',
    'reroll-die': () => 'Kterou kostku přehodíte?',
    keep: (_, { space, old, new: now }) =>
      `V řádku ${attribute[rowOf(space)]} padlo místo ${old} číslo ${now}. Kterou hodnotu si necháte?`,
    'move-marker': () => 'Kam posunete ukazatel přesvědčení?',
    take: (_, gain) =>
      'gold' in gain ? `Vezmete si ${v.gold(gain.gold)}?` : `Vezmete si ${v.scene.tokens(gain.tokens)}?`,
    'move-die': () => 'Kterou kostku přesunete do jiného řádku?',
    'move-to': (_, { from }, say) => `Do kterého řádku ji přesunete? (${at(say, from)})`,
    'exchange-die': (_, { with: place }) =>
      place === 'bag'
        ? 'Kterou kostku dáte do pytlíku výměnou za jinou?'
        : 'Kterou kostku dáte do zásoby výměnou za jinou?',
    'bag-die': (_, { space }) => `Jaká barva z pytlíku přijde do řádku ${attribute[rowOf(space)]}?`,
    'pool-die': (_, { space }) => `Která kostka ze zásoby přijde do řádku ${attribute[rowOf(space)]}?`,
    'pool-flip': () => 'Kterou kostku ze zásoby přetočíte?',
    'pool-reroll': (_, { chosen }) =>
      chosen.length === 0 ? 'Které kostky ze zásoby přehodíte?' : `Vybrané karty: ${chosen.join(', ')}. Které další?`,
    'add-card': () => 'Kterou kartu z odhazovacího balíčku přidáte do nabídky?',
    market: () => 'Co uděláte v nabídce?',
    'buy-again': () => 'Koupíte ještě jednu kartu?',
    'buy-discarded': () => 'Kterou kartu koupíte z odhazovacího balíčku?',
    'buy-unseen': (_, { price }) => `Koupíte naslepo horní kartu balíčku za ${v.gold(price)}?`,
    pay: (_, { card, price }) => `Jak zaplatíte ${v.gold(price)} za kartu ${names.cards[card]}?`,
    'make-room': (_, { weapon }) => `Máte plné ruce. Která zbraň uvolní místo? (nová: ${names.cards[weapon]})`,
    refresh: () => 'Kterou dovednost obnovíte?',
    'give-up': () => 'Odhodíte před bodováním některé karty?',
    'skill-window': () => 'Teď můžete použít dovednost.',
    'use-skill': () => 'Použít dovednost',
    'discard-weapon': () => 'Odhodit zbraň',
  },
  waiting: {
    race: waits('si vybírá desku hrdiny'),
    'class-card': waits('si vybírá kartu povolání'),
    class: waits('si vybírá povolání'),
    'starting-die': waits('umísťuje počáteční kostky'),
    'order-die': waits('řadí stejné kostky'),
    initiative: waits('vybírá kartu pořadí'),
    'place-die': waits('umísťuje kostku'),
    'attribute-action': waits('vybírá akci vlastnosti'),
    'flip-die': waits('může přetočit kostku'),
    'swap-first': waits('může vyměnit dvě kostky'),
    'swap-second': waits('vyměňuje dvě kostky'),
    'adjust-die': waits('může změnit kostku'),
    'reroll-die': waits('může přehodit kostku'),
    keep: waits('vybírá, kterou hodnotu si nechat'),
    'move-marker': waits('může posunout ukazatel přesvědčení'),
    take: waits('zvažuje zisk'),
    'move-die': waits('může přesunout kostku'),
    'move-to': waits('přesouvá kostku'),
    'exchange-die': waits('může vyměnit kostku'),
    'bag-die': waits('se dívá do pytlíku'),
    'pool-die': waits('vybírá kostku ze zásoby'),
    'pool-flip': waits('může přetočit kostku ze zásoby'),
    'pool-reroll': waits('vybírá kostky ze zásoby k přehození'),
    'add-card': waits('může přidat kartu do nabídky'),
    market: waits('nakupuje'),
    'buy-again': waits('může koupit druhou kartu'),
    'buy-discarded': waits('prohlíží odhazovací balíček'),
    'buy-unseen': waits('může koupit kartu naslepo'),
    pay: waits('platí'),
    'make-room': waits('uvolňuje místo pro zbraň'),
    refresh: waits('může obnovit dovednost'),
    'give-up': waits('může před bodováním odhodit karty'),
    'skill-window': waits('může použít dovednost'),
    'use-skill': waits('může použít dovednost'),
    'discard-weapon': waits('může odhodit zbraň'),
  },
  answer: {
    race: ({ race, side }) => `${names.races[race]}, ${side === 'female' ? 'žena' : 'muž'}`,
    'class-card': (option) => `${colour[option]} karta`,
    class: (option) => names.classes[option],
    'starting-die': ({ die: index, row }, _, say) => {
      const found = me(say)?.hand[index]
      return `${found === undefined ? `kostka ${index + 1}` : die(found)} do řádku ${ofAttribute[row]}`
    },
    'order-die': (option) => `${colour[option]} kostka`,
    initiative: (option, _, say) => {
      const coin = say.state.initiative[option - 1]?.coin === true
      return `${onCard(say, option)}${coin ? ' a zlaťák' : ''}`
    },
    'place-die': (option) => attribute[option],
    'attribute-action': (option) => (option === 'none' ? 'Žádnou' : attribute[option]),
    'flip-die': (option, _, say) => {
      const found = option === 'none' ? undefined : seenDie(say, asker(say), option)
      return `${orSpot(say, 'Nepřetočit nic', option)}${found === undefined ? '' : ` → ${opposite(found.value)}`}`
    },
    'swap-first': (option, _, say) => orSpot(say, 'Nevyměnit nic', option),
    'swap-second': (option, _, say) => at(say, option),
    'adjust-die': (option, _, say) => {
      if (option === 'none') return 'Nezměnit nic'
      const found = seenDie(say, asker(say), option.space)
      return `${at(say, option.space)} → ${found === undefined ? option.by : found.value + option.by}`
    },
    'reroll-die': (option, _, say) => orSpot(say, 'Nepřehodit nic', option),
    keep: (option, { old, new: now }) => (option === 'old' ? `původní ${old}` : `nově hozenou ${now}`),
    'move-marker': (option) => (option === 'none' ? 'Nechat na místě' : towards[option]),
    take: (option) => (option === 'take' ? 'Vzít si' : 'Nechat být'),
    'move-die': (option, _, say) => orSpot(say, 'Nepřesunout nic', option),
    'move-to': (option) => attribute[option],
    'exchange-die': (option, _, say) => orSpot(say, 'Nevyměnit nic', option),
    'bag-die': (option, _, say) => {
      const pays = option === 'gold' ? me(say) : undefined
      return `${colour[option]}${pays === undefined ? '' : ` (přinese ${v.gold(goldDieIncome(pays))})`}`
    },
    'pool-die': (option, _, say) => onCard(say, option),
    'pool-flip': (option, _, say) => (option === 'none' ? 'Nepřetočit nic' : onCard(say, option)),
    'pool-reroll': (option, { chosen }, say) =>
      option === 'none' ? (chosen.length === 0 ? 'Nepřehodit nic' : 'Hodit') : onCard(say, option),
    'add-card': (option) => (option === 'none' ? 'Nepřidat nic' : names.cards[option]),
    market: (option, _, say) => {
      const hero = me(say)
      const income = v.gold(hero === undefined ? 2 : marketDiscardIncome(hero))
      switch (option.do) {
        case 'buy':
          return `Koupit: ${priced(say, option.card)}`
        case 'discard':
          return `Odhodit: ${names.cards[option.card]}, a vzít si ${income}`
        case 'take-gold':
          return `Nekupovat a vzít si ${income}`
        case 'nothing':
          return 'Nedělat nic'
      }
    },
    'buy-again': (option, _, say) => (option === 'none' ? 'Už nic nekupovat' : priced(say, option)),
    'buy-discarded': (option, _, say) => (option === 'none' ? 'Nic odtud nekupovat' : priced(say, option)),
    'buy-unseen': (option) => (option === 'buy' ? 'Koupit' : 'Nechat být'),
    pay: (tokens, { price }) =>
      tokens === 0 ? v.gold(price) : `${v.gold(price - tokens)} a ${v.scene.tokens(tokens)}`,
    'make-room': (option) => names.cards[option],
    refresh: (option) => (option === 'none' ? 'Neobnovit nic' : names.cards[option]),
    'give-up': (option) => (option === 'none' ? 'Nechat si vše, co zbývá' : names.cards[option]),
    'skill-window': () => 'Nic nepoužít',
    'use-skill': ({ skill, as }) =>
      skill === as
        ? `${names.cards[skill]} (${arrowOf(v, as)}): ${cardText(v, as)}`
        : `${names.cards[skill]} jako ${names.cards[as]} (${arrowOf(v, as)}): ${cardText(v, as)}`,
    'discard-weapon': (option) => names.cards[option],
  },
  event,
  source: v.source,
  reason: reasons,
  piece: (id) => pieceName(names, id),
  outcome: (id) => titleName(names, id),
  scene: (view, say) => scene(v, view, say),
}

function yesNo(value: boolean): string {
  return value ? 'ano' : 'ne'
}
