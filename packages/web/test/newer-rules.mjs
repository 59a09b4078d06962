// Loaded before the server in tests: every game has one version of the rules more, which old positions are brought to as they are.
import { existsSync, readdirSync } from 'node:fs'

const games = new URL('../../../games/', import.meta.url)
for (const id of readdirSync(games)) {
  const built = new URL(`${id}/dist/index.js`, games)
  // A game that is not on the shelf yet has no room.
  if (!existsSync(built)) continue
  const { room } = await import(built.href)
  const { game } = room
  game.migrations = { ...game.migrations, [game.rules]: {} }
  game.rules++
}
