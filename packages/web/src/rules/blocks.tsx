import type { Language } from '@krcma/kernel'
import { type Block, ruleIdOf } from '@krcma/look'
import { Spans } from './spans.tsx'

// It scrolls on a phone, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

interface BlockPartProps {
  readonly block: Block
  readonly game: string
  readonly language: Language
  /** The rule that was asked for. */
  readonly wanted?: string | undefined
}

/** Without the chapter's sign, which every rule carries. */
export const titleOf = (text: string) => text.replace(/\s*\([A-Z]+\)$/, '')

/** A heading, a sentence, a rule or a table of a text. */
export function BlockPart({ block, wanted, ...of }: BlockPartProps) {
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? <h2 id={block.text}>{titleOf(block.text)}</h2> : <h3>{block.text}</h3>
    case 'rule': {
      const id = ruleIdOf(block)
      return (
        <p className="rule" {...(id === undefined ? {} : { id, 'data-wanted': id === wanted })}>
          <Spans {...of} text={block.text} />
        </p>
      )
    }
    case 'table':
      return (
        <div className="rule-table" {...reachable}>
          <table>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell) => (
                    <td key={cell}>
                      <Spans {...of} text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    default:
      return (
        <p>
          <Spans {...of} text={block.text} />
        </p>
      )
  }
}
