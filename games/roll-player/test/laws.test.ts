import { laws } from '@krcma/kernel/laws'
import { room } from '../index.ts'

const { players } = room.game
const variants = ['lessRandomSetup', 'randomMarketDeck', 'shortGame', 'friendlyMarket'] as const
const every = players.map((count) => ({ players: count }))
const chosen = { players: 3, options: { classes: 'choose' } }
const single = variants.map((variant, i) => ({ players: 1 + (i % 4), options: { [variant]: true } }))
const mixed = [
  {
    players: 1,
    options: {
      classes: 'choose',
      lessRandomSetup: true,
      randomMarketDeck: true,
      shortGame: true,
      friendlyMarket: true,
    },
  },
  { players: 2, options: { lessRandomSetup: true, friendlyMarket: true } },
  { players: 4, options: { classes: 'choose', randomMarketDeck: true, shortGame: true } },
]

// A mutant is judged by the tests of the rules; a few games are enough for it.
const games = process.env['STRYKER_MUTATOR_WORKER'] === undefined ? 1000 : 2

laws(room, { games, settings: [...every, chosen, ...single, ...mixed] })
