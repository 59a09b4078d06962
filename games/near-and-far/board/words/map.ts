/** What the open atlas says besides the words of the game. */
export interface MapWords {
  readonly label: (map: string) => string
  readonly all: string
}
