import type { Words } from '@krcma/kernel'
import type { NearAndFar } from '../../shape.ts'

/** What speaks for a choice: what it leads to, compared with another. */
export const reasons: NonNullable<Words<NearAndFar>['reason']> = {
  points: (by) => (by > 0 ? 'více bodů' : 'méně bodů'),
  'camps-placed': (by) => (by > 0 ? 'více táborů' : 'méně táborů'),
  food: (by) => (by > 0 ? 'více jídla' : 'méně jídla'),
  coins: (by) => (by > 0 ? 'více mincí' : 'méně mincí'),
  gems: (by) => (by > 0 ? 'více drahokamů' : 'méně drahokamů'),
  tokens: (by) => (by > 0 ? 'více žetonů frakcí' : 'méně žetonů frakcí'),
  move: (by) => (by > 0 ? 'delší krok' : 'kratší krok'),
  explore: (by) => (by > 0 ? 'více průzkumu' : 'méně průzkumu'),
  skill: (by) => (by > 0 ? 'více schopnosti' : 'méně schopnosti'),
  combat: (by) => (by > 0 ? 'více boje' : 'méně boje'),
  caution: (by) => (by > 0 ? 'opatrnost' : 'žádná opatrnost'),
  'hearts-of-party': (by) => (by > 0 ? 'více zdraví při odchodu z města' : 'méně zdraví při odchodu z města'),
  'hearts-on-road': (by) => (by > 0 ? 'více zdraví na cestě' : 'méně zdraví na cestě'),
  'on-road': (by) => (by > 0 ? 'postava na cestě' : 'postava mimo cestu'),
  animals: (by) => (by > 0 ? 'více nákladních zvířat' : 'méně nákladních zvířat'),
  treasures: (by) => (by > 0 ? 'více pokladů' : 'méně pokladů'),
  adventurers: (by) => (by > 0 ? 'více dobrodruhů' : 'méně dobrodruhů'),
  'banners-for-chief': (by) => (by > 0 ? 'prapory pro velitele' : 'méně praporů pro velitele'),
  reputation: (by) => (by > 0 ? 'lepší pověst' : 'horší pověst'),
  hand: (by) => (by > 0 ? 'více artefaktů v ruce' : 'méně artefaktů v ruce'),
  'hand-ready': (by) => (by > 0 ? 'artefakty, které se dají pořídit' : 'méně artefaktů, které se dají pořídit'),
  'hand-near': (by) => (by > 0 ? 'artefakty skoro zaplacené' : 'méně artefaktů skoro zaplacených'),
  'hand-far': (by) => (by > 0 ? 'artefakty zatím daleko' : 'méně artefaktů zatím daleko'),
  'routes-begun': (by) => (by > 0 ? 'rozestavěné obchodní cesty' : 'méně rozestavěných obchodních cest'),
  'routes-shared': (by) => (by > 0 ? 'společné obchodní cesty' : 'méně společných obchodních cest'),
  digs: (by) => (by > 0 ? 'čísla dolu na dosah' : 'méně čísel dolu na dosah'),
  'beats-threat': (by) =>
    by > 0 ? 'lepší vyhlídky proti příštímu nepříteli' : 'horší vyhlídky proti příštímu nepříteli',
  experience: (by) => (by > 0 ? 'více zkušeností' : 'méně zkušeností'),
}
