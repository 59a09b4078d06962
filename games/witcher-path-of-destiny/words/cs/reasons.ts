import type { Words } from '@krcma/kernel'
import type { PathOfDestiny } from '../../shape.ts'

const more = (what: string) => (by: number) => (by > 0 ? `více ${what}` : `méně ${what}`)

/** What speaks for a choice: what it leads to, compared with another. */
export const reasons: NonNullable<Words<PathOfDestiny>['reason']> = {
  points: more('vítězných bodů hned'),
  experience: more('zkušeností'),
  'gold-experience': more('zlaté zkušenosti'),
  'dominant-symbols': more('symbolů cesty, která nejspíš vyhraje'),
  'other-symbols': more('symbolů cesty, která nejspíš prohraje'),
  'inactive-symbols': more('neaktivních symbolů pro další efekty'),
  'dominant-path-token': (by) => (by > 0 ? 'nejvíc symbolů silnější cesty' : 'ztracené vedení na silnější cestě'),
  'other-path-token': (by) => (by > 0 ? 'nejvíc symbolů slabší cesty' : 'ztracené vedení na slabší cestě'),
  'first-ability': (by) => (by > 0 ? 'ušetřená první schopnost' : 'spotřebovaná první schopnost'),
  'second-ability': (by) => (by > 0 ? 'připravená druhá schopnost' : 'nepřipravená druhá schopnost'),
  'third-ability': (by) => (by > 0 ? 'připravená třetí schopnost' : 'nepřipravená třetí schopnost'),
  'fourth-ability': (by) => (by > 0 ? 'připravená čtvrtá schopnost' : 'nepřipravená čtvrtá schopnost'),
  'next-play': (by) => (by > 0 ? 'lepší příští tah z ruky' : 'slabší příští tah z ruky'),
  'hand-symbols': more('aktivních symbolů v ruce'),
  'spare-hand-symbols': more('neaktivních symbolů v ruce'),
  'side-quest': (by) => (by > 0 ? 'víc za vedlejší úkol' : 'méně za vedlejší úkol'),
  initiative: (by) => (by > 0 ? 'dřívější tah' : 'pozdější tah'),
  'effort-begun': (by) => (by > 0 ? 'rozpracované extra úsilí' : 'nerozpracované extra úsilí'),
  'requirements-near': (by) =>
    by > 0 ? 'požadavky, ke kterým chybí jediná karta' : 'méně požadavků, ke kterým chybí jediná karta',
  'hidden-goals': (by) => (by > 0 ? 'víc za skryté cíle' : 'méně za skryté cíle'),
  alliances: more('karet aliance, které nejspíš zapůsobí'),
  keepsakes: (by) => (by > 0 ? 'lepší karta k ponechání' : 'slabší karta k ponechání'),
}
