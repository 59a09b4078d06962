import { type BoardProps, Icon, icons, signs, Tabs } from '@krcma/look'
import { useState } from 'react'
import type { PathOfDestiny } from '../shape.ts'
import { Acts } from './acts.tsx'
import { type At, inWords, ownSeat } from './at.ts'
import { Book } from './book/book.tsx'
import { Reading } from './book/reading.tsx'
import { Draft } from './draft/draft.tsx'
import { Ending } from './ending.tsx'
import { Hand } from './hand/hand.tsx'
import { AutomaBoard } from './hero/automa.tsx'
import { Boards } from './hero/boards.tsx'
import { Hero } from './hero/hero.tsx'
import * as own from './icons.ts'
import { Line } from './lines/line.tsx'
import { Lines } from './lines/lines.tsx'
import { Moment } from './moment.tsx'
import { Tale } from './tale/tale.tsx'

/** A table of dark steel, and in its middle the story book: the supply on its left, a character on its right, below it all timelines. */
export function Board(props: BoardProps<PathOfDestiny>) {
  const at = inWords(props)
  const [opened, setOpened] = useState<number | null>(null)
  const open = (page: number) => setOpened(page)
  return (
    <div className="wpd" data-layout={at.layout} data-players={at.state.players.length} data-phase={at.state.phase}>
      {at.layout === 'phone' ? <Phone at={at} open={open} /> : <Desk at={at} open={open} />}
      <Reading at={at} from={opened} close={() => setOpened(null)} />
      <Moment at={at} />
    </div>
  )
}

interface PartProps {
  readonly at: At
  readonly open: (page: number) => void
}

function Desk({ at, open }: PartProps) {
  return (
    <div className="wpd-desk ground">
      <div className="wpd-top">
        <Draft at={at} />
        <Middle at={at} open={open} />
        {at.state.phase !== 'characters' && (
          <div className="wpd-right" {...reachable}>
            <Tale at={at} />
            <Person at={at} />
          </div>
        )}
      </div>
      <Lines at={at} />
      <Acts at={at} />
      <Hand at={at} />
    </div>
  )
}

function Middle({ at, open }: PartProps) {
  const { phase } = at.state
  if (phase === 'characters') return <Boards at={at} />
  return phase === 'over' ? <Ending at={at} open={open} /> : <Book at={at} open={open} />
}

/** The character that is shown; alone, one looks at the opponent beside it. */
function Person({ at }: { at: At }) {
  const [rival, setRival] = useState(false)
  const { automa } = at.state
  if (automa === null) return <Hero at={at} />
  return (
    <>
      {rival ? <AutomaBoard at={at} /> : <Hero at={at} />}
      <button type="button" className="wpd-other" aria-pressed={rival} onClick={() => setRival(!rival)}>
        <Icon of={rival ? signs.person : signs.bot} /> {rival ? at.w.backToMine : at.v.automa(automa.character)}
      </button>
    </>
  )
}

// It scrolls, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

type Part = 'book' | 'draft' | 'lines' | 'mine'

const inDraft: readonly string[] = ['draft', 'draw-energy', 'supply-card', 'release-pair', 'automa-card']

/** Where the present question is answered; elsewhere whatever was open stays open. */
function wanted(at: At): Part | null {
  if (at.state.phase === 'over') return 'book'
  const asked = at.choices.all.find(({ decision }) => !decision.offer)
  if (asked === undefined) return null
  if (inDraft.includes(asked.kind)) return 'draft'
  return asked.kind === 'dominance' || asked.kind === 'board' ? 'book' : 'mine'
}

function Phone({ at, open }: PartProps) {
  const { w, state } = at
  const want = wanted(at)
  const [opened, setOpened] = useState<{ readonly part: Part; readonly for: Part | null }>({
    part: want ?? 'book',
    for: want,
  })
  // A new question opens its part once; after that the reader turns the pages.
  const part = opened.for === want ? opened.part : (want ?? opened.part)
  const tabs = [
    {
      id: 'book' as const,
      name: w.tabs.book,
      icon: <Icon of={icons.book} />,
      lit: want === 'book' && state.phase !== 'over',
    },
    { id: 'draft' as const, name: w.tabs.draft, icon: <Icon of={icons.card} />, lit: want === 'draft' },
    { id: 'lines' as const, name: w.tabs.lines, icon: <Icon of={own.road} /> },
    { id: 'mine' as const, name: w.tabs.mine, icon: <Icon of={own.figure} />, lit: want === 'mine' },
  ]
  const show = (seat: number) => {
    at.show(seat)
    setOpened({ part: 'mine', for: want })
  }
  const me = ownSeat(at)
  return (
    <Tabs label={w.tabs.label} tabs={tabs} open={part} onOpen={(id) => setOpened({ part: id, for: want })}>
      <div className="wpd-sheet-part ground" data-part={part} {...reachable}>
        {part === 'book' && <Middle at={at} open={open} />}
        {part === 'draft' && (
          <>
            <Draft at={at} />
            <Hand at={at} />
          </>
        )}
        {part === 'lines' && <Lines at={{ ...at, show }} />}
        {part === 'mine' && (
          <>
            <Acts at={at} />
            {me !== null && state.phase !== 'characters' && <Line at={at} figure={me} />}
            <Hand at={at} />
            {state.phase !== 'characters' && (
              <>
                <Tale at={at} />
                <Person at={at} />
              </>
            )}
          </>
        )}
      </div>
    </Tabs>
  )
}
