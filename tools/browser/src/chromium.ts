import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

// No sandbox: containers rarely allow one, and only our own pages are opened. The rest keeps the browser from going
// anywhere on its own while a test runs.
export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Opens Debian's Chromium, or the one that the variable CHROMIUM names. The caller closes it. */
export async function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumHere(), args: flags })
}

export function chromiumHere(): string {
  const path = process.env['CHROMIUM'] || places.find((place) => existsSync(place))
  if (path !== undefined) return path
  throw new Error('There is no Chromium here. npm test installs it; or give its path in the variable CHROMIUM.')
}
