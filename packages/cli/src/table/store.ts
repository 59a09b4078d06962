import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { RUNGS, type Rung } from '@krcma/bots'
import type { GameRecord } from '@krcma/kernel'
import type { Terminal } from '../terminal.ts'
import { Wrong } from '../wrong.ts'

export type Sitter = 'human' | Rung

/** A table as it lies in a file: a record, and who sits where. */
export interface Kept {
  readonly table: 1
  readonly sitters: readonly Sitter[]
  readonly record: GameRecord
}

/** What a file holds, as far as it was understood; the record is still to be checked. */
export interface Found {
  readonly record: unknown
  readonly sitters: readonly Sitter[] | undefined
}

/** Written beside and then renamed: there is never half a file, and never none. */
export function keep(path: string, kept: Kept): void {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.new`
  const file = openSync(beside, 'w')
  writeSync(file, `${JSON.stringify(kept)}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(beside, path)
}

/** Reads a table or a bare record. */
export function find(terminal: Terminal, path: string): Found {
  const text = textOf(resolve(terminal.folder, path), path)
  const value: unknown = parsed(text)
  if (typeof value !== 'object' || value === null || !('table' in value && 'record' in value))
    return { record: value, sitters: undefined }
  const sitters = 'sitters' in value && Array.isArray(value.sitters) ? value.sitters : undefined
  return { record: value.record, sitters: sitters?.every(isSitter) === true ? sitters : undefined }
}

function isSitter(value: unknown): value is Sitter {
  return value === 'human' || RUNGS.some((rung) => rung === value)
}

function textOf(path: string, written: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Wrong((words) => words.wrong.file(written))
  }
}

/** What is no JSON is no record either; the kernel says so in its own words. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Where tables are kept unless somebody says otherwise. */
function shelfFolder({ env }: Terminal): string {
  const base = env['XDG_STATE_HOME'] ?? env['LOCALAPPDATA'] ?? join(env['HOME'] ?? homedir(), '.local', 'state')
  return join(base, 'krcma')
}

/** The tables that are not over, the newest first. */
export function unfinished(terminal: Terminal): { readonly path: string; readonly record: GameRecord }[] {
  const folder = shelfFolder(terminal)
  return filesOf(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => {
      const { record } = find(terminal, path)
      return isOpenRecord(record) ? [{ path, record }] : []
    })
}

function isOpenRecord(value: unknown): value is GameRecord {
  return typeof value === 'object' && value !== null && 'over' in value && value.over === false
}

/** Their names begin with the time. */
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
  } catch {
    return []
  }
}

export function newFile(terminal: Terminal, game: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 23).replaceAll(/[:.]/g, '-')
  return join(shelfFolder(terminal), `${stamp}-${game}.json`)
}
