import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@krcma/kernel'

/** Writes the record of each of so many games into a folder. */
export function recorder(folder: string, id: string, games: number): (n: number, record: GameRecord) => void {
  mkdirSync(folder, { recursive: true })
  const digits = String(games).length
  return (n, record) => {
    const name = `${id}-${String(n + 1).padStart(digits, '0')}.json`
    writeFileSync(join(folder, name), `${JSON.stringify(record)}\n`)
  }
}
