import { emitKeypressEvents } from 'node:readline'
import type { Input } from '../terminal.ts'

/** A key by its name ('up', 'return', 'escape', 'ctrl-c') or, if it writes something, what it writes. */
export type Key = string

interface Press {
  readonly name?: string
  readonly ctrl?: boolean
  readonly sequence?: string
}

const NAMED = new Set([
  'up',
  'down',
  'left',
  'right',
  'pageup',
  'pagedown',
  'home',
  'end',
  'return',
  'enter',
  'escape',
  'backspace',
])

/** The keys that were pressed, in order, whether somebody waits for them yet or not. */
export class Keyboard {
  readonly #input: Input
  readonly #pressed: Key[] = []
  #waiting: ((key: Key) => void) | undefined
  readonly #onPress = (text: string | undefined, press: Press) => this.#press(keyOf(text, press))
  /** No key will come any more: as if somebody left. */
  #ended = false
  readonly #onEnd = () => {
    this.#ended = true
    this.#press('ctrl-c')
  }

  constructor(input: Input) {
    this.#input = input
    emitKeypressEvents(input)
    input.on('keypress', this.#onPress)
    input.on('end', this.#onEnd)
    input.setRawMode?.(true)
    input.resume()
  }

  next(): Promise<Key> {
    const key = this.#pressed.shift()
    if (key !== undefined) return Promise.resolve(key)
    if (this.#ended) return Promise.resolve('ctrl-c')
    return new Promise((done) => {
      this.#waiting = done
    })
  }

  /** As if this key had been pressed. */
  press(key: Key): void {
    this.#press(key)
  }

  close(): void {
    this.#input.off('keypress', this.#onPress)
    this.#input.off('end', this.#onEnd)
    this.#input.setRawMode?.(false)
    this.#input.pause()
  }

  #press(key: Key | undefined): void {
    if (key === undefined) return
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting === undefined) this.#pressed.push(key)
    else waiting(key)
  }
}

function keyOf(text: string | undefined, { name, ctrl, sequence }: Press): Key | undefined {
  if (ctrl === true) return name === 'c' || name === 'd' ? 'ctrl-c' : undefined
  if (name === 'enter') return 'return'
  if (name !== undefined && NAMED.has(name)) return name
  const written = text ?? sequence
  return written !== undefined && /^[^\p{C}]+$/u.test(written) ? written : undefined
}
