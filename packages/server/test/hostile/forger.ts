import type { Source } from '@krcma/kernel'
import type { Call, SagaSight } from '@krcma/protocol'
import type { Line, Person } from '../client.ts'
import type { TestHouse } from '../house.ts'
import { beginSaga, evening, look } from '../saga/evening.ts'
import { Junk } from './junk.ts'

/** The sheet that the forger holds. */
const OWN = 1

/** A member of a saga who tries to have, to see and to change what is not theirs: sheets of others, evenings that nobody offered. */
export class Forger {
  readonly line: Line
  /** What is hidden from them: whom the owner works for. */
  readonly hidden: readonly string[] = ['salt of 0']
  readonly #house: TestHouse
  readonly #person: Person
  readonly #saga: SagaSight
  readonly #file: unknown
  readonly #junk: Junk
  #id = 2_000_000

  private constructor(house: TestHouse, person: Person, line: Line, saga: SagaSight, file: unknown, junk: Junk) {
    this.line = line
    this.#house = house
    this.#person = person
    this.#saga = saga
    this.#file = file
    this.#junk = junk
  }

  static async at(house: TestHouse, honest: Person, random: Source): Promise<Forger> {
    const person = await house.person('Forger')
    const { id } = await beginSaga(honest, [person])
    // A file as honest people have it, to be spoilt.
    const { file } = await honest.must('export-saga', { saga: id })
    await honest.must('choose-between', { saga: id, member: 0, choice: { patron: 'salt' } })
    const saga = await look(person, id)
    return new Forger(house, person, await person.live(), saga, file, new Junk(random, [id]))
  }

  volley(size: number): string[] {
    return Array.from({ length: size }, () => {
      const { call, input } = this.#next()
      return JSON.stringify({ t: 'call', id: ++this.#id, call, input })
    })
  }

  #next(): { readonly call: Call; readonly input: unknown } {
    const junk = this.#junk
    const { id: saga } = this.#saga
    const kind = junk.below(9)
    if (kind === 0) return { call: 'choose-between', input: { saga, member: 0, choice: 'lantern' } }
    if (kind === 1) return { call: 'choose-between', input: { saga, member: OWN, choice: junk.deep(3) } }
    if (kind === 2) return { call: 'choose-between', input: { saga, member: OWN, choice: { patron: junk.word() } } }
    if (kind === 3) return { call: 'replace-member', input: { saga, member: junk.below(3), bot: 'master' } }
    if (kind === 4) return { call: junk.pick(['end-saga', 'export-saga', 'give-up-evening']), input: { saga } }
    if (kind === 5) return { call: 'look-saga', input: { saga, coming: [junk.below(4), junk.below(4)] } }
    if (kind === 6) {
      // A bot that is to play, badly, with somebody else's sheet.
      const coming = [0, OWN].map((member) => ({ member, bot: member === OWN ? null : 'apprentice' }))
      return { call: 'open-evening', input: { ...evening(this.#saga, []), coming } }
    }
    // What it says of the version was never so: nothing of it may be done.
    const wrong = { ...evening(this.#saga, [0, OWN]), version: this.#saga.version + 1 + junk.below(3) }
    return { call: 'open-evening', input: kind === 7 ? wrong : junk.spoil(wrong) }
  }

  /** Brings a saga or a scenario that nobody honest would: what comes of it. */
  async bring(): Promise<string> {
    const junk = this.#junk
    const scenario = {
      krcma: 'scenario',
      game: 'night-market',
      rules: 2,
      texts: TEXTS,
      content: { nights: 2, toll: 1 },
    }
    const ofSaga = junk.below(2) === 0
    const file = junk.spoil(ofSaga ? this.#file : scenario)
    const { body } = await this.#person.post(ofSaga ? 'import-saga' : 'import-scenario', JSON.stringify({ file }))
    const brought = body as { refused?: string; saga?: SagaSight }
    // What was taken can be looked at, whatever is in it.
    if (brought.saga !== undefined) await look(this.#person, brought.saga.id)
    return brought.refused ?? 'ok'
  }

  /** What has become of the saga, though nothing of all that was the forger's to do. */
  async damage(): Promise<string[]> {
    const { id, version } = this.#saga
    const row = await this.#house.store.sagas.get(id)
    return row?.version === version ? [] : [`saga ${id}: ${row?.body}`]
  }
}

const TEXTS = { en: { name: 'Two nights', about: '' } }
