import { fileURLToPath } from 'node:url'
import { backUp, restoreFrom } from './backup.ts'
import { cleanRarely } from './heap.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'

/** The program: `serve` (the usual), `backup <file>`, `restore <file>`. */
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const [command = 'serve', file] = process.argv.slice(2)

async function run(): Promise<void> {
  const settings = readSettings(process.env, root)
  if (command === 'serve') {
    cleanRarely()
    const serving = await serve({ root })
    for (const address of serving.addresses) console.log(address)
    const leave = () => {
      // Whoever asks a second time does not want to wait.
      process.once('SIGINT', () => process.exit(1))
      void serving.stop().then(() => process.exit(0))
    }
    process.once('SIGTERM', leave)
    process.once('SIGINT', leave)
  } else if (command === 'backup' && file !== undefined) {
    console.log(await backUp(settings, file))
  } else if (command === 'restore' && file !== undefined) {
    console.log(await restoreFrom(settings, file))
  } else {
    console.error('Commands: serve, backup <file>, restore <file>.')
    process.exitCode = 2
  }
}

run().catch((error: unknown) => {
  // A sentence for whoever typed the command; where in the program it comes from would not help them.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
