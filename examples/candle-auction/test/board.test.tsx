import { openTable, source, type View } from '@krcma/kernel'
import { boardLaws } from '@krcma/look/trial'
import { face } from '../board/index.ts'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import { game } from '../rules/auction.ts'
import type { CandleAuction } from '../shape.ts'

function open(players: number) {
  const table = openTable(game, { seats: ['A', 'B', 'C', 'D'].slice(0, players), seed: `${players}`.repeat(64) })
  if ('refused' in table) throw new Error(table.refused)
  return table
}

/** A game of random answers, with what was seen before each. */
function played(players: number, see: (kind: string, view: View<CandleAuction>) => void = () => undefined) {
  const table = open(players)
  const random = source(players)
  while (!table.over) {
    const [seat = 0] = table.waiting
    const decisions = table.decisions(seat)
    const decision = decisions[random.below(decisions.length)]
    if (decision === undefined) throw new Error('nothing is asked')
    see(decision.kind, table.view(seat))
    if (table.waiting.length === 1) see('waiting', table.view((seat + 1) % players))
    table.give(decision, random.below(decision.options.length))
  }
  see('over', table.view(0))
  see('watching', table.view('spectator'))
  return table
}

boardLaws({
  face,
  words: { cs, en },
  kinds: ['bid', 'whistle', 'reroll'],
  seats: (view) => view.state.bidders.length,
  moments: () => {
    const found: Record<string, View<CandleAuction>[]> = {}
    for (const players of [2, 3, 4]) {
      played(players, (kind, view) => {
        found[kind] = [...(found[kind] ?? []), view]
      })
    }
    return found
  },
  played: () => played(3),
  summary: 'Měšce v ruce: ',
})
