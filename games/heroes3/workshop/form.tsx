import type { Finding, Language } from '@krcma/kernel'
import type { Layout, StepProps } from '@krcma/look'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Scenario } from '../content/scenario.ts'
import { type Edit, edited } from './draft/edit.ts'
import { isWithin, type Place, valueAt } from './draft/place.ts'
import type { Words } from './words/words.ts'

/** The form as everything on it sees it. */
interface Form {
  readonly draft: Scenario
  readonly words: Words
  readonly language: Language
  readonly layout: Layout
  readonly findings: readonly Finding[]
  readonly edit: (edit: Edit) => void
  readonly put: (at: Place, value: unknown) => void
}

const FormContext = createContext<Form | null>(null)

/** Letters and numbers that are put into one place in a row are one thing to take back; tiles, rules and choices are one each. */
function aboutOf(edit: Edit): string | undefined {
  if (edit.do !== 'put') return undefined
  const { at, value } = edit
  if (typeof value === 'number') return at
  if (at === 'notes') return at
  const isText = typeof value === 'object' && value !== null && ('en' in value || 'cs' in value)
  return isText ? at : undefined
}

export function FormOf({
  draft,
  words,
  language,
  layout,
  findings,
  change,
  children,
}: StepProps<Scenario, Words> & { readonly children: ReactNode }) {
  const form = useMemo((): Form => {
    const edit = (one: Edit) => change(edited(draft, one), aboutOf(one))
    return { draft, words, language, layout, findings, edit, put: (at, value) => edit({ do: 'put', at, value }) }
  }, [draft, words, language, layout, findings, change])
  return <FormContext.Provider value={form}>{children}</FormContext.Provider>
}

export function useForm(): Form {
  const form = useContext(FormContext)
  if (form === null) throw new Error('outside of a form')
  return form
}

export function useValue<T>(at: Place): T {
  return valueAt(useForm().draft, at) as T
}

interface FoundProps {
  readonly at: Place
  /** Whether what is found within it is shown too. */
  readonly within?: boolean
  /** What of that is shown elsewhere, by the rest of its path. */
  readonly besides?: RegExp
}

/** What is wrong at this place, or advised against. */
export function Found({ at, within = false, besides }: FoundProps) {
  const { findings, language } = useForm()
  const own = findings.filter(({ path }) => {
    if (path === at) return true
    return within && isWithin(path, at) && !(besides?.test(path.slice(at.length)) ?? false)
  })
  if (own.length === 0) return null
  return (
    <ul className="h3w-found">
      {own.map(({ path, severity, words }) => (
        <li key={`${path}${words.en}`} data-severity={severity}>
          {words[language]}
        </li>
      ))}
    </ul>
  )
}
