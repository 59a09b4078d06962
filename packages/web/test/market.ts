import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer, buildTrial } from './site.ts'

const program = fileURLToPath(new URL('../../server/dist/test/children/child.js', import.meta.url))

export interface Market {
  readonly address: string
  close(): Promise<void>
}

/** The real server in a process of its own, with the games of the tests on its shelf and on that of its client: the night market has sagas and scenarios. */
export async function openMarket(): Promise<Market> {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-market-'))
  await Promise.all([buildServer(), buildTrial(join(folder, 'packages/web/dist'))])
  const child = fork(program, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const gone = once(child, 'exit')
  child.send({ settings: { data: join(folder, 'data'), databaseUrl: undefined }, client: folder })
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }]
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
