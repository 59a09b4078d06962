import { roomCss } from '@krcma/look'
import { abouts } from './about.ts'

/** The style sheet of all rooms. Made when the client is built; see vite.config.ts. */
export const colours = [...abouts].map(([game, about]) => roomCss(game, about.colours)).join('')
