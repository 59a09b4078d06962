import { type About, signs } from '@krcma/look'
import type { CandleAuction } from './shape.ts'

export const about: About<CandleAuction> = {
  sign: { icon: signs.candle, beside: signs.trophy, hue: 40, pattern: 'rings', scene: 'hall' },
  colours: {
    night: { accent: '#f2c36b', accent2: '#cf9433', accentDeep: '#4a3110', wall: '#1f1710' },
    day: { accent: '#7a4d06', accent2: '#9a6410', accentDeep: '#f1e0bf', wall: '#efe5d2' },
  },
  minutes: [5, 10],
  round: 'lot-up',
  icons: [
    { icon: 'coin', words: { en: 'coins?', cs: 'minc\\p{L}*' } },
    { icon: 'dice', words: { en: 'dice|die', cs: 'kost(?:k\\p{L}*|ek)' } },
  ],
  sounds: { whistled: [0.25, 0, 1200, 0.01, 0.08, 0.12, 0, 1, 6] },
}
