import type { Table, Task } from '../shape.ts'

/** Puts tasks on the agenda; the first of them is done next. */
export function next({ state }: Table, ...tasks: readonly Task[]): void {
  state.agenda.push(...[...tasks].reverse())
}
