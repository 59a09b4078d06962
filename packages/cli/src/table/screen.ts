import type { Terminal } from '../terminal.ts'
import { type Paint, paintFor } from '../text/paint.ts'
import { cut, width } from '../text/width.ts'
import type { CliWords } from '../words/words.ts'
import { type Key, Keyboard } from './keyboard.ts'
import { layout, pageOf, type Size } from './layout.ts'
import { typeDigit } from './number.ts'
import type { Menu, Person, Picked } from './person.ts'

const ENTER = '\x1b[?1049h\x1b[?25l'
const LEAVE = '\x1b[?25h\x1b[?1049l'

/** Somebody with a keyboard and a screen. */
export class ScreenPerson implements Person {
  readonly #terminal: Terminal
  #words: CliWords
  readonly #paint: Paint
  readonly #keyboard: Keyboard
  readonly #forget: () => void
  #left = false
  #scrolled = { title: '', by: 0 }
  /** Whoever waits for a key draws again. */
  readonly #onResize = () => this.#keyboard.press('resize')

  constructor(terminal: Terminal, words: CliWords) {
    this.#terminal = terminal
    this.#words = words
    this.#paint = paintFor(terminal.out, terminal.env)
    this.#keyboard = new Keyboard(terminal.input)
    this.#forget = terminal.onLeave(() => this.leave())
    terminal.out.on?.('resize', this.#onResize)
    terminal.out.write(ENTER)
  }

  async pick(menu: Menu): Promise<Picked> {
    let item = 0
    // The scene of the same table stays where it was scrolled to.
    let scroll = menu.title === this.#scrolled.title ? this.#scrolled.by : 0
    let typed = ''
    const last = menu.items.length - 1
    for (;;) {
      const { lines, most, stride } = layout(menu, { item, scroll }, this.#size, this.#paint, this.#words)
      this.#draw(lines)
      if (menu.scene.length > 0) this.#scrolled = { title: menu.title, by: scroll }
      const key = await this.#keyboard.next()
      if (key === 'ctrl-c') return { shortcut: 'interrupt' }
      if (/^\d$/.test(key)) {
        const number = typeDigit(typed, key, menu.items.length)
        if ('done' in number) return { item: number.done - 1 }
        typed = number.sofar
        if (typed !== '') item = Number(typed) - 1
        continue
      }
      typed = ''
      const pressed = key === 'escape' ? 'b' : key.toLowerCase()
      const shortcut = menu.shortcuts.find((candidate) => candidate.key === pressed)?.shortcut
      if (shortcut !== undefined && shortcut !== 'offers') return { shortcut }
      if (shortcut === 'offers') item = nextOffer(menu, item)
      else if (key === 'return' && last >= 0) return { item }
      else if (key === 'up') item = item === 0 ? last : item - 1
      else if (key === 'down') item = item === last ? 0 : item + 1
      else if (key === 'left') item = Math.max(0, item - stride)
      else if (key === 'right') item = Math.min(last, item + stride)
      else if (key === 'home') item = 0
      else if (key === 'end') item = last
      else if (key === 'pageup') scroll = Math.max(0, Math.min(scroll, most) - 5)
      else if (key === 'pagedown') scroll = Math.min(most, scroll + 5)
    }
  }

  async read(title: string, lines: readonly string[]): Promise<void> {
    let from = Number.MAX_SAFE_INTEGER
    for (;;) {
      const { rows } = this.#size
      const { lines: page, most } = pageOf(title, lines, from, this.#size, this.#paint, this.#words)
      this.#draw(page)
      const at = Math.min(from, most)
      const key = await this.#keyboard.next()
      if (key === 'up') from = Math.max(0, at - 1)
      else if (key === 'down') from = at + 1
      else if (key === 'pageup') from = Math.max(0, at - (rows - 4))
      else if (key === 'pagedown') from = at + rows - 4
      else if (key === 'home') from = 0
      else if (key === 'end') from = most
      else if (key !== 'resize') return
    }
  }

  wait(text: string): void {
    const { rows, columns } = this.#size
    this.#terminal.out.write(`\x1b[${rows};1H${this.#paint.dim(cut(text, columns))}\x1b[K`)
  }

  async curtain(text: string): Promise<boolean> {
    for (;;) {
      const { rows, columns } = this.#size
      const centred = (line: string) => ' '.repeat(Math.max(0, Math.floor((columns - width(line)) / 2))) + line
      const above = Array.from({ length: Math.floor(rows / 2) - 1 }, () => '')
      this.#draw([...above, this.#paint.bold(centred(text)), '', this.#paint.dim(centred(this.#words.screen.ready))])
      const key = await this.#keyboard.next()
      if (key === 'return' || key === ' ') return true
      if (key === 'ctrl-c') return false
    }
  }

  async write(question: string, fallback: string): Promise<string> {
    let text = ''
    for (;;) {
      const shown = text === '' ? this.#paint.dim(fallback) : text
      this.#draw(['', this.#paint.bold(question), `› ${shown}`])
      const key: Key = await this.#keyboard.next()
      if (key === 'return') return text.trim() === '' ? fallback : text.trim()
      if (key === 'ctrl-c' || key === 'escape') return fallback
      if (key === 'backspace') text = [...text].slice(0, -1).join('')
      else if ([...key].length === 1) text += key
    }
  }

  speak(words: CliWords): void {
    this.#words = words
  }

  leave(): void {
    if (this.#left) return
    this.#left = true
    this.#forget()
    this.#keyboard.close()
    this.#terminal.out.off?.('resize', this.#onResize)
    this.#terminal.out.write(LEAVE)
  }

  get #size(): Size {
    const { columns, rows } = this.#terminal.out
    return { columns: Math.max(20, columns ?? 80), rows: Math.max(10, rows ?? 24) }
  }

  /** Line by line over what was there, so that nothing flickers. */
  #draw(lines: readonly string[]): void {
    const { rows } = this.#size
    const all = lines.slice(0, rows).map((line) => `${line}\x1b[K`)
    this.#terminal.out.write(`\x1b[H${all.join('\r\n')}\x1b[J`)
  }
}

function nextOffer({ items }: Menu, from: number): number {
  const offers = items.flatMap(({ under }, i) => (under === undefined ? [] : [i]))
  return offers.find((i) => i > from) ?? offers[0] ?? from
}
