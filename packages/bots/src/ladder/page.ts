import { heightOf, RUNGS, type Way, ways } from '../level.ts'
import { type Chapter, tallyOf } from './book.ts'
import { isCurrent } from './company.ts'
import { rate } from './rating.ts'
import { mean, share } from './tally.ts'

/** docs/ladder.md, written from the book: of those who still decide as they did when they played. */
export function page(book: readonly Chapter[]): string {
  const current = book.map((chapter) => ({ ...chapter, companies: chapter.companies.filter(isCurrent) }))
  const chapters = current.flatMap((chapter) =>
    chapter.companies.length === 0 ? [] : [`## ${titleOf(chapter)}`, '', ...tables(chapter)],
  )
  return [...introduction(), ...chapters].join('\n')
}

/** The same tables for a terminal. */
export function tables(chapter: Chapter): readonly string[] {
  const tally = tallyOf(chapter)
  const ordered = [...tally.pairs].sort(
    (a, b) => heightOf(b.upper) - heightOf(a.upper) || heightOf(b.lower) - heightOf(a.lower),
  )
  const pairs = ordered.map((pair) => {
    const { share: part, from, to } = share(pair)
    const games = pair.won + pair.drawn + pair.lost
    return [
      `${pair.upper} – ${pair.lower}`,
      `${percent(part)} (${percent(from)}–${percent(to)})`,
      `${pair.won}–${pair.drawn}–${pair.lost}`,
      signed(pair.lead / games, 1),
    ]
  })
  const ratings = rate(tally.pairs, 'greedy').map(({ rung, elo, from, to }) => [
    rung,
    `${signed(elo, 0)} (${signed(from, 0)} to ${signed(to, 0)})`,
  ])
  const scores = [...tally.scores]
    .sort((a, b) => heightOf(b.rung) - heightOf(a.rung))
    .map((score) => {
      const { mean: middle, from, to } = mean(score)
      const line = [score.rung, `${middle.toFixed(1)} (${from.toFixed(1)}–${to.toFixed(1)})`, String(score.games)]
      return score.beaten === undefined ? line : [...line, beatenShare(score.games, score.beaten)]
    })
  if (chapter.players === 1) {
    const hasRivals = tally.scores.some(({ beaten }) => beaten !== undefined)
    return table(['Rung', 'Mean score', 'Games', ...(hasRivals ? ['Beat the rival'] : [])], scores)
  }
  return [
    ...table(['Rungs', 'Won by the first', 'Won–drawn–lost', 'Lead in points'], pairs),
    ...table(['Rung', 'Elo'], ratings),
  ]
}

function beatenShare(games: number, won: number): string {
  const { share: part, from, to } = share({ won, drawn: 0, lost: games - won })
  return `${percent(part)} (${percent(from)}–${percent(to)})`
}

function introduction(): readonly string[] {
  const rows = RUNGS.map((rung) => [rung, wayInWords(ways[rung])])
  return [
    '# The ladder',
    '',
    'How well bots play, measured by `krcma ladder <game>`: every company of rungs plays the same cards in every rotation of',
    'seats. A draw counts half; intervals are those of 95 % (Wilson for shares, a bootstrap for Elo, where greedy has 0).',
    'With three and four players, two rungs are compared by their places at the same table. This page is written by the',
    'command from `ladder.json` beside it.',
    '',
    ...table(['Rung', 'How it decides'], rows),
  ]
}

function wayInWords(way: Way): string {
  if (way.by === 'chance') return 'anything at all, offers included'
  if (way.by === 'custom') {
    const slips = way.slip === 0 ? '' : `, with one slip in ${way.slip} decisions`
    return `what the game's mind does at once${slips}`
  }
  const { iterations, foresight } = way.manner
  return `search: up to ${iterations} imagined worlds for a decision, each played on for ${foresight} decisions of every seat`
}

function titleOf({ game, players, options }: Chapter): string {
  const company = players === 1 ? 'alone' : `${players} players`
  return `${game}, ${company}${options === '' ? '' : ` (${options})`}`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line), '']
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}

function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits)
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`
}
