import { blocksOf } from '@krcma/look'
import { useEffect, useMemo, useState } from 'react'
import { Frame } from '../frame.tsx'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'
import { BlockPart } from './blocks.tsx'
import { Book } from './book.tsx'
import { Exact } from './exact.tsx'
import './rules.css'
import { exactRulesOf, rulebookOf } from './texts.ts'
import { useText } from './use-text.ts'

/** Whoever seeks need not write accents. */
const plainly = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

interface PageProps {
  readonly game: string
  /** '' is the rulebook, 'exactly' is every rule, and the id of a rule is that rule among all of them. */
  readonly part: string
  readonly chapter: string | null
}

/** The rules of a game, written by us: a rulebook to be read, and behind it every rule with the id that tests prove. */
export function Page({ game, part, chapter }: PageProps) {
  const words = useWords()
  const { language } = useSettings()
  const [wanted, setWanted] = useState('')
  const book = useText(rulebookOf, game)
  const exact = useText(exactRulesOf, game)
  const name = shelf.find(({ id }) => id === game)?.words[language].name
  const blocks = useMemo(() => blocksOf(exact?.text ?? ''), [exact])
  useEffect(() => {
    if (part === '' && chapter === null) window.scrollTo(0, 0)
    if (part === 'exactly') window.scrollTo(0, 0)
  }, [part, chapter])
  if (name === undefined)
    return (
      <Frame title={words.notFound}>
        <p>
          <a href={to()}>{words.home}</a>
        </p>
      </Frame>
    )
  const sought = plainly(wanted.trim())
  const found = blocks.filter((block) => block.kind !== 'heading' && plainly(block.text).includes(sought))
  const reads = part === '' && book !== null
  const tongue = exact?.tongue ?? language
  return (
    <Frame title={words.rules.title(name)}>
      <div className="rules" data-room={game} data-searching={sought !== ''}>
        <div className="rules-head">
          {book != null && (
            <nav className="rules-parts" aria-label={words.rules.title(name)}>
              <a href={to('rules', game)} aria-current={reads ? 'page' : undefined}>
                {words.rules.book}
              </a>
              <a href={to('rules', game, 'exactly')} aria-current={reads ? undefined : 'page'}>
                {words.rules.all}
              </a>
            </nav>
          )}
          <label className="rules-search">
            <span className="hidden-text">{words.rules.search}</span>
            <input
              type="search"
              placeholder={words.rules.search}
              value={wanted}
              onInput={(event) => setWanted(event.currentTarget.value)}
            />
          </label>
        </div>
        <p role="status">
          {sought !== '' ? words.rules.found(found.length) : tongue === language ? '' : words.rules.language}
        </p>
        {sought !== '' ? (
          <div className="parchment" lang={tongue}>
            {found.map((block) => (
              <BlockPart key={block.n} block={block} game={game} language={tongue} />
            ))}
          </div>
        ) : reads ? (
          book !== undefined && <Book game={game} book={book} chapter={chapter === null ? null : Number(chapter)} />
        ) : (
          <Exact
            game={game}
            blocks={blocks}
            tongue={tongue}
            wanted={part === '' || part === 'exactly' ? undefined : part}
            book={book ?? null}
          />
        )}
      </div>
    </Frame>
  )
}
