import { iconCredits, signCredits } from '@krcma/look'
import { useEffect, useState } from 'react'
import { Frame } from '../frame.tsx'
import { useCreditsWords } from './words/index.ts'

type Credits = readonly (readonly [icon: string, author: string])[]

// Wherever tools/icons.mjs of the look has put some.
const boards = import.meta.glob<Credits>('../../../../games/*/*/credits.ts', { import: 'credits' })

export function Page() {
  const say = useCreditsWords()
  const [icons, setIcons] = useState<Credits>([...iconCredits, ...signCredits])
  useEffect(() => {
    void Promise.all(Object.values(boards).map((load) => load())).then((more) =>
      setIcons([...iconCredits, ...signCredits, ...more.flat()]),
    )
  }, [])
  const authors = [...new Set(icons.map(([, author]) => author))].sort()
  return (
    <Frame title={say.title}>
      <div className="parchment">
        <h2>{say.noticeTitle}</h2>
        <p>{say.notice}</p>
        <h2>{say.icons}</h2>
        <p>{say.iconsText}</p>
        <dl className="credits">
          {authors.map((author) => (
            <div key={author}>
              <dt>{author}</dt>
              <dd>{[...new Set(icons.filter(([, by]) => by === author).map(([icon]) => icon))].sort().join(', ')}</dd>
            </div>
          ))}
        </dl>
        <h2>{say.fonts}</h2>
        <p>{say.fontsText}</p>
        <h2>{say.code}</h2>
        <p>{say.codeText}</p>
      </div>
    </Frame>
  )
}
