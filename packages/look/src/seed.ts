/** Numbers that look thrown at random but always come out the same for the same id. */
export interface Seed {
  /** From 0 up to, not including, 1. */
  next(): number
  between(low: number, high: number): number
  pick<T>(from: readonly [T, ...T[]]): T
}

/** FNV-1a for the id, mulberry32 for the numbers: small, and good enough for pictures. */
export function seeded(id: string): Seed {
  let state = 0x811c9dc5
  for (let i = 0; i < id.length; i++) state = Math.imul(state ^ id.charCodeAt(i), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  }
}
