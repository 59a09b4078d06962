import type { Source } from '@krcma/kernel'
import { Authenticator } from '../authenticator.ts'
import type { Person } from '../client.ts'
import { playOut, startTable, type TestHouse } from '../house.ts'
import { Junk } from './junk.ts'

/** Bodies by HTTP that somebody has tampered with: real records of games and real passkeys, each with something wrong in it. */
export class Bodies {
  readonly #forger: Person
  readonly #junk: Junk
  readonly #record: unknown
  readonly #device: Authenticator

  private constructor(forger: Person, junk: Junk, record: unknown, device: Authenticator) {
    this.#forger = forger
    this.#junk = junk
    this.#record = record
    this.#device = device
  }

  static async of(house: TestHouse, random: Source): Promise<Bodies> {
    const forger = await house.person('Forger')
    const table = await startTable(forger, [], { seats: [{ for: 'me' }], options: { rounds: 3 } })
    const line = await forger.live()
    await line.watch(table)
    await playOut(table, [line])
    line.close()
    const exported = await forger.must('export', { table })
    if (!exported.whole) throw new Error('a game that is over is exported whole')
    const device = new Authenticator(forger.origin)
    const { options } = await forger.must('passkey-new', {})
    await forger.must('passkey-save', { login: 'forger', response: device.create(options) })
    return new Bodies(forger, new Junk(random, [table]), exported.record, device)
  }

  /** Sends one; what it was answered by. */
  async send(): Promise<string> {
    const { call, body } = await this.#next()
    const text = JSON.stringify(body) ?? ''
    const cut = this.#junk.below(30) === 0 ? text.slice(0, -1 - this.#junk.below(8)) : text
    const { status, body: reply } = await this.#forger.post(call, cut)
    const { refused } = reply as { readonly refused?: string }
    return refused ?? (status < 500 ? 'ok' : 'unavailable')
  }

  async #next(): Promise<{ readonly call: string; readonly body: unknown }> {
    const junk = this.#junk
    const kind = junk.below(10)
    if (kind < 7) {
      let record = this.#record
      for (let times = junk.below(3); times >= 0; times--) record = junk.spoil(record)
      return { call: 'import', body: { record } }
    }
    if (kind === 7) return { call: junk.pick(['import', 'passkey-save', 'passkey-log-in']), body: junk.deep(4) }
    const saves = junk.below(2) === 0
    const options = saves ? await this.#ask('passkey-new') : await this.#ask('passkey-ask')
    const response = saves ? this.#device.create(options) : this.#device.get(options)
    const body = saves ? { login: 'forger', response } : { response }
    return { call: saves ? 'passkey-save' : 'passkey-log-in', body: junk.spoil(body) }
  }

  async #ask(call: 'passkey-new' | 'passkey-ask'): Promise<unknown> {
    return (await this.#forger.must(call, {})).options
  }
}
