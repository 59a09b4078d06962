import type { Journey } from '../../reckoning/journeys.ts'

interface Said {
  readonly name: string
  readonly text: string
}

/** What the open atlas says besides the words of the game. */
export interface MapWords {
  readonly label: (map: string) => string
  /** A space at the head of what is said of it; it need not have a name of its own. */
  readonly space: (text: string, named: boolean) => string
  readonly all: string
  readonly threat: Said
  readonly treasure: Said
  /** Of a path whose icon does not count any more. */
  readonly quiet: string
  readonly townRule: string
  readonly brings: (amount: string) => string
  readonly route: (goods: string, solo: number, shared: number) => string
  readonly token: string
  readonly book: string
  readonly water: string
  readonly mammoth: string
  readonly here: (names: string) => string
  readonly journey: (journey: Journey) => string
  readonly steps: (n: number) => string
}
