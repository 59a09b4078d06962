import { Icon, signs } from '@krcma/look'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from './settings.ts'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The browser's own dialog: it holds the focus, closes on Escape, and makes the rest inert. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const onClosed = useRef(onClose)
  onClosed.current = onClose
  // Before anybody sees it: an Escape pressed at once must find it open.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element !== null && !element.open) element.showModal()
    const told = () => onClosed.current()
    element?.addEventListener('close', told)
    // Whoever takes the sheet away knows; and another one may lie there by the time the browser says so.
    return () => {
      element?.removeEventListener('close', told)
      element?.close()
    }
  }, [])
  return (
    <dialog ref={dialog} className="dialog" data-wide={wide} aria-labelledby={id}>
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="quiet" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon of={signs.no} />
        </button>
      </header>
      {children}
    </dialog>
  )
}
