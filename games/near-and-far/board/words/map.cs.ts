import type { MapWords } from './map.ts'

export const map: MapWords = {
  label: (map) => `Mapa: ${map}`,
  all: 'Celá mapa',
}
