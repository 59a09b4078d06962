import { parentPort, workerData } from 'node:worker_threads'
import type { Room } from '@krcma/kernel'
import type { AnyGame, Refusing } from '@krcma/protocol'
import type { Append } from '../store/journal.ts'
import { type Bringing, bring, type RoomsFor } from './bring.ts'

/** What a thread is given to read. */
export interface Reading {
  readonly modules: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly bringing: Bringing
}

/** What it says when it is done. */
export type Read = { readonly append: Append } | { readonly refusing: Refusing }

const { modules, body, bringing } = workerData as Reading

/** Only the game that the record is of. */
const roomsFor: RoomsFor = async (game) => {
  const module = Object.hasOwn(modules, game) ? modules[game] : undefined
  if (module === undefined) return new Map()
  const { room } = (await import(module)) as { readonly room: Room<AnyGame> }
  return new Map([[game, room]])
}

const made = await bring(roomsFor, Buffer.from(body).toString('utf8'), bringing)
parentPort?.postMessage(('refused' in made ? { refusing: made } : { append: made }) satisfies Read)
