import { type Level, personas } from '@krcma/bots'
import type { Language } from '@krcma/kernel'

/** What the bot at a seat is called: by its character, and numbered where an earlier seat has the same. `levels`: of all seats. */
export function botName(levels: readonly (Level | null)[], seat: number, language: Language): string {
  const level = levels[seat] ?? 'journeyman'
  const { name } = personas[level][language]
  const before = levels.slice(0, seat).filter((other) => other === level).length
  return before === 0 ? name : `${name} ${before + 1}`
}
