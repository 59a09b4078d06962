import type { Language } from '@krcma/kernel'
import type { Texts } from '@krcma/protocol'
import type { Shelf } from './rooms.ts'

/** Which of these ids somebody was shown: those that are said anywhere in what they see or have heard. */
export function shownIn(seen: unknown, ids: ReadonlySet<string>): ReadonlySet<string> {
  const shown = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (ids.has(value)) shown.add(value)
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) look(part)
    }
  }
  look(seen)
  return shown
}

/** What a game's book says in these paragraphs; what it does not have is left out. */
export async function textsOf(
  { chapter }: Shelf,
  game: string,
  language: Language,
  paragraphs: Iterable<string>,
): Promise<Texts> {
  const texts: Record<string, string> = {}
  for (const id of paragraphs) {
    const [name = '', paragraph = ''] = id.split('/')
    const found = (await chapter?.(game, language, name)) ?? {}
    const text = Object.hasOwn(found, paragraph) ? found[paragraph] : undefined
    if (text !== undefined) texts[id] = text
  }
  return texts
}
