// Checks the direction of imports. Run as a command it checks this workspace; its test feeds it forbidden imports.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import { cycles } from './cycles.mjs'
import { forbidden } from './direction-rules.mjs'
import { root } from './root.mjs'

const shelves = ['packages', 'games', 'examples', 'tools/browser']

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/**
 * Which imports of a workspace break which rule, which modules come back to themselves by their imports, and which of its
 * files were not looked at: a check that sees nothing finds nothing.
 * @param {string} workspace
 */
export async function direction(workspace) {
  const folders = shelves.filter((shelf) => existsSync(join(workspace, shelf)))
  const { output } = await cruise(
    folders,
    {
      baseDir: workspace,
      validate: true,
      ruleSet: { forbidden },
      tsPreCompilationDeps: 'specify',
      detectJSDocImports: false,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)dist/' },
    },
    { conditionNames: ['krcma-source', 'import', 'types', 'default'], exportsFields: ['exports'] },
  )
  if (typeof output === 'string') throw new Error(output)
  const seen = new Set(output.modules.map((module) => module.source))
  const files = folders.flatMap((folder) => sources(join(workspace, folder)))
  // Imports of types alone vanish before anything runs: no module waits for another because of them.
  const runtime = output.modules.map(({ source, dependencies }) => {
    const used = dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
    return /** @type {const} */ ([source, used.map(({ resolved }) => resolved)])
  })
  return {
    cycles: cycles(new Map(runtime)),
    broken: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    seen: files.length,
    unseen: files.map((file) => relative(workspace, file).split(sep).join('/')).filter((file) => !seen.has(file)),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { broken, cycles, seen, unseen } = await direction(root)
  for (const { rule, from, to } of broken) {
    console.log(`${from} imports ${to}\n  ${rule}: ${forbidden.find(({ name }) => name === rule)?.comment}`)
  }
  for (const cycle of cycles) console.log(`An import cycle goes through ${cycle.join(', ')}`)
  for (const file of unseen) console.log(`${file} was not looked at`)
  if (seen === 0) console.log('No file was looked at.')
  process.exitCode = broken.length + cycles.length + unseen.length > 0 || seen === 0 ? 1 : 0
}
