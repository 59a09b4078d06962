import type { Face } from '@krcma/look'
import type { NearAndFar } from '../shape.ts'
import './board.css'
import './map.css'
import { picture } from './picture.tsx'
import { preview } from './preview.ts'
import { Summary, score } from './summary.tsx'
import { Board } from './table.tsx'
import { things } from './things.ts'

export const face: Face<NearAndFar> = {
  Board,
  Summary,
  score,
  things,
  picture,
  preview,
}
