import type { Decision, Game, Judge, Mind, Senses, Shape, Weights } from './index.ts'

/** A mind out of what it looks at and of what that was found to be worth. */
export function learned<G extends Shape>(weights: Weights, senses: Senses<G>): Mind<G> {
  const scale = new Scale(weights, senses.features, leaningsOf(senses))
  const urges = (state: G['state'], decision: Decision<G>) => {
    if (senses.leanings?.[decision.kind] === undefined || senses.lean === undefined) return null
    const pulls = scale.pulls(decision.kind)
    return senses.lean(state, decision, scale).map((leans) => product(leans, pulls))
  }
  const { moment, plain, plans } = senses
  return {
    evaluate: (state, seat) => product(senses.look(state, seat, scale), scale.worths(senses.progress(state))),
    choose(state, decision, random, plan) {
      const all = plan === undefined ? urges(state, decision) : null
      if (all !== null) {
        const mixed = senses.mixed?.includes(decision.kind) === true
        return strongest(mixed ? all.map((urge) => urge + DOUBT * gumbel(random.below(FINE))) : all, decision.offer)
      }
      if (senses.choose === undefined) throw new Error(`the mind knows no answer to ${decision.kind}`)
      return senses.choose(state, decision, random, scale, plan)
    },
    ...(moment && { moment: (state) => moment(state) }),
    ...(plain && { plain: (decision) => plain(decision) }),
    ...(plans && { plans: (state, decision) => plans(state, decision, scale) }),
    learnt: {
      senses,
      weights,
      judge: scale,
      doubt: (state) => scale.doubt(senses.progress(state)),
      urges,
      again: (other) => learned(other, senses),
    },
  }
}

/** What keeps weights from being those of this mind and these rules: in words for whoever trains it; nothing if they fit. */
export function misfits<G extends Shape>(game: Game<G>, { learnt }: Mind<G>): readonly string[] {
  if (learnt === undefined) return []
  const { senses, weights } = learnt
  const found: string[] = []
  if (weights.rules !== game.rules) found.push(`learnt by rules ${weights.rules}, and these are ${game.rules}`)
  found.push(...different('feature', senses.features, Object.keys(weights.features)))
  const kinds = leaningsOf(senses)
  found.push(
    ...different(
      'kind of decision',
      kinds.map(([kind]) => kind),
      Object.keys(weights.leanings),
    ),
  )
  for (const [kind, names] of kinds)
    found.push(...different(`leaning of ${kind}`, names, Object.keys(weights.leanings[kind] ?? {})))
  const numbers = [...Object.values(weights.features).flat(), ...weights.doubt]
  if (!numbers.every(Number.isFinite)) found.push('a weight is no number')
  if (Object.values(weights.features).some((worths) => worths.length !== weights.doubt.length))
    found.push('weights are of different moments')
  return found
}

function different(what: string, wanted: readonly string[], known: readonly string[]): readonly string[] {
  const unlearnt = wanted.filter((name) => !known.includes(name)).map((name) => `the ${what} ${name} was not learnt`)
  const gone = known.filter((name) => !wanted.includes(name)).map((name) => `there is no ${what} ${name} any more`)
  return [...unlearnt, ...gone]
}

/** Progress is told apart in so many steps: worths between two moments are worked out once. */
const STEPS = 64

class Scale implements Judge {
  readonly #moments: number
  readonly #weights: Weights
  readonly #rows: readonly (readonly number[])[]
  readonly #known: Float64Array[] = []
  readonly #pulls: ReadonlyMap<string, readonly number[]>

  constructor(weights: Weights, features: readonly string[], leanings: Leanings) {
    this.#weights = weights
    this.#pulls = new Map(leanings.map(([kind, names]) => [kind, pullsOf(weights, kind, names)]))
    this.#moments = weights.doubt.length
    // What was not learnt yet says nothing.
    this.#rows = features.map((name) => weights.features[name] ?? [])
  }

  worths(progress: number): Float64Array {
    const step = Math.round(progress * STEPS)
    let worths = this.#known[step]
    if (worths === undefined) {
      worths = Float64Array.from(this.#rows, (row) => between(row, this.#moments, step / STEPS))
      this.#known[step] = worths
    }
    return worths
  }

  pulls(kind: string): readonly number[] {
    return this.#pulls.get(kind) ?? []
  }

  doubt(progress: number): number {
    return between(this.#weights.doubt, this.#moments, progress)
  }
}

/** Between two moments, in proportion. */
function between(row: readonly number[], moments: number, progress: number): number {
  const at = Math.min(1, Math.max(0, progress)) * Math.max(0, moments - 1)
  const before = Math.floor(at)
  const value = row[before] ?? 0
  return value + ((row[before + 1] ?? value) - value) * (at - before)
}

type Leanings = readonly (readonly [kind: string, names: readonly string[]])[]

function leaningsOf<G extends Shape>({ leanings = {} }: Senses<G>): Leanings {
  return Object.entries(leanings)
}

/** Before anything is learnt the first leaning counts alone. */
function pullsOf({ leanings }: Weights, kind: string, names: readonly string[]): readonly number[] {
  const learnt = leanings[kind]
  return names.map((name, n) => (learnt === undefined ? Number(n === 0) : (learnt[name] ?? 0)))
}

function product(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < other.length; i++) sum += (one[i] as number) * (other[i] as number)
  return sum
}

/** The first of the strongest; leaving an offer alone has an urge of 0. */
function strongest(urges: readonly number[], mayLeave: boolean): number {
  let best = mayLeave ? -1 : 0
  let most = mayLeave ? 0 : Number.NEGATIVE_INFINITY
  for (let i = 0; i < urges.length; i++) {
    const urge = urges[i] as number
    if (urge <= most) continue
    best = i
    most = urge
  }
  return best
}

const FINE = 2 ** 16
/** Of choices that are so many points apart, the worse is made in one case of four. */
const DOUBT = 0.4

/** The Gumbel trick: who is strongest with such noise is drawn as by softmax. */
function gumbel(n: number): number {
  return -Math.log(-Math.log((n + 0.5) / FINE))
}
