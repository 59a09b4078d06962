import { Emblem, signs } from '@krcma/look'

interface Picture {
  readonly icon: string
  readonly beside: string
  readonly hue: number
  readonly pattern: 'rays' | 'lattice'
  readonly scene: 'mountains' | 'hall'
  readonly minutes: readonly [number, number]
}

const unknown: Picture = {
  icon: signs.table,
  beside: signs.dice,
  hue: 36,
  pattern: 'rays',
  scene: 'hall',
  minutes: [45, 90],
}

/** What stands for a game on the shelf, and how long an evening it is. */
const pictures: Readonly<Record<string, Picture>> = {
  'tales-of-glory': {
    icon: signs.storybook,
    beside: signs.trophy,
    hue: 224,
    pattern: 'rays',
    scene: 'mountains',
    minutes: [45, 60],
  },
  'roll-player': {
    icon: signs.hero,
    beside: signs.dice,
    hue: 14,
    pattern: 'lattice',
    scene: 'hall',
    minutes: [60, 90],
  },
}

export const minutesOf = (game: string) => (pictures[game] ?? unknown).minutes

const boxes = { square: [100, 100], tall: [100, 170], wide: [420, 100] } as const

export function GamePicture({ game, shape = 'square' }: { game: string; shape?: keyof typeof boxes }) {
  const { icon, beside, hue, pattern, scene } = pictures[game] ?? unknown
  const frame = shape === 'square' ? 'line' : 'gold'
  return (
    <Emblem
      id={game}
      icon={icon}
      beside={beside}
      hue={hue}
      pattern={pattern}
      scene={scene}
      frame={frame}
      box={boxes[shape]}
    />
  )
}
