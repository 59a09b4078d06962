import { type About, signs } from '@krcma/look'
import type { RollPlayer } from './shape.ts'

export const about: About<RollPlayer> = {
  sign: { icon: signs.hero, beside: signs.dice, hue: 14, pattern: 'lattice', scene: 'hall' },
  colours: {
    night: { accent: '#ef9a7c', accent2: '#d9694a', accentDeep: '#57210f', wall: '#24120d' },
    day: { accent: '#92321a', accent2: '#b4492b', accentDeep: '#f3d5c6', wall: '#f0e1d6' },
  },
  minutes: [60, 90],
  round: 'round-began',
  icons: [
    { icon: 'gold', words: { en: 'Gold', cs: 'zlaťák\\p{L}*' } },
    { icon: 'star', words: { en: '[Ss]tars?', cs: 'bod(?:y|ů|u|em)? pověsti' } },
    { icon: 'sword', words: { en: '[Ww]eapons?', cs: 'zbra[nň]\\p{L}*' } },
    { icon: 'shield', words: { en: '[Aa]rmor', cs: 'zbroj\\p{L}*' } },
    { icon: 'scales', words: { en: '[Aa]lignment', cs: 'přesvědčení\\p{L}*' } },
    { icon: 'dice', words: { en: 'dice|die', cs: 'kost(?:k\\p{L}*|ek)' } },
  ],
  sounds: { 'dice-rolled': [0.3, 0.4, 90, 0, 0.04, 0.12, 4, 1.2, 0, 0, 0, 0, 0.05] },
}
