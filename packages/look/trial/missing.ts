/** What stands where a number or a word should, with what stands before it. */
export function missing(html: string): string | null {
  const at = html.search(/NaN|Infinity|undefined|\[object/)
  return at < 0 ? null : html.slice(Math.max(0, at - 40), at + 10)
}
