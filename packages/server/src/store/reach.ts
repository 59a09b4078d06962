import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'

/** Milliseconds that may pass until it is written down how far a journal has come. */
const SOON = 200
/** Bytes after which the file is written anew, with one mark for each table. */
const LONG = 1_048_576

/** Lines of a table's journal that were stored once, and are not there any more. */
export interface Missing {
  readonly table: string
  readonly lines: number
  /** Whether nothing at all is left of it. */
  readonly all: boolean
}

/**
 * A high-water mark for each journal, in a file beside the embedded store: how many lines it had when they were last stored. SQLite
 * takes a damaged write-ahead log for one that ends before the damage, and says nothing; what has been lost by that is found here.
 * It is written after the store, and not flushed: it may say too little after a power cut, and never too much.
 */
export class Reach {
  readonly #path: string
  #file: number
  #bytes = 0
  /** How far each has come that was written to since this was opened, or was found here and is not there any more. */
  readonly #marks: Map<string, number>
  readonly #fresh = new Set<string>()
  #timer: NodeJS.Timeout | null = null

  private constructor(path: string, marks: Map<string, number>) {
    this.#path = path
    this.#file = openSync(path, 'a', OWNER_ONLY)
    this.#marks = marks
  }

  static at(path: string): Reach {
    const marks = existsSync(path) ? read(readFileSync(path, 'utf8')) : new Map<string, number>()
    return new Reach(path, marks)
  }

  /**
   * What is missing, given how far the journals of these tables come now. What is whole is forgotten until it is written to again: the
   * store has brought its log over to its file by now.
   */
  async missing(headsOf: (tables: readonly string[]) => Promise<readonly Head[]>): Promise<readonly Missing[]> {
    const tables = [...this.#marks.keys()]
    const heads = new Map((await headsOf(tables)).map(({ id, seq }) => [id, seq]))
    const missing = tables.flatMap((table) => {
      const head = heads.get(table) ?? 0
      const lines = (this.#marks.get(table) ?? 0) - head
      return lines > 0 ? [{ table, lines, all: head === 0 }] : []
    })
    for (const table of tables) if (missing.every((one) => one.table !== table)) this.#marks.delete(table)
    this.#writeAnew()
    return missing
  }

  /** The journal of a table has so many lines now, and they are stored. */
  mark(table: string, lines: number): void {
    this.#marks.set(table, lines)
    this.#fresh.add(table)
    this.#timer ??= setTimeout(() => this.#write(), SOON).unref()
  }

  close(): void {
    this.#write()
    closeSync(this.#file)
  }

  #write(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const text = this.#textOf(this.#fresh)
    this.#fresh.clear()
    try {
      if (text !== '') this.#bytes += writeSync(this.#file, text)
      if (this.#bytes > LONG) this.#writeAnew()
    } catch {
      // A full disk: the store says so to everybody who writes. What is not marked is not missed either.
    }
  }

  #writeAnew(): void {
    const text = this.#textOf(this.#marks.keys())
    writeFileSync(`${this.#path}.part`, text, { mode: OWNER_ONLY })
    closeSync(this.#file)
    renameSync(`${this.#path}.part`, this.#path)
    this.#file = openSync(this.#path, 'a', OWNER_ONLY)
    this.#bytes = 0
  }

  #textOf(tables: Iterable<string>): string {
    return [...tables].map((table) => `${table} ${this.#marks.get(table)}\n`).join('')
  }
}

interface Head {
  readonly id: string
  readonly seq: number
}

const OWNER_ONLY = 0o600

/** Of several marks of one table the last one counts; a line that was cut off or spoilt says nothing. */
function read(text: string): Map<string, number> {
  const marks = new Map<string, number>()
  for (const [, table, lines] of text.matchAll(/^([a-z0-9]{12}) (\d{1,9})$/gm))
    if (table !== undefined) marks.set(table, Number(lines))
  return marks
}
