import { digest } from '../src/hash.ts'
import { openTable } from '../src/index.ts'
import { type Lawmaker, opened, throughJson } from './law.ts'

/** 10. What a game of a campaign hands out opens the next one, through JSON. */
export const handingOn: Lawmaker = ({ game, opening, table, random }) => ({
  number: 10,
  rate: 1,
  end() {
    const { campaign } = table.ending() ?? {}
    if (campaign === undefined) return
    const { options, scenario } = opening
    const seats = table.seats.map((seat) => `seat ${seat}`)
    const seed = digest(`next game ${random.below(2 ** 31)}`)
    opened(
      10,
      openTable(game, throughJson({ seats, seed, options, scenario, campaign })),
      'the next game of the campaign',
    )
  },
})
