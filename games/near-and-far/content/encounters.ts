import type { Cost, Gain } from './goods.ts'
import type { Keyword } from './keywords.ts'

export interface Test {
  readonly kind: 'skill' | 'combat'
  readonly difficulty: number
}

/** What a result brings; what it says is in the book. */
export interface Outcome {
  readonly rewards: Gain
  /** For exceeding the difficulty (NAF-ENC-08). */
  readonly bonus?: Gain
  readonly keywords?: readonly Keyword[]
  readonly stories?: readonly StoryId[]
  /** Of a character: the next encounter, or null at the end of the story (NAF-CHAR-03). */
  readonly next?: EncounterId | null
}

/** One way through a paragraph. Without a test it succeeds. */
export interface Way {
  readonly id: WayId
  readonly test: Test | null
  readonly cost?: Cost
  readonly outcome: Outcome
}

/** A passage for those who have these keywords: in place of the options, or, where it is not mandatory, among them (NAF-KEY-02). */
export interface Branch extends Way {
  readonly keywords: readonly Keyword[]
  readonly mandatory: boolean
}

export interface Encounter {
  readonly options: readonly Way[]
  readonly branches?: readonly Branch[]
  /** Of a character: how far in the story (NAF-CHAR-05). */
  readonly stage?: number
}

/** `a` to `d` are options, `k1` and so on passages for keywords; `won` is what is read after a victory over a villain. */
export type WayId = 'a' | 'b' | 'c' | 'd' | 'k1' | 'k2' | 'k3' | 'won'

/** As printed: a letter or a number on a map, `S` and a number, or the code of a character and a number. */
export type EncounterId = string
export type StoryId = `S${number}`

/** The encounters of one chapter, by id. */
export type Encounters = Readonly<Record<EncounterId, Encounter>>

interface More extends Pick<Outcome, 'bonus' | 'keywords' | 'stories' | 'next'> {
  readonly cost?: Cost
}

function way(id: WayId, test: Test | null, rewards: Gain, { cost, ...more }: More): Way {
  return { id, test, ...(cost === undefined ? {} : { cost }), outcome: { rewards, ...more } }
}

export function skill(id: WayId, difficulty: number, rewards: Gain, more: More = {}): Way {
  return way(id, { kind: 'skill', difficulty }, rewards, more)
}

export function combat(id: WayId, difficulty: number, rewards: Gain, more: More = {}): Way {
  return way(id, { kind: 'combat', difficulty }, rewards, more)
}

export function free(id: WayId, rewards: Gain, more: More = {}): Way {
  return way(id, null, rewards, more)
}

/** A passage that is read in place of the options. */
export function must(keywords: readonly Keyword[], passage: Way): Branch {
  return { ...passage, keywords, mandatory: true }
}

/** A passage that stands among the options. */
export function may(keywords: readonly Keyword[], passage: Way): Branch {
  return { ...passage, keywords, mandatory: false }
}
