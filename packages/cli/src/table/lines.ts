import { createInterface, type Interface } from 'node:readline'
import type { Terminal } from '../terminal.ts'
import { type Paint, paintFor } from '../text/paint.ts'
import type { CliWords } from '../words/words.ts'
import type { Item, Menu, Person, Picked } from './person.ts'

/** Somebody who reads and writes lines: through a pipe, a simple terminal, or a screen reader. */
export class LinePerson implements Person {
  readonly #terminal: Terminal
  #words: CliWords
  readonly #paint: Paint
  readonly #reader: Interface
  readonly #lines: AsyncIterator<string>

  constructor(terminal: Terminal, words: CliWords) {
    this.#terminal = terminal
    this.#words = words
    this.#paint = paintFor(terminal.out, terminal.env)
    this.#reader = createInterface({ input: terminal.input })
    this.#lines = this.#reader[Symbol.asyncIterator]()
  }

  async pick(menu: Menu): Promise<Picked> {
    this.#print([
      '',
      this.#paint.gold(menu.title),
      ...menu.scene,
      ...menu.news.map((line) => this.#paint.dim(`· ${line}`)),
      this.#paint.bold(menu.question),
      ...itemLines(menu.items),
    ])
    const keys = menu.shortcuts.map(({ key, text }) => `${key} ${text}`).join(', ')
    for (;;) {
      this.#terminal.out.write(keys === '' ? '> ' : `[${keys}] > `)
      const line = await this.#next()
      if (line === undefined) return { shortcut: 'interrupt' }
      const word = line.trim().toLowerCase()
      const number = /^\d{1,6}$/.test(word) ? Number(word) : Number.NaN
      if (number >= 1 && number <= menu.items.length) return { item: number - 1 }
      const shortcut = menu.shortcuts.find(({ key }) => key === word)?.shortcut
      if (shortcut === 'offers') this.#print(itemLines(menu.items).slice(-offersIn(menu)))
      else if (shortcut !== undefined) return { shortcut }
      else
        this.#print([
          this.#words.lines.unknown(
            line.trim(),
            menu.items.length,
            menu.shortcuts.map(({ key }) => key),
          ),
        ])
    }
  }

  read(title: string, lines: readonly string[]): Promise<void> {
    this.#print([this.#paint.gold(title), ...lines])
    return Promise.resolve()
  }

  /** Nobody wants to hear percents read aloud. */
  wait(): void {
    return
  }

  async curtain(text: string): Promise<boolean> {
    this.#print(['', `${text} ${this.#words.screen.ready}`])
    return (await this.#next()) !== undefined
  }

  async write(question: string, fallback: string): Promise<string> {
    this.#terminal.out.write(`${question} [${fallback}] > `)
    const line = (await this.#next())?.trim() ?? ''
    return line === '' ? fallback : line
  }

  speak(words: CliWords): void {
    this.#words = words
  }

  leave(): void {
    this.#reader.close()
  }

  /** The next line; undefined when there are no more. */
  async #next(): Promise<string | undefined> {
    const { value, done } = await this.#lines.next()
    if (this.#terminal.input.isTTY !== true) this.#terminal.out.write('\n')
    return done === true ? undefined : value
  }

  #print(lines: readonly string[]): void {
    this.#terminal.out.write(`${lines.join('\n')}\n`)
  }
}

function itemLines(items: readonly Item[]): string[] {
  return items.flatMap(({ text, under }, i) => {
    const heading = under !== undefined && under !== items[i - 1]?.under ? [under] : []
    return [...heading, `  ${i + 1}) ${text}`]
  })
}

/** Offers stand last, under one heading. */
function offersIn({ items }: Menu): number {
  return items.filter(({ under }) => under !== undefined).length + 1
}
