import type { Direction, Vocabulary } from '../vocabulary.ts'
import { amount, and, counted, icon, points } from './amounts.ts'
import { arcade } from './arcade.ts'
import { building, effect } from './effects.ts'
import { keywords } from './keywords.ts'
import { adventurers, artifacts, foes, skills, treasures, worldCards } from './names.ts'
import { characters, maps, places } from './places.ts'

const direction: Readonly<Record<Direction, string>> = {
  n: 'sever',
  ne: 'severovýchod',
  e: 'východ',
  se: 'jihovýchod',
  s: 'jih',
  sw: 'jihozápad',
  w: 'západ',
  nw: 'severozápad',
}
/** Políčko (jaké). */
const on = {
  town: 'města',
  coin: 's mincí',
  gem: 's drahokamem',
  pepper: 's paprikami',
  tea: 's čajovými lístky',
  parts: 'se součástkami',
  stone: 's kamenem',
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
  mode: { first: 'První dobrodružství', campaign: 'Putování', character: 'Rozvoj postavy', arcade: 'Rychlá hra' },
  faction: { red: 'ještěráci', yellow: 'nomádi', green: 'psanci', blue: 'mystikové' },
  chief: {
    red: 'velitel ještěráků',
    yellow: 'velitel nomádů',
    green: 'velitel psanců',
    blue: 'velitel mystiků',
  },
  building,
  animal: { dog: 'pes', cat: 'kočka', platypus: 'ptakopysk' },
  packAnimal: { bird: 'nákladní kivi', turtle: 'nákladní želva' },
  tradeGoods: { pepper: 'papriky', tea: 'čajové lístky', parts: 'součástky', stone: 'kámen' },
  tier: { basic: 'základní', advanced: 'vylepšené' },
  direction,
  and,
  amount,
  icon,
  points,
  nothing: 'nic',
  effect,
  costs: (price) => `stojí ${price}`,
  atLeast: (reputation) => `pověst ${signed(reputation)} nebo vyšší`,
  atMost: (reputation) => `pověst ${signed(reputation)} nebo nižší`,
  test: ({ kind, difficulty }, adds) =>
    `zkouška ${kind === 'skill' ? 'schopnosti' : 'boje'} obtížnosti ${difficulty}${adds === 0 ? '' : `, přičítáte ${adds}`}`,
  withoutTest: 'beze zkoušky',
  unnamed: (of, encounter) => `${on[of]}${encounter === null ? '' : ` a knihou ${encounter}`}`,
  encounter(source, id, character) {
    if (source === 'arcade') return arcade[id as keyof typeof arcade]
    if (source === 'story') return `Příběh ${id}`
    return source === 'character' ? `Další kapitola: ${character}` : `Setkání ${id}`
  },
  step: {
    to: (where, space) => `${where}: políčko ${space}`,
    hearts: (n) => amount('hearts', n),
    threat: 'na cestě nepřítel',
    treasure: 'na cestě poklad',
    token: 'setkání',
    camp: (name) => `tábor: ${name}`,
  },
  scene: {
    title: (map, mode, round, day) => `${map}, ${mode}, ${day ? 'město ve dne' : 'město za soumraku'}, ${round}. kolo`,
    row: (adventurers) => `Krčma: ${adventurers}`,
    stables: (n) => `Stáje: ${counted(n, 'nákladní zvíře', 'nákladní zvířata', 'nákladních zvířat')}`,
    mine: (numbers) => `Důl: ${numbers}`,
    threats: (top, left) =>
      top === null ? 'Žádní nepřátelé už nezbývají.' : `Nepřítel: ${top}; zbývá nepřátel: ${left}`,
    foe: (name, strength, jp) => `${name} (síla ${strength}, ${points(jp)})`,
    villains: (list) => `Padouši: ${list}`,
    tokens: (spaces) => `Setkání na polích: ${spaces}`,
    route: (goods, owners) => `Obchodní cesta, ${goods}: ${owners}`,
    free: 'volno',
    chiefs: (chiefs) => `Velitelé: ${chiefs}`,
    treasures: (n, discarded) => `Poklady v balíčku: ${n}, odhozené: ${discarded}`,
    player: (name, character, where, jp) =>
      `${name}${character === null ? '' : ` (${character})`}, ${where}, ${points(jp)}`,
    off: 'ještě není na cestě',
    prison: 've vězení',
    inTown: (where) => `ve městě: ${where}`,
    onMap: (space) => `na mapě, políčko ${space}`,
    goods: (goods, hearts, reputation, camps) =>
      `Má: ${goods}; zdraví ${hearts}; pověst ${signed(reputation)}; táborů na desce ${camps}`,
    party: (members, others) => `Družina: ${members}${others === '' ? '' : `; neaktivní: ${others}`}`,
    pack: (birds, turtles) => `Nákladní zvířata: kivi ${birds}, želvy ${turtles}`,
    owns: (cards) => `Vlastní: ${cards}`,
    defeated: (foes) => `Poražení nepřátelé: ${foes}`,
    camps: (spaces) => `Tábory na polích: ${spaces}`,
    hand: (cards) => `Ruka: ${cards}`,
    unseen: (basic, advanced) => `artefakty: základní ${basic}, vylepšené ${advanced}`,
    skills: (list) => `Dovednosti: ${list}`,
  },
  sheet: {
    title: (character, jp, games) =>
      `${character ?? 'Postava ještě není zvolená'}: ${points(jp)}, odehráno ${counted(games, 'hra', 'hry', 'her')}`,
    experience: (unspent, all) => `Zkušenosti: ${unspent} k utracení, celkem ${all}`,
    boxes: (marked, most) => `Setkání: ${marked} z ${most} okének`,
    stages: (done, most) => `Vlastní příběh: ${done} z ${most} setkání`,
    skills: (list) => `Dovednosti: ${list}`,
    keywords: (list) => `Slova: ${list}`,
    stories: (pending, told) => `Čekající příběhy: ${pending}; vyprávěné: ${told}`,
    game: (map, jp) => `${map}: ${jp}`,
    journal: (read) => `Deník: ${counted(read, 'setkání', 'setkání', 'setkání')}`,
    none: 'žádné',
  },
}
