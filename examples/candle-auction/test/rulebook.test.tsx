import { rulebookLaws } from '@krcma/look/trial'
import { words as cs } from '../board/words/cs.ts'
import { words as en } from '../board/words/en.ts'
import { pictures } from '../rulebook/pictures.tsx'

rulebookLaws({ folder: new URL('..', import.meta.url), pictures, words: { cs, en } })
