import type { Face } from '@krcma/look'
import type { CandleAuction } from '../shape.ts'
import './board.css'
import { Board, Summary, score } from './board.tsx'
import { preview } from './preview.ts'
import { things } from './things.ts'

export const face: Face<CandleAuction> = { Board, Summary, score, things, preview }
