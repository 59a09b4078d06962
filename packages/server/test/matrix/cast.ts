import { sealWords } from '@krcma/kernel'
import type { Input, SagaSight, ScenarioSight } from '@krcma/protocol'
import { Person } from '../client.ts'
import { answerOnce, playOut, setting, type TestHouse } from '../house.ts'

export const WHO = ['stranger', 'spectator', 'other', 'same', 'owner', 'admin'] as const
export type Who = (typeof WHO)[number]
export type Cast = Readonly<Record<Who, Person>>

/** How far a table has come: `unsealing`: the same seat has sealed words for the dice; `answered`: by the same seat; `proposed`: an end, by the same seat. */
export type Stage =
  | 'gathering'
  | 'full'
  | 'unsealing'
  | 'playing'
  | 'answered'
  | 'proposed'
  | 'paused'
  | 'over'
  | 'saga'
  | 'scenario'

export interface Scene {
  readonly table: string
  /** The decision of the same seat. */
  readonly decision: string
  /** The number of the open proposal, and of a line of chat. */
  readonly proposal: number
  readonly line: number
  /** A saga, between evenings, of which the same has sheet 0 and the other sheet 1, or a scenario by link; and the owner's. */
  readonly saga: SagaSight | null
  readonly scenario: ScenarioSight | null
  /** Who has the same seat. */
  readonly person: string
}

const NOTHING: Scene = { table: '', decision: '', proposal: 0, line: 0, person: '', saga: null, scenario: null }

/** What the same seat mixes into the dice. */
export const WORDS = 'the same words as ever'

let admins = 0
export async function makeCast(house: TestHouse): Promise<Cast> {
  const [spectator, other, same, owner] = await Promise.all(
    ['Spectator', 'Other', 'Same', 'Owner'].map((name) => house.person(name)),
  )
  if (!spectator || !other || !same || !owner) throw new Error('a cast of four')
  const admin = await house.admin(`admin-${++admins}`)
  return { stranger: new Person(house.port), spectator, other, same, owner, admin }
}

/** A table whose owner does not play, brought to a stage. Seat 0 is the same seat, seat 1 the other. */
export async function makeScene(
  { owner, same, other }: Cast,
  stage: Stage,
  more: Partial<Input<'open-table'>>,
): Promise<Scene> {
  const anybody = { for: 'anybody' } as const
  if (stage === 'saga') {
    const { saga } = await owner.must('begin-saga', { game: 'night-market', members: [anybody, anybody, anybody] })
    const [id, link] = [saga.id, saga.link ?? '']
    await same.must('join-saga', { saga: id, link, member: 0 })
    await other.must('join-saga', { saga: id, link, member: 1 })
    return { ...NOTHING, saga: (await owner.must('look-saga', { saga: id })).saga }
  }
  if (stage === 'scenario') {
    const { scenario } = await owner.must('save-scenario', scenarioInput)
    return { ...NOTHING, scenario }
  }
  const seats = stage === 'gathering' ? [anybody, anybody, anybody] : [anybody, anybody]
  const { sight } = await owner.must('open-table', { ...setting, ...more, seats })
  const table = sight.info.id
  const link = sight.link ?? ''
  for (const person of [same, other]) await person.must('sit', { table, link })
  const person = (await same.must('me', {})).me?.id ?? ''
  const { n: line } = await same.must('say', { table, text: 'hello' })
  if (stage === 'gathering' || stage === 'full') return { ...NOTHING, table, line, person }
  if (stage === 'unsealing') await same.must('seal-words', { table, seal: sealWords(sight.info.commitment, WORDS) })
  await owner.must('start', { table })
  if (stage === 'unsealing') return { ...NOTHING, table, line, person }
  const seen = async () => (await same.look(table)).sight
  const decision = (await seen()).view?.decisions.find(({ offer }) => !offer)
  const option = decision?.options[0]
  if (stage === 'answered') await same.must('answer', { table, decision: decision?.id ?? '', option })
  if (stage === 'proposed' || stage === 'paused')
    await same.must('propose', { table, what: stage === 'paused' ? 'pause' : 'end' })
  const proposal = (await seen()).info.proposal?.n ?? 0
  if (stage === 'paused') await other.must('vote', { table, proposal, yes: true })
  if (stage === 'over') {
    const lines = [await same.live(), await other.live()]
    for (const live of lines) await live.watch(table)
    await answerOnce(lines[0] ?? (await same.live()), table)
    await playOut(table, lines)
    for (const live of lines) live.close()
  }
  return { ...NOTHING, table, decision: decision?.id ?? '', proposal, line, person }
}

export const scenarioInput: Input<'save-scenario'> = {
  game: 'night-market',
  access: 'link',
  texts: { en: { name: 'Two nights', about: '' } },
  content: { nights: 2, toll: 1 },
}
