// Loaded before the server in tests: every game has one version of the rules more, which old positions are brought to as they are.
import { readdirSync } from 'node:fs'

const games = new URL('../../../games/', import.meta.url)
for (const id of readdirSync(games)) {
  const { room } = await import(new URL(`${id}/dist/index.js`, games).href)
  const { game } = room
  game.migrations = { ...game.migrations, [game.rules]: {} }
  game.rules++
}
