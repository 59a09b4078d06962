import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, runnerImport } from 'vite'

const here = import.meta.dirname
const root = join(here, '../..')
/** Where a module lies in the workspace, whatever the workspace lies in. */
const inWorkspace = (id: string) => relative(root, id.replace(/\?.*$/, '')).split(sep).join('/')
const preact = (part: string) => fileURLToPath(import.meta.resolve(`preact/${part}`))
const conditions = ['krcma-source', 'module', 'browser', 'development|production']

/** Where tests have a client built with their own games on the shelf too, for what no game of the house has yet. */
const trial = process.env['KRCMA_TRIAL']

/** Finds the games of the tests as well as those of the house. */
function trialGames(): Plugin {
  return {
    name: 'krcma-trial-games',
    enforce: 'pre',
    transform: (code, id) =>
      trial !== undefined && inWorkspace(id).startsWith('packages/web/src/shelf/')
        ? code.replaceAll(/'\.\.\/\.\.\/\.\.\/\.\.\/(games\/\*[^']*)'/g, "['../../../../$1', '../../test/$1']")
        : undefined,
  }
}

/** A module of the client, run here and now, while the client is built. */
async function run<T>(path: string): Promise<T> {
  const resolve = { conditions: ['krcma-source', 'module', 'node'], noExternal: [/^@krcma\//] }
  const { module } = await runnerImport<T>(join(here, path), {
    configFile: false,
    plugins: [trialGames()],
    environments: { inline: { resolve } },
  })
  return module
}

/** What the lobby says of each game and how its room is painted, taken from the games when the client is built: no game is loaded for it. */
function shelf(): Plugin {
  return {
    name: 'krcma-shelf',
    enforce: 'pre',
    async load(id) {
      if (id === join(here, 'src/shelf/shelf.ts')) {
        const { cards } = await run<typeof import('./src/shelf/cards.ts')>('src/shelf/cards.ts')
        return `export const shelf = ${JSON.stringify(cards)}`
      }
      if (id !== join(here, 'src/shelf/colours.css')) return undefined
      const { colours } = await run<typeof import('./src/shelf/colours.ts')>('src/shelf/colours.ts')
      return colours
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
      source.startsWith('./words/') && /^games\/[^/]+\/index\.ts$/.test(inWorkspace(importer ?? ''))
        ? nothing
        : undefined,
    load: (id) => (id === nothing ? 'export const words = null' : undefined),
  }
}

/** Writes the service worker that keeps the client: docs/decisions/042. */
function offline(): Plugin {
  return {
    name: 'krcma-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name))
      const isBook = (name: string) => name.startsWith('assets/book-')
      const path = (name: string) => `/${name}`
      const files = ['/', '/krcma.svg', '/manifest.webmanifest', ...built.filter((name) => !isBook(name)).map(path)]
      const books = built.filter(isBook).map(path)
      // The page names its scripts and styles, and every other file is named by its hash.
      const version = createHash('sha256')
        .update([...files, ...books].join())
        .digest('hex')
      const source = readFileSync(join(here, 'service-worker.js'), 'utf8')
      const lists = `const FILES = ${JSON.stringify(files)}\nconst BOOKS = ${JSON.stringify(books)}\n`
      const filled = `${lists}const VERSION = '${version.slice(0, 16)}'\n${source}`
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

/** A file of the client: what it is made of (paths from the root of the workspace), and what it loads at once and later. */
interface Chunk {
  readonly part: 'page' | 'worker'
  readonly file: string
  readonly entry: boolean
  readonly imports: readonly string[]
  readonly later: readonly string[]
  readonly modules: readonly string[]
}

/** Of the page and of its worker: for the check of what clients contain (tools/client.mjs), and for the budget. */
const chunks: Chunk[] = []

/** Notes the chunks of a part of the client; the page, which is built last, writes them down. */
function contents(part: Chunk['part']): Plugin {
  return {
    name: 'krcma-contents',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { fileName: file, isEntry: entry, imports, dynamicImports: later, moduleIds } = chunk
        chunks.push({ part, file, entry, imports, later, modules: moduleIds.map(inWorkspace) })
      }
      if (part === 'page') {
        this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks, null, 1) })
      }
    },
  }
}

/** Where the server looks for the client. The compiler's notes lie there too, so it is not emptied. */
const outDir = trial ?? join(here, 'dist')

const DRAWINGS = /^games\/([^/]+)\/board\/icons\.ts$/

/** So that one sees, in the network, which part of which game a file is. */
function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, game, path = ''] = /^games\/([^/]+)\/(.*)\.tsx?$/.exec(inWorkspace(facadeModuleId ?? '')) ?? []
  if (game === undefined) return 'assets/[name]-[hash].js'
  const [, language, chapter] = /^book\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  if (chapter !== undefined) return `assets/book-${game}-${language}-${chapter}-[hash].js`
  const part = path === 'index' ? 'rules' : path.replace(/\/index$/, '').replaceAll('/', '-')
  return `assets/${game}-${part}-[hash].js`
}

export default defineConfig({
  root: here,
  resolve: {
    conditions,
    alias: {
      // docs/decisions/041: React's interface, Preact's size; for the look and the boards too, which know of no Preact.
      'react-dom/client': preact('compat/client'),
      'react-dom': preact('compat'),
      'react/jsx-runtime': preact('jsx-runtime'),
      'react/jsx-dev-runtime': preact('jsx-dev-runtime'),
      react: preact('compat'),
    },
  },
  worker: {
    format: 'es',
    plugins: () => [trialGames(), wordless(), contents('worker')],
    rolldownOptions: { output: { chunkFileNames } },
  },
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
              test: (id: string) => DRAWINGS.test(inWorkspace(id)),
              name: (id: string) => `drawings-${DRAWINGS.exec(inWorkspace(id))?.[1] ?? ''}`,
            },
          ],
        },
        chunkFileNames,
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/live': { target: 'ws://localhost:8080', ws: true } } },
  plugins: [trialGames(), shelf(), offline(), contents('page')],
})
