import { randomBytes } from 'node:crypto'
import { hashOf } from '../ids.ts'
import type { Code, CodeKind } from '../store/codes.ts'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 24
/** How many one is given to keep. */
const KEPT = 8

/** 24 letters that nobody confuses: 120 bits, too many to guess, so that a plain hash keeps them safe. */
function newCode(): string {
  return [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** As a person reads it. */
function written(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}

export interface NewCode {
  /** For its owner alone. */
  readonly text: string
  readonly row: Code
}

export function makeCode(person: string, kind: CodeKind, about = '', expires: number | null = null): NewCode {
  const code = newCode()
  return { text: written(code), row: { hash: hashOf(code), person, kind, about, expires } }
}

/** Codes to keep. */
export function makeCodes(person: string, count = KEPT): NewCode[] {
  return Array.from({ length: count }, () => makeCode(person, 'recovery'))
}
