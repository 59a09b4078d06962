import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, run } from './stage.ts'

it('krcma admin makes, lists, resets and removes admins, and keeps a log of it', async () => {
  const env = { KRCMA_DATA: join(newFolder(), 'data') }
  const admin = (deed: string) => run(`admin ${deed}`, { env })
  const made = await admin('add boss')
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).toMatch(
    /^boss is an admin now\.\nIn the store .*krcma\.sqlite\n\n.*\n {2}([a-z2-9]{4}-){5}[a-z2-9]{4}\n$/,
  )
  expect(await admin('add boss')).toMatchObject({ code: 1, out: 'boss is an admin already.\n' })
  expect((await admin('list')).out).toMatch(/^boss +boss +by krcma admin\n$/)
  expect((await admin('reset boss')).out).toMatch(/Nothing opens the account of boss any more but this code/)
  expect((await run('admin list --json', { env: { ...env, KRCMA_ADMINS: 'boss,nobody' } })).out).toBe(
    '[{"login":"boss","name":"boss","by":"command"}]\n',
  )
  expect((await admin('remove boss')).code).toBe(0)
  expect(await admin('remove boss')).toMatchObject({ code: 1, out: 'boss is no admin.\n' })
  expect((await admin('list')).out).toBe('There are no admins.\n')
  expect((await admin('log')).out.match(/admin-made|reset|admin-removed/g)).toEqual(
    expect.arrayContaining(['admin-removed', 'reset', 'admin-made']),
  )
})

it('krcma admin refuses what it cannot do, in both languages, and makes no store by the way', async () => {
  const env = { KRCMA_DATA: join(newFolder(), 'data') }
  const admin = (deed: string) => run(`admin ${deed}`, { env })
  for (const deed of ['list', 'log', 'remove boss', 'reset boss']) {
    expect(await admin(deed)).toMatchObject({ code: 1, err: expect.stringContaining('There is no store at') })
    expect(existsSync(env.KRCMA_DATA)).toBe(false)
  }
  expect(await admin('')).toMatchObject({ code: 2, err: 'Say what to do: krcma admin add|list|remove|reset|log\n' })
  expect(await admin('add')).toMatchObject({ code: 2, err: 'Say whom: krcma admin add|remove|reset <login>\n' })
  expect((await admin('list boss')).code).toBe(2)
  expect((await admin('delete boss')).code).toBe(2)
  expect((await admin('add A!')).out).toMatch(/^A! cannot be a login/)
  expect((await admin('remove boss --lang cs')).out).toBe('Přihlašovací jméno boss nikdo nemá.\n')
})
