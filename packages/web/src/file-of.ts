/** What is in a file that somebody brings; null if it cannot be read at all. */
export function fileOf(chosen: File): Promise<unknown> {
  return chosen
    .text()
    .then((text): unknown => JSON.parse(text))
    .catch(() => null)
}
