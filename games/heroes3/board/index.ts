import type { Face } from '@krcma/look'
import type { Heroes3 } from '../shape.ts'
import './board.css'
import './tiles/tiles.css'
import { picture } from './picture.tsx'
import { preview } from './preview.ts'
import { Summary, score } from './summary.tsx'
import { Board } from './table.tsx'
import { things } from './things.ts'

export const face: Face<Heroes3> = { Board, Summary, score, things, picture, preview }
