import type { Language, Speaker, View } from '@krcma/kernel'
import type { ComponentProps } from 'react'
import type { Board } from '../board/table.tsx'
import type { RollPlayer } from '../shape.ts'
import { cs } from '../words/cs.ts'
import { en } from '../words/en.ts'

type Props = ComponentProps<typeof Board>
export type Choice = Props['choices']['all'][number]

const names = ['Alice', 'Tomáš', 'Božena', 'Matyáš']
const nothing = () => undefined

/** What the table around a board hands to it. */
export function boardProps(view: View<RollPlayer>, language: Language, layout: Props['layout']): Props {
  const words = language === 'cs' ? cs : en
  const say: Speaker<RollPlayer> = {
    name: (seat) => names[seat] ?? '',
    mine: (seat) => seat === view.viewer,
    state: view.state,
  }
  const all = view.decisions.flatMap((decision) =>
    decision.options.map((option, i) => {
      const answer = words.answer[decision.kind] as (option: unknown, context: unknown, say: unknown) => string
      const label = answer(option, decision.context, say)
      return { key: `${decision.id}/${i}`, kind: decision.kind, decision, option, label } as Choice
    }),
  )
  return {
    view,
    words,
    say,
    seats: view.state.heroes.map((_, seat) => ({
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
    pointed: [],
    layout,
    calm: true,
  }
}
