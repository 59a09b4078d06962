import { Icon, signs } from '@krcma/look'
import type { ReactNode } from 'react'
import type { At } from '../at.ts'

// It scrolls, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

interface PanelProps {
  readonly at: At
  readonly name: string
  readonly close: () => void
  readonly children: ReactNode
}

/** What opens over the map, never over the question. */
export function Panel({ at, name, close, children }: PanelProps) {
  return (
    <section
      className="h3-panel"
      aria-label={name}
      {...reachable}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <header className="h3-panel-head">
        <h2>{name}</h2>
        <button type="button" aria-label={at.w.panels.close} onClick={close}>
          <Icon of={signs.no} />
        </button>
      </header>
      {children}
    </section>
  )
}
