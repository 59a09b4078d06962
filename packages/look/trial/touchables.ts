/** The elements of a board's markup that can be touched: key of the choice -> accessible name. */
export function touchables(html: string): ReadonlyMap<string, string> {
  const tags = html.match(/<[a-z]+ [^>]*data-choice="[^>]*>/g) ?? []
  const value = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return new Map(
    tags
      .filter((tag) => value(tag, 'role') === 'button' && value(tag, 'tabindex') === '0')
      .map((tag) => [value(tag, 'data-choice'), value(tag, 'aria-label')]),
  )
}
