/** Starts the worker that holds the rules. Named once, so that it is built once. */
export const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
