import { fileURLToPath } from 'node:url'
import { bundle, openChromium } from '@krcma/browser'
import { games } from './games.ts'

/** How long a master thinks in a Web Worker of a browser: `npm run bench -w packages/bots -- web`. Bundled from the sources. */
const times = await bundle(fileURLToPath(new URL('../../bench/times.ts', import.meta.url)), 'times')
const browser = await openChromium()
try {
  const page = await browser.newPage()
  for (const { module } of games) {
    const rules = await bundle(fileURLToPath(module), 'rules')
    const measured = `[2, 4].filter((players) => rules.room.game.players.includes(players))
      .map((players) => times.thinkingTimes(rules.room, 'master', players, 1))`
    const script = `${times}; ${rules}; postMessage(${measured})`
    const lines = await page.evaluate<readonly string[]>(`new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(script)}])))
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
    })`)
    for (const line of lines) console.log(line)
  }
} finally {
  await browser.close()
}
