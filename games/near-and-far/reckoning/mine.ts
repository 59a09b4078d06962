import { COLUMN_REWARDS, DAY_REPUTATION, MINE, MINE_COLUMNS, ROW_REWARDS } from '../content/mine.ts'
import type { Amounts, Seat, SeenState } from '../shape.ts'
import { icons, type Leader, sumOf } from './cards.ts'
import { playerAt } from './players.ts'

/** NAF-MINE-03 */
export function mineSkill(player: Leader): number {
  return icons(player, 'skill') + sumOf(player, 'mine-skill-bonus', ({ n }) => n)
}

export function numberAt(at: number): number {
  return MINE[Math.floor(at / MINE_COLUMNS)]?.[at % MINE_COLUMNS] ?? Number.POSITIVE_INFINITY
}

/** NAF-MINE-04, NAF-MINE-05: the entrance, or beside a camp of any colour. */
function isReached(mine: SeenState['mine'], at: number): boolean {
  if (mine.every((seat) => seat === null)) return at === 0
  const column = at % MINE_COLUMNS
  const beside = [
    at - MINE_COLUMNS,
    at + MINE_COLUMNS,
    ...(column > 0 ? [at - 1] : []),
    ...(column < MINE_COLUMNS - 1 ? [at + 1] : []),
  ]
  return beside.some((next) => (mine[next] ?? null) !== null)
}

/** What keeps somebody with so much skill from a number (NAF-MINE-02 to NAF-MINE-05). */
export function barOf(mine: SeenState['mine'], skill: number, at: number): 'taken' | 'apart' | 'hard' | null {
  if (mine[at] !== null) return 'taken'
  if (!isReached(mine, at)) return 'apart'
  return numberAt(at) <= skill ? null : 'hard'
}

/** The numbers on which a seat may place a camp. */
export function diggable({ mine, players }: Pick<SeenState, 'mine' | 'players'>, seat: Seat): number[] {
  const skill = mineSkill(playerAt({ players } as SeenState, seat))
  return mine.flatMap((_, at) => (barOf(mine, skill, at) === null ? [at] : []))
}

/** NAF-MINE-06, NAF-DAY-05 */
export function mineReward(at: number, town: 'dusk' | 'day'): Amounts {
  const row = Math.floor(at / MINE_COLUMNS)
  const column = at % MINE_COLUMNS
  const fromRow = ROW_REWARDS[row] ?? {}
  const fromColumn = COLUMN_REWARDS[column] ?? {}
  return {
    coin: (fromRow.coin ?? 0) + (fromColumn.coin ?? 0),
    gem: (fromRow.gem ?? 0) + (fromColumn.gem ?? 0),
    reputation: town === 'day' ? (DAY_REPUTATION[row]?.[column] ?? 0) : 0,
  }
}
