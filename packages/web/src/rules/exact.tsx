import type { Block } from '@krcma/look'
import { useEffect } from 'react'
import { to } from '../route.ts'
import { useWords } from '../settings.ts'
import { BlockPart, titleOf } from './blocks.tsx'
import { chapterWith } from './chapters.ts'
import type { Told } from './texts.ts'

interface ExactProps {
  readonly game: string
  readonly blocks: readonly Block[]
  readonly tongue: Told['tongue']
  /** The rule that was asked for, which is lit and brought into view. */
  readonly wanted: string | undefined
  readonly book: Told | null
}

/** Every rule with its id, which tests name. */
export function Exact({ game, blocks, tongue, wanted, book }: ExactProps) {
  const words = useWords()
  const there = blocks.length > 0
  useEffect(() => {
    if (there && wanted !== undefined) document.getElementById(wanted)?.scrollIntoView({ block: 'center' })
  }, [there, wanted])
  const chapter = book === null || wanted === undefined ? null : chapterWith(book.text, wanted)
  return (
    <>
      <nav className="rules-contents" aria-label={words.rules.all}>
        {blocks.map((block) =>
          block.kind === 'heading' && block.level === 2 ? (
            <a
              key={block.text}
              href={to('rules', game, 'exactly')}
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
      <div className="parchment" lang={tongue}>
        {chapter !== null && (
          <p className="rules-chapter">
            {words.rules.inBook} <a href={`${to('rules', game)}?chapter=${chapter.n}`}>{chapter.title}</a>
          </p>
        )}
        {blocks.map((block) => (
          <BlockPart key={block.n} block={block} game={game} language={tongue} wanted={wanted} />
        ))}
      </div>
    </>
  )
}
