import { type Decision, type Judge, learned, type Mind } from '@krcma/kernel'
import type { RollPlayer, State } from '../shape.ts'
import { FEATURES } from './features.ts'
import { LEANINGS, type Leaning, lean } from './lean.ts'
import { look, progress } from './look.ts'
import weights from './weights.json' with { type: 'json' }

/** Looks one step ahead, at what each option would make of the own hero. */
export const mind: Mind<RollPlayer> = learned(weights, {
  features: FEATURES,
  look,
  progress,
  leanings: LEANINGS,
  lean: (state: State, decision: Decision<RollPlayer>, judge: Judge) => lean(state, decision as Leaning, judge),
  choose(_, decision, random) {
    switch (decision.kind) {
      case 'race':
      case 'class-card':
      case 'class':
        // All are about as good, and an opponent who is always the same is dull.
        return random.below(decision.options.length)
      case 'pool-flip':
      case 'pool-reroll':
        return decision.options.length - 1
      case 'discard-weapon':
        return -1
      default:
        return 0
    }
  },
})
