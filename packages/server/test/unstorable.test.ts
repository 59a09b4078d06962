import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from './client.ts'
import { openHouse, startTable, type TestHouse } from './house.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
let house: TestHouse
let anna: Person
let table: string
beforeAll(async () => {
  postgres = await startPostgres()
  house = await openHouse({ databaseUrl: await postgres.fresh() })
  anna = await house.person('Anna')
  table = await startTable(anna, [], { seats: [{ for: 'me' }] })
})
afterAll(async () => {
  await house.close()
  await postgres.stop()
})

const failures = async () =>
  /^krcma_failures_total .*$/m.exec(await (await fetch(`${anna.origin}/metrics`)).text())?.[0]

it('what PostgreSQL would not take never gets there', async () => {
  const line = await anna.live()
  for (const n of [2 ** 31, 2 ** 53 - 1]) {
    expect((await line.call('watch', { table, chat: n })).refused).toBe('malformed')
    expect((await line.call('remove-message', { table, n })).refused).toBe('malformed')
  }
  expect((await line.call('remove-message', { table, n: 2 ** 31 - 1 })).refused).toBe('not-found')
  const nul = 'long enough\u0000'
  for (const [call, input] of [
    ['passkey-log-in', { response: { id: nul } }],
    ['passkey-save', { login: 'anna', response: { id: nul } }],
    ['log-in', { login: 'anna', password: nul }],
    ['set-password', { login: nul, password: nul }],
    ['rename', { name: nul }],
    ['say', { table, text: nul }],
    ['stand', { table, kind: nul }],
  ] as const)
    expect([call, (await anna.post(call, JSON.stringify(input))).body]).toMatchObject([call, { refused: 'malformed' }])
  const response = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }
  const headers = { cookie: `${anna.cookie}; krcma-challenge=%00` }
  expect((await anna.call('passkey-log-in', { response }, headers)).refused).toBe('wrong-login')
  expect((await anna.call('me', {}, { cookie: 'krcma=%00' })).me).toBeNull()
  expect(await failures()).toBe('krcma_failures_total 0')
  line.close()
})
