import type { Pictures } from '@krcma/look'
import '../board/board.css'
import '../board/market.css'
import '../board/sheet.css'
import type { RollPlayer } from '../shape.ts'
import './pictures.css'
import { Marker, Placing, Scoring, SheetParts } from './sheet-pictures.tsx'
import { Armor, Cleanup, Market, Roll, Skill, Trait, Weapon } from './table-pictures.tsx'

export const pictures: Pictures<RollPlayer> = {
  sheet: SheetParts,
  'round-roll': Roll,
  'round-dice': Placing,
  'round-market': Market,
  'round-cleanup': Cleanup,
  alignment: Marker,
  weapon: Weapon,
  armor: Armor,
  trait: Trait,
  skill: Skill,
  scoring: Scoring,
}
