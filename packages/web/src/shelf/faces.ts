import type { Face } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'
import { plainFace } from '../table/plain-board.tsx'
import { rooms } from './rooms.ts'

// Boards are found where games keep them; a game without one is played in words.
const boards = import.meta.glob<Face<AnyGame>>('../../../../games/*/board/index.ts', { import: 'face' })

export async function faceOf(game: string): Promise<Face<AnyGame> | undefined> {
  const board = boards[`../../../../games/${game}/board/index.ts`]
  if (board !== undefined) return board()
  const room = await rooms[game]?.()
  return room === undefined ? undefined : plainFace(room.words)
}
