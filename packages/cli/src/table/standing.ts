import type { Shape, Standing, Told } from '@krcma/kernel'
import type { Voice } from '../speech.ts'
import type { CliWords } from '../words/words.ts'
import { type Person, sideMenu } from './person.ts'

/** How many kinds of events are proposed as an end of a standing answer. */
const PROPOSED = 8

interface Way<T> {
  readonly text: string
  readonly means: T
}

/** "Don't ask me again until…": first what to answer, then until when. */
export async function askStanding<G extends Shape>(
  voice: Voice<G>,
  events: readonly Told<G>[],
  person: Person,
  words: CliWords,
): Promise<Standing | undefined> {
  const { view } = voice
  const question = view.decisions.find(({ offer, answered }) => !offer && answered === undefined)
  const seat = typeof view.viewer === 'number' ? view.viewer : 0
  const withdrawals = view.standing.map(({ kind }) => ({
    text: words.standing.takeBack(voice.waiting(kind, seat)),
    means: { kind, option: undefined },
  }))
  const options: readonly unknown[] = question?.options ?? []
  const answers = (question === undefined ? [] : voice.answers(question)).map((text, i) => ({
    text: words.standing.always(text),
    means: { kind: question?.kind ?? '', option: options[i] },
  }))
  const chosen = await pickOne(person, words, words.standing.question, [...answers, ...withdrawals])
  if (chosen === undefined || chosen.option === undefined) return chosen && { kind: chosen.kind }
  const ends = [{ text: words.standing.forGood, means: {} }, ...endsOf(voice, events, words)]
  const end = await pickOne<{ readonly until?: string }>(person, words, words.standing.howLong, ends)
  return end && { ...chosen, ...end }
}

async function pickOne<T>(
  person: Person,
  words: CliWords,
  question: string,
  ways: readonly Way<T>[],
): Promise<T | undefined> {
  const picked = await person.pick(sideMenu(words, question, ways))
  return 'item' in picked ? ways[picked.item]?.means : undefined
}

/** A kind of event has no name of its own, but everybody remembers the last one of that kind. */
function endsOf<G extends Shape>(voice: Voice<G>, events: readonly Told<G>[], words: CliWords) {
  const last = new Map<string, string>()
  for (const told of events) {
    const sentence = voice.event(told)
    last.delete(told.kind)
    if (sentence !== '') last.set(told.kind, sentence)
  }
  return [...last]
    .slice(-PROPOSED)
    .map(([until, sentence]) => ({ text: words.standing.until(sentence), means: { until } }))
}
