/** What a glob found in the folders of games, by the id of the game: the name of its folder. */
export function byGame<T>(found: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(found).map(([path, module]) => [/\/games\/([^/]+)\//.exec(path)?.[1] ?? '', module]))
}
