import type { Reason, Refusal } from './index.ts'

export function refuse(refused: Reason, about: string): Refusal {
  return { refused, about }
}
