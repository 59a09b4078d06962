import type { Terminal } from '../terminal.ts'
import type { CliWords } from '../words/words.ts'

/** krcma bench: what is measured, and against what, is for packages/bench to know. */
export async function bench(args: readonly string[], terminal: Terminal, words: CliWords): Promise<number> {
  const found = await fetchBench()
  if (found !== undefined) return found.bench(args)
  terminal.err.write(`${words.noBench}\n`)
  return 1
}

/** The bench is left out where only playing matters; then it cannot be found. */
async function fetchBench(): Promise<typeof import('@krcma/bench') | undefined> {
  try {
    return await import('@krcma/bench')
  } catch (mistake) {
    if (mistake instanceof Error && 'code' in mistake && mistake.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw mistake
  }
}
