import { type About, icons, signs } from '@krcma/look'
import type { AnyGame } from '@krcma/protocol'

/** A game with scenarios and sagas, for as long as no game on the shelf has them. */
export const about: About<AnyGame> = {
  sign: { icon: signs.candle, beside: icons.coin, hue: 262, pattern: 'rings', scene: 'hall' },
  colours: {
    night: { accent: '#c9b2f5', accent2: '#8f6fd6', accentDeep: '#2c2050', wall: '#16121f' },
    day: { accent: '#4b2f94', accent2: '#6a4bbd', accentDeep: '#e2d8f7', wall: '#ece6f5' },
  },
  minutes: [5, 10],
  round: 'night',
  icons: [],
  sounds: {},
}
