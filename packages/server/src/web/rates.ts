/** How often something may happen: so many at once, and so many more in each second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

interface Bucket {
  left: number
  at: number
}

/** Rate limits by token buckets, which fill up again with time. One that is full is forgotten. */
export class Rates {
  readonly #buckets = new Map<string, Bucket & { readonly rate: Rate }>()
  readonly #now: () => number
  constructor(now: () => number) {
    this.#now = now
  }

  /** The same for something that is limited by the minute: a third of that may come at once. */
  takeOf(key: string, perMinute: number): boolean {
    return this.take(key, { burst: Math.ceil(perMinute / 3), perSecond: perMinute / 60 })
  }

  /** Takes one from the bucket, if there is one. */
  take(key: string, rate: Rate): boolean {
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? { left: rate.burst, at: now, rate }
    bucket.left = Math.min(rate.burst, bucket.left + (Math.max(0, now - bucket.at) / 1_000) * rate.perSecond)
    bucket.at = now
    this.#buckets.set(key, bucket)
    if (bucket.left < 1) return false
    bucket.left--
    return true
  }

  sweep(): void {
    const now = this.#now()
    for (const [key, { left, at, rate }] of this.#buckets) {
      if (left + ((now - at) / 1_000) * rate.perSecond >= rate.burst) this.#buckets.delete(key)
    }
  }
}
