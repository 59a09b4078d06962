export const CHARACTERS = ['geralt', 'yennefer', 'dandelion', 'ciri', 'vesemir'] as const
export type CharacterId = (typeof CHARACTERS)[number]

/** A player board, as it is dealt face down. */
export type BoardId = `board-${CharacterId}`

export function boardOf(character: CharacterId): BoardId {
  return `board-${character}`
}
export function characterOf(board: BoardId): CharacterId {
  return board.slice('board-'.length) as CharacterId
}
