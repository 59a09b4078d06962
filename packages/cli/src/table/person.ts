import type { CliWords } from '../words/words.ts'

/** What somebody at the terminal can do besides choosing. */
type Shortcut = 'undo' | 'log' | 'hint' | 'offers' | 'standing' | 'turn-to' | 'quit' | 'back' | 'interrupt'

export interface Item {
  readonly text: string
  /** Items under the same heading stand together; without, they answer the question. */
  readonly under?: string
}

/** One question with everything that belongs beside it. */
export interface Menu {
  readonly title: string
  /** The table, in lines. */
  readonly scene: readonly string[]
  /** What happened since one looked last. */
  readonly news: readonly string[]
  readonly question: string
  readonly items: readonly Item[]
  readonly shortcuts: readonly { readonly shortcut: Shortcut; readonly key: string; readonly text: string }[]
}

/** 'offers' is between the person and the menu: it only shows them. */
export type Picked = { readonly item: number } | { readonly shortcut: Exclude<Shortcut, 'offers'> }

/** How somebody is asked: by keys on a screen, or by lines. */
export interface Person {
  pick(menu: Menu): Promise<Picked>
  /** Shows something long, until it has been read. */
  read(title: string, lines: readonly string[]): Promise<void>
  /** Says why nothing is asked yet; gone with what comes next. */
  wait(text: string): void
  /** Hides everything until the right person sits there; false when nobody comes. */
  curtain(text: string): Promise<boolean>
  /** Asks for a few words; the fallback when there are none. */
  write(question: string, fallback: string): Promise<string>
  /** Changes the language of everything that is not in a menu. */
  speak(words: CliWords): void
  /** Gives the terminal back. */
  leave(): void
}

/** A question beside the game, from which one can go back. */
export function sideMenu(words: CliWords, question: string, items: readonly Item[]): Menu {
  return {
    title: '',
    scene: [],
    news: [],
    question,
    items,
    shortcuts: [{ shortcut: 'back', key: 'b', text: words.keys.back }],
  }
}
