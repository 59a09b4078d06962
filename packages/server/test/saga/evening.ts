import type { Input, SagaSight } from '@krcma/protocol'
import type { Line, Person } from '../client.ts'
import { answerOnce } from '../house.ts'

/** What tests do with sagas of the night market. */

export const beginning: Input<'begin-saga'> = {
  game: 'night-market',
  title: 'Three nights',
  members: [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }],
}

/** A saga of three, the first of whom owns it. */
export async function beginSaga(owner: Person, others: readonly Person[]): Promise<SagaSight> {
  const { saga } = await owner.must('begin-saga', {
    ...beginning,
    members: [{ for: 'me' }, ...others.map(() => ({ for: 'anybody' }) as const)],
  })
  for (const [n, person] of others.entries())
    await person.must('join-saga', { saga: saga.id, link: saga.link ?? '', member: n + 1 })
  return look(owner, saga.id)
}

export async function look(person: Person, saga: string): Promise<SagaSight> {
  return (await person.must('look-saga', { saga })).saga
}

/** The short evening of those that may be next: one night. */
const SHORT = 1

/** How an evening is opened at which all these come themselves. */
export function evening(saga: SagaSight, members: readonly number[]): Input<'open-evening'> {
  return {
    saga: saga.id,
    version: saga.version,
    evening: SHORT,
    coming: members.map((member) => ({ member, bot: null })),
    access: 'link',
    clock: { kind: 'none' },
  }
}

/** Opens the next evening with these members, who come; the opener is the first of the people. */
export async function openEvening(
  saga: SagaSight,
  members: readonly number[],
  people: readonly Person[],
): Promise<string> {
  const [opener, ...others] = people
  if (opener === undefined) throw new Error('nobody opens')
  const { table } = await opener.must('open-evening', evening(saga, members))
  for (const person of others) await person.must('sit', { table })
  await opener.must('start', { table })
  return table
}

export async function watched(table: string, people: readonly Person[]): Promise<Line[]> {
  return Promise.all(
    people.map(async (person) => {
      const line = await person.live()
      await line.watch(table)
      return line
    }),
  )
}

/** Plays on until so many answers are in, or the game is over. */
export async function playOn(table: string, lines: readonly Line[], answers = Number.POSITIVE_INFINITY): Promise<void> {
  const isOver = () => lines.some((line) => line.held(table).sight.info.status === 'over')
  for (let n = 0, given = 0; given < answers && !isOver(); n++) {
    const before = given
    for (const line of lines) if (given < answers && (await answerOnce(line, table, n))) given++
    if (given === before && !isOver()) throw new Error('nobody is asked anything')
    const seq = Math.max(...lines.map((line) => line.held(table).seq))
    await Promise.all(lines.map((line) => line.until(() => line.held(table).seq >= seq)))
  }
}

/** The purses on the sheets, by member. */
export function purses(saga: SagaSight): readonly number[] {
  return (saga.sheets as { purses: number[] }).purses
}
