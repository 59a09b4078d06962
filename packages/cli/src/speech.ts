import type { Decision, Seat, Shape, Speaker, Told, View, Words } from '@krcma/kernel'
import type { Book } from './book.ts'

/** The kernel pairs a kind with its data; through a game that is not known before run time the compiler cannot see that. */
type Speech = Readonly<Record<string, (...about: readonly unknown[]) => string>>

/** A game's words, said to whoever looks at `view`. */
export class Voice<G extends Shape> {
  readonly words: Words<G>
  readonly say: Speaker<G>
  readonly view: View<G>
  readonly #book: Book

  constructor(words: Words<G>, book: Book, names: readonly string[], view: View<G>) {
    this.#book = book
    this.words = words
    this.view = view
    this.say = {
      name: (seat) => names[seat] ?? String(seat + 1),
      mine: (seat) => seat === view.viewer,
      of: (_, words) => words,
      state: view.state,
      read: (paragraph) => book.get(paragraph) ?? '',
    }
  }

  scene(): readonly string[] {
    return this.words.scene(this.view, this.say)
  }

  /** What happened and, where it opens a paragraph of the game's book, what that says. */
  event(told: Told<G>): string {
    const sentence = speak(this.words.event, told.kind, told.data, this.say)
    const { paragraph } = (told.data ?? {}) as { readonly paragraph?: unknown }
    const text = typeof paragraph === 'string' ? this.#book.get(paragraph) : undefined
    return text === undefined ? sentence : `${sentence} ${text}`
  }

  question({ kind, seat, context }: Decision<G>): string {
    return speak(this.words.question, kind, seat, context, this.say)
  }

  waiting(kind: string, seat: Seat): string {
    return speak(this.words.waiting, kind, seat, this.say)
  }

  /** One sentence for each option of a decision. */
  answers({ kind, options, context }: Decision<G>): string[] {
    return (options as readonly unknown[]).map((option) => speak(this.words.answer, kind, option, context, this.say))
  }
}

function speak(speech: object, kind: string, ...about: readonly unknown[]): string {
  return (speech as Speech)[kind]?.(...about) ?? kind
}
