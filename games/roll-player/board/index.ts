import type { Face } from '@krcma/look'
import type { RollPlayer } from '../shape.ts'
import './board.css'
import './market.css'
import './sheet.css'
import './setup.css'
import './others.css'
import { Keepsake } from './keepsake.tsx'
import { picture } from './picture.tsx'
import { preview } from './preview.ts'
import { Summary, score } from './summary.tsx'
import { Board } from './table.tsx'
import { things } from './things.ts'

export const face: Face<RollPlayer> = {
  Board,
  Summary,
  score,
  things,
  picture,
  preview,
  stages: ['dice-rolled'],
  Keepsake,
}
