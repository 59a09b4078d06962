import type { Chapter } from '@krcma/kernel'

/** WPD-FINAL-11: an epilogue for each character that may turn out to be the hero, as `<page>-<character>`. */
export function epilogue(characters: Readonly<Record<string, string>>) {
  return (page: number, text: (hero: string) => string): Chapter =>
    Object.fromEntries(Object.entries(characters).map(([id, name]) => [`${page}-${id}`, text(name)]))
}
