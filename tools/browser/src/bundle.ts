import { build } from 'esbuild'

/**
 * One script for the browser from an entry file of the workspace, read from sources (no build needed). What the entry
 * exports is found under the global `name`.
 */
export async function bundle(entry: string, name = 'bundle'): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    platform: 'browser',
    target: 'es2022',
    conditions: ['krcma-source'],
    logLevel: 'silent',
  })
  const [file] = result.outputFiles
  if (!file) throw new Error(`Nothing came of bundling ${entry}.`)
  return file.text
}
