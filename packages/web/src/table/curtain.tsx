import { Icon, type SeatLook } from '@krcma/look'
import { useWords } from '../settings.ts'

/** Between two players at one device: nobody sees what is not theirs. */
export function Curtain({ sitter, onOpen }: { sitter: SeatLook; onOpen: () => void }) {
  const words = useWords()
  return (
    <main className="curtain">
      <Icon of={sitter.sign} className="curtain-sign" />
      <h1>{words.table.curtain(sitter.name)}</h1>
      <p>{words.table.curtainText}</p>
      <button type="button" className="main-button" onClick={onOpen}>
        {words.table.curtainOpen(sitter.name)}
      </button>
    </main>
  )
}
