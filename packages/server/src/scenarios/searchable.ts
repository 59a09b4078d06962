import type { ScenarioTexts } from '@krcma/protocol'

/** So that whoever leaves out accents or capitals finds it all the same. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What a scenario is called and about, to be searched. */
export function searchable({ cs, en }: ScenarioTexts): string {
  return plain([cs, en].flatMap((text) => (text === undefined ? [] : [text.name, text.about])).join('\n'))
}

/** What somebody looks for, word by word. */
export function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}
