import type { Pictures } from '@krcma/look'
import '../board/board.css'
import '../board/book.css'
import '../board/cards.css'
import '../board/hero.css'
import '../board/lines.css'
import type { PathOfDestiny } from '../shape.ts'
import './pictures.css'
import { BookParts, CardParts, Drafting, Fate, OtherOrder, Playing } from './table-pictures.tsx'
import { Alliance, Effort, Experience, Goal, Scored } from './tale-pictures.tsx'

export const pictures: Pictures<PathOfDestiny> = {
  book: BookParts,
  'turn-draft': Drafting,
  'turn-play': Playing,
  'turn-fate': Fate,
  card: CardParts,
  'other-order': OtherOrder,
  scored: Scored,
  experience: Experience,
  effort: Effort,
  goal: Goal,
  alliance: Alliance,
}
