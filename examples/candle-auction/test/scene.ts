import { type Opening, openQuiet, type QuietTable, type Source } from '@krcma/kernel'
import { game } from '../rules/auction.ts'
import type { CandleAuction } from '../shape.ts'

type State = CandleAuction['state']

const usual: Opening<CandleAuction> = { players: 3, options: { evening: 'long' }, scenario: null, campaign: null }

/** Dice that fall as the test says; afterwards ones. */
function loaded(dice: readonly number[]): Source {
  const left = [...dice]
  return { below: (n) => ((left.shift() ?? 1) - 1) % n }
}

/** A table whose set-up was changed by hand before the first round, and whose dice are known. */
export function scene(change: (state: State) => void, dice: readonly number[] = []): QuietTable<CandleAuction> {
  const setUp: typeof game.setUp = (opening) => {
    const state = game.setUp(opening, { ...still, shuffle: (list) => list })
    change(state)
    return state
  }
  return openQuiet({ ...game, setUp }, usual, loaded(dice))
}

const still = {
  below: () => 0,
  die: () => 1,
  dice: (count: number) => Array.from({ length: count }, () => 1),
  pick: <T>(from: readonly T[]) => from[0] as T,
  draw: <T>(from: T[]) => from.shift() as T,
  weighted: <T>(of: readonly (readonly [T, number])[]) => of[0]?.[0] as T,
}

/** Makes a seat answer what it is asked by an option. */
export function answer(table: QuietTable<CandleAuction>, seat: number, kind: string, option: unknown): void {
  const decision = table.decisions(seat).find((open) => open.kind === kind)
  const at = (decision?.options as readonly unknown[] | undefined)?.indexOf(option) ?? -1
  if (decision === undefined || at < 0) throw new Error(`seat ${seat} cannot answer ${kind} by ${String(option)}`)
  table.give(decision, at)
}
