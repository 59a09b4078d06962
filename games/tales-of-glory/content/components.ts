/** What the number of players changes. */
export interface Board {
  /** Spaces of the board; the upper half of them, the top row, is wilderness. */
  readonly spaces: 6 | 8
  /** Tiles of era 1 that are put aside unseen in the set-up. */
  readonly putAside: 0 | 2
  /** What the discard board prescribes for every preparation of a round. */
  readonly discarded: 0 | 1 | 2 | 3
}

export const BOARDS: { readonly [players: number]: Board } = {
  2: { spaces: 6, putAside: 2, discarded: 3 },
  3: { spaces: 6, putAside: 2, discarded: 2 },
  4: { spaces: 8, putAside: 0, discarded: 1 },
  5: { spaces: 8, putAside: 0, discarded: 0 },
}

export const ROUNDS = 10
export const TILES_PER_REFILL = 5
export const QUESTS_DEALT = 3
export const GLORY_PER_MAJORITY = 4
