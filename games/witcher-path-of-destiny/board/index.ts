import type { Face } from '@krcma/look'
import type { PathOfDestiny } from '../shape.ts'
import './board.css'
import './book.css'
import './cards.css'
import './hero.css'
import './lines.css'
import { Keepsake } from './keepsake.tsx'
import { picture } from './picture.tsx'
import { preview } from './preview.ts'
import { Summary, score } from './summary.tsx'
import { Board } from './table.tsx'
import { things } from './things.ts'

export const face: Face<PathOfDestiny> = {
  Board,
  Summary,
  score,
  things,
  picture,
  preview,
  stages: ['cards-played', 'page-read'],
  reads: ['page-read'],
  Keepsake,
}
