/** In a world that somebody imagines a hand may hold nothing of what was asked for: then there is nothing to choose. */
export function orNone<T>(options: readonly T[]): readonly (T | 'none')[] {
  return options.length > 0 ? options : ['none']
}
