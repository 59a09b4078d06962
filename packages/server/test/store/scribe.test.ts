import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { Scribe } from '../../src/store/scribe.ts'

const folder = mkdtempSync(join(tmpdir(), 'krcma-scribe-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A thread that writes nothing: it repeats what it is told, breaks on `break`, and keeps silent on `wait` until it is told more. */
const PROGRAM = `
  import { parentPort } from 'node:worker_threads'
  const owed = []
  parentPort.on('message', (order) => {
    if (order === null) process.exit(0)
    if (order.sql === 'break') throw new Error('broken')
    owed.push({ id: order.id, rows: [order.sql] })
    if (order.sql !== 'wait') for (const written of owed.splice(0)) parentPort.postMessage(written)
  })
`

function hire(): Scribe {
  const program = join(folder, 'program.mjs')
  writeFileSync(program, PROGRAM)
  const scribe = Scribe.hire('no file', pathToFileURL(program))
  if (scribe === null) throw new Error('nobody to hire')
  return scribe
}

it('a scribe whose thread breaks fails what that thread was writing, and nothing of what the next one writes', async () => {
  const scribe = hire()
  const lost = [scribe.write('wait', []), scribe.write('break', [])]
  // The old thread breaks, then it ends; between the two, the new one has begun.
  const next = lost[1]?.catch(() => scribe.write('wait', []))
  await expect(lost[0]).rejects.toThrow('broken')
  await expect(lost[1]).rejects.toThrow('broken')
  expect(scribe.busy).toBe(true)
  // Whoever starts a third thread meanwhile waits for the first one to be gone for good.
  const third = hire()
  await third.write('something', [])
  await third.dismiss()
  expect(scribe.busy).toBe(true)
  expect(await scribe.write('go on', [])).toEqual(['go on'])
  expect(await next).toEqual(['wait'])
  expect(scribe.busy).toBe(false)
  await scribe.dismiss()
})

it('a scribe that is dismissed finishes what it was given', async () => {
  const scribe = hire()
  const written = scribe.write('last words', [])
  await scribe.dismiss()
  expect(await written).toEqual(['last words'])
})
