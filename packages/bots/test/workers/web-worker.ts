import { attend } from '../../src/thinker/web.ts'
import { room } from '../games/tricks.ts'

attend({ open: async (_, use) => use(room) })
