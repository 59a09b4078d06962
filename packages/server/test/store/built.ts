import { build } from '../children/process.ts'

/** The store as people run it, with its threads, which cannot run from source. */
export async function builtStore(): Promise<{
  readonly openStore: typeof import('../../src/store/store.ts').openStore
  readonly Scribe: typeof import('../../src/store/scribe.ts').Scribe
}> {
  build()
  const from = (name: string) => import(new URL(`../../dist/src/store/${name}.js`, import.meta.url).href)
  const [{ openStore }, { Scribe }] = await Promise.all(['store', 'scribe'].map(from))
  return { openStore, Scribe }
}

/** A clock by which every flush takes a second: from the second batch on, the scribe writes. */
export function slowDisk(): () => number {
  let now = 0
  return () => (now += 1_000)
}
