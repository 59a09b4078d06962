import type { GameMap, MapNumber } from './map.ts'
import { map as map01 } from './maps/map-01.ts'
import { map as map02 } from './maps/map-02.ts'
import { map as map03 } from './maps/map-03.ts'
import { map as map04 } from './maps/map-04.ts'
import { map as map05 } from './maps/map-05.ts'
import { map as map06 } from './maps/map-06.ts'
import { map as map07 } from './maps/map-07.ts'
import { map as map08 } from './maps/map-08.ts'
import { map as map09 } from './maps/map-09.ts'
import { map as map10 } from './maps/map-10.ts'
import { map as map11 } from './maps/map-11.ts'

export const MAPS: Readonly<Record<MapNumber, GameMap>> = {
  1: map01,
  2: map02,
  3: map03,
  4: map04,
  5: map05,
  6: map06,
  7: map07,
  8: map08,
  9: map09,
  10: map10,
  11: map11,
}
