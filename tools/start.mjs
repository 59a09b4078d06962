// npm start: sets up what is missing and opens the house: the server with the web client, at http://localhost:8080 and for
// everybody on the same network. With arguments it is the command line, as ./krcma.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { say } from './say.mjs'

if (process.argv.length > 2) {
  await import('./krcma.mjs')
} else {
  install()
  build()
  const at = (/** @type {string[]} */ ...path) => pathToFileURL(join(root, ...path)).href
  const { buildSite } = await import(at('packages', 'web', 'tools', 'site.mjs'))
  await buildSite()
  const { serve } = await import(at('packages', 'server', 'dist', 'src', 'index.js'))
  process.env['KRCMA_LOG'] ??= 'warn'
  const serving = await serve({ root })
  const { qr } = await import('./qr.mjs')
  /** @type {string[]} */
  const addresses = serving.addresses
  const [here = '', ...elsewhere] = addresses
  console.log(`Krčma is open: ${here}`)
  const [phone] = elsewhere
  if (phone !== undefined) console.log(`On the same network: ${elsewhere.join('  ')}\n\n${qr(phone)}`)
  say('Ctrl+C closes it; no game is lost.')
  const leave = () => {
    // Whoever asks a second time does not want to wait.
    process.once('SIGINT', () => process.exit(1))
    void serving.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', leave)
  process.once('SIGINT', leave)
}
