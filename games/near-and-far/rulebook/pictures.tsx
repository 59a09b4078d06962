import type { Pictures } from '@krcma/look'
import '../board/board.css'
import '../board/book.css'
import '../board/company.css'
import '../board/company.css'
import '../board/map.css'
import '../board/town.css'
import '../board/town.css'
import type { NearAndFar } from '../shape.ts'
import { Arrived, Asleep, Awake, MapParts, RouteOfOnes, RouteOfTwo, Travelling } from './map-pictures.tsx'
import './pictures.css'
import { Leaving, Test, Visiting } from './table-pictures.tsx'

export const pictures: Pictures<NearAndFar> = {
  map: MapParts,
  'turn-town': Visiting,
  'turn-party': Leaving,
  'turn-travel': Travelling,
  'turn-arrive': Arrived,
  asleep: Asleep,
  awake: Awake,
  test: Test,
  'route-own': RouteOfOnes,
  'route-shared': RouteOfTwo,
}
