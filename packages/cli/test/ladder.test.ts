import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { house, newFolder, run } from './stage.ts'

describe('krcma ladder', () => {
  it('has bots play each other and keeps the page', async () => {
    const root = newFolder()
    mkdirSync(join(root, 'docs'))
    const command = 'ladder candle-auction --rungs random,greedy --games 6 --seed 3 --lang cs'
    const { code, out } = await run(command, { house: { ...house, root } })
    expect(code).toBe(0)
    expect(out).toContain('greedy – random')
    expect(readFileSync(join(root, 'docs/ladder.md'), 'utf8')).toContain('## candle-auction, 2 players')
  })

  it('refuses what is not there', async () => {
    expect(await run('ladder chess')).toMatchObject({ code: 2 })
    expect(await run('ladder candle-auction --rungs wizard')).toMatchObject({ code: 2 })
    expect((await run('ladder --help --lang cs')).out).toContain('botů')
  })
})
