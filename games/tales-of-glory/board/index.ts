import type { Face } from '@krcma/look'
import type { TalesOfGlory } from '../shape.ts'
import { cs } from '../words/cs/index.ts'
import { en } from '../words/en/index.ts'
import './board.css'
import { lesson } from './lesson.ts'
import { preview } from './preview.ts'
import { Summary } from './summary.tsx'
import { Board } from './table.tsx'
import { things } from './things.ts'

export const face: Face<TalesOfGlory> = { words: { cs, en }, Board, Summary, things, preview, lesson }
export { credits } from './credits.ts'
