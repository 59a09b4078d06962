import type { Terminal } from '../terminal.ts'
import type { CliWords } from '../words/words.ts'

/** krcma bench: what is measured, and against what, is for packages/bench to know. */
export async function bench(args: readonly string[], terminal: Terminal, words: CliWords): Promise<number> {
  const name: string = '@krcma/bench'
  let found: unknown
  try {
    found = await import(name)
  } catch (mistake) {
    if (!isMissing(mistake, name)) throw mistake
    terminal.err.write(`${words.noBench}\n`)
    return 1
  }
  if (typeof found !== 'object' || found === null || !('bench' in found) || typeof found.bench !== 'function')
    throw new Error(`${name} has no bench`)
  return Number(await found.bench([...args]))
}

function isMissing(mistake: unknown, name: string): boolean {
  return (
    mistake instanceof Error &&
    'code' in mistake &&
    mistake.code === 'ERR_MODULE_NOT_FOUND' &&
    mistake.message.includes(name)
  )
}
