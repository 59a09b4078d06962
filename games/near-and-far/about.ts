import type { About } from '@krcma/look'
import type { NearAndFar } from './shape.ts'
import * as sign from './sign/icons.ts'

export const about: About<NearAndFar> = {
  sign: { icon: sign.compass, beside: sign.atlas, hue: 164, pattern: 'waves', scene: 'hills' },
  colours: {
    night: { accent: '#8fd0bd', accent2: '#4fa391', accentDeep: '#15423c', wall: '#0f1f1f' },
    day: { accent: '#1f5f57', accent2: '#2f7d71', accentDeep: '#cbe4dc', wall: '#e6ece2' },
  },
  minutes: [90, 120],
  round: 'round-began',
  turn: 'turn-began',
  icons: [
    { icon: 'coin', words: { en: 'coins?', cs: 'minc\\p{L}*' } },
    { icon: 'heart', words: { en: 'hearts?', cs: 'bod\\p{L}* zdraví|zdraví' } },
    { icon: 'combat', words: { en: 'combat', cs: 'boj(?:e|i|em|ů)?' } },
    { icon: 'chest', words: { en: 'treasures?', cs: 'poklad\\p{L}*' } },
    { icon: 'scroll', words: { en: 'artifacts?', cs: 'artefakt\\p{L}*' } },
    { icon: 'book', words: { en: 'encounters?', cs: 'setkání\\p{L}*' } },
    { icon: 'star', words: { en: 'JP', cs: 'bod\\p{L}* putování' } },
    { icon: 'dice', words: { en: 'dice|die', cs: 'kost(?:k\\p{L}*|ek)' } },
  ],
  sounds: {
    'encounter-read': [0.2, 0.3, 180, 0.02, 0.05, 0.2, 4, 1.4],
    rolled: [0.3, 0.4, 90, 0, 0.04, 0.12, 4, 1.2, 0, 0, 0, 0, 0.05],
  },
}
