// Made by packages/look/tools/icons.mjs of icons.json; drawings from game-icons.net, CC BY 3.0.

export const credits: readonly (readonly [icon: string, author: string])[] = [
  ['bread', 'delapouite'],
  ['camping-tent', 'delapouite'],
  ['chili-pepper', 'delapouite'],
  ['cut-diamond', 'lorc'],
  ['evil-minion', 'lorc'],
  ['gears', 'lorc'],
  ['kiwi-bird', 'delapouite'],
  ['mammoth', 'delapouite'],
  ['meeple', 'delapouite'],
  ['poison-bottle', 'lorc'],
  ['stone-block', 'lorc'],
  ['teapot', 'lorc'],
  ['treasure-map', 'lorc'],
  ['turtle', 'lorc'],
  ['vertical-banner', 'delapouite'],
  ['village', 'delapouite'],
  ['walking-boot', 'lorc'],
]
