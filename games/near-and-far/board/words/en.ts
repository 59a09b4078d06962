import { vocabulary } from '../../words/en/vocabulary.ts'
import { words as game } from '../../words/en.ts'
import { encounter, hand, journal, sheet } from './book.en.ts'
import { company } from './company.en.ts'
import { lesson } from './lesson.en.ts'
import { map } from './map.en.ts'
import { town } from './town.en.ts'
import { why } from './why.en.ts'
import type { BoardWords, NearAndFarSpoken } from './words.ts'

const board: BoardWords = {
  tabs: { map: 'Map', town: 'Town', company: 'Company', hand: 'Artifacts', label: 'Parts of the table' },
  map,
  close: 'Close',
  neutral: 'the neutral figure',
  why,
  town,
  company,
  hand,
  encounter,
  journal,
  sheet,
  ending: { title: 'The journey is over', traveller: 'Traveller' },
  summary: {
    points: 'Journey points',
    hearts: 'Hearts',
    coins: 'Coins',
    gems: 'Gems',
    food: 'Food',
    camps: 'Camps on the board',
  },
}

export const words: NearAndFarSpoken = { ...game, lesson, board, vocabulary }
