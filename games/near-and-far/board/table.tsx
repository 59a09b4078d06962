import { type BoardProps, Icon, icons, memoOn, Tabs } from '@krcma/look'
import { useState } from 'react'
import type { NearAndFar } from '../shape.ts'
import { Asked } from './asked.tsx'
import { type At, inWords } from './at.ts'
import { Encounter } from './book/encounter.tsx'
import { Journal } from './book/journal.tsx'
import { Company } from './company.tsx'
import { Ending } from './ending.tsx'
import { Hand } from './hand/hand.tsx'
import * as own from './icons.ts'
import { Atlas } from './map/atlas.tsx'
import { Moment } from './moment.tsx'
import { lightsOf, offeredElsewhere, type Part, wanted } from './parts.ts'
import { Town } from './town.tsx'

/** The open atlas, and around it the town, the company and the artifacts. What is read or rolled lies over it. */
export function Board(props: BoardProps<NearAndFar>) {
  const at = inWords(props)
  const [journal, openJournal] = useState(false)
  const open = () => openJournal(true)
  return (
    <div className="naf" data-layout={at.layout} data-map={at.state.map} data-stage={at.state.stage}>
      {at.layout === 'phone' ? <Phone at={at} open={open} /> : <Desk at={at} open={open} />}
      <Encounter at={at} />
      {journal && <Journal at={at} close={() => openJournal(false)} />}
      <Moment at={at} />
    </div>
  )
}

// It scrolls, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

interface PartProps {
  readonly at: At
  /** Opens the journal of the seat in view. */
  readonly open: () => void
}

interface PartOfDesk {
  readonly at: At
  readonly lights: string
}

const LOOKED_AT = ['view', 'v', 'w', 'seats', 'shown', 'show'] as const

const TownBelow = memoOn(LOOKED_AT, ({ at }: PartOfDesk) => <Town at={at} />)
const Side = memoOn(LOOKED_AT, ({ at, open }: PartOfDesk & { readonly open: () => void }) => (
  <Company at={at} open={open} />
))
const Cards = memoOn(LOOKED_AT, ({ at }: PartOfDesk) => <Hand at={at} />)

function Desk({ at, open }: PartProps) {
  const [stable] = useState(() => open)
  // What is chosen from comes first.
  const first = wanted(at) === 'hand'
  return (
    <div className="naf-desk ground">
      <div className="naf-middle">
        {at.state.stage === 'over' ? <Ending at={at} /> : <Atlas at={at} />}
        {at.state.stage !== 'over' && <TownBelow at={at} lights={lightsOf(at, 'town')} />}
      </div>
      <div className="naf-side" {...reachable}>
        {first && <Cards at={at} lights={lightsOf(at, 'hand')} />}
        <Side at={at} lights={lightsOf(at, 'company')} open={stable} />
        {!first && <Cards at={at} lights={lightsOf(at, 'hand')} />}
      </div>
    </div>
  )
}

function Phone({ at, open }: PartProps) {
  const { w, state } = at
  const want = wanted(at)
  const [opened, setOpened] = useState<{ readonly part: Part; readonly for: Part | null }>({
    part: want ?? 'map',
    for: want,
  })
  // A new question opens its part once; after that the reader turns the pages.
  const part = opened.for === want ? opened.part : (want ?? opened.part)
  const tab = (id: Part, icon: string) => ({
    id,
    name: w.tabs[id],
    icon: <Icon of={icon} />,
    lit: want === id && state.stage !== 'over',
  })
  const tabs = [tab('map', own.map), tab('town', own.town), tab('company', own.figure), tab('hand', icons.scroll)]
  return (
    <Tabs label={w.tabs.label} tabs={tabs} open={part} onOpen={(id) => setOpened({ part: id, for: want })}>
      <div className="naf-part ground" data-part={part} {...reachable}>
        {part === 'map' && (state.stage === 'over' ? <Ending at={at} /> : <Atlas at={at} />)}
        {part === 'town' && <Town at={at} />}
        {part === 'company' && <Company at={at} open={open} />}
        {part === 'hand' && <Hand at={at} />}
        <Asked at={at} of={offeredElsewhere(at, part)} />
      </div>
    </Tabs>
  )
}
