import type { TestHouse } from './house.ts'
import { zones } from './zones.ts'

/** Everything at a table that somebody must not see: ids of hidden things, and the seed. */
export async function hiddenAt(house: TestHouse, table: string, seat: number | 'spectator'): Promise<string[]> {
  const found = await house.hall.read(table, ({ state, table: game }) => {
    const unseen =
      game === null ? [] : zones(game.state).filter(({ sees }) => sees !== 'all' && !sees.includes(seat as number))
    return [state.seed, ...unseen.flatMap(({ items }) => items)]
  })
  return Array.isArray(found) ? found : []
}

/** Which of these a text gives away. */
export function leaks(text: string, hidden: readonly string[]): string[] {
  return hidden.filter((secret) => text.includes(`"${secret}"`) || (secret.length > 20 && text.includes(secret)))
}
