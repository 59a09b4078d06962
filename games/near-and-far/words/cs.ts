import type { Words } from '@krcma/kernel'
import { artifact } from '../content/artifacts.ts'
import { LONG_STORIES } from '../content/characters.ts'
import { FACTIONS, type Faction } from '../content/factions.ts'
import { MINE_COLUMNS } from '../content/mine.ts'
import { modeRules } from '../content/modes.ts'
import { enemy } from '../content/threats.ts'
import { REFRESH_COST, STORE_COINS } from '../content/town.ts'
import { mineReward, numberAt } from '../reckoning/mine.ts'
import { campHearts, campIncome } from '../reckoning/movement.ts'
import { heartsOnLeaving, price } from '../reckoning/party.ts'
import { playerAt } from '../reckoning/players.ts'
import type { CardId, Companion, NearAndFar, Seat, Standing, Visit } from '../shape.ts'
import { and, some } from './cs/amounts.ts'
import { atBuilding, atColour, theBuilding, toColour } from './cs/effects.ts'
import { events } from './cs/events.ts'
import { fought, hired } from './cs/names.ts'
import { reasons } from './cs/reasons.ts'
import { vocabulary as v } from './cs/vocabulary.ts'
import { scene } from './scene.ts'
import { sagaWords } from './sheet.ts'
import {
  adventurerText,
  amounts,
  cardName,
  cardText,
  choiceText,
  effectsText,
  pieceName,
  region,
  type Say,
  spaceText,
  stepText,
  whoseTurn,
} from './speech.ts'

const { names } = v
const waits = (what: string) => (seat: number, say: Say) => `${say.name(seat)} ${what}.`
const member = (one: Companion | null) =>
  one === null ? 'nikdo' : one === 'animal' ? 'zvířecí společník' : names.adventurers[one]
const listed = (cards: readonly CardId[]) => (cards.length === 0 ? 'Žádné' : and(cards.map((id) => cardName(v, id))))
const ANIMAL = { dog: 'Pes', cat: 'Kočka', platypus: 'Ptakopysk' }
const animalTaken = { bird: 'nákladního kiviho', turtle: 'nákladní želvu' }

function visitText(what: Visit, say: Say): string {
  switch (what.do) {
    case 'trade':
      return 'Obchodovat'
    case 'farm':
      return 'Sklidit jídlo'
    case 'hut':
      return 'Dobrat si poklad'
    case 'coin':
      return `Získat ${some({ coin: STORE_COINS })}`
    case 'refresh':
      return `Zaplatit ${some(REFRESH_COST)} za pět nových dobrodruhů`
    case 'leave':
      return 'Ukončit návštěvu'
    case 'discard':
      return `Odhodit: ${cardText(v, what.card)}`
    case 'reputation':
      return what.up ? 'Zaplatit za lepší pověst' : 'Zaplatit za horší pověst'
    case 'hire': {
      const coins = price(say.state, whoseTurn(say), what.adventurer)
      return `Najmout ${coins === 0 ? 'zdarma' : `za ${some({ coin: coins })}`}: ${adventurerText(v, what.adventurer)}`
    }
    case 'animal':
      return what.animal === 'bird' ? 'Koupit nákladního kiviho za 1 jídlo' : 'Koupit nákladní želvu za 1 drahokam'
    case 'draw':
      return `Dobrat si artefakty: základní ${what.basic}, vylepšené ${what.advanced}`
    case 'draw-for':
      return `${cardName(v, what.card)}: dobrat si z balíčku, artefakty ${v.tier[what.tier]}`
    case 'dig': {
      const row = Math.floor(what.at / MINE_COLUMNS) + 1
      return `Kopat v ${row}. řadě a ${(what.at % MINE_COLUMNS) + 1}. sloupci, číslo ${numberAt(what.at)}: získat ${amounts(v, mineReward(what.at, say.state.town))}`
    }
    case 'learn':
      return `Naučit se: ${cardText(v, what.skill)}`
  }
}

const stands = ({ roll, total, needed, foe }: Standing) => {
  const against = roll === 'duel' || foe === null ? '' : ` na ${fought[foe]}`
  return `Máte ${total}, potřebujete${against} ${needed}.`
}

