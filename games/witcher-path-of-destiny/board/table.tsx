import { type BoardProps, type Choice, Icon, icons, lit, memoOn, signs, Tabs } from '@krcma/look'
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
  return (
    <div className="wpd" data-layout={at.layout} data-players={at.state.players.length} data-phase={at.state.phase}>
      {at.layout === 'phone' ? <Phone at={at} open={setOpened} /> : <Desk at={at} open={setOpened} />}
      <Reading at={at} from={opened} close={() => setOpened(null)} />
      <Moment at={at} />
    </div>
  )
}

// It scrolls, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

interface PartProps {
  readonly at: At
  readonly open: (page: number) => void
}

type Kind = Choice<PathOfDestiny>['kind']

const inDraft: readonly Kind[] = ['draft', 'draw-energy', 'supply-card', 'release-pair', 'automa-card']
const inBook: readonly Kind[] = ['board', 'dominance', 'exchange']
const onLines: readonly Kind[] = ['own-card', 'lose', 'keep']
const inHand: readonly Kind[] = ['play', 'hand-card', 'elder-blood']
const onBoards: readonly Kind[] = ['ability', 'draw-energy', 'lose', 'look', 'discard-alliance', 'next-alliance']

/** How what may be touched in a part is lit: by this it is known whether the part has to be painted anew. */
const lights = ({ choices }: At, kinds: readonly Kind[]) =>
  lit(
    choices,
    choices.all.filter(({ kind }) => kinds.includes(kind)),
  )

interface PartOfDesk {
  readonly at: At
  readonly lights: string
}

const LOOKED_AT = ['view', 'v', 'w', 'seats', 'shown', 'show'] as const

const Supply = memoOn(LOOKED_AT, ({ at }: PartOfDesk) => <Draft at={at} />)
// What is read comes a moment after the page that it is read from.
const Story = memoOn([...LOOKED_AT, 'say'], ({ at, open }: PartOfDesk & PartProps) => <Middle at={at} open={open} />)
const Right = memoOn(LOOKED_AT, ({ at }: PartOfDesk) => (
  <div className="wpd-right" {...reachable}>
    <Tale at={at} />
    <Person at={at} />
  </div>
))
const AllLines = memoOn(LOOKED_AT, ({ at }: PartOfDesk) => <Lines at={at} />)
const OwnHand = memoOn(LOOKED_AT, ({ at }: PartOfDesk) => <Hand at={at} />)

function Desk({ at, open }: PartProps) {
  return (
    <div className="wpd-desk ground">
      <div className="wpd-top">
        <Supply at={at} lights={lights(at, inDraft)} />
        <Story at={at} lights={lights(at, inBook)} open={open} />
        {at.state.phase !== 'characters' && <Right at={at} lights={lights(at, onBoards)} />}
      </div>
      <AllLines at={at} lights={lights(at, onLines)} />
      <Acts at={at} />
      <OwnHand at={at} lights={lights(at, inHand)} />
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

type Part = 'book' | 'draft' | 'lines' | 'mine'

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
