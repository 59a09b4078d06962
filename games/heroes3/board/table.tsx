import type { BoardProps } from '@krcma/look'
import { Icon } from '@krcma/look'
import { useState } from 'react'
import type { Heroes3 } from '../shape.ts'
import { Acts } from './acts.tsx'
import { type At, inWords } from './at.ts'
import { BattleView } from './battle/battle.tsx'
import { Led } from './battle/led.tsx'
import { Ending } from './ending.tsx'
import * as own from './icons.ts'
import { MapView } from './map/map.tsx'
import { Turning } from './map/turning.tsx'
import { Moment } from './moment.tsx'
import { Army } from './panels/army.tsx'
import { Dock } from './panels/dock.tsx'
import { Hand } from './panels/hand.tsx'
import type { PanelId } from './panels/ids.ts'
import { Panel } from './panels/panel.tsx'
import { Points } from './panels/score.tsx'
import { Town } from './panels/town.tsx'
import { narrowedTo } from './where.ts'

/** A table of carved stone: the map on it, or the combat that is fought, and below what can be done besides. */
export function Board(props: BoardProps<Heroes3>) {
  const at = inWords(props)
  const [opened, setOpened] = useState<PanelId | 'closed' | null>(null)
  const panel = panelOf(at, opened)
  const close = () => {
    setOpened('closed')
    if (at.choices.narrowed !== null) at.choices.narrow(null)
  }
  return (
    <div className="h3" data-layout={at.layout}>
      <div className="h3-table ground">
        <div className="h3-land">
          <Stage at={at} />
          {panel !== null && (
            <Panel at={at} name={at.w.panels[panel]} close={close}>
              {panel === 'town' && <Town at={at} />}
              {panel === 'hand' && <Hand at={at} />}
              {panel === 'army' && <Army at={at} />}
              {panel === 'score' && <Points at={at} />}
            </Panel>
          )}
        </div>
        <div className="h3-foot">
          <Dock at={at} open={panel} onOpen={setOpened} />
          <Acts at={at} />
        </div>
      </div>
      <Moment at={at} />
    </div>
  )
}

/** What lies open over the map: what the question was narrowed to, or what somebody has opened. */
function panelOf({ choices }: At, opened: PanelId | 'closed' | null): PanelId | null {
  if (narrowedTo(choices.narrowed, 'town')) return 'town'
  if (narrowedTo(choices.narrowed, 'hand')) return 'hand'
  if (opened === null && choices.all.some(({ kind }) => kind === 'muster')) return 'town'
  return opened === 'closed' ? null : opened
}

/** The map; while a combat is fought it has the stage, and gives it back for a look at the map. */
function Stage({ at }: { readonly at: At }) {
  const { battle, ended } = at.state
  // Another combat takes the stage again.
  const fought = battle === null ? null : `${at.state.round} ${battle.field}`
  const [away, setAway] = useState<string | null>(null)
  const [led, setLed] = useState<string | null>(null)
  const onMap = battle === null || away === fought
  const swap = battle !== null && (
    <button type="button" className="h3-swap" onClick={() => setAway(onMap ? null : fought)}>
      <Icon of={onMap ? own.army : own.townPlace} /> {onMap ? at.w.battle.back : at.w.battle.toMap}
    </button>
  )
  return (
    <>
      {onMap ? (
        <>
          <MapView at={at} />
          {swap}
        </>
      ) : (
        <BattleView
          at={at}
          battle={battle}
          tools={
            <span className="h3-battle-tools">
              <Led at={at} led={led === fought} lead={(on) => setLed(on ? fought : null)} />
              {swap}
            </span>
          }
        />
      )}
      <Turning at={at} />
      {ended !== null && <Ending at={at} />}
    </>
  )
}
