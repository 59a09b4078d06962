import type { Words } from '@krcma/kernel'
import type { SpaceId } from '../../content/map.ts'
import type { Building } from '../../content/town.ts'
import type { CardId, Cause, Foe, NearAndFar, Seat } from '../../shape.ts'
import {
  cardName,
  direction,
  effectsText,
  heardChoice,
  heardChoices,
  losses,
  type Say,
  saidAmounts,
  spaceText,
} from '../speech.ts'
import { and, counted, formOf, points } from './amounts.ts'
import { atBuilding, atColour, intoBuilding, theBuilding } from './effects.ts'
import { fought, hired } from './names.ts'
import { vocabulary as v } from './vocabulary.ts'

const { names } = v

/** „Získáváte“ or „Alice získává“: the present tense does without the gender of the player. */
const who = (say: Say, seat: Seat, you: string, they: string) => (say.mine(seat) ? you : `${say.name(seat)} ${they}`)
/** Names stand in quotation marks, so that they need no case. */
const theCard = (say: Say, id: CardId) => `„${say.of(id, cardName(v, id))}“`
const cards = (say: Say, ids: readonly CardId[]) => and(ids.map((id) => theCard(say, id)))
const quoted = (label: string) => `„${label}“`
const theFoe = (say: Say, id: Foe) => say.of(id, names.foes[id])
const theSpace = (say: Say, id: SpaceId) => say.of(id, spaceText(v, say.state, id))
const artifacts = (n: number) => counted(n, 'kartu artefaktu', 'karty artefaktů', 'karet artefaktů')
/** Hraje Anna, hrajete vy. */
const by = (say: Say, seat: Seat, they: string, you: string) =>
  say.mine(seat) ? `${you} vy` : `${they} ${say.name(seat)}`
const animalTaken = { bird: 'nákladního kiviho', turtle: 'nákladní želvu' }

const ROLL = {
  duel: 'v souboji',
  threat: 'v boji s nepřítelem',
  'encounter-combat': 've zkoušce boje',
  'encounter-skill': 've zkoušce schopnosti',
}
const BY: Readonly<Record<Exclude<Cause, CardId | Building>, string>> = {
  camp: ' za tábor',
  'camp-track': ' zpod tábora',
  duel: ' za souboj',
  encounter: ' za setkání',
  villain: ' za vítězství',
  hire: ' za nájem',
  refresh: ' za nové tváře v krčmě',
  prison: ' ve vězení',
  departure: ' za odchod z prázdného pole',
  water: ' za otrávenou vodu',
  roll: ' na hod',
  artifact: ' za artefakt',
  bribery: ' jako úplatek',
  threat: ' za průchod kolem nepřítele',
  'set-up': ' do začátku',
}

function because(say: Say, cause: Cause): string {
  if (cause in BY) return BY[cause as keyof typeof BY]
  if (cause in atBuilding) return ` ${atBuilding[cause as Building]}`
  return `: ${theCard(say, cause as CardId)}`
}

const totals = ([mine = 0, theirs = 0]: readonly number[]) => `${mine} : ${theirs}`

