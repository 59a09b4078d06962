import type { Change, FromServer } from '@krcma/protocol'

export type Update = Extract<FromServer, { t: 'update' }>

/** Memoised serialisation: updates as JSON, in which what several of them tell, as the very same object, is written once. */
export class JsonFragments {
  readonly #texts = new Map<object, string>()

  textOf({ changes, heard, ...head }: Update): string {
    const list = changes.map((change) => this.#change(change)).join(',')
    return `${JSON.stringify(head).slice(0, -1)},"changes":[${list}],"heard":${JSON.stringify(heard)}}`
  }

  #change(change: Change): string {
    if (change[0] === '-') return JSON.stringify(change)
    const place = JSON.stringify(change.slice(0, -1)).slice(0, -1)
    return `${place},${change[0] === '=' ? this.#part(change[2]) : `[${change[4].map((item) => this.#part(item)).join(',')}]`}]`
  }

  #part(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const known = this.#texts.get(value)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    this.#texts.set(value, text)
    return text
  }
}
