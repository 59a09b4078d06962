import { Icon } from '@krcma/look'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../settings.ts'

interface SureProps {
  readonly icon: string
  readonly name: string
  /** What will come of it. */
  readonly text: string
  /** Whether something else is the main thing to do where this stands. */
  readonly quiet?: boolean
  readonly onSure: () => void
}

/** Does what cannot be taken back, and is therefore asked twice. */
export function Sure({ icon, name, text, quiet = false, onSure }: SureProps) {
  const words = useWords()
  const [asked, setAsked] = useState<boolean | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLParagraphElement>(null)
  // What had the focus is gone. It goes to the words, not to the button beside them: a key held too long would press that.
  useLayoutEffect(() => {
    if (asked !== null) (asked ? question : first).current?.focus()
  }, [asked])
  if (asked !== true)
    return (
      <button ref={first} type="button" className={quiet ? 'quiet' : ''} onClick={() => setAsked(true)}>
        <Icon of={icon} /> {name}…
      </button>
    )
  return (
    <div className="sure">
      <p ref={question} tabIndex={-1}>
        {text}
      </p>
      <button type="button" className={quiet ? '' : 'main-button'} onClick={onSure}>
        <Icon of={icon} /> {name}
      </button>
      <button type="button" onClick={() => setAsked(false)}>
        {words.neverMind}
      </button>
    </div>
  )
}
