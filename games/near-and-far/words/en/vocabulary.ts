import type { Direction, Vocabulary } from '../vocabulary.ts'
import { amount, and, counted, icon, points } from './amounts.ts'
import { arcade } from './arcade.ts'
import { building, effect } from './effects.ts'
import { keywords } from './keywords.ts'
import { adventurers, artifacts, foes, skills, treasures, worldCards } from './names.ts'
import { characters, maps, places } from './places.ts'

const direction: Readonly<Record<Direction, string>> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
}
const on = {
  town: 'the town',
  coin: 'a coin space',
  gem: 'a gem space',
  pepper: 'a pepper space',
  tea: 'a tea space',
  parts: 'a space with parts',
  stone: 'a stone space',
}
const signed = (n: number) => (n < 0 ? `−${-n}` : String(n))

export const vocabulary: Vocabulary = {
  names: {
    adventurers,
    artifacts,
    treasures,
    worldCards,
    skills,
    foes,
    characters,
    maps,
    places,
    keywords,
    arcade,
  },
  mode: { first: 'First Adventure', campaign: 'Campaign', character: 'Character mode', arcade: 'Arcade' },
  faction: { red: 'Lizardfolk', yellow: 'Nomads', green: 'Outlaws', blue: 'Mystics' },
  chief: {
    red: 'Chief of the Lizardfolk',
    yellow: 'Chief of the Nomads',
    green: 'Chief of the Outlaws',
    blue: 'Chief of the Mystics',
  },
  building,
  animal: { dog: 'dog', cat: 'cat', platypus: 'platypus' },
  packAnimal: { bird: 'a pack bird', turtle: 'a pack turtle' },
  tradeGoods: { pepper: 'pepper', tea: 'tea', parts: 'parts', stone: 'stone' },
  tier: { basic: 'basic', advanced: 'advanced' },
  direction,
  and,
  amount,
  icon,
  points,
  nothing: 'nothing',
  effect,
  costs: (price) => `costs ${price}`,
  atLeast: (reputation) => `reputation ${signed(reputation)} or higher`,
  atMost: (reputation) => `reputation ${signed(reputation)} or lower`,
  test: ({ kind, difficulty }, adds) =>
    `${kind} test of difficulty ${difficulty}${adds === 0 ? '' : `, you add ${adds}`}`,
  withoutTest: 'without a test',
  unnamed: (of, encounter) => `${on[of]}${encounter === null ? '' : ` with book ${encounter}`}`,
  encounter(source, id, character) {
    if (source === 'arcade') return arcade[id as keyof typeof arcade]
    if (source === 'story') return `story ${id}`
    return source === 'character' ? `the next chapter of ${character}` : `encounter ${id}`
  },
  step: {
    to: (where, space) => `${where}: ${space}`,
    hearts: (n) => amount('hearts', n),
    threat: 'a threat on the path',
    treasure: 'a treasure on the path',
    token: 'an encounter',
    camp: (name) => `camp: ${name}`,
  },
  scene: {
    title: (map, mode, round, day) => `${map}, ${mode}, ${day ? 'town by day' : 'town at dusk'}, round ${round}`,
    row: (adventurers) => `Saloon: ${adventurers}`,
    stables: (n) => `Stables: ${counted(n, 'pack animal', 'pack animals')}`,
    mine: (numbers) => `Mine: ${numbers}`,
    threats: (top, left) => (top === null ? 'No threats are left.' : `Threat: ${top}; threats left: ${left}`),
    foe: (name, strength, jp) => `${name} (strength ${strength}, ${points(jp)})`,
    villains: (list) => `Villains: ${list}`,
    tokens: (spaces) => `Encounters: ${spaces}`,
    route: (goods, owners) => `Trade route, ${goods}: ${owners}`,
    free: 'free',
    chiefs: (chiefs) => `Chiefs: ${chiefs}`,
    treasures: (n, discarded) => `Treasures in the deck: ${n}, discarded: ${discarded}`,
    player: (name, character, where, jp) =>
      `${name}${character === null ? '' : ` (${character})`}, ${where}, ${points(jp)}`,
    off: 'not yet on the way',
    prison: 'in prison',
    inTown: (where) => `in town: ${where}`,
    onMap: (space) => `on the map: ${space}`,
    goods: (goods, hearts, reputation, camps) =>
      `${goods}; hearts ${hearts}; reputation ${signed(reputation)}; camps on the board ${camps}`,
    party: (members, others) => `Party: ${members}${others === '' ? '' : `; inactive: ${others}`}`,
    pack: (birds, turtles) =>
      `Pack animals: ${counted(birds, 'bird', 'birds')}, ${counted(turtles, 'turtle', 'turtles')}`,
    owns: (cards) => `Owns: ${cards}`,
    defeated: (foes) => `Defeated: ${foes}`,
    camps: (spaces) => `Camps: ${spaces}`,
    hand: (cards) => `Hand: ${cards}`,
    unseen: (basic, advanced) => `${counted(basic, 'basic artifact', 'basic artifacts')}, ${advanced} advanced`,
    skills: (list) => `Skills: ${list}`,
  },
  sheet: {
    title: (character, jp, games) =>
      `${character ?? 'Nobody chosen yet'}: ${points(jp)} in ${counted(games, 'game', 'games')}`,
    experience: (unspent, all) => `Experience: ${unspent} to spend, ${all} in all`,
    boxes: (marked, most) => `Encounters: ${marked} of ${most} boxes`,
    stages: (done, most) => `Own story: ${done} of ${most} encounters`,
    skills: (list) => `Skills: ${list}`,
    keywords: (list) => `Keywords: ${list}`,
    stories: (pending, told) => `Stories to come: ${pending}; told: ${told}`,
    game: (map, jp) => `${map}: ${jp}`,
    journal: (read) => `Journal: ${counted(read, 'encounter', 'encounters')}`,
    none: 'none',
  },
}
