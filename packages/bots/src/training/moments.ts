/** Worths are learnt for so many moments, evenly spread from the beginning of a game to its end. */
export const MOMENTS = 11

/** Between which two of them a state is, and how near to the later one. */
export function placeOf(progress: number): { readonly before: number; readonly part: number } {
  const at = Math.min(1, Math.max(0, progress)) * (MOMENTS - 1)
  const before = Math.min(MOMENTS - 2, Math.floor(at))
  return { before, part: at - before }
}
