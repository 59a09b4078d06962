import type { Face } from '@krcma/look'
import type { Heroes3 } from '../shape.ts'
import './board.css'
import './battle.css'
import './panels.css'
import './tiles/tiles.css'
import { Keepsake } from './keepsake.tsx'
import { picture } from './picture.tsx'
import { preview } from './preview.ts'
import { Summary, score } from './summary.tsx'
import { Board } from './table.tsx'
import { things } from './things.ts'

/** Two armies meet, and one has won. */
const stages = ['combat-announced', 'combat-ended'] as const

export const face: Face<Heroes3> = { Board, Summary, score, things, picture, preview, Keepsake, stages }
