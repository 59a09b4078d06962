import type { Condition } from '../../content/conditions.ts'
import type { Effect, Effects } from '../../content/effects.ts'
import { RESOURCES } from '../../content/resources.ts'
import type { ScenarioEvent } from '../../content/scenario.ts'
import { joined, type Place, placesIn, valueAt, withValue } from '../draft/place.ts'
import { type Blank, CHOICES, type Choice, count } from './blank.ts'
import { CONDITION_SENTENCES, keyOf } from './conditions.ts'
import { sentenceOf } from './effects.ts'
import { EVENT_BLANKS } from './events.ts'

/** A field that a sentence may say, and what else it could be filled with. */
interface Filled {
  readonly at: Place
  /** By which its label is found. */
  readonly named: string
  readonly of: readonly (string | number)[]
  /** By which table of words its values are named; none: they are numbers. */
  readonly choice: Choice | null
}

/** Some words of a sentence that say what a field is filled with. */
export interface SaidPlace extends Filled {
  readonly from: number
  readonly to: number
}

const within = (at: Place, key: string): Place => (key === '' ? at : at === '' ? key : `${at}.${key}`)

/** Numbers beyond that are typed, not chosen from a list. */
const MOST = 60

function filledBy(blank: Blank, at: Place): readonly Filled[] {
  const place = within(at, blank.at)
  if (blank.is === 'one') return [{ at: place, named: blank.at, of: CHOICES[blank.of], choice: blank.of }]
  if (blank.is === 'goods') return RESOURCES.flatMap((resource) => filledBy(count(resource, 1, MOST), place))
  if (blank.is !== 'count') return []
  const most = Math.min(blank.most, MOST)
  const of = Array.from({ length: most - blank.least + 1 }, (_, more) => blank.least + more)
  return [{ at: place, named: blank.at, of, choice: null }]
}

function ofCondition(condition: Condition | undefined, at: Place): readonly Filled[] {
  if (condition === undefined) return []
  const key = keyOf(condition)
  const place = joined(at, key)
  const inner: unknown = valueAt(condition, key)
  if (key === 'not') return ofCondition(inner as Condition, place)
  if (key === 'all' || key === 'any')
    return placesIn(place, inner as readonly Condition[]).flatMap((one, i) =>
      ofCondition((inner as readonly Condition[])[i], one),
    )
  return CONDITION_SENTENCES[key].blanks.flatMap((blank) => filledBy(blank, place))
}

function ofEffects(effects: Effects | undefined, at: Place): readonly Filled[] {
  return placesIn(at, effects ?? []).flatMap((place, i) => ofEffect((effects ?? [])[i] as Effect, place))
}

function ofEffect(effect: Effect, at: Place): readonly Filled[] {
  const own = (sentenceOf(effect)?.blanks ?? []).flatMap((blank) => filledBy(blank, at))
  const { effects, options } = effect as {
    readonly effects?: Effects
    readonly options?: readonly { effects: Effects }[]
  }
  return [
    ...own,
    ...ofEffects(effects, `${at}.effects`),
    ...placesIn(`${at}.options`, options ?? []).flatMap((option, i) =>
      ofEffects(options?.[i]?.effects, `${option}.effects`),
    ),
  ]
}

/** What rules, events, goals and the like are made of: all that a sentence about one of them may say. */
interface Sayable {
  readonly on?: ScenarioEvent
  readonly if?: Condition
  readonly unless?: Condition
  readonly effects?: Effects
}

function fieldsOf(thing: Sayable, own: readonly Blank[]): readonly Filled[] {
  const { on, effects } = thing
  return [
    ...own.flatMap((blank) => filledBy(blank, '')),
    ...(on === undefined ? [] : EVENT_BLANKS[on.event].flatMap((blank) => filledBy(blank, 'on'))),
    ...ofCondition(thing.if, 'if'),
    ...ofCondition(thing.unless, 'unless'),
    ...ofEffects(effects, 'effects'),
  ]
}

/** So many other values are tried to see where a sentence changes. */
const TRIED = 7

/**
 * Where a sentence says what its fields are filled with: the words that change when a field does. The sentence itself is the
 * table's, made by its templates, which know nothing of places.
 */
export function saidPlaces<T extends Sayable>(
  thing: T,
  say: (thing: T) => string,
  own: readonly Blank[],
): readonly SaidPlace[] {
  const text = say(thing)
  const found = fieldsOf(thing, own).flatMap((field): readonly SaidPlace[] => {
    const value = valueAt(thing, field.at) as string | number | undefined
    if (value === undefined || !field.of.includes(value)) return []
    const i = field.of.indexOf(value)
    const others = [...field.of.slice(i + 1), ...field.of.slice(0, i)].slice(0, TRIED)
    const spans = others.map((other) => changed(text, say(withValue(thing, field.at, other))))
    const span = usual(spans.filter(([from, to]) => from < to))
    return span === undefined ? [] : [{ ...field, from: span[0], to: span[1] }]
  })
  // Of two that would say the same words, the one that says fewer has them.
  const chosen: SaidPlace[] = []
  for (const place of found.toSorted((a, b) => a.to - a.from - (b.to - b.from)))
    if (chosen.every(({ from, to }) => place.to <= from || to <= place.from)) chosen.push(place)
  return chosen.sort((a, b) => a.from - b.from)
}

/** The words that most other values change; of several, the fewest. Two names may begin alike. */
function usual(spans: readonly (readonly [number, number])[]): readonly [number, number] | undefined {
  const times = (span: readonly [number, number]) => spans.filter((one) => String(one) === String(span)).length
  return spans.toSorted((a, b) => times(b) - times(a) || a[1] - a[0] - (b[1] - b[0]))[0]
}

function partsOf(text: string): readonly string[] {
  return text.match(/\s+|\S+/g) ?? []
}

/** Which part of a text is another in the other text, word by word. */
function changed(text: string, other: string): readonly [number, number] {
  const [words, others] = [partsOf(text), partsOf(other)]
  let before = 0
  while (before < words.length && words[before] === others[before]) before++
  let after = 0
  while (after < Math.min(words.length, others.length) - before && words.at(-1 - after) === others.at(-1 - after))
    after++
  const length = (some: readonly string[]) => some.join('').length
  const [from, to] = [length(words.slice(0, before)), text.length - length(words.slice(words.length - after))]
  // Signs at the ends belong to the sentence, not to what is said; spaces neither.
  const inner = /^[\s,;:.]*(.*?)[\s,;:.]*$/s.exec(text.slice(from, to))
  const start = from + (inner?.[0].indexOf(inner[1] ?? '') ?? 0)
  return [start, start + (inner?.[1]?.length ?? 0)]
}
