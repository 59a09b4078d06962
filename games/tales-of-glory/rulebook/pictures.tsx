import type { Pictures } from '@krcma/look'
import '../board/board.css'
import type { TalesOfGlory } from '../shape.ts'
import { Choose, Slide, Take } from './board-pictures.tsx'
import './pictures.css'
import { Payment, Scoring } from './reckoned-pictures.tsx'
import { Fits, FitsNot, Keys, Place, PlaceParts, TileParts } from './tale-pictures.tsx'

export const pictures: Pictures<TalesOfGlory> = {
  tile: TileParts,
  'place-tile': PlaceParts,
  'round-choose': Choose,
  'round-take': Take,
  'round-place': Place,
  'round-slide': Slide,
  payment: Payment,
  fits: Fits,
  'fits-not': FitsNot,
  keys: Keys,
  scoring: Scoring,
}
