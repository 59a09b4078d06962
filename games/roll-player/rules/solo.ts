import type { CardId } from '../content/market.ts'
import { ENEMY, type Place } from '../content/solo.ts'
import type { State, Table } from '../shape.ts'

/** The enemy of the solo game may take a Market card to the junk pile; says whether it rolled (RPL-SOLO-08 to -11). */
export function enemyRoll(t: Table, initiative: number): boolean {
  const table = ENEMY[initiative]
  if (table === undefined) return false
  const { state } = t
  const value = t.chance.die(6)
  state.enemy = value
  const place = table[value - 1] ?? null
  const card = place === null ? null : cardAt(state, place)
  if (card !== null) {
    state.market.splice(state.market.indexOf(card), 1)
    state.junk.push(card)
  }
  t.tell('enemy-rolled', { value, place, card })
  return true
}

/** A place that does not exist holds nothing (RPL-SOLO-21). */
function cardAt({ market }: State, place: Place): CardId | null {
  const index = place === 'left' ? 0 : place === 'right' ? market.length - 1 : market.length === 3 ? 1 : -1
  return market[index] ?? null
}

/** After the Market turn the leftmost card is discarded, all others are junk (RPL-SOLO-13, RPL-SOLO-14). */
export function enemyLeaves(t: Table): void {
  const { market, discard, junk } = t.state
  const [discarded = null, ...junked] = market.splice(0)
  if (discarded !== null) discard.push(discarded)
  junk.push(...junked)
  t.tell('enemy-left', { discarded, junked })
}
