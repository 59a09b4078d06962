import type { ParagraphId } from '@krcma/kernel'
import { ARCADE } from './arcade.ts'
import { CHARACTERS, type Character } from './characters.ts'
import { encounters as ejim } from './encounters/character-ejim.ts'
import { encounters as grear } from './encounters/character-grear.ts'
import { encounters as kikli } from './encounters/character-kikli.ts'
import { encounters as rin } from './encounters/character-rin.ts'
import { encounters as riza } from './encounters/character-riza.ts'
import { encounters as shardling } from './encounters/character-shardling.ts'
import { encounters as tanian } from './encounters/character-tanian.ts'
import { encounters as vera } from './encounters/character-vera.ts'
import { encounters as map01 } from './encounters/map-01.ts'
import { encounters as map02 } from './encounters/map-02.ts'
import { encounters as map03 } from './encounters/map-03.ts'
import { encounters as map04 } from './encounters/map-04.ts'
import { encounters as map05 } from './encounters/map-05.ts'
import { encounters as map06 } from './encounters/map-06.ts'
import { encounters as map07 } from './encounters/map-07.ts'
import { encounters as map08 } from './encounters/map-08.ts'
import { encounters as map09 } from './encounters/map-09.ts'
import { encounters as map10 } from './encounters/map-10.ts'
import { encounters as map11 } from './encounters/map-11.ts'
import { encounters as stories } from './encounters/stories.ts'
import { encounters as villains } from './encounters/villains.ts'
import type { Encounter, EncounterId, Encounters, WayId } from './encounters.ts'
import type { MapNumber } from './map.ts'

export type ChapterId = `map-${MapDigits}` | CharacterChapter | 'stories' | 'villains' | 'arcade'
type MapDigits = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11'
type CharacterChapter = `character-${Character}`

/** What the encounters ask for and bring, chapter by chapter; what they say is in the chapters of the book of the same names. */
export const CHAPTERS: Readonly<Record<ChapterId, Encounters>> = {
  'map-01': map01,
  'map-02': map02,
  'map-03': map03,
  'map-04': map04,
  'map-05': map05,
  'map-06': map06,
  'map-07': map07,
  'map-08': map08,
  'map-09': map09,
  'map-10': map10,
  'map-11': map11,
  stories,
  villains,
  'character-riza': riza,
  'character-ejim': ejim,
  'character-rin': rin,
  'character-shardling': shardling,
  'character-grear': grear,
  'character-vera': vera,
  'character-tanian': tanian,
  'character-kikli': kikli,
  arcade: ARCADE,
}

export const CHAPTER_IDS = Object.keys(CHAPTERS) as ChapterId[]

export function mapChapter(map: MapNumber): ChapterId {
  return `map-${String(map).padStart(2, '0')}` as ChapterId
}

export function characterChapter(character: Character): ChapterId {
  return `character-${character}`
}

const CHAPTER_OF: ReadonlyMap<EncounterId, ChapterId> = new Map(
  CHAPTER_IDS.flatMap((chapter) => Object.keys(CHAPTERS[chapter]).map((id) => [id, chapter] as const)),
)

function chapterOf(id: EncounterId): ChapterId {
  const chapter = CHAPTER_OF.get(id)
  if (chapter === undefined) throw new Error(`the book has no encounter ${id}`)
  return chapter
}

export function encounter(id: EncounterId): Encounter {
  const found = CHAPTERS[chapterOf(id)][id]
  if (found === undefined) throw new Error(`the book has no encounter ${id}`)
  return found
}

/** What is read aloud before anybody chooses (NAF-ENC-04). */
export function introduction(id: EncounterId): ParagraphId {
  return `${chapterOf(id)}/${id}`
}

/** What an option is called; passages that replace the options have no label. */
export function label(id: EncounterId, way: WayId): ParagraphId {
  return `${chapterOf(id)}/${id}.${way}`
}

/** What is read after the test (NAF-ENC-07); cards of the arcade have none. */
export function result(id: EncounterId, way: WayId): ParagraphId {
  return `${chapterOf(id)}/${id}.${way}.result`
}

/** What is read before the first game of a character (NAF-SETUP-19). */
export function prologue(character: Character): ParagraphId {
  return `${characterChapter(character)}/${CHARACTERS[character]}0`
}
