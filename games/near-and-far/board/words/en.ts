import { vocabulary } from '../../words/en/vocabulary.ts'
import { words as game } from '../../words/en.ts'
import { map } from './map.en.ts'
import type { BoardWords, NearAndFarSpoken } from './words.ts'

const board: BoardWords = {
  tabs: { map: 'Map', town: 'Town', company: 'Company', hand: 'Artifacts', label: 'Parts of the table' },
  map,
  town: { name: 'The town' },
  company: { of: (name) => `Company: ${name}` },
  hand: { name: 'Artifacts in hand' },
  encounter: { name: 'Encounter' },
  ending: { title: 'The journey is over' },
  summary: {
    points: 'Journey points',
    hearts: 'Hearts',
    coins: 'Coins',
    gems: 'Gems',
    food: 'Food',
    camps: 'Camps on the board',
  },
}

export const words: NearAndFarSpoken = { ...game, board, vocabulary }
