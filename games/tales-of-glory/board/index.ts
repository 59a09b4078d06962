import type { Face } from '@krcma/look'
import type { TalesOfGlory } from '../shape.ts'
import './board.css'
import { Keepsake } from './keepsake.tsx'
import { picture } from './picture.tsx'
import { preview } from './preview.ts'
import { Summary, score } from './summary.tsx'
import { Board } from './table.tsx'
import { things } from './things.ts'

export const face: Face<TalesOfGlory> = {
  Board,
  Summary,
  score,
  things,
  picture,
  preview,
  stages: ['selections-revealed'],
  Keepsake,
}
