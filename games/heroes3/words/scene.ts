import type { View } from '@krcma/kernel'
import type { Heroes3 } from '../shape.ts'
import type { Say } from './speech.ts'
import type { Vocabulary } from './vocabulary.ts'

export function scene(v: Vocabulary, { state }: View<Heroes3>, say: Say): readonly string[] {
  return [v.language, String(state.round), say.name(0)]
}
