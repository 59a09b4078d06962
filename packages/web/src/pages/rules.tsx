import type { Language } from '@krcma/kernel'
import { Icon } from '@krcma/look'
import { Fragment, useEffect, useMemo, useState } from 'react'
import { Frame } from '../frame.tsx'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'
import { drawnIn } from './rule-icons.ts'
import { type Block, blocksOf, spansOf } from './rulebook.ts'

const english = import.meta.glob<string>('../../../../games/*/RULES.md', { query: '?raw', import: 'default' })
const czech = import.meta.glob<string>('../../../../games/*/RULES.cs.md', { query: '?raw', import: 'default' })

/** The book in the reader's language, or in English where there is no other. */
function bookOf(game: string, language: Language) {
  const translated = language === 'cs' ? czech[`../../../../games/${game}/RULES.cs.md`] : undefined
  return {
    load: translated ?? english[`../../../../games/${game}/RULES.md`],
    tongue: translated ? language : 'en',
  } as const
}

/** Whoever seeks need not write accents. */
const plainly = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The rules of a game, written by us, with the ids that tests prove. */
export function Page({ game }: { game: string }) {
  const words = useWords()
  const { language } = useSettings()
  const [text, setText] = useState<string | null>(null)
  const [wanted, setWanted] = useState('')
  const { load, tongue } = bookOf(game, language)
  useEffect(() => {
    void load?.().then(setText)
  }, [load])
  const name = shelf.find(({ id }) => id === game)?.words[language].name ?? game
  const blocks = useMemo(() => blocksOf(text ?? ''), [text])
  const sought = plainly(wanted.trim())
  const shown =
    sought === '' ? blocks : blocks.filter((block) => block.kind !== 'heading' && plainly(block.text).includes(sought))
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
        <p role="status">
          {sought !== '' ? words.rules.found(shown.length) : tongue === language ? '' : words.rules.language}
        </p>
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
        <div className="parchment" lang={tongue}>
          {shown.map((block) => (
            <BlockPart key={block.n} block={block} game={game} language={tongue} />
          ))}
        </div>
      </div>
    </Frame>
  )
}

/** Without the chapter's sign, which every rule carries. */
const titleOf = (text: string) => text.replace(/\s*\([A-Z]+\)$/, '')

interface PartProps {
  readonly game: string
  readonly language: Language
}

function BlockPart({ block, ...of }: PartProps & { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? <h2 id={block.text}>{titleOf(block.text)}</h2> : <h3>{block.text}</h3>
    case 'rule':
      return (
        <p className="rule">
          <Spans {...of} text={block.text} />
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
                      <Spans {...of} text={cell} />
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
          <Spans {...of} text={block.text} />
        </p>
      )
  }
}

function Spans({ text, game, language }: PartProps & { readonly text: string }) {
  const drawn = new Set<string>()
  return spansOf(text).map((span) =>
    span.strong ? (
      <strong key={span.at}>{span.text}</strong>
    ) : (
      <span key={span.at}>
        {drawnIn(span.text, game, language, drawn).map(({ text: part, icon, at }) => (
          <Fragment key={at}>
            {icon !== undefined && <Icon of={icon} className="rule-icon" />}
            {part}
          </Fragment>
        ))}
      </span>
    ),
  )
}
