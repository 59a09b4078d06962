#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { shelfIn } from '@krcma/shelf'
import { tuneEngine } from './engine.ts'
import { rootOf } from './house.ts'
import { krcma } from './krcma.ts'
import type { Terminal } from './terminal.ts'

tuneEngine()

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const hooks = new Set<() => void>()

/** As if the signal had not been caught, but with the terminal given back. */
function leave(signal: (typeof SIGNALS)[number]): void {
  for (const hook of [...hooks]) hook()
  process.exit(128 + constants.signals[signal])
}

const terminal: Terminal = {
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
  env: process.env,
  folder: process.cwd(),
  onLeave(hook) {
    if (hooks.size === 0) for (const signal of SIGNALS) process.on(signal, leave)
    hooks.add(hook)
    return () => {
      hooks.delete(hook)
      if (hooks.size === 0) for (const signal of SIGNALS) process.off(signal, leave)
    }
  },
}

// Whoever reads our output may stop reading: `krcma sim … | head`.
process.stdout.on('error', (mistake: NodeJS.ErrnoException) => {
  if (mistake.code === 'EPIPE') process.exit(0)
  throw mistake
})

const root = rootOf(import.meta.url)
const shelf = shelfIn(join(root, 'games'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
process.exitCode = await krcma(process.argv.slice(2), terminal, { shelf, root, version })