function animalMoves(seat: Seat, say: Say, to: Faction | null): string {
  const { party } = playerAt(say.state, seat)
  const now = FACTIONS.find((slot) => party[slot] === 'animal') ?? null
  if (now === to) return ''
  return to === null ? '; zvířecí společník odpočívá' : `; zvířecí společník jde na ${toColour[to]} místo`
}

export const words: Words<NearAndFar> = {
  language: 'cs',
  name: 'Cestou necestou',
  pitch:
    'Najměte si družinu, osedlejte kivi a vydejte se za okraj atlasu jedenácti zemí hledat ztracené město. Co cestou potkáte, vám ostatní předčítají z knihy, a svět si pamatuje, co jste udělali.',
  options: {
    mode: { name: 'Režim', value: (mode) => v.mode[mode] },
    map: { name: 'Mapa', value: (map) => (map === 'fitting' ? 'podle režimu' : `${map}: ${names.maps[map]}`) },
    town: { name: 'Město', value: (town) => (town === 'dusk' ? 'za soumraku' : 've dne') },
    encounters: { name: 'Setkání', value: (value) => (value === 'usual' ? 'jako obvykle' : 'více') },
    length: { name: 'Délka', value: (value) => (value === 'usual' ? 'obvyklá' : 'prodloužená o dva tábory') },
    tokens: { name: 'Žetony setkání', value: (value) => (value === 'random' ? 'náhodně' : 'rovnoměrně') },
    book: { name: 'Putování', value: (value) => (value === 'new' ? 'naše první' : 'knihu známe') },
  },
  question: {
    character: () => 'Která postava jste vy?',
    companion: () => 'Které zvíře jde s vámi a na jakém místě?',
    pick: () => 'Který artefakt si necháte?',
    'keep-advanced': () => 'Který vylepšený artefakt si necháte?',
    'keep-basic': () => 'Které základní artefakty si necháte?',
    split: (_, { for: card }) => `${cardName(v, card)}: ze kterých balíčků si doberete?`,
    'keep-drawn': () => 'Které z dobraných artefaktů si necháte?',
    action: () => 'Co v tomto tahu uděláte?',
    entry: (_, { building: of }) =>
      `${atBuilding[of].charAt(0).toUpperCase()}${atBuilding[of].slice(1)} někdo stojí. Jak se dostanete dovnitř?`,
    parry: (_, context) => `Někdo vás vyzval: máte ${context.total} proti ${context.needed}. Co uděláte?`,
    raise: (_, context) => `${stands(context)}${context.bonusAt === null ? '' : ` Bonus je za ${context.bonusAt}.`}`,
    payment: (_, { price: asked }) => `Čím zaplatíte ${amounts(v, asked)}?`,
    visit: (_, { building: of }) => `Co uděláte ${atBuilding[of]}?`,
    trade: () => 'Který jediný kus směníte? Za něj dáte, nebo dostanete několik jiných.',
    piece: (_, { side, one, pieces }) => {
      const so = pieces.length === 0 ? '' : ` Zatím: ${and(pieces.map((piece) => v.amount(piece, 1)))}.`
      return side === 'give' ? `Co dostanete za ${v.amount(one, 1)}?${so}` : `Co dáte za ${v.amount(one, 1)}?${so}`
    },
    'reputation-piece': (_, { up, paid }) =>
      `Čím zaplatíte za bod pověsti ${up ? 'nahoru' : 'dolů'}?${paid === 0 ? '' : ` Zatím: ${paid}.`}`,
    placement: (_, { adventurer }) => `Kam půjde ${adventurerText(v, adventurer)}?`,
    treasure: (_, { found }) => `Nález: ${and(found.map((id) => cardText(v, id)))}. Co si necháte?`,
    excess: () => 'Který poklad už nemá místo?',
    party: () => 'Kdo jde s vámi?',
    step: () => 'Kam jdete?',
    threat: () => 'Na cestě čeká nepřítel. Co uděláte?',
    arrival: (_, { space }, say) =>
      space === null ? 'Co uděláte?' : `Stojíte na políčku ${spaceText(v, say.state, space)}. Co uděláte?`,
    option: () => 'Co uděláte?',
    colour: (_, { left }) => `Jakou barvu má žeton frakce?${left > 1 ? ` Zbývá: ${left}.` : ''}`,
    gift: (_, { gift }) => (gift === 'bird' ? `Přijmete ${animalTaken.bird}?` : `Přijmete kartu ${cardText(v, gift)}?`),
    'mercenary-camp': () => 'Kam žoldáci umístí váš tábor?',
    buy: () => 'Pořídíte si artefakt?',
    convert: () => 'Použijete kartu?',
    'return-animal': () => 'Vrátíte nákladní zvíře?',
  },
  waiting: {
    character: waits('si vybírá postavu'),
    companion: waits('si vybírá zvíře'),
    pick: waits('si vybírá artefakt'),
    'keep-advanced': waits('vybírá, co si nechá'),
    'keep-basic': waits('vybírá, co si nechá'),
    split: waits('vybírá balíčky'),
    'keep-drawn': waits('vybírá, co si nechá'),
    action: waits('volí akci'),
    entry: waits('stojí u dveří obsazené budovy'),
    parry: waits('může změnit souboj'),
    raise: waits('může změnit hod'),
    payment: waits('platí'),
    visit: waits('je ve městě'),
    trade: waits('obchoduje'),
    piece: waits('obchoduje'),
    'reputation-piece': waits('platí za pověst'),
    placement: waits('řadí družinu'),
    treasure: waits('si prohlíží poklad'),
    excess: waits('musí odložit poklad'),
    party: waits('řadí družinu'),
    step: waits('je na cestě'),
    threat: waits('potkává nepřítele'),
    arrival: waits('je na místě'),
    option: waits('volí, co při setkání udělá'),
    colour: waits('volí barvu'),
    gift: waits('dostává nabídku'),
    'mercenary-camp': waits('umisťuje tábor'),
    buy: waits('si může pořídit artefakt'),
    convert: waits('může použít kartu'),
    'return-animal': waits('může vrátit zvíře'),
  },
  answer: {
    // NAF-SETUP-18
    character: (character, _, { state }) =>
      LONG_STORIES.includes(character) && modeRules(state.mode).encounters === 'character' && state.players.length > 2
        ? `${names.characters[character]}: dlouhý příběh, nejlépe pro dva hráče`
        : names.characters[character],
    companion: ({ animal, slot }) => `${ANIMAL[animal]} na ${atColour[slot]} místě`,
    pick: (card) => cardText(v, card),
    'keep-advanced': (card) => (card === 'none' ? 'Žádný' : cardText(v, card)),
    'keep-basic': ({ cards }) => listed(cards),
    split: ({ basic, advanced }) => `Základní ${basic}, vylepšené ${advanced}`,
    'keep-drawn': ({ cards }) => listed(cards),
    action: (action) => (action === 'adventure' ? 'Vydat se za dobrodružstvím' : `Navštívit ${theBuilding[action]}`),
    entry: (entry, _, say) => {
      if (entry === 'bribe') return 'Za úplatek 1 mince'
      if (entry === 'walk-in') return 'Bez souboje'
      const against = entry.opponent === 'neutral' ? 'neutrální postava' : say.name(entry.opponent)
      return `${entry.manner === 'fair' ? 'Čestný' : 'Zákeřný'} souboj, brání se ${against}`
    },
    parry: (card) => (card === 'done' ? 'Nechat to tak' : `${cardName(v, card)}: ${effectsText(v, card)}`),
    raise: (option, { total }) => {
      if (typeof option === 'string') return `${cardName(v, option)}: ${effectsText(v, option)}`
      return option === 0 ? 'Nechat to tak' : `Utratit ${some({ hearts: option })}, celkem ${total + option}`
    },
    payment: (payment) => some(payment),
    visit: (what, _, say) => visitText(what, say),
    trade: ({ side, one }) => (side === 'give' ? `Dát ${v.amount(one, 1)}` : `Dostat ${v.amount(one, 1)}`),
    piece: (piece) => (piece === 'done' ? 'To je vše' : v.amount(piece, 1)),
    'reputation-piece': (piece) => (piece === 'done' ? 'To je vše' : v.amount(piece, 1)),
    placement: (to, { adventurer }, say) => {
      if (to === 'decline') return 'Odmítnout'
      const seat = whoseTurn(say)
      const there = to.slot === null ? null : playerAt(say.state, seat).party[to.slot]
      const instead = there === null || there === 'animal' ? '' : `, vystřídá ${hired[there]}`
      const where = to.slot === null ? 'vedle desky' : `na ${toColour[to.slot]} místo${instead}`
      return `${member(adventurer)} ${where}${animalMoves(seat, say, to.animal)}`
    },
    treasure: (option) => {
      if (option === 'none') return 'Nic'
      const { take, place } = option
      if (place === 'animal') return `${cardName(v, take)}, na nákladní zvíře`
      return place === 'beside'
        ? `${cardName(v, take)}, vedle desky`
        : `${cardName(v, take)}, výměnou za ${cardName(v, place)}`
    },
    excess: ({ treasure, to }) =>
      to === 'discard' ? `Odhodit: ${cardText(v, treasure)}` : `Položit vedle desky: ${cardText(v, treasure)}`,
    party: (option, _, say) => {
      const player = playerAt(say.state, whoseTurn(say))
      if (option === 'set-out') return `Vyrazit, zdraví ${heartsOnLeaving(player)}`
      const one = option.member
      return `Na ${toColour[option.slot]} místo: ${one === null || one === 'animal' ? member(one) : adventurerText(v, one)}`
    },
    step: (to, _, say) => (to === 'stop' ? 'Zastavit se tady' : `Na ${stepText(v, say, whoseTurn(say), to)}`),
    threat: (option) => {
      if ('fight' in option) {
        const { strength, points } = enemy(option.fight)
        return `Bojovat: ${v.scene.foe(names.foes[option.fight], strength, points)}`
      }
      if (option.bypass === 'caution') return 'Projít díky opatrnosti'
      if (option.bypass === 'bird' || option.bypass === 'turtle') return `Vrátit ${animalTaken[option.bypass]} a projít`
      return `${cardName(v, option.bypass)}: ${effectsText(v, option.bypass)}`
    },
    arrival: (what, _, say) => {
      if (what === 'encounter') return 'Pustit se do setkání'
      if (what === 'end') return 'Ukončit tah'
      const player = playerAt(say.state, whoseTurn(say))
      const hearts = some({ hearts: campHearts(player) })
      return `Postavit tábor ${hearts === '' ? 'zdarma' : `za ${hearts}`}; na poli s mincí nebo drahokamem přinese ${campIncome(player)}`
    },
    option: (choice, _, say) => choiceText(v, say, whoseTurn(say), choice, 'Číst dál'),
    colour: (faction) => v.amount(faction, 1),
    gift: (answer) => (answer === 'accept' ? 'Přijmout' : 'Odmítnout'),
    'mercenary-camp': (space, _, say) =>
      `Políčko ${spaceText(v, say.state, space)}, od středu mapy na ${region(v, say.state, space)}`,
    buy: (card) => `Pořídit za ${amounts(v, artifact(card).cost)}: ${cardText(v, card)}`,
    convert: (card) => `Použít: ${cardText(v, card)}`,
    'return-animal': (animal) => `Vrátit ${animalTaken[animal]}`,
  },
  event: events,
  source: {
    camps: 'Tábory',
    routes: 'Obchodní cesty',
    artifacts: 'Artefakty',
    hand: 'Artefakty v ruce',
    threats: 'Nepřátelé',
    cards: 'Karty',
    money: 'Mince a drahokamy',
    tokens: 'Žetony frakcí',
    chiefs: 'Velitelé',
    reputation: 'Pověst',
    board: 'Deska hráče',
    map: 'Mapa',
    sheet: 'List postavy',
    skills: 'Dovednosti',
  },
  reason: reasons,
  piece: (id) => pieceName(v, id),
  outcome: () => 'Padouši vítězí: všichni společně prohráváte.',
  rival: (id) => pieceName(v, id),
  scene: (view, say) => scene(v, view, say),
  saga: {
    ...sagaWords(v),
    choice: (choice) => {
      if (choice === 'concede') return 'Poslední hru po prohře neopakovat'
      return 'learn' in choice
        ? `Naučit se: ${cardText(v, choice.learn)}`
        : `Hrát za postavu ${names.characters[choice.character]}`
    },
    evening: ({ map }) => (map === 'fitting' ? 'Další mapa' : `Na mapě ${map}: ${names.maps[map]}`),
  },
}
