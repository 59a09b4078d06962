import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, runnerImport } from 'vite'

const here = import.meta.dirname
const preact = (part: string) => fileURLToPath(import.meta.resolve(`preact/${part}`))
const conditions = ['krcma-source', 'module', 'browser', 'development|production']

/** What the lobby says of each game, taken from the games when the client is built, so that no game is loaded to say it. */
function shelf(): Plugin {
  const conditions = ['krcma-source', 'module', 'node']
  return {
    name: 'krcma-shelf',
    async load(id) {
      if (id !== join(here, 'src/shelf/shelf.ts')) return undefined
      const { module } = await runnerImport<typeof import('./src/shelf/cards.ts')>(join(here, 'src/shelf/cards.ts'), {
        configFile: false,
        resolve: { conditions },
        ssr: { resolve: { conditions }, noExternal: [/^@krcma\//] },
      })
      return `export const shelf = ${JSON.stringify(module.cards)}`
    },
  }
}

/** The worker plays and says nothing: a game's words come to the page with its board, and need not come twice. */
function wordless(): Plugin {
  const nothing = '\0krcma-no-words'
  return {
    name: 'krcma-wordless',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.startsWith('./words/') && /games\/[^/]+\/index\.ts$/.test(importer ?? '') ? nothing : undefined,
    load: (id) => (id === nothing ? 'export const cs = null, en = null' : undefined),
  }
}

/** Writes the service worker that keeps the client: docs/decisions/042. */
function offline(): Plugin {
  return {
    name: 'krcma-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name))
      const files = ['/', '/krcma.svg', '/manifest.webmanifest', ...built.map((name) => `/${name}`)]
      // The page names its scripts and styles, and every other file is named by its hash.
      const version = createHash('sha256').update(files.join()).digest('hex')
      const source = readFileSync(join(here, 'service-worker.js'), 'utf8')
      const filled = `const FILES = ${JSON.stringify(files)}\nconst VERSION = '${version.slice(0, 16)}'\n${source}`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled })
    },
    // Somebody may still be reading the page that was built before: its files stay for a while.
    writeBundle(_, bundle) {
      const assets = join(outDir, 'assets')
      for (const name of readdirSync(assets)) {
        const old = Date.now() - statSync(join(assets, name)).mtimeMs > 600_000
        if (old && !Object.hasOwn(bundle, `assets/${name}`)) rmSync(join(assets, name), { force: true })
      }
    },
  }
}

/** Where the server looks for the client. The compiler's notes lie there too, so it is not emptied. */
const outDir = join(here, 'dist')

export default defineConfig({
  root: here,
  resolve: {
    conditions,
    alias: {
      // docs/decisions/041: React's interface, Preact's size; for the look and the boards too, which know of no Preact.
      'react-dom/client': preact('compat/client'),
      'react-dom': preact('compat'),
      'react/jsx-runtime': preact('jsx-runtime'),
      react: preact('compat'),
    },
  },
  worker: { format: 'es', plugins: () => [wordless()] },
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What emblems are made of is a file of its own, so that a board's code can be weighed without it.
        codeSplitting: {
          groups: [
            {
              test: /games\/[^/]+\/board\/icons\.ts$/,
              name: (id: string) => `drawings-${/games\/([^/]+)\//.exec(id)?.[1] ?? ''}`,
            },
          ],
        },
        // So that one sees, in the network and in tools/budget.mjs, which game a board belongs to.
        chunkFileNames({ facadeModuleId }) {
          const [, game, part] = /games\/([^/]+)\/(board\/|index\.ts)/.exec(facadeModuleId ?? '') ?? []
          if (game === undefined) return 'assets/[name]-[hash].js'
          // The page itself loads a whole game only to show one without a board in words.
          return part === 'index.ts' ? `assets/in-words-${game}-[hash].js` : `assets/${game}-board-[hash].js`
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/live': { target: 'ws://localhost:8080', ws: true } } },
  plugins: [shelf(), offline()],
})
