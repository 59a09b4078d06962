import type { Words } from '@krcma/kernel'
import type { NearAndFar } from '../../shape.ts'

/** What speaks for a choice: what it leads to, compared with another. */
export const reasons: NonNullable<Words<NearAndFar>['reason']> = {
  points: (by) => (by > 0 ? 'more points' : 'fewer points'),
  'camps-placed': (by) => (by > 0 ? 'more camps' : 'fewer camps'),
  food: (by) => (by > 0 ? 'more food' : 'less food'),
  coins: (by) => (by > 0 ? 'more coins' : 'fewer coins'),
  gems: (by) => (by > 0 ? 'more gems' : 'fewer gems'),
  tokens: (by) => (by > 0 ? 'more faction tokens' : 'fewer faction tokens'),
  move: (by) => (by > 0 ? 'a longer stride' : 'a shorter stride'),
  explore: (by) => (by > 0 ? 'more explore' : 'less explore'),
  skill: (by) => (by > 0 ? 'more skill' : 'less skill'),
  combat: (by) => (by > 0 ? 'more combat' : 'less combat'),
  caution: (by) => (by > 0 ? 'caution' : 'no caution'),
  'hearts-of-party': (by) => (by > 0 ? 'more hearts on leaving town' : 'fewer hearts on leaving town'),
  'hearts-on-road': (by) => (by > 0 ? 'more hearts left on the road' : 'fewer hearts left on the road'),
  'on-road': (by) => (by > 0 ? 'being on the road' : 'not being on the road'),
  animals: (by) => (by > 0 ? 'more pack animals' : 'fewer pack animals'),
  treasures: (by) => (by > 0 ? 'more treasures' : 'fewer treasures'),
  adventurers: (by) => (by > 0 ? 'more adventurers' : 'fewer adventurers'),
  'banners-for-chief': (by) => (by > 0 ? 'banners for a chief' : 'fewer banners for a chief'),
  reputation: (by) => (by > 0 ? 'a better reputation' : 'a worse reputation'),
  hand: (by) => (by > 0 ? 'more artifacts in hand' : 'fewer artifacts in hand'),
  'hand-ready': (by) => (by > 0 ? 'artifacts that can be bought' : 'fewer artifacts that can be bought'),
  'hand-near': (by) => (by > 0 ? 'artifacts that are nearly paid for' : 'fewer artifacts that are nearly paid for'),
  'hand-far': (by) => (by > 0 ? 'artifacts that lie far off' : 'fewer artifacts that lie far off'),
  'routes-begun': (by) => (by > 0 ? 'trade routes that are begun' : 'fewer trade routes that are begun'),
  'routes-shared': (by) => (by > 0 ? 'shared trade routes' : 'fewer shared trade routes'),
  digs: (by) => (by > 0 ? 'numbers of the Mine in reach' : 'fewer numbers of the Mine in reach'),
  'beats-threat': (by) =>
    by > 0 ? 'a better chance against the next threat' : 'a worse chance against the next threat',
  experience: (by) => (by > 0 ? 'more experience' : 'less experience'),
}
