import { useEffect, useMemo, useState } from 'react'
import { Frame } from '../frame.tsx'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'
import { type Block, blocksOf, spansOf } from './rulebook.ts'

const books = import.meta.glob<string>('../../../../games/*/RULES.md', { query: '?raw', import: 'default' })

/** The rules of a game, written by us, with the ids that tests prove. */
export function Page({ game }: { game: string }) {
  const words = useWords()
  const { language } = useSettings()
  const [text, setText] = useState<string | null>(null)
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const load = books[`../../../../games/${game}/RULES.md`]
    void load?.().then(setText)
  }, [game])
  const name = shelf.find(({ id }) => id === game)?.words[language].name ?? game
  const blocks = useMemo(() => blocksOf(text ?? ''), [text])
  const sought = wanted.trim().toLowerCase()
  const shown =
    sought === ''
      ? blocks
      : blocks.filter((block) => block.kind !== 'heading' && block.text.toLowerCase().includes(sought))
  return (
    <Frame title={words.rules.title(name)}>
      <div className="rules" data-room={game} data-searching={sought !== ''}>
        <label className="rules-search">
          <span className="hidden-text">{words.rules.search}</span>
          <input
            type="search"
            placeholder={words.rules.search}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </label>
        <p role="status">{sought === '' ? words.rules.language : words.rules.found(shown.length)}</p>
        {sought === '' && (
          <nav className="rules-contents" aria-label={words.rules.all}>
            {blocks.map((block) =>
              block.kind === 'heading' && block.level === 2 ? (
                <a
                  key={block.text}
                  href={`#/rules/${game}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(block.text)?.scrollIntoView({ behavior: 'smooth' })
                  }}
                >
                  {titleOf(block.text)}
                </a>
              ) : null,
            )}
          </nav>
        )}
        <div className="parchment" lang="en">
          {shown.map((block) => (
            <BlockPart key={block.n} block={block} />
          ))}
        </div>
      </div>
    </Frame>
  )
}

/** Without the chapter's sign, which every rule carries. */
const titleOf = (text: string) => text.replace(/\s*\([A-Z]+\)$/, '')

function BlockPart({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? <h2 id={block.text}>{titleOf(block.text)}</h2> : <h3>{block.text}</h3>
    case 'rule':
      return (
        <p className="rule">
          <Spans of={block.text} />
        </p>
      )
    case 'table':
      return (
        <div className="rule-table">
          <table>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell) => (
                    <td key={cell}>
                      <Spans of={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'text':
      return (
        <p>
          <Spans of={block.text} />
        </p>
      )
  }
}

function Spans({ of }: { of: string }) {
  return spansOf(of).map(({ strong, text, at }) =>
    strong ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
  )
}
