import type { Seat } from '@krcma/kernel'
import { icons, type Score, type Seen, type SummaryProps } from '@krcma/look'
import { starsBySource, starsOf } from '../reckoning/outlook.ts'
import type { RollPlayer } from '../shape.ts'
import { plain } from './numbers.ts'
import { Purse } from './purse.tsx'
import { whoIs } from './sheet/sheet.tsx'
import { spoken } from './words/words.ts'

/** A hero at a glance. */
export function Summary({ view, words, seat }: SummaryProps<RollPlayer>) {
  const hero = view.state.heroes[seat]
  if (hero === undefined) return null
  const { vocabulary: v, board: w } = spoken(words)
  const at = { v, w, solo: view.state.enemy !== null }
  const who = whoIs(at, hero)
  return (
    <>
      {who !== '' && <span className="rpl-summary-who">{who}</span>}
      <Purse {...at} hero={hero} seat={seat} small />
    </>
  )
}

export function score({ view, words }: Seen<RollPlayer>, seat: Seat): Score | null {
  const hero = view.state.heroes[seat]
  if (hero === undefined) return null
  const { vocabulary: v, board: w } = spoken(words)
  const solo = view.state.enemy !== null
  const text = starsBySource(hero, solo).map(({ source, points }) => `${v.source[source]} ${plain(points)}`)
  return { icon: icons.star, value: starsOf(hero, solo), name: w.stars.name, text: text.join(', ') }
}
