/** How a number is spread over many games. */
export interface Spread {
  readonly mean: number
  readonly sd: number
  readonly least: number
  readonly q05: number
  readonly q25: number
  readonly median: number
  readonly q75: number
  readonly q95: number
  readonly most: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort()
  const n = sorted.length
  const mean = sorted.reduce((sum, value) => sum + value, 0) / n
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const quantile = (q: number) => {
    const at = q * (n - 1)
    const low = sorted[Math.floor(at)] ?? Number.NaN
    return low + (at % 1) * ((sorted[Math.ceil(at)] ?? low) - low)
  }
  return {
    mean,
    sd: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    least: quantile(0),
    q05: quantile(0.05),
    q25: quantile(0.25),
    median: quantile(0.5),
    q75: quantile(0.75),
    q95: quantile(0.95),
    most: quantile(1),
  }
}
