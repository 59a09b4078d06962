import { type BoardProps, Icon, icons, signs, Tabs } from '@krcma/look'
import { useState } from 'react'
import type { RollPlayer } from '../shape.ts'
import { type At, inWords } from './at.ts'
import { Company } from './company.tsx'
import { Ending } from './ending.tsx'
import { Enemy } from './enemy.tsx'
import * as own from './icons.ts'
import { Market } from './market/market.tsx'
import { Roll } from './roll.tsx'
import { Classes } from './setup/classes.tsx'
import { Races } from './setup/races.tsx'
import { Sheet } from './sheet/sheet.tsx'
import { Acts, actsOf } from './sheet/tray.tsx'

/** A hero's parchment on a table of dark red leather: the Market on the left, the sheet on the right. */
export function Board(props: BoardProps<RollPlayer>) {
  const at = inWords(props)
  return props.layout === 'phone' ? <OnPhone at={at} /> : <OnDesk at={at} />
}

function OnDesk({ at }: { at: At }) {
  return (
    <div className="rpl" data-layout="desk" data-players={at.seats.length}>
      <div className="rpl-table ground">
        {at.view.state.phase === 'over' ? <Ending at={at} /> : <Market at={at} />}
        {at.view.state.phase !== 'over' && (
          <>
            <Enemy at={at} />
            <Company at={at} others />
          </>
        )}
      </div>
      <Hero at={at} />
      <Roll at={at} />
    </div>
  )
}

/** The sheet; before there is one, what it is made of. */
function Hero({ at }: { at: At }) {
  const { phase } = at.view.state
  if (phase === 'races') return <Races at={at} />
  if (phase === 'classes') return <Classes at={at} />
  return <Sheet at={at} />
}

type Part = 'table' | 'hero' | 'players'

const onTable: readonly string[] = [
  'order-die',
  'initiative',
  'pool-die',
  'pool-flip',
  'pool-reroll',
  'add-card',
  'market',
  'buy-again',
  'buy-discarded',
  'buy-unseen',
]

/** Where the present question is answered; elsewhere whatever was open stays open. */
function wanted(at: At): Part | null {
  if (at.view.state.phase === 'over') return 'table'
  const asked = at.choices.all.find(({ decision }) => !decision.offer)
  if (asked === undefined) return null
  return onTable.includes(asked.kind) ? 'table' : 'hero'
}

function OnPhone({ at }: { at: At }) {
  const want = wanted(at)
  const [opened, setOpened] = useState<{ readonly part: Part; readonly for: Part | null }>({
    part: want ?? 'hero',
    for: want,
  })
  // A new question opens its part once; after that the reader turns the pages.
  const part = opened.for === want ? opened.part : (want ?? opened.part)
  const over = at.view.state.phase === 'over'
  const tabs = [
    { id: 'table' as const, name: at.w.tabs.table, icon: <Icon of={icons.coin} />, lit: want === 'table' },
    { id: 'hero' as const, name: at.w.tabs.hero, icon: <Icon of={own.classDice} />, lit: want === 'hero' },
    { id: 'players' as const, name: at.w.tabs.players, icon: <Icon of={signs.people} /> },
  ]
  const show = (seat: number) => {
    at.show(seat)
    setOpened({ part: 'hero', for: want })
  }
  return (
    <div className="rpl" data-layout="phone" data-players={at.seats.length}>
      <Tabs label={at.w.tabs.label} tabs={tabs} open={part} onOpen={(id) => setOpened({ part: id, for: want })}>
        {part === 'table' && (
          <div className="rpl-table ground">
            {over ? (
              <Ending at={{ ...at, show }} />
            ) : (
              <>
                <Acts at={at} acts={actsOf(at, true)} />
                <Market at={at} />
                <Enemy at={at} />
              </>
            )}
          </div>
        )}
        {part === 'hero' && <Hero at={at} />}
        {part === 'players' && <Company at={{ ...at, show }} />}
      </Tabs>
      <Roll at={at} />
    </div>
  )
}
