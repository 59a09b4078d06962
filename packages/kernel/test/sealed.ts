import { type GameRecord, hash } from '../src/index.ts'

/** Seals a record anew, as somebody would who has changed it and knows how seals are made. */
export function sealed(record: GameRecord): GameRecord {
  const { seal: _, ...unsealed } = record
  return { ...unsealed, seal: hash(unsealed) }
}
