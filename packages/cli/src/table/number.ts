/** A number that is being typed, digit by digit. */
export type Typed = { readonly done: number } | { readonly sofar: string }

/** Takes one more digit. A number that could not become another one is done at once: no need to confirm. */
export function typeDigit(sofar: string, digit: string, most: number): Typed {
  const longer = Number(sofar + digit)
  const text = longer >= 1 && longer <= most ? String(longer) : digit
  const value = Number(text)
  if (value < 1 || value > most) return { sofar: '' }
  return value * 10 > most ? { done: value } : { sofar: text }
}
