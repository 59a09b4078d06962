import { Icon, icons } from '@krcma/look'
import type { At } from '../at.ts'
import * as own from '../icons.ts'
import { openSome } from '../opening.ts'
import { inPanel } from '../picking.ts'
import { Touched } from '../touched.tsx'
import type { PanelId } from './ids.ts'

interface DockProps {
  readonly at: At
  readonly open: PanelId | null
  readonly onOpen: (id: PanelId | null) => void
}

const SIGNS: Readonly<Record<PanelId, string>> = {
  town: own.townPlace,
  hand: icons.card,
  army: own.army,
  score: icons.glory,
}
const PANELS = ['town', 'hand', 'army', 'score'] as const

/** What can be opened over the map; where something may be chosen in there it glows and says how much. */
export function Dock({ at, open, onOpen }: DockProps) {
  const { w, choices } = at
  return (
    <nav className="h3-dock for-hands" aria-label={w.panels.label}>
      {PANELS.map((id) => {
        const some = choices.all.filter((choice) => inPanel(choice) === id)
        const name = w.panels[id]
        const label = some.length === 0 ? name : w.panels.offers(name, some.length)
        const face = (
          <>
            <Icon of={SIGNS[id]} />
            <span aria-hidden="true">{name}</span>
            {some.length > 0 && (
              <b className="h3-dock-n" aria-hidden="true">
                {some.length}
              </b>
            )}
          </>
        )
        return some.length > 0 ? (
          <div key={id} className="h3-dock-one">
            {face}
            <Touched by={openSome(choices, some, label)} says={{ name: label }} />
          </div>
        ) : (
          <button
            key={id}
            type="button"
            className="h3-dock-one"
            aria-label={label}
            aria-expanded={open === id}
            onClick={() => onOpen(open === id ? null : id)}
          >
            {face}
          </button>
        )
      })}
    </nav>
  )
}
