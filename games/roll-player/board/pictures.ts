import type { Scene } from '@krcma/look'
import type { Attribute, CardType, Colour } from '../content/basics.ts'
import type { AlignmentId, BackstoryId, ClassId, RaceId } from '../content/heroes.ts'
import type { CardId } from '../content/market.ts'
import * as own from './icons.ts'

type Picture = readonly [icon: string, scene: Scene]

/** What stands on a Market card, and where. */
export const cardPictures: { readonly [Id in CardId]: Picture } = {
  longsword: [own.longsword, 'hills'],
  'blessed-mace': [own.blessedMace, 'hall'],
  'jeweled-dagger': [own.jeweledDagger, 'cave'],
  longbow: [own.longbow, 'forest'],
  'tower-shield': [own.towerShield, 'town'],
  'ancient-spear': [own.ancientSpear, 'mountains'],
  quarterstaff: [own.quarterstaff, 'clouds'],
  'heavy-crossbow': [own.heavyCrossbow, 'town'],
  steadfast: [own.steadfast, 'hills'],
  honorable: [own.honorable, 'hall'],
  nimble: [own.nimble, 'clouds'],
  proud: [own.proud, 'mountains'],
  weak: [own.weak, 'cave'],
  clumsy: [own.clumsy, 'hills'],
  foolish: [own.foolish, 'town'],
  reckless: [own.reckless, 'mountains'],
  focused: [own.focused, 'forest'],
  compassionate: [own.compassionate, 'town'],
  obsessed: [own.obsessed, 'cave'],
  cunning: [own.cunning, 'forest'],
  greedy: [own.greedy, 'cave'],
  honest: [own.honest, 'hills'],
  loyal: [own.loyal, 'hall'],
  obnoxious: [own.obnoxious, 'town'],
  dedicated: [own.dedicated, 'hall'],
  courageous: [own.courageous, 'mountains'],
  envious: [own.envious, 'forest'],
  famous: [own.famous, 'town'],
  concentrate: [own.concentrate, 'mountains'],
  search: [own.search, 'sea'],
  negotiate: [own.negotiate, 'hall'],
  pickpocket: [own.pickpocket, 'town'],
  acrobatics: [own.acrobatics, 'town'],
  'open-lock': [own.openLock, 'cave'],
  climb: [own.climb, 'mountains'],
  intimidate: [own.intimidate, 'forest'],
  'move-silently': [own.moveSilently, 'forest'],
  knowledge: [own.knowledge, 'hall'],
  'cure-wounds': [own.cureWounds, 'hills'],
  'sleight-of-hand': [own.sleightOfHand, 'town'],
  diplomacy: [own.diplomacy, 'hall'],
  'chain-gorget': [own.chainGorget, 'hall'],
  'chain-vambraces': [own.chainVambraces, 'hills'],
  'chain-helm': [own.chainHelm, 'mountains'],
  'chain-tunic': [own.chainTunic, 'town'],
  'chain-leggings': [own.chainLeggings, 'hills'],
  'mystic-cowl': [own.mysticCowl, 'clouds'],
  'mystic-robes': [own.mysticRobes, 'clouds'],
  'mystic-cloak': [own.mysticCloak, 'sea'],
  'leather-greaves': [own.leatherGreaves, 'forest'],
  'leather-boots': [own.leatherBoots, 'hills'],
  'leather-gloves': [own.leatherGloves, 'forest'],
  'leather-pauldron': [own.leatherPauldron, 'cave'],
}

export const racePictures: { readonly [Id in RaceId]: Picture } = {
  dragonkin: [own.dragonkin, 'mountains'],
  dwarf: [own.dwarf, 'cave'],
  elf: [own.elf, 'forest'],
  halfling: [own.halfling, 'hills'],
  human: [own.human, 'town'],
  orc: [own.orc, 'mountains'],
}

export const classIcons: { readonly [Id in ClassId]: string } = {
  cleric: own.cleric,
  paladin: own.paladin,
  druid: own.druid,
  ranger: own.ranger,
  monk: own.monk,
  bard: own.bard,
  rogue: own.rogue,
  thief: own.thief,
  sorcerer: own.sorcerer,
  wizard: own.wizard,
  warrior: own.warrior,
  barbarian: own.barbarian,
}

export const backstoryPictures: { readonly [Id in BackstoryId]: Picture } = {
  aristocrat: [own.aristocrat, 'hall'],
  brawler: [own.brawler, 'town'],
  'chosen-one': [own.chosenOne, 'clouds'],
  craftsman: [own.craftsman, 'town'],
  devoted: [own.devoted, 'hills'],
  exonerated: [own.exonerated, 'cave'],
  hunter: [own.hunter, 'forest'],
  'lost-soul': [own.lostSoul, 'sea'],
  mentor: [own.mentor, 'hall'],
  patrician: [own.patrician, 'hills'],
  persecuted: [own.persecuted, 'cave'],
  resilient: [own.resilient, 'mountains'],
  'rift-walker': [own.riftWalker, 'clouds'],
  savage: [own.savage, 'forest'],
  savant: [own.savant, 'hall'],
  'street-urchin': [own.streetUrchin, 'town'],
}

export const alignmentIcons: { readonly [Id in AlignmentId]: string } = {
  arbiter: own.arbiter,
  champion: own.champion,
  eccentric: own.eccentric,
  'free-spirit': own.freeSpirit,
  guardian: own.guardian,
  hermit: own.hermit,
  lunatic: own.lunatic,
  maniac: own.maniac,
  narcissist: own.narcissist,
  neurotic: own.neurotic,
  protector: own.protector,
  rebel: own.rebel,
  renegade: own.renegade,
  scoundrel: own.scoundrel,
  sentinel: own.sentinel,
  sociopath: own.sociopath,
  'truth-seeker': own.truthSeeker,
}

/** The hue of the ground and the badge of each type of card. */
export const types: { readonly [T in CardType]: { readonly hue: number; readonly icon: string } } = {
  weapon: { hue: 4, icon: own.weapon },
  armor: { hue: 212, icon: own.armor },
  trait: { hue: 286, icon: own.trait },
  skill: { hue: 150, icon: own.skill },
}

export const attributeIcons: { readonly [A in Attribute]: string } = {
  str: own.str,
  dex: own.dex,
  con: own.con,
  int: own.int,
  wis: own.wis,
  cha: own.cha,
}

/** The ground of what has the colour of a die: hue, and how strong. */
export const grounds: { readonly [C in Colour]: readonly [hue: number, strength: number] } = {
  red: [356, 1],
  blue: [216, 1],
  green: [144, 1],
  purple: [272, 1],
  black: [250, 0.18],
  white: [38, 0.3],
  gold: [42, 1],
}
