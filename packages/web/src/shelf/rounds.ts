/** The event with which a round of a game begins: until then a standing answer may last. */
export const roundBegins: Readonly<Record<string, string>> = {
  'tales-of-glory': 'round-begins',
  'roll-player': 'round-began',
}
