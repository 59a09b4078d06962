import { type Decision, learned, type Mind } from '@krcma/kernel'
import type { PathOfDestiny } from '../shape.ts'
import { FEATURES } from './features.ts'
import { LEANINGS, lean } from './lean.ts'
import { look, moment, progress } from './look.ts'
import weights from './weights.json' with { type: 'json' }

/** Takes and plays what brings most at once, and uses abilities when they pay; what a position is worth was learnt from games. */
export const mind: Mind<PathOfDestiny> = learned(weights, {
  features: FEATURES,
  look,
  progress,
  moment,
  plain,
  leanings: LEANINGS,
  lean,
  choose(_, decision, random) {
    // Two cards changing places pay only with a plan; characters and goals are all about as good.
    return decision.offer ? -1 : random.below(decision.options.length)
  },
})

/** Which of the symbols that count for little is lost hardly matters, unless Training would keep one. */
function plain({ kind, options }: Decision<PathOfDestiny>): boolean {
  switch (kind) {
    case 'board':
    case 'look':
    case 'release-symbol':
    case 'automa-card':
      return true
    case 'lose':
      return options.every(({ from }) => from !== 'training')
    default:
      return false
  }
}
