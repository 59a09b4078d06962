import type { About } from '@krcma/look'
import type { Heroes3 } from './shape.ts'
import * as sign from './sign/icons.ts'

export const about: About<Heroes3> = {
  sign: { icon: sign.knight, beside: sign.castle, hue: 42, pattern: 'bricks', scene: 'town' },
  colours: {
    night: { accent: '#d9bd7c', accent2: '#a98a4c', accentDeep: '#3d3322', wall: '#17161a' },
    day: { accent: '#5f4a1a', accent2: '#7d6428', accentDeep: '#e6dcc2', wall: '#e4e1da' },
  },
  minutes: [90, 180],
  round: 'round-begins',
  turn: 'turn-begins',
  icons: [
    { icon: 'coin', words: { en: 'gold', cs: 'zla(?:to|ta|tem|ťák\\p{L}*)' } },
    { icon: 'hero', words: { en: 'hero(?:es)?', cs: 'hrdin\\p{L}*' } },
    { icon: 'combat', words: { en: 'combats?', cs: 'boj(?:e|i|em|ů|ích)?' } },
    { icon: 'magic', words: { en: 'spells?', cs: 'kouz(?:lo|la|el|lem|lu|ly|lech)' } },
    { icon: 'chest', words: { en: 'artifacts?', cs: 'artefakt\\p{L}*' } },
    { icon: 'star', words: { en: 'experience', cs: 'zkušenost\\p{L}*' } },
    { icon: 'card', words: { en: 'cards?', cs: 'kar(?:ta|ty|tu|tě|et|tou|tami)' } },
    { icon: 'dice', words: { en: 'dice|die', cs: 'kost(?:k\\p{L}*|ek)' } },
    { icon: 'hourglass', words: { en: 'rounds?', cs: 'kol(?:o|a|e|em)?' } },
  ],
  sounds: {
    'combat-announced': [0.4, 0.1, 70, 0.02, 0.2, 0.4, 3, 1.2, 0, 0, 0, 0, 0.08],
    attacked: [0.25, 0.3, 110, 0, 0.03, 0.1, 4, 1.4],
    'attack-rolled': [0.2, 0.4, 90, 0, 0.04, 0.12, 4, 1.2, 0, 0, 0, 0, 0.05],
    built: [0.25, 0.1, 160, 0.01, 0.05, 0.18, 1, 1.3],
    'level-reached': [0.3, 0, 520, 0.02, 0.15, 0.3, 0, 1.6, 0, 0, 120, 0.06],
  },
}
