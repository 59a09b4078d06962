import type { Chapter } from '@krcma/kernel'

export const chapter: Chapter = {
  out: 'Plamínek se nahne, rozmyslí si to a zhasne. Ve tmě ještě někdo počítá.',
}
