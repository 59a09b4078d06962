import type { Exported } from '@krcma/protocol'

/** What a file holds: a record and, where the game has ended, its film. */
export interface RecordFile {
  readonly record: unknown
  readonly film?: string
}

/** The text of a file, in the form of the terminal's tables (`krcma verify` reads it); as yet unfinished games are what one has seen of them. */
export function textOf(out: Exported): string {
  return JSON.stringify(out.whole ? { table: 1, record: out.record, film: out.film } : out)
}

/** Reads such a file, or one that is a record and nothing else. */
export function readFile(text: string): RecordFile {
  let value: unknown = null
  try {
    value = JSON.parse(text)
  } catch {
    // What is no JSON is no record either; who reads records says so.
  }
  if (typeof value !== 'object' || value === null || !('record' in value)) return { record: value }
  const { record, film } = value as { readonly record: unknown; readonly film?: unknown }
  return typeof film === 'string' ? { record, film } : { record }
}
