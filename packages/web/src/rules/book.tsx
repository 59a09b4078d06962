import type { Language } from '@krcma/kernel'
import { type Block, chaptersOf, Icon, type Pictures, type Spoken, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { to } from '../route.ts'
import { useWords } from '../settings.ts'
import { wordsOf } from '../shelf/words.ts'
import { useLayout } from '../table/use-layout.ts'
import { BlockPart } from './blocks.tsx'
import { Exactly } from './exactly.tsx'
import { Spans } from './spans.tsx'
import { picturesOf, type Told } from './texts.ts'

interface Drawing {
  readonly pictures: Pictures<AnyGame>
  readonly words: Spoken<AnyGame>
}

interface BookProps {
  readonly game: string
  readonly book: Told
  /** The chapter that was asked for, from 1. */
  readonly chapter: number | null
}

/** The rulebook for players: chapters of about a screen, with pictures of the real components. */
export function Book({ game, book: { text, tongue }, chapter }: BookProps) {
  const words = useWords()
  const { opening, chapters } = useMemo(() => chaptersOf(text), [text])
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    void Promise.all([picturesOf(game), wordsOf(game, tongue)]).then(([pictures, spoken]) => {
      if (spoken !== null) setDrawing({ pictures, words: spoken })
    })
  }, [game, tongue])
  const drawn = drawing !== null
  useEffect(() => {
    if (drawn && chapter !== null) document.getElementById(`chapter-${chapter}`)?.scrollIntoView()
  }, [drawn, chapter])
  return (
    <>
      <nav className="rules-contents" aria-label={words.rules.book}>
        {chapters.map(({ title }, i) => (
          <a key={title} href={`${to('rules', game)}?chapter=${i + 1}`}>
            {i + 1}. {title}
          </a>
        ))}
      </nav>
      <article className="book" lang={tongue}>
        <div className="book-opening">
          <Parts blocks={opening} game={game} language={tongue} drawing={drawing} />
          <a className="main-button" href={to('lesson', game)}>
            <Icon of={signs.candle} /> {words.rules.lesson}
          </a>
        </div>
        {chapters.map(({ title, blocks }, i) => (
          <section key={title} id={`chapter-${i + 1}`} className="parchment chapter">
            <h2>
              <span className="chapter-number">{i + 1}</span> {title}
            </h2>
            <Parts blocks={blocks} game={game} language={tongue} drawing={drawing} />
          </section>
        ))}
      </article>
    </>
  )
}

interface PartsProps {
  readonly blocks: readonly Block[]
  readonly game: string
  readonly language: Language
  readonly drawing: Drawing | null
}

type Group = readonly [Block, ...Block[]]

/** Blocks that belong together: pictures in a row, the items of a list. */
function groupsOf(blocks: readonly Block[]): readonly Group[] {
  const groups: [Block, ...Block[]][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const joins = block.kind === 'picture' || block.kind === 'item' || block.kind === 'rule'
    if (joins && last?.[0].kind === block.kind) last.push(block)
    else groups.push([block])
  }
  return groups
}

function Parts({ blocks, game, language, drawing }: PartsProps) {
  const said = (text: string) => <Spans text={text} game={game} language={language} />
  const groups = groupsOf(blocks)
  /** A picture and the list of its parts stand side by side. */
  const named = (i: number) => groups[i]?.[0].kind === 'picture' && groups[i + 1]?.[0].kind === 'item'
  const part = (group: Group): ReactNode => {
    const [first] = group
    switch (first.kind) {
      case 'picture':
        return (
          <div key={first.n} className="pictures" data-count={group.length}>
            {group.map((block) =>
              block.kind === 'picture' ? (
                <Figure key={block.n} name={block.name} drawing={drawing}>
                  {said(block.text)}
                </Figure>
              ) : null,
            )}
          </div>
        )
      case 'item':
        return (
          <ol key={first.n}>
            {group.map((block) => (
              <li key={block.n}>{said(block.text)}</li>
            ))}
          </ol>
        )
      case 'rule':
        return (
          <ul key={first.n}>
            {group.map((block) => (
              <li key={block.n}>{said(block.text)}</li>
            ))}
          </ul>
        )
      case 'exactly':
        return <Exactly key={first.n} game={game} rules={first.rules} />
      default:
        return <BlockPart key={first.n} block={first} game={game} language={language} />
    }
  }
  return groups.map((group, i) => {
    if (named(i - 1)) return null
    const list = groups[i + 1]
    return named(i) && list !== undefined ? (
      <div key={group[0].n} className="named-parts">
        {part(group)}
        {part(list)}
      </div>
    ) : (
      part(group)
    )
  })
}

/** A picture says nothing that the text does not: whoever listens hears the caption. */
function Figure({ name, drawing, children }: { name: string; drawing: Drawing | null; children: ReactNode }) {
  const layout = useLayout()
  const Picture = drawing?.pictures[name]
  return (
    <figure data-picture={name}>
      <div className="picture" inert>
        {Picture !== undefined && drawing !== null && <Picture words={drawing.words} layout={layout} />}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
