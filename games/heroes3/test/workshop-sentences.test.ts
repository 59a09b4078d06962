import { describe, expect, it } from 'vitest'
import type { ScenarioRule, TimedEvent } from '../content/scenario.ts'
import { SAMPLE_SCENARIOS, SCENARIOS } from '../content/scenarios.ts'
import { vocabulary as csWords } from '../words/cs/vocabulary.ts'
import { vocabulary as enWords } from '../words/en/vocabulary.ts'
import { ruleText } from '../words/scenario-text.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { valueAt, withValue } from '../workshop/draft/place.ts'
import { BEGINNINGS } from '../workshop/sentences/events.ts'
import { saidPlaces } from '../workshop/sentences/filled.ts'

type Trigger = Omit<Extract<ScenarioRule, { kind: 'trigger' }>, 'id' | 'kind'>

const say = (v: Vocabulary) => (rule: Trigger) => ruleText(v, { ...rule, id: 'x', kind: 'trigger' })
const obelisk = BEGINNINGS.rules.trigger as unknown as Trigger

/** What a sentence says in each of its places, by the field that says it. */
function told(v: Vocabulary, rule: Trigger): Readonly<Record<string, string>> {
  const text = say(v)(rule)
  return Object.fromEntries(saidPlaces(rule, say(v), []).map(({ at, from, to }) => [at, text.slice(from, to)]))
}

describe('sentences with places to fill', () => {
  it('H3B-CREATE-13: are those of the table, and say in both languages which words can be exchanged', () => {
    expect(told(enWords, obelisk)['on.location']).toMatch(/Obelisk/)
    expect(told(csWords, obelisk)['on.location']).toMatch(/Obelisk/)
    const search: Trigger = {
      ...obelisk,
      if: { level: { who: 'self', atLeast: 3 } },
      effects: [
        {
          op: 'choose',
          options: [{ effects: [{ op: 'gain', gold: 7 }] }, { effects: [{ op: 'search', deck: 'artifact', n: 4 }] }],
        },
      ],
    }
    const places = told(enWords, search)
    expect(places['effects[0].options[0].effects[0].gold']).toBe('7')
    expect(places['effects[0].options[1].effects[0].n']).toMatch(/4/)
    expect(places['effects[0].options[1].effects[0].deck']).toMatch(/artifact/)
    expect(places['if.level.atLeast']).toMatch(/III|3/)
  })

  const things: readonly Trigger[] = [...Object.values(SCENARIOS), ...SAMPLE_SCENARIOS].flatMap(
    ({ rules, timedEvents }) => [
      ...rules.flatMap((rule): readonly Trigger[] => (rule.kind === 'trigger' ? [rule] : [])),
      ...timedEvents.map((event: TimedEvent): Trigger => event),
    ],
  )

  it('H3B-CREATE-13 H3B-CREATE-16: whatever is put into a place changes the sentence there and nowhere before', () => {
    let said = 0
    for (const v of [enWords, csWords])
      for (const thing of things) {
        const text = say(v)(thing)
        const places = saidPlaces(thing, say(v), [])
        said += places.length
        for (const [i, { at, from, to, of }] of places.entries()) {
          expect(from).toBeLessThan(to)
          expect(from).toBeGreaterThanOrEqual(places[i - 1]?.to ?? 0)
          const others = of.filter((one) => one !== valueAt(thing, at)).map((one) => say(v)(withValue(thing, at, one)))
          expect(
            others.some((other) => other !== text && other.startsWith(text.slice(0, from))),
            `${at}: ${text}`,
          ).toBe(true)
        }
      }
    // Some say nothing that could be said otherwise.
    expect(said).toBeGreaterThan(things.length)
  })
})
