import type { Face } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { plainFace } from '../table/plain-board.tsx'
import { byGame } from './by-game.ts'

const boards = byGame(import.meta.glob<Face<AnyGame>>('../../../../games/*/board/index.ts', { import: 'face' }))

/** The board of a game; one that has none is shown in words. */
export async function faceOf(game: string): Promise<Face<AnyGame>> {
  return boards.get(game)?.() ?? plainFace
}
