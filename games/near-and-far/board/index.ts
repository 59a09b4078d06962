import type { Face } from '@krcma/look'
import type { NearAndFar } from '../shape.ts'
import './board.css'
import './book.css'
import './company.css'
import './map.css'
import './town.css'
import { MemberSheet } from './book/member-sheet.tsx'
import { Keepsake } from './keepsake.tsx'
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
  stages: ['rolled'],
  reads: ['introduction-read', 'encounter-won', 'encounter-lost', 'villain-read', 'villain-result'],
  Keepsake,
  MemberSheet,
}
