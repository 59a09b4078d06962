import type { Person } from '@krcma/protocol'
import unhomoglyph from 'unhomoglyph'

/** What is left of a name when letters that look alike are one letter: its skeleton (UTS #39). */
function skeleton(name: string): string {
  return unhomoglyph(name.normalize('NFKD').replaceAll("'", '’')).normalize('NFD')
}

/** Whether people would take one for the other: capital I and small l look alike, and so do, to a reader, ANNA and Anna. */
export function looksLike(one: string, other: string): boolean {
  return skeleton(one) === skeleton(other) || skeleton(one.toLowerCase()) === skeleton(other.toLowerCase())
}

/** Whether somebody else here is called like this one. */
export function isTaken({ id, name }: Person, others: readonly (Person | null)[]): boolean {
  return others.some((other) => other !== null && other.id !== id && other.id !== '' && looksLike(other.name, name))
}
