import type { FactionId } from '../../content/factions.ts'
import type { LocationId } from '../../content/locations.ts'
import type { ScenarioEvent, StartingUnits } from '../../content/scenario.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { abilityNames, abilityTexts } from './abilities.ts'
import { playerName, tellCondition } from './conditions.ts'
import { amount, and, counted, goods, movement, or, points, resourceName, roman } from './counting.ts'
import { dieName, onlyIfText, statName, tell, tierName, typeName } from './effects.ts'
import * as names from './names.ts'

const tileKind = {
  start: 'startovní dílek',
  far: 'vzdálený dílek',
  near: 'blízký dílek',
  center: 'středový dílek',
}
const ofFaction: Readonly<Record<FactionId, string>> = { castle: 'Hradu', necropolis: 'Nekropole', dungeon: 'Kobky' }

function event(on: ScenarioEvent): string {
  const place = on.location === undefined ? 'políčko' : `políčko „${names.locations[on.location]}“`
  const onPlace = on.location === undefined ? 'na políčko' : `na políčko „${names.locations[on.location]}“`
  const hero = on.hero === undefined ? 'hrdina' : on.hero === 'main' ? 'hlavní hrdina' : 'sekundární hrdina'
  const carrier = on.carrying === undefined ? hero : `${hero} s grálem`
  const tile = on.kind === undefined ? 'dílek' : tileKind[on.kind]
  const by = { hero: 'jiným hrdinou', neutral: 'neutrálními jednotkami', 'army-without-hero': 'armádou bez hrdiny' }
  const isRound = on.event === 'round-start' || on.event === 'round-end'
  const round = on.rounds === undefined ? 'kolo' : `${or(on.rounds.map((n) => `${n}.`))} kolo`
  const what = {
    visit: `${hero} navštíví ${place}`,
    enter: `${hero} vstoupí ${onPlace}`,
    flag: `hráč obsadí ${place}`,
    capture: `hráč dobude ${place}`,
    'hero-defeated': `je ${carrier} poražen`,
    'hero-surrendered': `se ${carrier} vzdá`,
    'town-flagged': 'hráč obsadí nepřátelské město',
    'tile-discovered': `je objeven ${tile}`,
    'tile-placed': `je položen ${tile}`,
    'round-start': `začne ${round}`,
    'round-end': `skončí ${round}`,
    'turn-start': 'začne tah',
    'turn-end': 'skončí tah',
    'combat-won': `${hero} vyhraje boj`,
    'combat-lost': `${hero} prohraje boj`,
    'token-taken': `${hero} vezme grál`,
    setup: 'se hra připraví',
    'game-end': 'hra skončí',
  }[on.event]
  const notes = [
    ...(on.by === undefined ? [] : [by[on.by]]),
    ...(on.rounds === undefined || isRound ? [] : [`v kole ${or(on.rounds.map(String))}`]),
    ...(on.every === undefined ? [] : [`vždy po ${on.every} kolech`]),
  ]
  const first = on.firstByFaction ? ', poprvé za svou frakci' : on.firstTime ? ', poprvé ve hře' : ''
  return `když ${[what, ...notes].join(' ')}${first}`
}

const sideOf = { few: 'hrstka', pack: 'tlupa' }
const ofTier = { bronze: 'bronzová', silver: 'stříbrná', golden: 'zlatá', azure: 'azurová' }
const fewOfTier = { bronze: 'bronzové', silver: 'stříbrné', golden: 'zlaté', azure: 'azurové' }
const manyOfTier = { bronze: 'bronzových', silver: 'stříbrných', golden: 'zlatých', azure: 'azurových' }

/** Where: in the accusative, and after "na" in the locative. */
const place = (location: LocationId | null) =>
  location === null ? 'políčko' : `políčko „${names.locations[location]}“`
const onPlace = (location: LocationId | null) => (location === null ? '' : ` na políčku „${names.locations[location]}“`)

