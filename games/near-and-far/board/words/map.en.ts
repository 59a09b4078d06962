import type { MapWords } from './map.ts'

export const map: MapWords = {
  label: (map) => `Map: ${map}`,
  all: 'The whole map',
}
