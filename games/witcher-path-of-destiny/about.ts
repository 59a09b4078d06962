import { type About, signs } from '@krcma/look'
import type { PathOfDestiny } from './shape.ts'

export const about: About<PathOfDestiny> = {
  sign: { icon: signs.sword, beside: signs.storybook, hue: 205, pattern: 'thorns', scene: 'forest' },
  colours: {
    night: { accent: '#c3d0db', accent2: '#8fa3b5', accentDeep: '#2a3641', wall: '#11161a' },
    day: { accent: '#34495c', accent2: '#4c657c', accentDeep: '#d4dee6', wall: '#e2e7eb' },
  },
  minutes: [45, 90],
  round: 'turn-began',
  icons: [
    { icon: 'combat', words: { en: 'combat', cs: 'boj(?:e|i|em)?' } },
    { icon: 'magic', words: { en: 'magic', cs: 'magi[eií]' } },
    { icon: 'star', words: { en: 'XP', cs: 'bod\\p{L}* zkušenosti' } },
    { icon: 'glory', words: { en: 'VP', cs: 'vítězn\\p{L}* bod\\p{L}*' } },
    { icon: 'card', words: { en: 'action cards?', cs: 'kar(?:ta|ty|tu|tě|et) akc[eí]' } },
    { icon: 'scroll', words: { en: 'pages?', cs: 'stran\\p{L}*' } },
    { icon: 'quest', words: { en: 'side quests?', cs: 'vedlejší\\p{L}* úkol\\p{L}*' } },
  ],
  sounds: { 'page-read': [0.2, 0.3, 180, 0.02, 0.05, 0.2, 4, 1.4] },
}
