import { parentPort, workerData } from 'node:worker_threads'
import type { Room, Shape } from '@krcma/kernel'
import { type Done, type Exercise, exercise } from './exercise.ts'

/** The program of a thread that plays to learn: it does one exercise after the other. */

/** What a thread is told when it is hired: the module that exports the game's `room`. */
export interface Hired {
  readonly module: string
}

export type Reply = { readonly done: Done } | { readonly failed: string }

const { module } = workerData as Hired
const loaded = import(module) as Promise<{ readonly room: Room<Shape> }>

async function answer(task: Exercise): Promise<Reply> {
  try {
    const { room } = await loaded
    return { done: exercise(room, task) }
  } catch (mistake) {
    return { failed: mistake instanceof Error ? (mistake.stack ?? mistake.message) : String(mistake) }
  }
}

parentPort?.on('message', (task: Exercise) => void answer(task).then((reply) => parentPort?.postMessage(reply)))
