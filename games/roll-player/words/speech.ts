import type { Seat, Speaker } from '@krcma/kernel'
import {
  ALIGNMENT_IDS,
  type AlignmentId,
  BACKSTORY_IDS,
  type BackstoryId,
  CLASS_IDS,
  type ClassId,
  RACE_IDS,
  type RaceId,
} from '../content/heroes.ts'
import { CARD_IDS, type CardId } from '../content/market.ts'
import { TITLES, type TitleId } from '../content/solo.ts'
import { columnOf, dieOn, rowOf } from '../reckoning/sheet.ts'
import type { Die, RollPlayer, SeenHero, Space } from '../shape.ts'
import type { Names } from './names.ts'
import type { Vocabulary } from './vocabulary.ts'

export type Say = Speaker<RollPlayer>

/** "Strength, second space". */
export function spot(v: Vocabulary, space: Space): string {
  return `${v.attribute[rowOf(space)]}, ${v.column[columnOf(space)]}`
}

/** A die in a sentence of an event: shown where it can be. */
export function dieOf(say: Say, { colour, value }: Die, words: string): string {
  return say.of(`die-${colour}-${value}`, words)
}

/** The row that a space is in, in a sentence of an event. */
export function rowText(v: Vocabulary, say: Say, space: Space): string {
  return say.of(rowOf(space), v.attribute[rowOf(space)])
}

/** The die that lies on a space of this seat's sheet, as the reader sees it. */
export function seenDie(say: Say, seat: Seat, space: Space): SeenHero['hand'][number] | undefined {
  const hero = say.state.heroes[seat]
  return hero === undefined ? undefined : dieOn(hero, space)
}

/** The seat that a question is about, where the words are not told: whoever is reading, or else whose turn it is. */
export function asker(say: Say): Seat {
  const own = say.state.heroes.findIndex((_, seat) => say.mine(seat))
  return own >= 0 ? own : (say.state.active ?? say.state.start)
}

export function pieceName(names: Names, id: string): string {
  if (isOneOf<CardId>(CARD_IDS, id)) return names.cards[id]
  if (isOneOf<ClassId>(CLASS_IDS, id)) return names.classes[id]
  if (isOneOf<RaceId>(RACE_IDS, id)) return names.races[id]
  if (isOneOf<BackstoryId>(BACKSTORY_IDS, id)) return names.backstories[id]
  if (isOneOf<AlignmentId>(ALIGNMENT_IDS, id)) return names.alignments[id]
  return id
}

export function titleName(names: Names, id: string): string {
  const titles: readonly TitleId[] = TITLES.map((title) => title.id)
  return isOneOf<TitleId>(titles, id) ? names.titles[id] : id
}

function isOneOf<T extends string>(list: readonly T[], id: string): id is T {
  return (list as readonly string[]).includes(id)
}
