import type { Language } from '@krcma/kernel'
import { icons, signs } from '@krcma/look'
import { aboutOf } from '../shelf/about.ts'

const drawings: Readonly<Record<string, string>> = { ...signs, ...icons }

export interface Drawn {
  readonly text: string
  /** The drawing of what the text names, where it is named for the first time. */
  readonly icon: string | undefined
  readonly at: number
}

/** Cuts a sentence before every thing that has an icon; `drawn` remembers what the rule has shown already. */
export function drawnIn(text: string, game: string, language: Language, drawn: Set<string>): readonly Drawn[] {
  const { icons: here = [] } = aboutOf(game)
  if (here.length === 0) return [{ at: 0, icon: undefined, text }]
  const any = new RegExp(
    `(?<![\\p{L}-])(?:${here.map(({ words }) => `(${words[language]})`).join('|')})(?![\\p{L}])`,
    'gu',
  )
  const cuts: { readonly at: number; readonly icon: string }[] = []
  for (const match of text.matchAll(any)) {
    const icon = drawings[here[match.slice(1).findIndex((group) => group !== undefined)]?.icon ?? '']
    if (icon === undefined || drawn.has(icon)) continue
    drawn.add(icon)
    cuts.push({ at: match.index, icon })
  }
  const parts = [{ at: 0, icon: undefined }, ...cuts]
  return parts
    .map(({ at, icon }, i) => ({ at, icon, text: text.slice(at, parts[i + 1]?.at) }))
    .filter((part) => part.text !== '')
}
