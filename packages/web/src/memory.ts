/** Small things that this browser remembers. */
function read<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(`krcma-${key}`)
    return text === null ? usual : (JSON.parse(text) as T)
  } catch {
    return usual
  }
}

function write(key: string, value: unknown): void {
  localStorage.setItem(`krcma-${key}`, JSON.stringify(value))
}

/** The last event of a table that was seen here. */
export const seenUpTo = (table: string): number | null => read(`seen-${table}`, null)
export const nowSeen = (table: string, event: number): void => write(`seen-${table}`, event)

/** The kinds of decisions of a game that were explained, or that the reader needs no more explaining. */
export const lessonsOf = (game: string): readonly string[] | 'done' => read(`lessons-${game}`, [])
export const lessonsAre = (game: string, to: readonly string[] | 'done'): void => write(`lessons-${game}`, to)

export function forgetLessons(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('krcma-lessons-')) localStorage.removeItem(key)
}
