import { apply, type Heard, type Input, type Output, type Refusing, type Sight } from '@krcma/protocol'
import { textsOf } from '../../shelf/books.ts'
import { hear, isRefusing, Moments, type TableCall, type TableLink } from '../link.ts'
import type { Beginning, FromHost, ToHost } from './messages.ts'
import { startWorker } from './start.ts'

type Rest<T> = T extends { id: number } ? Omit<T, 'id'> : never

/** A table on this device: the kernel in a Web Worker. */
export class LocalLink extends Moments implements TableLink {
  readonly place = 'local'
  readonly id: string
  readonly invitation = null
  /** What became of the beginning. */
  readonly begun: Promise<object | Refusing>
  readonly #worker = startWorker()
  readonly #waiting = new Map<number, (out: object | Refusing) => void>()
  #next = 0

  constructor(beginning: Beginning) {
    super()
    this.id = beginning.id
    this.#worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data)
    this.begun = this.#ask({ begin: beginning })
    void this.begun.then((out) => isRefusing(out) && this.change({ refused: out }))
  }

  async call<C extends TableCall>(call: C, input: Omit<Input<C>, 'table'>): Promise<Output<C> | Refusing> {
    if (call === 'read') return (await this.#read(input as Input<'read'>)) as Output<C>
    return (await this.#ask({ call, input })) as Output<C> | Refusing
  }

  /** The book is on this device. */
  #read({ language, paragraphs }: Input<'read'>): Promise<Output<'read'>> {
    const game = this.now().sight?.info.setting.game ?? ''
    return this.awaiting(textsOf(game, language, paragraphs).then((texts) => ({ texts })))
  }

  /** Proves the dice of the whole game, once it is over. */
  async verify(): Promise<object | Refusing> {
    const begun = await this.begun
    return isRefusing(begun) ? begun : this.#ask({ call: 'verify', input: {} })
  }

  close(): void {
    this.#worker.terminate()
  }

  #ask(message: Rest<ToHost>): Promise<object | Refusing> {
    const id = this.#next++
    return this.awaiting(
      new Promise((resolve) => {
        this.#waiting.set(id, resolve)
        this.#worker.postMessage({ ...message, id })
      }),
    )
  }

  #hear(message: FromHost): void {
    if (message.t === 'thinking') {
      this.change({ thinking: message.seat === null ? null : { seat: message.seat, done: message.done } })
    } else if (message.t === 'sight') {
      this.#see(message.sight, message.heard)
    } else if (message.t === 'update') {
      this.#see(apply(this.now().sight as Sight, message.changes), message.heard)
    } else if (message.t === 'reply') {
      this.#waiting.get(message.id)?.('ok' in message ? message.ok : message.refused)
      this.#waiting.delete(message.id)
    }
  }

  /** Whatever changes at a table on this device is an entry. */
  #see(sight: Sight, heard: Heard): void {
    const seq = sight.view?.entries ?? 0
    this.change({ connection: 'here', sight, seq, log: hear(this.now().log, heard), refused: null })
  }
}
