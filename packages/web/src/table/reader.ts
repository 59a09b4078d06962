import type { Language, Viewer } from '@krcma/kernel'
import { LIMITS, type Refusing, type Texts } from '@krcma/protocol'
import { useMemo, useSyncExternalStore } from 'react'
import { isRefusing, type TableLink } from '../link/link.ts'

/** When to ask again for what could not be had, in milliseconds. */
const LATER = 2_000

export type Read = (paragraph: string) => string

/**
 * The book of a game as far as somebody was shown it. A paragraph is fetched when it is first wished for, together with all others
 * that are wished for at that moment; until then it reads ''.
 */
export class Reader {
  readonly #fetch: (paragraphs: readonly string[]) => Promise<Texts | Refusing>
  readonly #texts = new Map<string, string>()
  readonly #wished = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #asked = false
  #read: Read = (paragraph) => this.#look(paragraph)

  constructor(fetch: (paragraphs: readonly string[]) => Promise<Texts | Refusing>) {
    this.#fetch = fetch
  }

  /** Another function whenever more is known: whoever read with the one before reads again. */
  readonly now = (): Read => this.#read

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #look(paragraph: string): string {
    const text = this.#texts.get(paragraph)
    if (text !== undefined) return text
    this.#wished.add(paragraph)
    if (!this.#asked) {
      this.#asked = true
      queueMicrotask(() => void this.#ask())
    }
    return ''
  }

  async #ask(): Promise<void> {
    const wished = [...this.#wished].slice(0, LIMITS.paragraphs)
    const texts = await this.#fetch(wished)
    if (isRefusing(texts)) {
      setTimeout(() => this.#again(), LATER)
      return
    }
    for (const paragraph of wished) {
      this.#texts.set(paragraph, texts[paragraph] ?? '')
      this.#wished.delete(paragraph)
    }
    this.#again()
  }

  #again(): void {
    this.#asked = false
    this.#read = (paragraph) => this.#look(paragraph)
    for (const listener of this.#listeners) listener()
  }
}

/** Reads aloud what is read at a table, in this language and to these eyes (the viewer's own, unless said). */
export function useReading(link: TableLink, language: Language, eyes: Viewer | null = null): Read {
  const reader = useMemo(() => {
    const as = eyes === null ? {} : { as: eyes }
    return new Reader(async (paragraphs) => {
      const out = await link.call('read', { ...as, language, paragraphs: [...paragraphs] })
      return isRefusing(out) ? out : out.texts
    })
  }, [link, language, eyes])
  return useSyncExternalStore(reader.subscribe, reader.now)
}
