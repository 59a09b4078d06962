const MINUTE = 60_000
const LONGEST = 15_000

/**
 * How long to wait before trying again, when nobody has answered for `gone` milliseconds. A server that is started anew is to
 * be found within a second of its being there; one that stays away is asked ever more seldom. `chance`, from 0 to 1, keeps
 * everybody from coming at once.
 */
export function waitAfter(gone: number, chance: number): number {
  return gone < MINUTE ? 300 + 500 * chance : Math.min(LONGEST, gone / 8) * (0.6 + 0.4 * chance)
}

/** How long to wait when the server has said that it goes, and that somebody is there after so many milliseconds. */
export function waitOut(after: number, chance: number): number {
  return after * (1 + chance)
}
