/** How often something won, with the interval that holds the true rate with 95 % confidence. */
export interface Rate {
  readonly n: number
  /** A victory shared by k counts 1/k for each. */
  readonly wins: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

const Z = 1.959964

/** Wilson's interval: unlike the textbook's it stays within 0 and 1 and is right for few games too. */
export function rateOf({ n, wins }: { readonly n: number; readonly wins: number }): Rate {
  const rate = wins / n
  const middle = (rate + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const reach = (Z / (1 + Z ** 2 / n)) * Math.sqrt((rate * (1 - rate)) / n + Z ** 2 / (4 * n ** 2))
  return { n, wins, rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}