function unit(line: StartingUnits): string {
  if ('unit' in line) return `${names.units[line.unit]}, ${sideOf[line.side]}`
  const tier = 'neutral' in line ? line.neutral : line.tier
  const some = counted(
    line.count ?? 1,
    `${ofTier[tier]} jednotka`,
    `${fewOfTier[tier]} jednotky`,
    `${manyOfTier[tier]} jednotek`,
  )
  if ('neutral' in line) return `${some} z neutrálního balíčku`
  if (line.which === 'all') return `všechny ${fewOfTier[tier]} jednotky, ${sideOf[line.side]}`
  const how = { choose: 'podle volby', cheapest: 'nejlevnější', random: 'náhodně' }[line.which]
  return `${some} ${how}, ${sideOf[line.side]}`
}

const decks = {
  ability: 'balíček dovedností',
  artifact: 'balíček artefaktů',
  spell: 'balíček kouzel',
  own: 'vlastní balíček',
  'artifact-minor': 'balíček malých artefaktů',
  'artifact-major': 'balíček velkých artefaktů',
  'artifact-relic': 'balíček relikvií',
  'spell-basic': 'balíček běžných kouzel',
  'spell-expert': 'balíček pokročilých kouzel',
  bronze: 'bronzový neutrální balíček',
  silver: 'stříbrný neutrální balíček',
  golden: 'zlatý neutrální balíček',
  azure: 'azurový neutrální balíček',
  astrologers: 'balíček astrologů',
}

const ends = {
  immediately: 'hra hned končí',
  'end-of-round': 'hra končí s tím kolem',
  'after-next-full-round': 'dohraje se kolo a po něm ještě jedno, pak hra končí',
}

