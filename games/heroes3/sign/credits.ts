// Made by packages/look/tools/icons.mjs of icons.json; drawings from game-icons.net, CC BY 3.0.

export const credits: readonly (readonly [icon: string, author: string])[] = [
  ['castle', 'lorc'],
  ['mounted-knight', 'skoll'],
]
