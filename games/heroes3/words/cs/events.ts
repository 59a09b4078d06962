import type { Words } from '@krcma/kernel'
import type { BuildingId } from '../../content/buildings.ts'
import type { CardId } from '../../content/cards.ts'
import type { FactionId } from '../../content/factions.ts'
import type { DeckId, FieldKey, Heroes3, Rank, Seat, UnitCard } from '../../shape.ts'
import {
  because,
  isNothing,
  type Say,
  theBuilding,
  theCard,
  theField,
  theGoods,
  theTile,
  theUnit,
  thrownText,
  who,
} from '../speech.ts'
import { modeText } from '../texts.ts'
import { battleEvents } from './battle-events.ts'
import { and, counted, experience, movement, ofResource, points, roman, someCards } from './counting.ts'
import { vocabulary as v } from './vocabulary.ts'

const { names } = v

/** Hlavní hrdina (čí): Alice stands behind a colon or a dash, so that the name needs no case. */
const heroOf = (say: Say, seat: Seat, hero: Rank) =>
  say.mine(seat) ? `Váš ${v.rank[hero]}` : `${say.name(seat)}: ${v.rank[hero]}`
/** Names stand in quotation marks after a noun that takes the case, so that they need none themselves. */
const card = (say: Say, id: CardId) => `„${theCard(v, say, id)}“`
const cards = (say: Say, ids: readonly CardId[]) =>
  `${ids.length === 1 ? 'kartu' : 'karty'} ${and(ids.map((id) => card(say, id)))}`
const field = (say: Say, key: FieldKey) => `„${theField(v, say, key)}“`
const unit = (say: Say, id: UnitCard | 'arrow-tower') => `„${theUnit(v, say, id)}“`
const units = (say: Say, ids: readonly UnitCard[]) => and(ids.map((id) => unit(say, id)))
const building = (say: Say, id: BuildingId) => `„${theBuilding(v, say, id)}“`
const some = (say: Say, n: number, seen: readonly CardId[]) => (seen.length === 0 ? someCards(n) : cards(say, seen))
const ofFaction: Readonly<Record<FactionId, string>> = { castle: 'Hrad', necropolis: 'Nekropoli', dungeon: 'Kobku' }

/** Z čeho. */
const fromDeck: Readonly<Record<DeckId | 'own' | 'own-discard', string>> = {
  ability: 'z balíčku dovedností',
  artifact: 'z balíčku artefaktů',
  spell: 'z balíčku kouzel',
  'artifact-minor': 'z balíčku malých artefaktů',
  'artifact-major': 'z balíčku velkých artefaktů',
  'artifact-relic': 'z balíčku relikvií',
  'spell-basic': 'z balíčku běžných kouzel',
  'spell-expert': 'z balíčku pokročilých kouzel',
  own: 'ze svého balíčku',
  'own-discard': 'ze svého odhazovacího balíčku',
}
const uses = {
  draw: 'za dobrání karty',
  cycle: 'za výměnu karet',
  reroll: 'za přehození kostky',
  'redo-search': 'za nové nahlédnutí',
}

