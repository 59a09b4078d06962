import { icons } from '@krcma/look'
import type { Animal } from '../content/animals.ts'
import type { Good } from '../content/goods.ts'
import type { Icon } from '../content/icons.ts'
import type { Building } from '../content/town.ts'
import * as own from './icons.ts'

export const ICON_SIGNS: { readonly [I in Icon]: string } = {
  move: own.move,
  explore: own.explore,
  skill: own.skill,
  hearts: icons.heart,
  caution: icons.shield,
  combat: icons.combat,
}

export const GOOD_SIGNS: { readonly [G in Good]: string } = {
  food: own.food,
  coin: icons.coin,
  gem: own.gem,
  red: own.lizardfolk,
  yellow: own.nomads,
  green: own.outlaws,
  blue: own.mystics,
}

export const ANIMAL_SIGNS: { readonly [A in Animal]: string } = {
  dog: own.dog,
  cat: own.cat,
  platypus: own.platypus,
}

export const BUILDING_SIGNS: { readonly [B in Building | 'prison']: string } = {
  'town-hall': own.townHall,
  saloon: own.saloon,
  stables: own.stables,
  store: own.store,
  farm: own.farm,
  hut: own.hut,
  mine: own.mine,
  prison: own.prison,
}
