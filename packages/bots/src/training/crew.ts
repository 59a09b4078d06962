import { Worker } from 'node:worker_threads'
import type { Done, Exercise } from './exercise.ts'
import type { Hired, Reply } from './thread.ts'

/** Whoever does exercises; they are done in any order, and told in the order of the tasks. */
export interface Crew {
  do(tasks: readonly Exercise[]): AsyncIterable<Done>
  end(): void
}

/** Room for new objects, in megabytes: imagined worlds are thrown away by the thousand. */
const YOUNG = 96

/** So many threads of Node's that play a game whose `room` this module exports. */
export function crewOf(
  module: string,
  size: number,
  program: string | URL = new URL('./thread.js', import.meta.url),
): Crew {
  const hired: Hired = { module }
  const workers = Array.from(
    { length: size },
    () => new Worker(program, { workerData: hired, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } }),
  )
  const pool = poolOf(workers)
  return {
    async *do(tasks) {
      const answers = tasks.map(async (task) => {
        const worker = await pool.take()
        try {
          return await ask(worker, task)
        } finally {
          pool.give(worker)
        }
      })
      // One that fails is told of when its turn comes.
      for (const answer of answers) answer.catch(() => undefined)
      for (const answer of answers) yield await answer
    },
    end() {
      for (const worker of workers) void worker.terminate()
    },
  }
}

function ask(worker: Worker, task: Exercise): Promise<Done> {
  return new Promise((resolve, reject) => {
    const hear = (reply: Reply) => {
      worker.off('error', reject)
      if ('done' in reply) resolve(reply.done)
      else reject(new Error(reply.failed))
    }
    worker.once('message', hear)
    worker.once('error', reject)
    worker.postMessage(task)
  })
}

/** Workers who have nothing to do, for whoever comes first. */
function poolOf(workers: readonly Worker[]) {
  const idle = [...workers]
  const waiting: ((worker: Worker) => void)[] = []
  return {
    take(): Promise<Worker> {
      const worker = idle.pop()
      return worker === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(worker)
    },
    give(worker: Worker): void {
      const next = waiting.shift()
      if (next === undefined) idle.push(worker)
      else next(worker)
    },
  }
}
