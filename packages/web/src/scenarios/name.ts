import type { Language } from '@krcma/kernel'
import type { ScenarioTexts } from '@krcma/protocol'

/** What a scenario says of itself in this language, or in the other if it has only that. */
export function textOf(
  { cs, en }: ScenarioTexts,
  language: Language,
): { readonly name: string; readonly about: string } {
  return (language === 'cs' ? (cs ?? en) : (en ?? cs)) ?? { name: '', about: '' }
}
