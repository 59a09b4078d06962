import { fileURLToPath } from 'node:url'
import { bundle, openChromium } from '@krcma/browser'
import { expect, it } from 'vitest'
import type { Thought } from '../src/index.ts'
import { Bot, ways } from '../src/index.ts'
import { room } from './games/tricks.ts'
import { openAt } from './tables.ts'

const page = fileURLToPath(new URL('./workers/web-page.ts', import.meta.url))
const worker = fileURLToPath(new URL('./workers/web-worker.ts', import.meta.url))

interface Answers {
  readonly there: Thought
  readonly here: Thought
  readonly progress: number
  readonly cancelled: string
}

it('a thinker in a Web Worker thinks the same as a bot in the page and as one in Node', async () => {
  const [pageScript, workerScript] = await Promise.all([bundle(page), bundle(worker)])
  const browser = await openChromium()
  try {
    const tab = await browser.newPage()
    await tab.addScriptTag({ content: pageScript })
    const start = '(text) => new Worker(URL.createObjectURL(new Blob([text])))'
    const answers = await tab.evaluate<Answers>(`bundle.thinkTwice(${JSON.stringify(workerScript)}, ${start})`)
    expect(answers.there.iterations).toBeGreaterThan(10)
    expect(answers.here).toEqual(answers.there)
    expect(answers.progress).toBe(1)
    expect(answers.cancelled).toBe('cancelled')
    const table = openAt(room.game, 0, { seed: '5'.repeat(64), options: { redraw: true } })
    expect(new Bot(room.mind, ways.master, 0).decide(table, 3).answer).toEqual(answers.there.answer)
  } finally {
    await browser.close()
  }
})
