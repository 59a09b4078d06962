import type { Pictures } from '@krcma/look'
import '../board/board.css'
import '../board/tiles/tiles.css'
import type { Heroes3 } from '../shape.ts'
import { LaidOut, Moving, TileParts, Visited } from './map-pictures.tsx'
import './pictures.css'
import { Attack, Battlefield, Building, Hand } from './table-pictures.tsx'

export const pictures: Pictures<Heroes3> = {
  tile: TileParts,
  land: LaidOut,
  'turn-cards': Hand,
  'turn-move': Moving,
  'turn-visit': Visited,
  'turn-town': Building,
  battlefield: Battlefield,
  attack: Attack,
}
