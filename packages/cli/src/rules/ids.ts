/** The id of a rule: TOG-PLACE-03, RPL-RULING-3. */
const ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+[a-z]?'

/** A rule is a list item, a table row or a heading that begins with its id. */
const RULE = new RegExp(`^\\s*(?:[-*+]\\s+|\\|\\s*|#+\\s+)(?:\\*\\*|\`)*(${ID})(?![A-Za-z0-9-])`)

/** The ids of all rules, in order. */
export function ruleIds(markdown: string): string[] {
  const ids = markdown.split('\n').flatMap((line) => RULE.exec(line)?.[1] ?? [])
  return [...new Set(ids)]
}

/** Which of the ids some title names. */
export function named(ids: readonly string[], titles: readonly string[]): ReadonlySet<string> {
  const words = new Set(titles.flatMap((title) => title.match(new RegExp(`(?<![A-Za-z0-9-])${ID}`, 'g')) ?? []))
  return new Set(ids.filter((id) => words.has(id)))
}

const TEST = /(?<![\w.$])(?:it|test|describe)(?=[.(])/g
const NOT_RUN = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails'])

/**
 * The titles of all tests of a file that run. The rows of `it.each` count too when its title shows them.
 */
export function titles(source: string): string[] {
  return [...source.matchAll(TEST)].flatMap(({ index, 0: word }) => titlesAt(source, index + word.length))
}

function titlesAt(source: string, from: number): string[] {
  let at = from
  let rows = ''
  for (;;) {
    const modifier = /^\.(\w+)/.exec(source.slice(at, at + 40))
    if (modifier !== null) {
      if (NOT_RUN.has(modifier[1] ?? '')) return []
      at += modifier[0].length
      continue
    }
    if (source[at] === '`') {
      const end = endOfString(source, at)
      rows += source.slice(at, end)
      at = end
      continue
    }
    if (source[at] !== '(') return []
    const quote = /^\(\s*(['"`])/.exec(source.slice(at, at + 200))
    if (quote !== null) {
      const start = at + quote[0].length - 1
      const title = source.slice(start + 1, endOfString(source, start) - 1)
      return /[%$]/.test(title) ? [title, rows] : [title]
    }
    const end = endOfBracket(source, at)
    rows += source.slice(at, end)
    at = end
    if (at >= source.length) return []
  }
}

function endOfString(source: string, start: number): number {
  const quote = source[start]
  let at = start + 1
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1
  return at + 1
}

/** Behind the bracket that closes the one at `start`; brackets in strings and comments do not count. */
function endOfBracket(source: string, start: number): number {
  let depth = 0
  let at = start
  while (at < source.length) {
    const letter = source[at] ?? ''
    if (source.startsWith('//', at)) at = lineEnd(source, at)
    else if (letter === "'" || letter === '"' || letter === '`') at = endOfString(source, at)
    else {
      at++
      if ('([{'.includes(letter)) depth++
      else if (')]}'.includes(letter)) depth--
      if (depth === 0) return at
    }
  }
  return at
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at)
  return end === -1 ? source.length : end
}
