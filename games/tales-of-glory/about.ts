import { type About, signs } from '@krcma/look'
import type { TalesOfGlory } from './shape.ts'

export const about: About<TalesOfGlory> = {
  sign: { icon: signs.storybook, beside: signs.trophy, hue: 224, pattern: 'rays', scene: 'mountains' },
  colours: {
    night: { accent: '#7fa8ff', accent2: '#4f7fe6', accentDeep: '#1a2c63', wall: '#12142a' },
    day: { accent: '#24479f', accent2: '#315bc4', accentDeep: '#cfdaf5', wall: '#e3e6ef' },
  },
  minutes: [45, 60],
  round: 'round-begins',
  icons: [
    { icon: 'coin', words: { en: '[Cc]oins?', cs: '[Zz]laťák\\p{L}*' } },
    { icon: 'potion', words: { en: '[Pp]otions?', cs: '[Ll]ektvar\\p{L}*' } },
    { icon: 'combat', words: { en: '[Cc]ombat', cs: '[Bb]oj\\p{L}{0,2}' } },
    { icon: 'magic', words: { en: '[Mm]agic', cs: '[Mm]agi[ieíí]\\p{L}{0,1}' } },
    { icon: 'glory', words: { en: '[Gg]lory', cs: '[Ss]láv\\p{L}{1,2}' } },
    { icon: 'crown', words: { en: '[Mm]ajorit(?:y|ies)', cs: '[Pp]řeva[hz]\\p{L}*' } },
    { icon: 'key', words: { en: '[Kk]eys?', cs: '[Kk]líč\\p{L}*' } },
    { icon: 'chest', words: { en: '[Cc]hests?', cs: '[Tt]ruh[el]\\p{L}*' } },
    { icon: 'quest', words: { en: '[Qq]uests?', cs: '[Vv]ýprav\\p{L}*' } },
  ],
  sounds: { 'chest-opened': [0.25, 0, 520, 0.01, 0.05, 0.2, 1, 1.6, 4] },
}
