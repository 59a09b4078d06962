import { Icon, type SeatLook } from '@krcma/look'
import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../settings.ts'

interface CurtainProps {
  readonly root: (element: HTMLElement | null) => void
  readonly table: string
  readonly seq: number
  readonly sitter: SeatLook
  /** Before the game: the hash by which its dice are proven at the end. */
  readonly commitment: string | null
  readonly onOpen: () => void
}

/**
 * Between two players at one device: nobody sees what is not theirs, and nobody's key reaches it. It holds the focus and swallows
 * every key but Enter and the space bar, which open it.
 */
export function Curtain({ root, table, seq, sitter, commitment, onOpen }: CurtainProps) {
  const words = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Those are the browser's.
      if (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // Who held the key down for the last answer has not handed anything over yet.
      if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) onOpen()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [onOpen])
  return (
    <main ref={root} className="curtain" data-table={table} data-seq={seq}>
      <Icon of={sitter.sign} className="curtain-sign" />
      <h1>{words.table.curtain(sitter.name)}</h1>
      <p>{words.table.curtainText}</p>
      <button ref={button} type="button" className="main-button" onClick={onOpen}>
        {words.table.curtainOpen(sitter.name)}
      </button>
      {commitment !== null && <p className="dice-note">{words.table.diceHere(commitment)}</p>}
    </main>
  )
}