export const vocabulary: Vocabulary = {
  language: 'cs',
  names,
  tell,
  condition: tellCondition,
  abilityNames,
  abilityTexts,
  and,
  or,
  goods,
  amount,
  resource: resourceName,
  roman,
  tier: tierName,
  type: typeName,
  stat: statName,
  side: { few: 'hrstka', pack: 'tlupa', neutral: 'neutrální' },
  tileKind,
  category: {
    visitable: 'k objevení',
    revisitable: 'opakovaně navštívitelné',
    flaggable: 'k obsazení',
    empty: 'prázdné',
    blocked: 'zablokované',
  },
  direction: {
    E: 'na východ',
    SE: 'na jihovýchod',
    SW: 'na jihozápad',
    W: 'na západ',
    NW: 'na severozápad',
    NE: 'na severovýchod',
  },
  timing: {
    instant: 'okamžitá',
    activation: 'při aktivaci',
    map: 'na mapě',
    ongoing: 'trvající',
    permanent: 'stálá',
  },
  window: {
    any: null,
    'own-turn': 've svém tahu',
    'own-activation': null,
    'own-turn-or-own-activation': null,
    attack: 'při útoku',
    'after-attack-roll': 'po hodu na útok',
    'lethal-attack': 'při smrtícím útoku',
    empower: 's kouzlem nebo specializací',
    'combat-start': 'na začátku boje',
    'combat-won': 'po vyhraném boji ve svém tahu',
    'after-own-cast': 'po vlastním kouzlu',
    'after-enemy-cast': 'když soupeř sesílá kouzlo',
    'spell-purchase': 'v cechu mágů',
    'recruit-or-reinforce': 'při najímání nebo posilování',
    'guarded-field-entered': 'při vstupu na hlídané políčko',
    'any-time': 'kdykoli',
    'after-own-roll': 'po vlastním hodu',
    'during-own-search': 'při vlastním nahlédnutí',
  },
  onlyIf: onlyIfText,
  mode: {
    basic: 'základní',
    expert: 'expertní',
    attack: 'útok',
    defense: 'obrana',
    cast: 'seslání',
    empower: 'pro sílu',
    a: 'první',
    b: 'druhá',
  },
  cardKind: {
    statistic: 'statistika',
    ability: 'dovednost',
    specialty: 'specializace',
    spell: 'kouzlo',
    artifact: 'artefakt',
  },
  artifactLevel: { minor: 'malý artefakt', major: 'velký artefakt', relic: 'relikvie' },
  spellLevel: { basic: 'běžné kouzlo', expert: 'pokročilé kouzlo' },
  school: { air: 'vzduch', earth: 'země', fire: 'oheň', water: 'voda', any: 'kterákoli škola' },
  card: {
    specialty: (hero, level) => `${names.specialties[hero]} ${roman(level)}`,
    spell: (level, school) =>
      `${{ basic: 'běžné kouzlo', expert: 'pokročilé kouzlo' }[level]}, ${{ air: 'vzduch', earth: 'země', fire: 'oheň', water: 'voda', any: 'kterákoli škola' }[school]}`,
    power: (min, text) => `za ${min} síly ${text}`,
    onlyFor: (faction) => `Hrát ji může jen ${names.factions[faction]}.`,
  },
  building: {
    when: {
      built: 'při postavení',
      'resource-round-start': 'na začátku každého kola surovin',
      siege: 'při obléhání',
      'town-action': 's žetonem knihy kouzel',
      'own-turn': 've svém tahu',
      'turn-start': 'na začátku svého tahu',
    },
    oncePerTurn: 'jednou',
    notAtOnce: 'ne v kole, ve kterém byla postavena',
    cost: (amounts) => `cena: ${goods(amounts)}`,
    needs: (kind) => `je třeba ${names.buildingKinds[kind]}`,
    recruits: (tier) => `Najímejte ${fewOfTier[tier]} jednotky.`,
    reinforces: 'Posilujte jednotky.',
  },
  location: {
    mine: (resource) => ({ gold: 'Zlatý důl', materials: 'Důl na materiál', valuables: 'Důl na cennosti' })[resource],
    town: (faction) => `Město ${ofFaction[faction]}`,
    optional: 'podle přání ',
    shared: 'Každá frakce tu může nechat svou kostičku.',
    scenario: 'Co dělá, říká scénář.',
    sanctuary: 'Na hrdinu, který tu stojí, nelze zaútočit.',
    guard: (difficulty) => `hlídané, obtížnost ${roman(difficulty)}`,
    on: (location, tile) => `${location} na dílku ${tile}`,
  },
  die: dieName,
  cause: {
    scenario: 'scénář',
    'starting-bonus': 'počáteční bonus',
    morale: 'morálka',
    level: (level) => `úroveň ${roman(level)}`,
  },
  fighter: (camp) => (camp === 'attacker' ? 'jednotka útočníka' : 'jednotka obránce'),
  space: (row, column) => `řada ${row}, sloupec ${column}`,
  rank: { main: 'hlavní hrdina', secondary: 'sekundární hrdina' },
  deck: (deck) => decks[deck],
  morale: { neutral: 'neutrální', positive: 'pozitivní', negative: 'negativní' },
  astrologer: {
    once: 'nic se nestane',
    'next-resource-round': 'v příštím kole surovin',
    'until-next-astrologers': 'do příštího kola astrologů',
  },
  scenario: {
    event,
    trigger: (when, condition, effects, replace) =>
      `${when}${condition === null ? '' : ` a ${condition}`}: ${effects}${replace ? ', místo toho, co políčko dělá samo' : ''}`,
    restrict: {
      'enter-location': (location) => `hrdinové nesmějí vstoupit na ${place(location)}`,
      'visit-location': (location) => `hrdinové nesmějí navštívit ${place(location)}`,
      'attack-hero': (location) => `hrdinové nesmějí útočit na hrdiny${onPlace(location)}`,
      recruit: () => 'nikdo nesmí najímat',
      build: () => 'nikdo nesmí stavět',
    },
    cost: {
      'enter-location': (mp, location) => `vstup na ${place(location)} stojí ${movement(mp)}`,
      'pick-up-token': (mp) => `vzít odložený grál stojí ${movement(mp)}`,
      'extend-combat': (mp, location) => `další kolo neutrálního boje${onPlace(location)} stojí ${movement(mp)}`,
    },
    if: (condition) => `, pokud ${condition}`,
    unless: (condition) => `, ledaže ${condition}`,
    victory: ({ who, end, result }, condition) =>
      `${who === 'any' ? 'Cíl' : `Cíl, který má ${playerName[who]}`}: ${condition}; ${ends[end]}${result === 'win' ? ' a vyhrává ten, kdo ho splnil' : ' a sečtou se vítězné body'}`,
    limit: ({ round, result, unless }) => {
      const how = {
        score: 'sečtou se vítězné body',
        draw: 'je to remíza',
        'all-lose': 'všichni prohrávají',
        'win-p1': 'vyhrává první hráč',
        'win-p2': 'vyhrává druhý hráč',
        'win-p3': 'vyhrává třetí hráč',
      }[result]
      return `hra končí po ${round}. kole${unless === undefined ? '' : ', nebylo-li dosaženo cíle'}: ${how}`
    },
    otherEnds: {
      'last-one': 'zbyl jediný hráč',
      eliminated: 'nezbyl nikdo',
      effect: 'hru ukončilo pravidlo nebo událost',
    },
    score: (vp, condition) => `${points(vp)} na konci, pokud ${condition}`,
    player: playerName,
    resources: (amounts) => `každý začíná s tímto: ${goods(amounts)}`,
    income: (amounts) => `příjem: ${goods(amounts)}`,
    buildings: (kinds) => `už postaveno: ${kinds.join(', ')}`,
    units: (lines) => `jednotky: ${lines.join('; ')}`,
    unit,
    bonuses: (choose, options) =>
      `vyberte si ${counted(choose, 'možnost', 'možnosti', 'možností')} z těchto: ${options.join('; ')}`,
  },
  ending: {
    score: 'Rozhodují vítězné body',
    win: 'Cíl je splněn',
    draw: 'Je to remíza',
    'all-lose': 'Všichni prohrávají',
    'last-one': 'Zbyl jediný hráč',
  },
  scene: {
    title: (scenario, round, last) => `${scenario}: kolo ${round} z ${last}`,
    setUp: (scenario) => `${scenario}: staví se mapa`,
    turn: (name) => `Na tahu: ${name}.`,
    over: (why) => `Hra skončila. ${why}.`,
    astrologers: (cards) => `Astrologové: ${cards}`,
    goals: 'O co se hraje:',
    map: 'Mapa:',
    tile: (name, rotation) => `${name}${rotation === 0 ? '' : `, otočený o ${rotation * 60}°`}`,
    faceDown: (kind, at) => `${tileKind[kind]} lícem dolů${at === '' ? '' : ` vedle ${at}`}`,
    cube: 'černá kostička',
    flagged: (who) => `obsazeno: ${who}`,
    hero: (rank, name) => `${{ main: 'hlavní hrdina', secondary: 'sekundární hrdina' }[rank]}: ${name}`,
    grail: 'grál',
    player: (name, faction, hero) =>
      `${name}${faction === null ? '' : `: ${faction}`}${hero === null ? '' : `, ${hero}`}`,
    level: (level, experience, expertLeft) =>
      `úroveň ${roman(level)}, zkušenosti ${experience}, zbývající expertní použití ${expertLeft}`,
    has: (has, income, morale) =>
      `${has}; příjem ${income}; morálka ${{ neutral: 'neutrální', positive: 'pozitivní', negative: 'negativní' }[morale]}`,
    stands: (rank, field, mp) =>
      `${{ main: 'Hlavní hrdina', secondary: 'Sekundární hrdina' }[rank]}: ${field}, ${movement(mp)}`,
    buildings: (built) => `Budovy: ${built}`,
    units: (units) => `Jednotky: ${units}`,
    hand: (shown) => `Ruka: ${shown}`,
    piles: (deck, discarded, scored) =>
      `Balíček ${deck}, odhozeno ${discarded}${scored === 0 ? '' : `, skórovací balíček ${scored}`}`,
    cards: (n) => counted(n, 'karta', 'karty', 'karet'),
    none: 'nic',
    eliminated: 'ze hry venku',
    battle: (field, round) => `Boj, ${field}, kolo boje ${round}:`,
    row: (row, spaces) => `řada ${row}: ${spaces}`,
    empty: 'prázdno',
    bulwark: { wall: 'hradba', gate: 'brána' },
    fighter: (name, attack, defense, left, initiative, notes) =>
      `${name} (útok ${attack}, obrana ${defense}, zdraví ${left}, iniciativa ${initiative}${notes === '' ? '' : `; ${notes}`})`,
    paralysed: 'paralýza',
    defending: 'obrana',
    activated: 'už na řadě',
    beside: (name) => `vedle bojiště: ${name}`,
  },
}
