import { Frame } from '../frame.tsx'
import { useDiceWords } from './words/index.ts'

/** The rules of the house about its dice. */
export function Page() {
  const { page } = useDiceWords()
  const parts = [
    [page.made, page.madeText],
    [page.proven, page.provenText],
    [page.left, page.leftText],
  ] as const
  return (
    <Frame title={page.title}>
      <div className="parchment">
        {parts.map(([title, texts]) => (
          <section key={title}>
            <h2>{title}</h2>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </div>
    </Frame>
  )
}
