/** What somebody made of a form, step by step, so that all of it can be taken back. */
export interface History<D> {
  readonly past: readonly D[]
  readonly present: D
  readonly future: readonly D[]
  /** What the last change was about: another one of the same is no step of its own. */
  readonly about: string | undefined
}

/** So many steps can be taken back. */
const MOST = 200

export function begun<D>(present: D): History<D> {
  return { past: [], present, future: [], about: undefined }
}

export function changed<D>({ past, present, about: before }: History<D>, draft: D, about?: string): History<D> {
  const same = about !== undefined && about === before
  return { past: same ? past : [...past, present].slice(-MOST), present: draft, future: [], about }
}

export function undone<D>(history: History<D>): History<D> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], about: undefined }
}

export function redone<D>(history: History<D>): History<D> {
  const { past, present, future } = history
  const [next, ...rest] = future
  if (next === undefined) return history
  return { past: [...past, present], present: next, future: rest, about: undefined }
}
