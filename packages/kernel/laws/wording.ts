import type { Decision, EventKind, Language, Shape, Speaker, Told, View, Viewer, Words } from '../src/index.ts'
import { Broken, hold, type Lawmaker, type Walk } from './law.ts'

/** How many options of one decision are read at one look. */
const READ = 8

/** Whether something has words, and they read like words. */
export function readable(law: number, what: string, say: () => unknown): void {
  let text: unknown
  try {
    text = say()
  } catch (mistake) {
    throw new Broken(law, `${what}: ${String(mistake)}`)
  }
  const good = typeof text === 'string' && text.trim() !== '' && !/undefined|NaN|\[object|\bnull\b/.test(text)
  hold(law, good, () => `${what} reads ${JSON.stringify(text)}`)
}

/** 8. Every decision, option and event has words in every language; those of events read like sentences. */
export const wording: Lawmaker = <G extends Shape>({ subject, table, random }: Walk<G>) => {
  const viewers: readonly Viewer[] = [...table.seats, 'spectator']
  let heard = 0

  const read = (what: string, say: () => unknown) => readable(8, what, say)

  function speaker(view: View<G>): Speaker<G> {
    return {
      name: (seat) => `Hráč ${seat + 1}`,
      mine: (seat) => seat === view.viewer,
      of: (_, words) => words,
      state: view.state,
    }
  }

  function readDecision(words: Words<G>, decision: Decision<G>, say: Speaker<G>): void {
    const { kind, seat, context, options } = decision
    const what = `${words.language} ${kind}`
    read(`${what}, question`, () => words.question[kind](seat, context as never, say))
    read(`${what}, waiting`, () => words.waiting[kind](seat, say))
    for (let i = 0; i < Math.min(READ, options.length); i++) {
      const option = options[random.below(options.length)]
      read(`${what}, option ${JSON.stringify(option)}`, () =>
        words.answer[kind](option as never, context as never, say),
      )
    }
  }

  function readEvents(words: Words<G>, told: readonly Told<G>[], say: Speaker<G>): void {
    for (const { kind, data } of told) {
      const word = words.event[kind as EventKind<G>]
      read(`${words.language} ${kind} ${JSON.stringify(data)}`, () => {
        const sentence = word(data as never, say)
        // Told as a person would: no coordinates, no codes, nothing that a reader has to decipher.
        if (/[()[\]{}]/.test(sentence)) throw new Error(`a bracket in ${JSON.stringify(sentence)}`)
        return sentence
      })
    }
  }

  return {
    number: 8,
    rate: 12,
    before() {
      const view = table.view(viewers[random.below(viewers.length)] as Viewer)
      const told = table.events(view.viewer, heard)
      const say = speaker(view)
      for (const language of Object.keys(subject.words) as Language[]) {
        const words = subject.words[language]
        for (const decision of view.decisions) readDecision(words, decision, say)
        readEvents(words, told, say)
        read(`${language} scene`, () => words.scene(view, say).join('\n'))
      }
      heard = (table.events('all-seeing', heard).at(-1)?.n ?? heard - 1) + 1
    },
    end() {
      for (const words of Object.values(subject.words)) {
        for (const sheet of table.ending()?.sheets ?? []) {
          for (const { source } of sheet) read(`${words.language} source`, () => words.source[source as G['sources']])
        }
        for (const { id, sheet } of table.ending()?.rivals ?? []) {
          read(`${words.language} rival ${id}`, () => words.rival?.(id))
          for (const { source } of sheet) read(`${words.language} source`, () => words.source[source as G['sources']])
        }
        const outcome = table.ending()?.outcome
        if (outcome !== undefined) read(`${words.language} outcome`, () => words.outcome(outcome))
      }
    },
  }
}
