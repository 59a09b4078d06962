import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { shelfIn } from '@krcma/shelf'
import { afterAll } from 'vitest'
import { type House, rootOf } from '../src/house.ts'
import { krcma } from '../src/krcma.ts'
import type { Terminal } from '../src/terminal.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder of its own for one test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-cli-'))
  folders.push(folder)
  return folder
}

export const house: House = {
  shelf: shelfIn(join(rootOf(import.meta.url), 'examples')),
  root: newFolder(),
  version: '1.2.3',
}

interface Stage {
  /** What is typed: lines, or keys for a terminal. */
  readonly typed?: string
  /** Whether there is a terminal, and how large. */
  readonly screen?: { readonly columns: number; readonly rows: number }
  readonly env?: Readonly<Record<string, string>>
  readonly folder?: string
  readonly house?: House
}

interface Played {
  readonly code: number
  /** What stdout got, without colours. */
  readonly out: string
  readonly err: string
  /** What stdout got, as it is. */
  readonly raw: string
  /** The modes that the keyboard was set to. */
  readonly rawModes: readonly boolean[]
}

/** Runs a command with everything around it made up. */
export async function run(command: string | readonly string[], stage: Stage = {}): Promise<Played> {
  const folder = stage.folder ?? newFolder()
  const rawModes: boolean[] = []
  const input = Object.assign(new PassThrough(), {
    isTTY: stage.screen !== undefined,
    setRawMode: (raw: boolean) => rawModes.push(raw),
  })
  let raw = ''
  let err = ''
  const terminal: Terminal = {
    input,
    out: { write: (text) => (raw += text), isTTY: stage.screen !== undefined, ...stage.screen },
    err: { write: (text) => (err += text), isTTY: false },
    env: { LANG: 'en_US.UTF-8', XDG_STATE_HOME: folder, ...stage.env },
    folder,
    onLeave: () => () => undefined,
  }
  input.end(stage.typed ?? '')
  const args = typeof command === 'string' ? command.split(' ').filter((arg) => arg !== '') : command
  const code = await krcma(args, terminal, stage.house ?? house)
  return { code, out: stripVTControlCharacters(raw), err, raw, rawModes }
}
