import type { Clock } from '@krcma/protocol'

/** By which clocks one may play with others. */
export const clocks: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'bank', bank: 1800, increment: 20 },
  { kind: 'bank', bank: 600, increment: 10 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
]