export const events: Words<Heroes3>['event'] = {
  ...battleEvents,
  'faction-taken': ({ seat, faction }, say) =>
    `${who(say, seat, 'Hrajete', 'hraje')} za ${say.of(faction, ofFaction[faction])}.`,
  'hero-taken': ({ seat, hero }, say) =>
    `${who(say, seat, 'Váš hlavní hrdina', 'má hlavního hrdinu')}: ${say.of(hero, names.heroes[hero])}, ${names.classes[hero]}.`,
  'start-rolled': ({ seat, dice, sum }, say) =>
    `${who(say, seat, 'Hážete', 'hází')} o začátek: ${and(dice.map((die) => thrownText(v, die)))}, dohromady ${counted(sum, 'kus', 'kusy', 'kusů')}.`,
  'order-set': ({ first }, say) => `${who(say, first, 'Začínáte', 'začíná')}.`,
  'centre-laid': ({ slots }) => `Střed mapy leží: ${counted(slots.length, 'dílek', 'dílky', 'dílků')}.`,
  'tile-drawn': ({ seat, tile }, say) => `${who(say, seat, 'Berete', 'bere')} ${theTile(v, say, tile)}.`,
  'tile-placed': ({ seat, tile }, say) =>
    seat === null
      ? `Na mapě leží ${theTile(v, say, tile)}.`
      : `${who(say, seat, 'Pokládáte', 'pokládá')} ${theTile(v, say, tile)}.`,
  'tile-turned-up': ({ seat, tile }, say) => `${who(say, seat, 'Objevujete', 'objevuje')} ${theTile(v, say, tile)}.`,
  'tile-rotated': ({ seat, tile }, say) => `${who(say, seat, 'Natáčíte', 'natáčí')} ${theTile(v, say, tile)}.`,
  'hand-redrawn': ({ seat, n }, say) =>
    `${who(say, seat, 'Mícháte', 'míchá')} počáteční ruku zpět a znovu ${say.mine(seat) ? 'si dobíráte' : 'si dobírá'} ${someCards(n)}.`,
  'hand-kept': ({ seat }, say) => `${who(say, seat, 'Necháváte si', 'si nechává')} počáteční ruku.`,
  'bonus-taken': ({ seat, bonus }, say) => {
    const options = say.state.setting.scenario.startingBonuses.options
    const named = options.find(({ id }) => id === bonus)?.name?.cs
    return `${who(say, seat, 'Berete si', 'si bere')} ${named === undefined ? 'počáteční bonus' : `bonus „${named}“`}.`
  },
  'round-begins': ({ round }) => `Začíná ${round}. kolo.`,
  'income-paid': ({ seat, goods }, say) =>
    isNothing(goods)
      ? `${who(say, seat, 'Nemáte', 'nemá')} žádný příjem.`
      : `${who(say, seat, 'Váš příjem', 'má příjem')}: ${theGoods(v, say, goods)}.`,
  'astrologer-drawn': ({ card: drawn, again }, say) =>
    `Astrologové ohlašují: ${say.of(drawn, names.astrologers[drawn])}${again ? '. Karta se odkládá a odkrývá se jiná' : ''}.`,
  'turn-begins': ({ seat }, say) => (say.mine(seat) ? 'Začíná váš tah.' : `Na tahu: ${say.name(seat)}.`),
  'turn-ends': ({ seat }, say) => (say.mine(seat) ? 'Váš tah končí.' : `${say.name(seat)} končí tah.`),
  'round-ends': ({ round }) => `Končí ${round}. kolo.`,
  gained: ({ seat, goods, cause }, say) =>
    `${who(say, seat, 'Získáváte', 'získává')} ${theGoods(v, say, goods)}${because(v, cause, say)}.`,
  paid: ({ seat, goods, to }, say) =>
    `${who(say, seat, 'Platíte', 'platí')} ${theGoods(v, say, goods)}${to === null ? '' : say.mine(to) ? ', a to vám' : `, dostává ${say.name(to)}`}.`,
  traded: ({ seat, give, get }, say) =>
    `${who(say, seat, 'Směňujete', 'směňuje')} ${theGoods(v, say, give)} za ${theGoods(v, say, get)}.`,
  'income-changed': ({ seat, resource, steps, cause }, say) =>
    `${who(say, seat, steps < 0 ? 'Snižuje se vám' : 'Zvyšuje se vám', steps < 0 ? 'má nižší' : 'má vyšší')} příjem ${say.of(resource, ofResource[resource])} o ${counted(Math.abs(steps), 'stupeň', 'stupně', 'stupňů')}${because(v, cause, say)}.`,
  'less-income': ({ seat, goods }, say) =>
    `${who(say, seat, 'Váš příští příjem bude nižší', 'bude mít příští příjem nižší')} o ${theGoods(v, say, goods)}.`,
  drew: ({ seat, n, cards: seen }, say) => `${who(say, seat, 'Dobíráte si', 'si dobírá')} ${some(say, n, seen)}.`,
  discarded: ({ seat, cards: gone, random }, say) =>
    `${who(say, seat, 'Odhazujete', 'odhazuje')}${random ? ' náhodně' : ''} ${gone.length === 0 ? 'nic' : cards(say, gone)}.`,
  'deck-reshuffled': ({ seat }, say) => `${who(say, seat, 'Mícháte', 'míchá')} odhazovací balíček do nového balíčku.`,
  'shared-deck-reshuffled': ({ deck }) => `Odhozené karty se míchají zpět: ${v.deck(deck)}.`,
  searching: ({ seat, deck, n }, say) =>
    `${who(say, seat, 'Nahlížíte', 'nahlíží')} na ${someCards(n)} ${fromDeck[deck]}.`,
  'search-repeated': ({ seat, cards: gone }, say) =>
    `${who(say, seat, 'Odhazujete', 'odhazuje')} ${gone.length === 0 ? 'všechny karty' : cards(say, gone)} a ${say.mine(seat) ? 'nahlížíte' : 'nahlíží'} znovu.`,
  'card-gained': ({ seat, card: taken, from }, say) =>
    `${who(say, seat, 'Berete si', 'si bere')} ${fromDeck[from]} ${taken === null ? 'kartu' : cards(say, [taken])}.`,
  'cards-laid-off': ({ seat, cards: gone }, say) =>
    `${who(say, seat, 'Odkládáte', 'odkládá')} ${gone.length === 0 ? 'nic' : cards(say, gone)}.`,
  'card-played': ({ seat, card: played, mode }, say) => {
    const text = modeText(v, played, mode)
    return `${who(say, seat, 'Hrajete', 'hraje')} kartu ${card(say, played)}${text === '' ? '' : `: ${text}`}.`
  },
  'card-cast': ({ seat, card: cast, power }, say) =>
    `${who(say, seat, 'Sesíláte', 'sesílá')} se silou ${power} kartu ${card(say, cast)}.`,
  'card-returned': ({ seat, card: back }, say) =>
    `${who(say, seat, 'Vracíte si', 'si vrací')} do ruky kartu ${card(say, back)}.`,
  'card-removed': ({ seat, card: gone, scored }, say) =>
    `${who(say, seat, 'Odstraňujete', 'odstraňuje')} ${scored ? 'do skórovacího balíčku' : 'ze hry'} kartu ${card(say, gone)}.`,
  'spell-negated': ({ seat, card: spell }, say) =>
    `${who(say, seat, 'Rušíte', 'ruší')} kouzlo ${card(say, spell)}: nemá účinek.`,
  'hand-shuffled-in': ({ seat, n }, say) => `${who(say, seat, 'Mícháte', 'míchá')} z ruky do balíčku ${someCards(n)}.`,
  'deck-peeked': ({ seat, deck, put }, say) =>
    `${who(say, seat, 'Prohlížíte si', 'si prohlíží')} vrchní kartu, ${v.deck(deck as DeckId)}, a ${say.mine(seat) ? 'vracíte' : 'vrací'} ji ${put === 'top' ? 'navrch' : 'dospod'}.`,
  'morale-changed': ({ seat, to }, say) =>
    `${who(say, seat, 'Vaše morálka je teď', 'má teď morálku')}: ${say.of('morale', v.morale[to])}.`,
  'morale-spent': ({ seat, use }, say) =>
    `${who(say, seat, 'Utrácíte', 'utrácí')} ${say.of('morale', 'morálku')} ${uses[use]}.`,
  'morale-ignored': ({ seat }, say) =>
    `${who(say, seat, 'Vás se morálka netýká', 'morálku nezná')}: Nekropole ji ignoruje.`,
  rolled: ({ seat, dice }, say) =>
    `${who(say, seat, 'Hážete', 'hází')}: ${dice.map((die) => say.of(die.die, thrownText(v, die))).join('; ')}.`,
  rerolled: ({ seat, die, was }, say) =>
    `${who(say, seat, 'Přehazujete', 'přehazuje')} kostku, místo „${thrownText(v, was)}“ padá „${say.of(die.die, thrownText(v, die))}“.`,
  'experience-gained': ({ seat, n }, say) => `${who(say, seat, 'Získáváte', 'získává')} ${experience(n)}.`,
  'level-reached': ({ seat, level }, say) => `${heroOf(say, seat, 'main')} dosahuje úrovně ${roman(level)}.`,
  'movement-gained': ({ seat, hero, n }, say) => `${heroOf(say, seat, hero)} získává ${movement(n)}.`,
  'hero-moved': ({ seat, hero, to, mp }, say) =>
    `${heroOf(say, seat, hero)} jde na políčko ${field(say, to)}${mp > 1 ? ` za ${movement(mp)}` : ''}.`,
  'hero-placed': ({ seat, hero, field: at }, say) =>
    `${heroOf(say, seat, hero)} teď stojí na políčku ${field(say, at)}.`,
  'hero-hired': ({ seat, field: at }, say) =>
    `${who(say, seat, 'Najímáte', 'najímá')} sekundárního hrdinu, políčko ${field(say, at)}.`,
  'hero-defeated': ({ seat, hero, by }, say) =>
    `${heroOf(say, seat, hero)} je poražen${by === null ? '' : say.mine(by) ? ', vítězíte vy' : `, vítězí ${say.name(by)}`}.`,
  'hero-surrendered': ({ seat, hero }, say) => `${heroOf(say, seat, hero)} se vzdává.`,
  'hero-retreated': ({ seat, hero, field: at }, say) =>
    `${heroOf(say, seat, hero)} ustupuje na políčko ${field(say, at)}.`,
  'hero-gone': ({ seat, hero }, say) => `${heroOf(say, seat, hero)} opouští mapu.`,
  visited: ({ seat, hero, field: at }, say) => `${heroOf(say, seat, hero)} navštěvuje políčko ${field(say, at)}.`,
  'visit-declined': ({ seat, field: at }, say) =>
    `${who(say, seat, 'Nevyužíváte', 'nevyužívá')} políčko ${field(say, at)}.`,
  flagged: ({ seat, field: at, from }, say) =>
    `${who(say, seat, 'Obsazujete', 'obsazuje')} políčko ${field(say, at)}${from === null ? '' : say.mine(from) ? ', které bylo vaše' : `, dosud je měl hráč ${say.name(from)}`}.`,
  cubed: ({ field: at }, say) => `Na políčku ${field(say, at)} leží černá kostička.`,
  'cubes-removed': ({ fields }, say) =>
    fields.length === 0
      ? 'Černé kostičky nejsou žádné.'
      : `Černé kostičky mizí z políček ${and(fields.map((at) => field(say, at)))}.`,
  'settlement-income': ({ seat, field: at, resource }, say) =>
    `${who(say, seat, 'Máte', 'má')} z políčka ${field(say, at)} příjem ${say.of(resource, ofResource[resource])}.`,
  'token-taken': ({ seat, hero }, say) => `${heroOf(say, seat, hero)} bere ${say.of('grail', 'grál')}.`,
  'token-dropped': ({ field: at }, say) => `${say.of('grail', 'Grál')} leží na políčku ${field(say, at)}.`,
  'token-won': ({ seat, hero, from }, say) =>
    `${heroOf(say, seat, hero)} získává ${say.of('grail', 'grál')}${say.mine(from) ? ', který jste měli vy' : `, který měl hráč ${say.name(from)}`}.`,
  'cube-taken': ({ seat, from }, say) =>
    `${who(say, seat, 'Berete si', 'si bere')} kostičku frakce${say.mine(from) ? ' od vás' : `, kterou dává ${say.name(from)}`}.`,
  built: ({ seat, building: id }, say) => `${who(say, seat, 'Stavíte', 'staví')}: ${building(say, id)}.`,
  'building-used': ({ seat, building: id }, say) =>
    `${who(say, seat, 'Používáte', 'používá')} budovu ${building(say, id)}.`,
  recruited: ({ seat, unit: id, goods }, say) =>
    `${who(say, seat, 'Najímáte', 'najímá')} jednotku ${unit(say, id)}${isNothing(goods) ? ' zdarma' : ` za ${theGoods(v, say, goods)}`}.`,
  reinforced: ({ seat, unit: id, goods }, say) =>
    `${who(say, seat, 'Posilujete', 'posiluje')} jednotku ${unit(say, id)}${isNothing(goods) ? ' zdarma' : ` za ${theGoods(v, say, goods)}`}.`,
  'unit-turned': ({ seat, unit: id, side }, say) =>
    `${who(say, seat, 'Otáčíte', 'otáčí')} jednotku ${unit(say, id)}, teď je to ${v.side[side]}.`,
  'unit-gained': ({ seat, unit: id, side }, say) =>
    `${who(say, seat, 'Získáváte', 'získává')} jednotku ${unit(say, id)}: ${v.side[side]}.`,
  'unit-laid-on': ({ seat, unit: id, card: laid }, say) =>
    `${who(say, seat, 'Kladete', 'klade')} na jednotku ${unit(say, id)} kartu ${card(say, laid)}.`,
  'army-refilled': ({ seat, units: ids, anew }, say) =>
    !anew
      ? `${who(say, seat, 'Začínáte', 'začíná')} s jednotkami ${units(say, ids)}.`
      : `${who(say, seat, 'Nemáte', 'nemá')} už žádné jednotky a ${say.mine(seat) ? 'začínáte' : 'začíná'} znovu s jednotkami ${units(say, ids)}.`,
  'neutral-revealed': ({ seat, cards: shown }, say) =>
    `${who(say, seat, 'Odkrýváte', 'odkrývá')}: ${units(say, shown)}.`,
  'neutral-discarded': ({ cards: gone }, say) => `Odhazuje se: ${units(say, gone)}.`,
  'combat-announced': ({ seat, hero, field: at, against, difficulty }, say) =>
    `${heroOf(say, seat, hero)} bojuje o políčko ${field(say, at)}${against !== null ? (say.mine(against) ? ', bráníte se vy' : `, brání se ${say.name(against)}`) : difficulty === null ? '' : ` se stráží obtížnosti ${roman(difficulty)}`}.`,
  'combat-skipped': ({ seat, field: at }, say) =>
    `${who(say, seat, 'Dojednáváte', 'dojednává')} se stráží průchod bez boje, políčko ${field(say, at)}.`,
  'quick-combat': ({ field: at, difficulty }, say) =>
    `Stráž obtížnosti ${roman(difficulty)} na políčku ${field(say, at)} je přemožena bez boje.`,
  'hero-given-up': ({ seat, field: at }, say) =>
    `${who(say, seat, 'Vydáváte', 'vydává')} sekundárního hrdinu, políčko ${field(say, at)}.`,
  'town-defended': ({ seat, field: at }, say) =>
    `${who(say, seat, 'Platíte', 'platí')} za obranu políčka ${field(say, at)}.`,
  'tribute-paid': ({ seat, to, gold }, say) =>
    `${who(say, seat, 'Platíte', 'platí')} tribut ${say.of('gold', v.amount('gold', gold))}${say.mine(to) ? ', a to vám' : `, dostává ${say.name(to)}`}.`,
  'points-gained': ({ seat, n, cause }, say) =>
    `${who(say, seat, 'Získáváte', 'získává')} na konec ${points(n)}${because(v, cause, say)}.`,
  'victory-latched': ({ condition, seat }, say) => {
    const victory = say.state.setting.scenario.victory.find(({ id }) => id === condition)
    const what = victory === undefined ? '' : `: ${v.condition(victory.if)}`
    return `${seat === null ? 'Cíl je splněn' : who(say, seat, 'Cíl plníte vy', 'plní cíl')}${what}.`
  },
  eliminated: ({ seat }, say) => `${who(say, seat, 'Jste ze hry venku', 'je ze hry venku')}.`,
  message: ({ text }) => text.cs,
  'game-ends': ({ winners }, say) =>
    winners.length === 0
      ? 'Hra končí.'
      : `Hra končí. Vítězství: ${and(winners.map((seat) => (say.mine(seat) ? 'vy' : say.name(seat))))}.`,
}
