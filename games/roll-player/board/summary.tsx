import type { SummaryProps } from '@krcma/look'
import type { RollPlayer } from '../shape.ts'
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
      <Purse {...at} hero={hero} seat={seat} small />
      {who !== '' && <span className="rpl-summary-who">{who}</span>}
    </>
  )
}
