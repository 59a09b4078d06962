import { icons } from '@krcma/look'
import type { Faction } from '../content/alliances.ts'
import type { CardId } from '../content/cards.ts'
import { cardOf } from '../content/cards.ts'
import type { CharacterId } from '../content/characters.ts'
import type { Colour, SymbolId } from '../content/symbols.ts'
import type { TaleId } from '../content/tales.ts'
import type { Source } from '../shape.ts'
import * as own from './icons.ts'

export const symbolIcons: Readonly<Record<SymbolId, string>> = {
  combat: icons.combat,
  diplomacy: own.diplomacy,
  exploration: own.exploration,
  magic: icons.magic,
}

/** A sign on every banner, so that colour is never the only difference. */
export const colourIcons: Readonly<Record<Colour, string>> = {
  red: own.red,
  green: own.green,
  blue: own.blue,
  yellow: own.yellow,
}

const hues: Readonly<Record<Colour, number>> = { red: 6, green: 112, blue: 212, yellow: 44 }

/** The ground of a card's emblem; cards of several colours have that of the first. */
export const hueOf = (card: CardId): number => hues[cardOf(card).colours[0] ?? 'blue']

export const characterIcons: Readonly<Record<CharacterId, string>> = {
  geralt: own.wolf,
  yennefer: own.star,
  dandelion: own.lyre,
  ciri: own.sparrow,
  vesemir: own.oldWolf,
}

export const factionIcons: Readonly<Record<Faction, string>> = { renfri: own.renfri, stregobor: own.stregobor }

export const sourceIcons: Readonly<Record<Source, string>> = {
  'chapter-1': icons.book,
  'chapter-2': icons.book,
  'chapter-3': icons.book,
  story: icons.scroll,
  effort: own.effort,
  goals: own.goal,
  'side-quest': icons.quest,
  experience: icons.star,
}

/** What may be cut into the block of a page of each tale. */
export const scenery: Readonly<Record<TaleId, readonly [string, ...string[]]>> = {
  'edge-of-the-world': [own.wagon, own.mountains, own.oak, own.cave, own.raven, own.daisy],
  striga: [icons.crown, own.ghost, own.ruins, own.moon, own.raven, own.keys],
  'lesser-evil': [own.tower, own.rider, own.renfri, own.stregobor, own.raven, own.watch],
}

/** What is drawn on each card. */
export const cardIcons: Readonly<Record<CardId, string>> = {
  'act-01': own.blades,
  'act-02': own.footprint,
  'act-03': own.shout,
  'act-04': own.ruins,
  'act-05': own.clash,
  'act-06': own.axes,
  'act-07': own.scars,
  'act-08': own.blade,
  'act-09': own.boot,
  'act-10': own.master,
  'act-11': own.lightning,
  'act-12': own.eye,
  'act-13': own.gauntlet,
  'act-14': own.blade,
  'act-15': own.paw,
  'act-16': own.herbs,
  'act-17': own.trap,
  'act-18': own.hood,
  'act-19': own.trail,
  'act-20': own.fairy,
  'act-21': own.mountains,
  'act-22': own.canoe,
  'act-23': own.menhir,
  'act-24': own.eye,
  'act-25': own.road,
  'act-26': own.feather,
  'act-27': own.bear,
  'act-28': own.key,
  'act-29': own.vortex,
  'act-30': own.charm,
  'act-31': own.crystal,
  'act-32': own.dove,
  'act-33': own.wind,
  'act-34': own.pentacle,
  'act-35': own.burningBook,
  'act-36': own.fireRing,
  'act-37': own.portal,
  'act-38': own.moon,
  'act-39': own.lightning,
  'act-40': own.cauldron,
  'act-41': own.raven,
  'act-42': own.gate,
  'act-43': own.tongue,
  'act-44': own.hood,
  'act-45': own.letter,
  'act-46': own.scout,
  'act-47': own.campfire,
  'act-48': own.talk,
  'act-49': own.drink,
  'act-50': own.contract,
  'act-51': own.shout,
  'act-52': own.cloak,
  'act-53': own.web,
  'act-54': own.scroll,
  'act-55': own.charm,
  'act-56': own.flag,
  'act-57': own.howl,
  'act-58': own.wizard,
  'act-59': own.rider,
  'act-60': own.oak,
  'act-61': own.caravan,
  'act-62': own.king,
  'act-63': own.campfire,
  'act-64': own.fireRing,
  'act-65': own.roundTable,
  'act-66': own.daisy,
  'act-67': own.inactive,
  'act-68': own.crossroad,
  'start-geralt-1': own.blades,
  'start-geralt-2': own.footprint,
  'start-geralt-3': own.pentacle,
  'start-geralt-4': own.contract,
  'start-geralt-5': own.potions,
  'start-yennefer-1': own.stars,
  'start-yennefer-2': own.tongue,
  'start-yennefer-3': own.fireRing,
  'start-yennefer-4': own.vial,
  'start-yennefer-5': own.perfume,
  'start-dandelion-1': own.notes,
  'start-dandelion-2': own.violin,
  'start-dandelion-3': own.feather,
  'start-dandelion-4': own.drink,
  'start-dandelion-5': own.curtains,
  'start-ciri-1': own.teleport,
  'start-ciri-2': own.sands,
  'start-ciri-3': icons.crown,
  'start-ciri-4': own.blade,
  'start-ciri-5': own.portal,
  'start-vesemir-1': own.master,
  'start-vesemir-2': own.campfire,
  'start-vesemir-3': own.mountains,
  'start-vesemir-4': own.scroll,
  'start-vesemir-5': own.shield,
}
