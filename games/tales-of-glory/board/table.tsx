import { count } from '@krcma/kernel'
import { type BoardProps, Icon, icons, of, signs, Tabs } from '@krcma/look'
import { useState } from 'react'
import type { TalesOfGlory } from '../shape.ts'
import { type At, inWords, playerAt, shownSeat } from './at.ts'
import { Company } from './company.tsx'
import { Decks } from './decks.tsx'
import { Ending } from './ending.tsx'
import { Hand } from './hand.tsx'
import { Reading } from './reading.tsx'
import { Spaces } from './spaces.tsx'
import { Tale } from './tale/tale.tsx'

/** An illuminated storybook lying open: the adventure board on the left page, a tale on the right one. */
export function Board(props: BoardProps<TalesOfGlory>) {
  const at = inWords(props)
  return props.layout === 'phone' ? <OnPhone at={at} /> : <OnDesk at={at} />
}

function OnDesk({ at }: { at: At }) {
  return (
    <div className="tog" data-layout="desk" data-columns={at.view.state.spaces.length / 2}>
      <div className="tog-left ground">
        {at.view.state.step === 'over' ? (
          <Ending at={at} />
        ) : (
          <>
            <Decks at={at} />
            <Spaces at={at} />
          </>
        )}
        {at.view.state.step !== 'over' && (isIdle(at) ? <Reading at={at} /> : <Hand at={at} />)}
      </div>
      <Tale at={at} company={<Company at={at} />} />
    </div>
  )
}

/** Whether nothing lies before whoever is shown, and nothing is asked that would. */
function isIdle(at: At): boolean {
  const { taken, quests, pending } = playerAt(at, shownSeat(at))
  const picking = of(at.choices, 'select').length + of(at.choices, 'select-again').length === at.choices.all.length
  return taken === null && count(quests) === 0 && pending.length === 0 && picking
}

type Part = 'board' | 'tale' | 'players'

/** Where the present question is answered; elsewhere whatever was open stays open. */
function wanted(at: At): Part | null {
  if (of(at.choices, 'select').length + of(at.choices, 'select-again').length > 0) return 'board'
  return at.choices.all.length > 0 ? 'tale' : null
}

function OnPhone({ at }: { at: At }) {
  const want = wanted(at)
  const [opened, setOpened] = useState<{ readonly part: Part; readonly for: Part | null }>({
    part: want ?? 'board',
    for: want,
  })
  // A new question opens its part once; after that the reader turns the pages.
  const part = opened.for === want ? opened.part : (want ?? opened.part)
  const over = at.view.state.step === 'over'
  const tabs = [
    { id: 'board' as const, name: at.w.tabs.board, icon: <Icon of={icons.scroll} />, lit: want === 'board' },
    { id: 'tale' as const, name: at.w.tabs.tale, icon: <Icon of={icons.book} />, lit: want === 'tale' },
    { id: 'players' as const, name: at.w.tabs.players, icon: <Icon of={signs.people} /> },
  ]
  const show = (seat: number) => {
    at.show(seat)
    setOpened({ part: 'tale', for: want })
  }
  return (
    <div className="tog" data-layout="phone" data-columns={at.view.state.spaces.length / 2}>
      <Tabs label={at.w.tabs.label} tabs={tabs} open={part} onOpen={(id) => setOpened({ part: id, for: want })}>
        {part === 'board' &&
          (over ? (
            <Ending at={at} />
          ) : (
            <div className="tog-sheet-board">
              <Decks at={at} />
              <Spaces at={at} />
            </div>
          ))}
        {part === 'tale' && (
          <div className="tog-sheet-tale">
            <Tale at={at} />
            <Hand at={at} />
          </div>
        )}
        {part === 'players' && <Company at={{ ...at, show }} wide />}
      </Tabs>
    </div>
  )
}
