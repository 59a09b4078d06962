import { vocabulary } from '../../words/cs/vocabulary.ts'
import { words as game } from '../../words/cs.ts'
import { encounter, hand, journal, sheet } from './book.cs.ts'
import { company } from './company.cs.ts'
import { lesson } from './lesson.cs.ts'
import { map } from './map.cs.ts'
import { town } from './town.cs.ts'
import { why } from './why.cs.ts'
import type { BoardWords, NearAndFarSpoken } from './words.ts'

const board: BoardWords = {
  tabs: { map: 'Mapa', town: 'Město', company: 'Družina', hand: 'Artefakty', label: 'Části stolu' },
  map,
  close: 'Zavřít',
  neutral: 'neutrální postava',
  why,
  town,
  company,
  hand,
  encounter,
  journal,
  sheet,
  ending: { title: 'Cesta je u konce', traveller: 'Kdo putuje' },
  summary: {
    points: 'Body putování',
    hearts: 'Zdraví',
    coins: 'Mince',
    gems: 'Drahokamy',
    food: 'Jídlo',
    camps: 'Tábory na desce',
  },
}

export const words: NearAndFarSpoken = { ...game, lesson, board, vocabulary }
