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

/** How far a table was seen here: its last event, and its number of entries. */
interface SeenOf {
  readonly event: number
  readonly entries: number
}
export const seenUpTo = (table: string): SeenOf | null => read(`seen-to-${table}`, null)
export const nowSeen = (table: string, seen: SeenOf): void => write(`seen-to-${table}`, seen)

/** What somebody was about to say at a table. */
export const draftOf = (table: string): string => read(`draft-${table}`, '')
export function keepDraft(table: string, text: string): void {
  if (text === '') localStorage.removeItem(`krcma-draft-${table}`)
  else write(`draft-${table}`, text)
}

/** What somebody chose at a table and nobody has heard yet: in this window alone, for another may be somebody else's. */
interface Chosen {
  readonly decision: string
  readonly option: unknown
  /** What had been answered before, where an answer may still be changed. */
  readonly before: unknown
}
export function chosenAt(table: string): Chosen | null {
  const text = sessionStorage.getItem(`krcma-chosen-${table}`)
  return text === null ? null : (JSON.parse(text) as Chosen)
}
export function keepChosen(table: string, chosen: Chosen | null): void {
  if (chosen === null) sessionStorage.removeItem(`krcma-chosen-${table}`)
  else sessionStorage.setItem(`krcma-chosen-${table}`, JSON.stringify(chosen))
}

/** What this browser mixes into the dice of a table, and what it was shown of them before the game. */
export interface NotedDice {
  readonly commitment: string
  readonly words: string
  readonly seal: string
  /** Those of all seats, as they were before any words were shown. */
  readonly seals: readonly (string | null)[] | null
}
export const notedDice = (table: string): NotedDice | null => read(`dice-${table}`, null)
export const noteDice = (table: string, noted: NotedDice): void => write(`dice-${table}`, noted)

/** Whether somebody needs no more explaining of a game. */
export const isLearnt = (game: string): boolean => read(`learnt-${game}`, false)
export const endLesson = (game: string): void => write(`learnt-${game}`, true)

/** The kinds of decision that somebody's lesson of a game has explained. */
export const toldOf = (game: string): readonly string[] => read(`told-${game}`, [])
export const keepTold = (game: string, kinds: readonly string[]): void => write(`told-${game}`, kinds)

/** Begins the lesson of a game anew. */
export function forgetLesson(game: string): void {
  for (const part of ['learnt', 'told']) localStorage.removeItem(`krcma-${part}-${game}`)
}

export function forgetLessons(): void {
  for (const key of Object.keys(localStorage)) if (/^krcma-(learnt|told)-/.test(key)) localStorage.removeItem(key)
}

/** Whether nobody has played or learnt anything in this browser. */
export const isNew = (): boolean => !Object.keys(localStorage).some((key) => /^krcma-(learnt|told|seen-to)-/.test(key))

/** A standing answer as it was worded when it was given, in the language of that moment: later its question may not be at hand. */
export interface StoodWords {
  readonly question: string
  readonly answer: string
}
export const stoodOf = (table: string): Readonly<Record<string, StoodWords>> => read(`stood-${table}`, {})
export const stood = (table: string, kind: string, said: StoodWords): void =>
  write(`stood-${table}`, { ...stoodOf(table), [kind]: said })
