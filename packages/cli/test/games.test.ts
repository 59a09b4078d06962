import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { shelfIn } from '@krcma/shelf'
import { describe, expect, it } from 'vitest'
import { rootOf } from '../src/house.ts'
import { newFolder, run } from './stage.ts'

const root = rootOf(import.meta.url)
const shelf = shelfIn(join(root, 'games'))
const house = { shelf, root, version: '0' }

describe('the shelf', () => {
  it('holds every game of the house, under its own id', async () => {
    const finished = readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'index.ts')))
    expect(shelf.map(({ id }) => id).sort()).toEqual(finished.sort())
    for (const shelved of shelf) expect(await shelved.open(({ game }) => game.id)).toBe(shelved.id)
  })
})

describe.each(shelf.map(({ id }) => id))('%s', (id) => {
  it('is simulated and recorded, and every record verifies', async () => {
    const folder = newFolder()
    const { code } = await run(`sim ${id} --games 2 --seed 7 --bots random,greedy --record .`, { folder, house })
    expect(code).toBe(0)
    for (const name of [`${id}-1.json`, `${id}-2.json`])
      expect(await run(`verify ${name}`, { folder, house })).toMatchObject({ code: 0 })
  })

  it.each(['cs', 'en'])('is played in the terminal and told in words: %s', async (lang) => {
    const folder = newFolder()
    const typed = '1\n'.repeat(2000)
    const { code, out } = await run(`play ${id} --seed 7 --lang ${lang} --save t.json`, { folder, house, typed })
    expect(code).toBe(0)
    expect(out).toMatch(/krcma verify/)
    expect(out).not.toMatch(/undefined|\[object/)
    const told = await run(`replay t.json --lang ${lang}`, { folder, house })
    expect(told.code).toBe(0)
    expect(told.out).not.toMatch(/undefined|\[object/)
  })
})
