import { fileURLToPath } from 'node:url'
import { shelfIn } from '@krcma/shelf'

/** The games of the house, from dist/bench on. */
export const games = shelfIn(fileURLToPath(new URL('../../../../games', import.meta.url)))
