import { sealWords } from '@krcma/kernel'
import { noteDice } from '../memory.ts'

/** Thinks of words at random for the dice of a table, keeps them here, and gives what is shown of them now. */
export function sealed(table: string, commitment: string): string {
  const words = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const seal = sealWords(commitment, words)
  noteDice(table, { commitment, words, seal, seals: null })
  return seal
}
