import type { CliWords } from './words/words.ts'

/** An argument that cannot be: the program says what would be right, and ends with 2. */
export class Wrong extends Error {
  readonly inWords: (words: CliWords) => string
  constructor(inWords: (words: CliWords) => string) {
    super('wrong argument')
    this.inWords = inWords
  }
}
