import type { Words } from '@krcma/kernel'
import type { PathOfDestiny } from '../../shape.ts'

const more = (what: string) => (by: number) => (by > 0 ? `more ${what}` : `fewer ${what}`)

/** What speaks for a choice: what it leads to, compared with another. */
export const reasons: NonNullable<Words<PathOfDestiny>['reason']> = {
  points: more('victory points at once'),
  experience: (by) => (by > 0 ? 'more experience' : 'less experience'),
  'gold-experience': (by) => (by > 0 ? 'more gold experience' : 'less gold experience'),
  'dominant-symbols': more('symbols of the path that is likely to win'),
  'other-symbols': more('symbols of the path that is likely to lose'),
  'inactive-symbols': more('inactive symbols for later effects'),
  'dominant-path-token': (by) => (by > 0 ? 'most symbols of the stronger path' : 'no lead on the stronger path'),
  'other-path-token': (by) => (by > 0 ? 'most symbols of the weaker path' : 'no lead on the weaker path'),
  'first-ability': (by) => (by > 0 ? 'the first ability kept ready' : 'the first ability spent'),
  'second-ability': (by) => (by > 0 ? 'the second ability ready' : 'no second ability ready'),
  'third-ability': (by) => (by > 0 ? 'the third ability ready' : 'no third ability ready'),
  'fourth-ability': (by) => (by > 0 ? 'the fourth ability ready' : 'no fourth ability ready'),
  'next-play': (by) => (by > 0 ? 'a better play left in the hand' : 'a weaker play left in the hand'),
  'hand-symbols': more('active symbols left in the hand'),
  'spare-hand-symbols': more('inactive symbols left in the hand'),
  'side-quest': (by) => (by > 0 ? 'more for the side quest' : 'less for the side quest'),
  initiative: (by) => (by > 0 ? 'an earlier turn' : 'a later turn'),
  'effort-begun': (by) => (by > 0 ? 'an extra effort on its way' : 'no extra effort on its way'),
  'requirements-near': (by) => (by > 0 ? 'requirements one card away' : 'fewer requirements one card away'),
  'hidden-goals': (by) => (by > 0 ? 'more for the hidden goals' : 'less for the hidden goals'),
  alliances: more('alliance cards that are likely to work'),
  keepsakes: (by) => (by > 0 ? 'a better card to keep' : 'a weaker card to keep'),
}
