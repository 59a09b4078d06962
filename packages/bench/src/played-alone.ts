import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Room, Shape } from '@krcma/kernel'
import { type Pace, type Rate, rate } from './clock.ts'
import { quietly } from './random-play.ts'

const THIS = fileURLToPath(import.meta.url)

/**
 * Measures a game in a process of its own, as `krcma sim` plays it: what the engine learnt from other games would slow it
 * down. Null for a package that exports no room. From the sources, which Node 20 cannot run by itself, it is measured here.
 */
export async function playedAlone(entry: string, pace: Pace): Promise<Rate | null> {
  if (THIS.endsWith('.ts')) return played(entry, pace)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, THIS, entry, JSON.stringify(pace)],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(stderr.trim())
  return JSON.parse(stdout) as Rate | null
}

async function played(entry: string, pace: Pace): Promise<Rate | null> {
  const { room } = (await import(pathToFileURL(entry).href)) as { room?: Room<Shape> }
  return room === undefined ? null : rate(quietly(room.game), pace)
}

const [, script, entry, pace] = process.argv
if (script === THIS && entry !== undefined && pace !== undefined)
  process.stdout.write(JSON.stringify(await played(entry, JSON.parse(pace) as Pace)))
