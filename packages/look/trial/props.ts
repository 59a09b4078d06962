import type { Language, Shape, Speaker, View } from '@krcma/kernel'
import type { BoardProps, Choice, Layout, Spoken } from '../src/index.ts'

const names = ['Alice', 'Tomáš', 'Božena', 'Matyáš', 'Zdislava', 'Řehoř']
const nothing = () => undefined

/** What the table around a board hands to it, for so many seats. */
export function boardProps<G extends Shape>(
  spoken: { readonly [L in Language]: Spoken<G> },
  seats: number,
  view: View<G>,
  language: Language,
  layout: Layout,
): BoardProps<G> {
  const words = spoken[language]
  const say: Speaker<G> = {
    name: (seat) => names[seat] ?? '',
    mine: (seat) => seat === view.viewer,
    of: (_, words) => words,
    state: view.state,
  }
  const all = view.decisions.flatMap((decision) =>
    decision.options.map((option, i) => {
      const answer = words.answer[decision.kind] as (option: unknown, context: unknown, say: unknown) => string
      const label = answer(option, decision.context, say)
      return { key: `${decision.id}/${i}`, kind: decision.kind, decision, option, label } as Choice<G>
    }),
  )
  return {
    view,
    words,
    say,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: names[seat] ?? '',
      colour: `var(--seat-${seat})`,
      sign: 'm0 0h512v512h-512z',
      who: seat === view.viewer ? 'me' : 'person',
    })),
    shown: typeof view.viewer === 'number' ? view.viewer : 0,
    show: nothing,
    choices: { all, focused: null, narrowed: null, focus: nothing, narrow: nothing, answer: nothing },
    news: [],
    staged: [],
    reading: [],
    read: nothing,
    pointed: [],
    layout,
    calm: true,
  }
}
