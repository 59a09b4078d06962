import type { ScenarioPart } from '@krcma/kernel'
import type { Scenario, ScenarioRule } from '../content/scenario.ts'
import type { Tally } from '../shape.ts'
import { sentence } from './texts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A rule of a scenario, made of what it does. */
export function ruleText(v: Vocabulary, rule: ScenarioRule): string {
  const say = v.scenario
  switch (rule.kind) {
    case 'trigger': {
      const condition = rule.if === undefined ? null : v.condition(rule.if)
      return sentence(say.trigger(say.event(rule.on), condition, v.tell(rule.effects), rule.replace === true))
    }
    case 'restrict':
    case 'cost': {
      const location = rule.location ?? null
      const what = rule.kind === 'cost' ? say.cost[rule.what](rule.mp, location) : say.restrict[rule.what](location)
      const parts = [
        what,
        ...(rule.if === undefined ? [] : [say.if(v.condition(rule.if))]),
        ...('unless' in rule && rule.unless !== undefined ? [say.unless(v.condition(rule.unless))] : []),
      ]
      return sentence(parts.join(''))
    }
    case 'variant':
      return v.names.variantRules[rule.variant]
    case 'text':
      return rule.text[v.language]
  }
}

/** What a scenario asks and gives, line by line. */
export interface ScenarioText {
  /** What one begins with. */
  readonly begins: readonly string[]
  readonly rules: readonly string[]
  /** How it is won and when it ends. */
  readonly goals: readonly string[]
}

export function scenarioText(v: Vocabulary, scenario: Scenario): ScenarioText {
  const say = v.scenario
  const { startingBonuses: bonuses, startingBuildings: kinds } = scenario
  const rule = (on: Scenario['timedEvents'][number]) => ruleText(v, { ...on, kind: 'trigger' })
  return {
    begins: [
      sentence(say.resources(scenario.startingResources)),
      sentence(say.income(scenario.startingIncome)),
      ...(kinds.length === 0 ? [] : [sentence(say.buildings(kinds.map((kind) => v.names.buildingKinds[kind])))]),
      ...(scenario.startingUnits.length === 0 ? [] : [sentence(say.units(scenario.startingUnits.map(say.unit)))]),
      ...(bonuses.choose === 0
        ? []
        : [
            sentence(
              say.bonuses(
                bonuses.choose,
                bonuses.options.map(({ name, effects }) =>
                  name === undefined ? v.tell(effects) : `${name[v.language]}: ${v.tell(effects)}`,
                ),
              ),
            ),
          ]),
    ],
    rules: [
      ...scenario.rules.map((one) => ruleText(v, one)),
      ...(scenario.variants ?? []).map((variant) => v.names.variantRules[variant]),
      ...scenario.timedEvents.map(rule),
    ],
    goals: [
      ...scenario.victory.map((victory) => sentence(say.victory(victory, v.condition(victory.if)))),
      sentence(say.limit(scenario.roundLimit)),
      ...(scenario.scoring?.extra ?? []).map(({ vp, if: condition }) =>
        sentence(say.score(vp, v.condition(condition))),
      ),
    ],
  }
}

/** All of it, one thing after the other. */
export function scenarioLines(v: Vocabulary, scenario: Scenario): readonly string[] {
  const { begins, rules, goals } = scenarioText(v, scenario)
  return [...begins, ...rules, ...goals]
}

const OTHER_ENDS = ['last-one', 'eliminated', 'effect'] as const

/** What of a scenario can come about in a game, or not: goals, what it makes happen, and how games end. */
export function scenarioParts(v: Vocabulary, scenario: Scenario): readonly ScenarioPart[] {
  const say = v.scenario
  const { victory, rules, timedEvents, roundLimit } = scenario
  return [
    ...victory.map((one): ScenarioPart => {
      return { id: one.id, kind: 'victory', text: sentence(say.victory(one, v.condition(one.if))) }
    }),
    ...rules.flatMap((rule): readonly ScenarioPart[] =>
      rule.kind === 'trigger' ? [{ id: rule.id, kind: 'rule', text: ruleText(v, rule) }] : [],
    ),
    ...timedEvents.map((event): ScenarioPart => {
      return { id: event.id, kind: 'rule', text: ruleText(v, { ...event, kind: 'trigger' }) }
    }),
    { id: 'round-limit', kind: 'end', text: sentence(say.limit(roundLimit)) },
    ...OTHER_ENDS.map((id): ScenarioPart => ({ id, kind: 'end', text: sentence(say.otherEnds[id]) })),
  ]
}

/** What somebody has behind them in a saga, and what is to come. */
export function sagaLines(
  v: Vocabulary,
  scenarios: readonly Scenario[],
  tallies: readonly (Tally | null)[],
  fared: (place: number, points: number) => string,
): readonly string[] {
  return scenarios.map(({ name }, i) => {
    const tally = tallies[i]
    const told = tally === undefined ? '…' : tally === null ? '–' : fared(tally.place, tally.points)
    return `${i + 1}. ${name[v.language]}: ${told}`
  })
}
