import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface Tab<T extends string> {
  readonly id: T
  readonly name: string
  readonly icon?: ReactNode
  /** Whether something may be touched in there. */
  readonly lit?: boolean
}

interface TabsProps<T extends string> {
  readonly label: string
  readonly tabs: readonly Tab<T>[]
  readonly open: T
  readonly onOpen: (id: T) => void
  readonly children: ReactNode
}

/** One thing at a time, for phones and sheets. */
export function Tabs<T extends string>({ label, tabs, open, onOpen, children }: TabsProps<T>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    const at = tabs.findIndex((tab) => tab.id === open)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (next === undefined) return
    onOpen(next.id)
    document.getElementById(`${id}${next.id}`)?.focus()
  }
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className="tab"
            data-lit={tab.lit === true ? 'open' : undefined}
            aria-selected={tab.id === open}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.icon}
            {tab.name}
          </button>
        ))}
      </div>
      <div className="tabs-panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${open}`}>
        {children}
      </div>
    </div>
  )
}
