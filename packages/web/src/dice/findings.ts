import { type GameRecord, same, sealWords } from '@krcma/kernel'
import type { Sight } from '@krcma/protocol'
import type { NotedDice } from '../memory.ts'

/** What the rules made of a record in this browser: how many outcomes came from its seed and words, and what the viewer saw at the end. */
export interface Proven {
  readonly outcomes: number
  readonly state: unknown
}

/** What was found about the dice of a game; null: this browser cannot know. */
export interface Findings {
  /** The hash of the seed is the one that was shown here before the game. */
  readonly beforehand: boolean | null
  /** What this browser mixed in is among what made the dice. */
  readonly own: boolean | null
  /** So are the words that the others had sealed before any were shown. */
  readonly others: boolean | null
  /** It leads to what is on the table. */
  readonly onTable: boolean
  readonly outcomes: number
}

/** Compares a record, proven here, with what this browser noted before the game and with what it shows now. */
export function findings(record: GameRecord, proven: Proven, sight: Sight, noted: NotedDice | null): Findings {
  const { seat, info, view } = sight
  const { contributions } = record
  const seals = noted?.seals ?? null
  const known = noted !== null && seat !== null
  const others = seals?.map((seal, at) => at === seat || sealOf(noted, contributions[at]) === seal) ?? null
  return {
    beforehand: known ? record.commitment === noted.commitment : record.commitment === info.commitment ? null : false,
    own: known ? contributions[seat] === noted.words : null,
    others: others === null ? null : others.every((same) => same),
    onTable: same(proven.state, view?.state ?? null),
    outcomes: proven.outcomes,
  }
}

/** A seat that sealed nothing mixed nothing in. */
function sealOf(noted: NotedDice | null, words = ''): string | null {
  return words === '' || noted === null ? null : sealWords(noted.commitment, words)
}

export const areFair = ({ beforehand, own, others, onTable }: Findings): boolean =>
  beforehand !== false && own !== false && others !== false && onTable
