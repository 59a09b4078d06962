import type { Pictures } from '@krcma/look'
import '../board/battle.css'
import '../board/board.css'
import '../board/panels.css'
import '../board/tiles/tiles.css'
import type { Heroes3 } from '../shape.ts'
import { LaidOut, Moving, TileParts, Visited } from './map-pictures.tsx'
import './pictures.css'
import { Attack, Battlefield, Hand, InTown } from './table-pictures.tsx'

export const pictures: Pictures<Heroes3> = {
  tile: TileParts,
  land: LaidOut,
  'turn-cards': Hand,
  'turn-move': Moving,
  'turn-visit': Visited,
  'turn-town': InTown,
  battlefield: Battlefield,
  attack: Attack,
}
