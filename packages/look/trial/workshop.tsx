import type { Language } from '@krcma/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Workshop, WorkshopWords } from '../src/index.ts'

const nothing = () => undefined

/** A draft on every page of its form, on a desk and on a phone, as it reads, and on paper: the markup of each, by its name. */
export function pagesOf<D, W extends WorkshopWords>(
  { steps, Step, Sheet, Paper, findings }: Workshop<D, W>,
  draft: D,
  words: W,
  language: Language,
): ReadonlyMap<string, string> {
  const found = findings(draft)
  const props = { draft, words, language, change: nothing, findings: found }
  const pages = steps.flatMap((step) =>
    (['desk', 'phone'] as const).map(
      (layout) =>
        [`${step}, ${layout}`, renderToStaticMarkup(<Step step={step} layout={layout} {...props} />)] as const,
    ),
  )
  const read = { draft, words, language }
  return new Map([
    ...pages,
    ['sheet', renderToStaticMarkup(<Sheet {...read} />)],
    ['paper', renderToStaticMarkup(<Paper {...read} />)],
  ])
}
