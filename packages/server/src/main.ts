import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { readSettings } from './settings.ts'

/** The program: `serve` (the usual), `backup <file>`, `restore <file>`. What a command does not need is not loaded. */
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const [command = 'serve', file] = process.argv.slice(2)

async function run(): Promise<void> {
  const settings = readSettings(process.env, root)
  if (command === 'serve' && cluster.isWorker) {
    process.setSourceMapsEnabled(true)
    const { onDuty } = await import('./handover/duty.ts')
    await onDuty(root, fail)
  } else if (command === 'serve') {
    const { Porter } = await import('./handover/porter.ts')
    await new Porter(fileURLToPath(import.meta.url)).open()
  } else if (command === 'backup' && file !== undefined) {
    const { backUp } = await import('./backup.ts')
    console.log(await backUp(settings, file))
  } else if (command === 'restore' && file !== undefined) {
    const { restoreFrom } = await import('./backup.ts')
    console.log(await restoreFrom(settings, file))
  } else {
    console.error('Commands: serve, backup <file>, restore <file>.')
    process.exitCode = 2
  }
}

function fail(error: unknown): void {
  // A sentence for whoever typed the command; where in the program it comes from would not help them.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

run().catch(fail)
