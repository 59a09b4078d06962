/** The face that a die shows when it is turned over: opposite faces add up to seven. */
export function opposite(value: number): number {
  return 7 - value
}
