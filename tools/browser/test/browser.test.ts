import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bundle, openChromium } from '../src/index.ts'

test('an entry of the workspace runs in Chromium', async () => {
  const script = await bundle(fileURLToPath(new URL('greeting.ts', import.meta.url)))
  const browser = await openChromium()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    expect(await page.evaluate('bundle.greet("Krčma")')).toBe('Welcome to Krčma in a browser')
  } finally {
    await browser.close()
  }
})
