import { Emblem } from '@krcma/look'
import { aboutOf } from './about.ts'

const boxes = { square: [100, 100], tall: [100, 170], wide: [420, 100] } as const

/** What stands for a game on the shelf. */
export function GamePicture({ game, shape = 'square' }: { game: string; shape?: keyof typeof boxes }) {
  return <Emblem id={game} {...aboutOf(game).sign} frame={shape === 'square' ? 'line' : 'gold'} box={boxes[shape]} />
}
