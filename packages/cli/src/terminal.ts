import type { Readable } from 'node:stream'

/** Where text goes: a terminal, a file, or a test. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  on?(event: 'resize', heard: () => void): unknown
  off?(event: 'resize', heard: () => void): unknown
}

/** Where keys or lines come from. */
export interface Input extends Readable {
  readonly isTTY?: boolean
  setRawMode?(raw: boolean): unknown
}

/** Everything outside the program that a command may touch, so that a test can be that outside. */
export interface Terminal {
  readonly input: Input
  readonly out: Output
  readonly err: Output
  readonly env: Readonly<Record<string, string | undefined>>
  /** Paths are relative to this folder. */
  readonly folder: string
  /** Calls `hook` if the program is ended from outside before the returned function is called. */
  onLeave(hook: () => void): () => void
}

/** Whether somebody sits there with a keyboard and a screen that can be redrawn. */
export function isInteractive({ input, out, env }: Terminal): boolean {
  return input.isTTY === true && out.isTTY === true && env['TERM'] !== 'dumb'
}
