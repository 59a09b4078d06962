import type { Output, Terminal } from '../terminal.ts'

/** Emphasis, or none where colours are not wanted. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  gold(text: string): string
  green(text: string): string
  red(text: string): string
  chosen(text: string): string
}

const plain = (text: string) => text
const sgr = (on: string, off: string) => (text: string) => `\x1b[${on}m${text}\x1b[${off}m`

const PLAIN: Paint = { bold: plain, dim: plain, gold: plain, green: plain, red: plain, chosen: plain }
const COLOURED: Paint = {
  bold: sgr('1', '22'),
  dim: sgr('2', '22'),
  gold: sgr('33', '39'),
  green: sgr('32', '39'),
  red: sgr('31', '39'),
  chosen: sgr('7', '27'),
}

/** NO_COLOR (set to anything) turns colours off, FORCE_COLOR turns them on; otherwise a terminal has them. */
export function paintFor(output: Output, env: Terminal['env']): Paint {
  if ((env['NO_COLOR'] ?? '') !== '' || env['FORCE_COLOR'] === '0') return PLAIN
  const wanted = (env['FORCE_COLOR'] ?? '') !== '' || (output.isTTY === true && env['TERM'] !== 'dumb')
  return wanted ? COLOURED : PLAIN
}
