import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isWhole } from '../pnpm.mjs'

it('a file that is not to the bit what was promised is not run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'krcma-pnpm-'))
  const file = join(folder, 'pnpm.tgz')
  const hash = createHash('sha512').update('the very file').digest('base64')
  writeFileSync(file, 'the very file')
  expect(isWhole(file, hash)).toBe(true)
  writeFileSync(file, 'the very filf')
  expect(isWhole(file, hash)).toBe(false)
  rmSync(folder, { recursive: true })
})
