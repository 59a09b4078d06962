/** An option that is called so says which of a game's own scenarios is played, and nothing where somebody's own is. */
export function optionsOn<O extends { readonly id: string }>(scenario: unknown, options: readonly O[]): readonly O[] {
  return scenario === null ? options : options.filter(({ id }) => id !== 'scenario')
}
