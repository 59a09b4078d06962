import { Icon, type SeatLook } from '@krcma/look'
import { useWords } from '../settings.ts'

interface CurtainProps {
  readonly root: (element: HTMLElement | null) => void
  readonly table: string
  readonly seq: number
  readonly sitter: SeatLook
  readonly onOpen: () => void
}

/** Between two players at one device: nobody sees what is not theirs. */
export function Curtain({ root, table, seq, sitter, onOpen }: CurtainProps) {
  const words = useWords()
  return (
    <main ref={root} className="curtain" data-table={table} data-seq={seq}>
      <Icon of={sitter.sign} className="curtain-sign" />
      <h1>{words.table.curtain(sitter.name)}</h1>
      <p>{words.table.curtainText}</p>
      <button type="button" className="main-button" onClick={onOpen}>
        {words.table.curtainOpen(sitter.name)}
      </button>
    </main>
  )
}