export const events: Words<NearAndFar>['event'] = {
  'game-began': ({ map, first, tokens, villains }, say) => {
    const foes = villains.map((id) => theFoe(say, id))
    const lying = counted(tokens.length, 'žeton setkání', 'žetony setkání', 'žetonů setkání')
    return `${names.maps[map]}: na mapě leží ${lying}${foes.length === 0 ? '' : `; padouši: ${and(foes)}`}. ${who(say, first, 'Začínáte', 'začíná')}.`
  },
  'character-chosen': ({ seat, character }, say) =>
    `${who(say, seat, 'Vaše postava', 'hraje za postavu')}: ${say.of(character, names.characters[character])}.`,
  'introduction-read': ({ character }, say) =>
    `Začíná příběh postavy ${say.of(character, names.characters[character])}.`,
  'companion-chosen': ({ seat, animal, slot }, say) =>
    `${who(say, seat, 'Váš zvířecí společník', 'má zvířecího společníka')}: ${say.of(animal, v.animal[animal])}, na ${atColour[slot]} místě.`,
  dealt: ({ seat, basic, advanced, cards: held }, say) =>
    `${who(say, seat, 'Dostáváte', 'dostává')} ${held === null ? `karty artefaktů: základní ${basic}, vylepšené ${advanced}` : cards(say, held)}.`,
  picked: ({ seat, card }, say) =>
    `${who(say, seat, 'Necháváte si', 'si nechává')} ${card === null ? 'kartu artefaktu' : theCard(say, card)} a ostatní ${say.mine(seat) ? 'posíláte' : 'posílá'} dál.`,
  'draft-ended': ({ seat, basic, advanced, cards: held }, say) => {
    if (basic + advanced === 0) return `${who(say, seat, 'Začínáte', 'začíná')} bez artefaktů v ruce.`
    const hand = held === null ? `základní ${basic}, vylepšené ${advanced}` : cards(say, held)
    return `${who(say, seat, 'Začínáte', 'začíná')} s artefakty v ruce: ${hand}.`
  },
  'round-began': ({ round }) => `${round}. kolo.`,
  'turn-began': ({ seat }, say) => `${who(say, seat, 'Jste', 'je')} na tahu.`,
  'town-visited': ({ seat, building: of }, say) =>
    `${who(say, seat, 'Navštěvujete', 'navštěvuje')} ${say.of(of, theBuilding[of])}.`,
  challenged: ({ seat, building: of, opponent, manner }, say) =>
    `Souboj ${atBuilding[of]}: ${by(say, seat, 'vyzývá', 'vyzýváte')}, ${opponent === 'neutral' ? 'brání se neutrální postava' : by(say, opponent, 'brání se', 'bráníte se')}. Bojuje se ${manner === 'fair' ? 'čestně' : 'zákeřně'}.`,
  'duel-avoided': ({ seat, building: of, bribed }, say) =>
    `${who(say, seat, 'Vstupujete', 'vstupuje')} ${intoBuilding[of]} bez souboje${bribed ? ', za úplatek' : ''}.`,
  rolled: ({ who: one, roll, die, total }, say) =>
    `${one === 'neutral' ? 'Za neutrální postavu padá' : who(say, one, 'Házíte', 'hází')} ${say.of(`die-${die}`, String(die))} ${ROLL[roll]}, celkem ${total}.`,
  rerolled: ({ seat, card, die, total }, say) =>
    `${who(say, seat, 'Házíte', 'hází')} znovu díky kartě ${theCard(say, card)}: ${say.of(`die-${die}`, String(die))}, celkem ${total}.`,
  'roll-raised': ({ seat, card, by: more, total }, say) =>
    `${who(say, seat, 'Přičítáte', 'přičítá')} ${more} díky kartě ${theCard(say, card)}, celkem ${total}.`,
  // What was paid for it was told before.
  'hearts-spent': ({ seat, total }, say) => `${who(say, seat, 'Máte', 'má')} celkem ${total}.`,
  'duel-won': ({ seat, totals: sums }, say) => `${who(say, seat, 'Vyhráváte', 'vyhrává')} souboj ${totals(sums)}.`,
  'duel-lost': ({ seat, totals: sums }, say) =>
    `${who(say, seat, 'Prohráváte', 'prohrává')} souboj ${totals(sums)} a ${say.mine(seat) ? 'jdete' : 'jde'} do vězení.`,
  gained: ({ seat, gain, by: cause }, say) => {
    const got = saidAmounts(v, say, gain)
    const lost = saidAmounts(v, say, losses(gain))
    const [gains, loses] = say.mine(seat) ? ['získáváte', 'ztrácíte'] : ['získává', 'ztrácí']
    const parts = [...(got === '' ? [] : [`${gains} ${got}`]), ...(lost === '' ? [] : [`${loses} ${lost}`])].join(' a ')
    const sentence = say.mine(seat) ? `${parts.charAt(0).toUpperCase()}${parts.slice(1)}` : `${say.name(seat)} ${parts}`
    return `${sentence}${because(say, cause)}.`
  },
  paid: ({ seat, cost, for: what }, say) =>
    `${who(say, seat, 'Platíte', 'platí')} ${saidAmounts(v, say, cost)}${because(say, what)}.`,
  'coins-taken': ({ seat, from, coins, card }, say) =>
    `${theCard(say, card)}: ${by(say, from, 'platí', 'platíte')} ${saidAmounts(v, say, { coin: coins })}, ${by(say, seat, 'bere si je', 'berete si je')}.`,
  'die-for-gain': ({ seat, card, die }, say) =>
    `${who(say, seat, 'Házíte', 'hází')} pro dovednost ${theCard(say, card)}: ${say.of(`die-${die}`, String(die))}.`,
  traded: ({ seat, gave, got }, say) =>
    `${who(say, seat, 'Odevzdáváte', 'odevzdává')} ${saidAmounts(v, say, gave)} a ${say.mine(seat) ? 'dostáváte' : 'dostává'} ${saidAmounts(v, say, got)}.`,
  'artifact-discarded': ({ seat, tier, card }, say) =>
    `${who(say, seat, 'Odhazujete', 'odhazuje')} ${card === null ? `${tier === 'basic' ? 'základní' : 'vylepšený'} artefakt` : theCard(say, card)}.`,
  hired: ({ seat, adventurer, price }, say) =>
    `${who(say, seat, 'Najímáte', 'najímá')} ${say.of(adventurer, hired[adventurer])} ${price === 0 ? 'zdarma' : `za ${saidAmounts(v, say, { coin: price })}`}.`,
  'adventurer-came': ({ seat, adventurer }, say) =>
    `${who(say, seat, 'Získáváte', 'získává')} ${say.of(adventurer, hired[adventurer])}.`,
  'adventurer-declined': ({ seat, adventurer }, say) =>
    `${who(say, seat, 'Odmítáte', 'odmítá')} ${say.of(adventurer, hired[adventurer])}.`,
  'party-changed': ({ seat, party }, say) => {
    const members = Object.values(party).flatMap((one) =>
      one === null ? [] : [one === 'animal' ? 'zvířecí společník' : say.of(one, names.adventurers[one])],
    )
    return `${who(say, seat, 'Vaše družina', 'vede družinu')}: ${members.length === 0 ? 'nikdo' : and(members)}.`
  },
  'row-filled': ({ added }, say) => `Nově v krčmě: ${and(added.map((id) => say.of(id, names.adventurers[id])))}.`,
  'row-refreshed': ({ row }, say) => `V krčmě teď sedí: ${and(row.map((id) => say.of(id, names.adventurers[id])))}.`,
  'bag-refilled': ({ count }) =>
    `Zpět do sáčku ${formOf(count, ['jde', 'jdou', 'jde'])} ${counted(count, 'dobrodruh', 'dobrodruzi', 'dobrodruhů')}.`,
  'animal-gained': ({ seat, animal }, say) =>
    `${who(say, seat, 'Získáváte', 'získává')} ${say.of(animal, animalTaken[animal])}.`,
  'animal-returned': ({ seat, animal }, say) =>
    `${who(say, seat, 'Vracíte', 'vrací')} ${say.of(animal, animalTaken[animal])}.`,
  'artifacts-drawn': ({ seat, basic, advanced, cards: seen }, say) => {
    if (basic + advanced === 0)
      return `${who(say, seat, 'Nedobíráte si', 'si nedobírá')} nic, žádné artefakty nezbývají.`
    const what = seen === null ? `artefakty, základní ${basic}, vylepšené ${advanced}` : cards(say, seen)
    return `${who(say, seat, 'Dobíráte si', 'si dobírá')} ${what}.`
  },
  'artifacts-kept': ({ seat, kept, basic, advanced, cards: away }, say) => {
    const gone = away === null ? artifacts(basic + advanced) : cards(say, away)
    const keeping = `${who(say, seat, 'Necháváte si', 'si nechává')} ${artifacts(kept)}`
    if (basic + advanced === 0)
      return kept === 0 ? `${who(say, seat, 'Nic si nenecháváte', 'si nic nenechává')}.` : `${keeping}.`
    return kept === 0
      ? `${who(say, seat, 'Odhazujete', 'odhazuje')} ${gone}.`
      : `${keeping} a ${say.mine(seat) ? 'odhazujete' : 'odhazuje'} ${gone}.`
  },
  'deck-shuffled': ({ deck }) =>
    ({
      treasure: 'Odhozené poklady se míchají do nového balíčku.',
      arcade: 'Odhozené karty setkání se míchají do nového balíčku.',
      basic: 'Odhozené základní artefakty se míchají do nového balíčku.',
      advanced: 'Odhozené vylepšené artefakty se míchají do nového balíčku.',
    })[deck],
  'camp-placed': ({ seat, on, left }, say) => {
    const rest = left === 0 ? '' : `; na desce ${formOf(left, ['zbývá', 'zbývají', 'zbývá'])} ${left}`
    const placing = who(say, seat, 'Umisťujete', 'umisťuje')
    if (on === 'mine') return `${placing} tábor v dole${rest}.`
    if (on in names.foes) return `${placing} tábor na kartu „${theFoe(say, on as Foe)}“${rest}.`
    return `${who(say, seat, 'Stavíte', 'staví')} tábor na políčku ${theSpace(say, on as SpaceId)}${rest}.`
  },
  'end-triggered': ({ seat }, say) =>
    `${who(say, seat, 'Umisťujete', 'umisťuje')} poslední tábor své desky: toto kolo je poslední.`,
  'route-completed': ({ goods, seats, points: jp }, say) =>
    `Obchodní cesta je hotová, ${v.tradeGoods[goods]}: ${points(jp)}, ${and(seats.map((seat) => by(say, seat, 'získává', 'získáváte')))}.`,
  'treasures-found': ({ seat, treasures }, say) =>
    `${who(say, seat, 'Nacházíte', 'nachází')} ${and(treasures.map((id) => `${theCard(say, id)} – ${effectsText(v, id)}`))}.`,
  'treasure-kept': ({ seat, treasure, place }, say) =>
    `${who(say, seat, 'Necháváte si', 'si nechává')} ${theCard(say, treasure)} ${place === 'animal' ? 'na nákladním zvířeti' : 'vedle desky'}.`,
  'treasure-discarded': ({ seat, treasure }, say) =>
    `${who(say, seat, 'Odhazujete', 'odhazuje')} ${theCard(say, treasure)}.`,
  'town-left': ({ seat, hearts }, say) =>
    `${who(say, seat, 'Opouštíte', 'opouští')} město, zdraví ${say.of('hearts', String(hearts))}.`,
  moved: ({ seat, from, to }, say) =>
    `${who(say, seat, 'Jdete', 'jde')} na ${direction(v, say.state, from, to)}, na políčko ${theSpace(say, to)}.`,
  'turned-back': ({ seat, from }, say) =>
    `${who(say, seat, 'Nemáte', 'nemá')} čím zaplatit za otrávenou vodu a ${say.mine(seat) ? 'vracíte se' : 'vrací se'} na políčko ${theSpace(say, from)}.`,
  'foe-faced': ({ seat, foe, to }, say) =>
    `Cestou na políčko ${theSpace(say, to)} ${by(say, seat, 'bojuje', 'bojujete')}; nepřítel: ${theFoe(say, foe)}.`,
  'foe-defeated': ({ seat, foe }, say) => `${who(say, seat, 'Porážíte', 'poráží')} ${say.of(foe, fought[foe])}.`,
  'foe-bypassed': ({ seat, foe, with: means }, say) => {
    const past = `${who(say, seat, 'Obcházíte', 'obchází')} ${foe === null ? 'nepřítele' : say.of(foe, fought[foe])}`
    if (means === 'caution') return `${past} díky opatrnosti.`
    if (means === 'bird' || means === 'turtle')
      return `${past} a ${say.mine(seat) ? 'necháváte' : 'nechává'} mu ${animalTaken[means]}.`
    return `${past} díky kartě ${theCard(say, means)}.`
  },
  'foe-prevailed': ({ seat, foe, back }, say) =>
    `${theFoe(say, foe)} vítězí, ${say.mine(seat) ? 'vracíte se' : `${say.name(seat)} se vrací`} na políčko ${theSpace(say, back)}.`,
  'encounter-read': ({ seat, narrator, source, id, choices }, say) => {
    const character = say.state.players[seat]?.character ?? null
    const what = v.encounter(source, id, character === null ? '' : names.characters[character])
    const options = heardChoices(v, say, choices, quoted)
    return `${say.of(id, what)}. ${by(say, seat, 'Hraje', 'Hrajete')}, ${by(say, narrator, 'předčítá', 'předčítáte')}.${options === '' ? '' : ` Možnosti: ${options}.`}`
  },
  'option-chosen': ({ seat, ...choice }, say) =>
    `${who(say, seat, 'Volíte', 'volí')}: ${heardChoice(v, say, choice, quoted)}.`,
  'keywords-matched': ({ seat, keywords }, say) =>
    `Svět si pamatuje, ${by(say, seat, 'co nese', 'co nesete')}: ${and(keywords.map((id) => say.of(id, names.keywords[id])))}.`,
  'encounter-won': ({ seat, bonus }, say) => `${who(say, seat, 'Máte', 'má')} úspěch${bonus ? ', i s bonusem' : ''}.`,
  'encounter-lost': ({ seat }, say) => `${who(say, seat, 'Nemáte', 'nemá')} úspěch.`,
  'villain-read': ({ villain }, say) => `Padouch je na kolenou: ${theFoe(say, villain)}.`,
  'villain-result': ({ villain }, say) => `Jak to dopadlo: ${theFoe(say, villain)}.`,
  'token-removed': ({ space }, say) => `Z políčka ${theSpace(say, space)} mizí žeton setkání.`,
  'keyword-noted': ({ seat, keyword }, say) =>
    `${who(say, seat, 'Zapisujete si', 'si zapisuje')} slovo ${say.of(keyword, names.keywords[keyword])}.`,
  'story-noted': ({ seat, story }, say) => `${who(say, seat, 'Zapisujete si', 'si zapisuje')} příběh ${story}.`,
  'story-crossed-out': ({ seat, story }, say) => `${who(say, seat, 'Škrtáte', 'škrtá')} příběh ${story}.`,
  'box-marked': ({ seat, boxes }, say) =>
    `${who(say, seat, 'Označujete', 'označuje')} okénko na listu postavy, celkem ${boxes}.`,
  'stage-completed': ({ seat, stages, next }, say) =>
    next === null
      ? `${who(say, seat, 'Jste', 'je')} na konci příběhu své postavy.`
      : `${who(say, seat, 'Máte', 'má')} za sebou ${counted(stages, 'setkání', 'setkání', 'setkání')} svého příběhu.`,
  'experience-gained': ({ seat, unspent }, say) =>
    `${who(say, seat, 'Získáváte', 'získává')} bod zkušenosti, k utracení: ${unspent}.`,
  'skill-bought': ({ seat, skill }, say) => `${who(say, seat, 'Učíte se', 'se učí')} dovednost ${theCard(say, skill)}.`,
  'world-card-gained': ({ seat, card }, say) =>
    `${who(say, seat, 'Získáváte', 'získává')} ${theCard(say, card)} – ${effectsText(v, card)}.`,
  'world-card-missed': ({ card }, say) => `Kartu ${theCard(say, card)} už někdo má.`,
  'gift-declined': ({ seat, gift }, say) =>
    `${who(say, seat, 'Odmítáte', 'odmítá')} ${gift === 'bird' ? animalTaken.bird : theCard(say, gift)}.`,
  'artifact-bought': ({ seat, card }, say) =>
    `${who(say, seat, 'Pořizujete si', 'si pořizuje')} artefakt ${theCard(say, card)}.`,
  converted: ({ seat, card }, say) => `${who(say, seat, 'Používáte', 'používá')} ${theCard(say, card)}.`,
  'chief-taken': ({ seat, chief }, say) =>
    `${who(say, seat, 'Přidává se k vám', 'získává nového spojence')}: ${say.of(chief, v.chief[chief.slice('chief-'.length) as keyof typeof v.chief])}.`,
  'game-ended': ({ why }) =>
    ({
      camps: 'Poslední tábor jedné desky je umístěný: hra končí.',
      'nothing-left': 'Nikdo už nemůže umístit další tábor: hra končí.',
      'no-camps': 'Už tři kola nikdo neumístil tábor: hra končí.',
      'last-round': 'Skončilo poslední kolo, které hra smí mít.',
    })[why],
  'villains-prevailed': ({ villains }, say) =>
    `Neporažení padouši: ${and(villains.map((id) => theFoe(say, id)))}. Všichni společně prohráváte.`,
}
