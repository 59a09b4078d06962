import { describe, expect, it } from 'vitest'
import { readSettings, usualLimits } from '../src/index.ts'

const limitNames = Object.keys(usualLimits).map((name) => `KRCMA_LIMIT_${name.toUpperCase()}`)
const WHOLE = ['PORT', 'KRCMA_PROXIES', 'KRCMA_LEASE', ...limitNames]

describe('settings', () => {
  it('are the usual ones where the environment says nothing, or nothing in particular', () => {
    const usual = readSettings({}, '/house')
    expect(usual).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      proxies: 0,
      metrics: 'loopback',
      log: 'info',
      admins: [],
    })
    expect(usual).toMatchObject({ origin: undefined, databaseUrl: undefined, lease: 10_000, limits: usualLimits })
    const empty = Object.fromEntries([...WHOLE, 'KRCMA_METRICS', 'KRCMA_LOG', 'KRCMA_ORIGIN'].map((name) => [name, '']))
    expect(readSettings(empty, '/house')).toEqual(usual)
  })
  it('are what the environment says', () => {
    const limits = Object.fromEntries(limitNames.map((name, n) => [name, String(n + 1)]))
    const said = {
      ...limits,
      PORT: '0',
      KRCMA_PROXIES: '2',
      KRCMA_LEASE: '500',
      KRCMA_METRICS: 'nobody',
      KRCMA_LOG: 'silent',
    }
    const read = readSettings({ ...said, KRCMA_ADMINS: 'anna,ben', KRCMA_ORIGIN: 'https://krcma.example/' }, '/house')
    expect(read).toMatchObject({ port: 0, proxies: 2, lease: 500, metrics: 'nobody', log: 'silent' })
    expect(read).toMatchObject({ admins: ['anna', 'ben'], origin: 'https://krcma.example' })
    expect(Object.values(read.limits)).toEqual(limitNames.map((_, n) => n + 1))
  })
  it.each([
    ...WHOLE.flatMap((name) => ['ten', '-1', '1.5', '1e3', ' 7', '0x10', '1'.repeat(10)].map((text) => [name, text])),
    ['KRCMA_METRICS', 'all'],
    ['KRCMA_METRICS', 'Loopback'],
    ['KRCMA_LOG', 'loud'],
    ['KRCMA_ORIGIN', 'krcma.example'],
    ['KRCMA_ORIGIN', '//'],
  ] as [string, string][])('that cannot be understood are refused by name: %s=%s', (name, text) => {
    const refusal = () => readSettings({ [name]: text }, '/house')
    expect(refusal).toThrow(new RegExp(`^${name} must be `))
    expect(refusal).toThrow(`not "${text}"`)
  })
})
