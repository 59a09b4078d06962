import type { Scenario, ScenarioRule } from '../content/scenario.ts'
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

/** What a scenario asks and gives, line by line: what one begins with, its rules, how it is won, when it ends. */
export function scenarioLines(v: Vocabulary, scenario: Scenario): readonly string[] {
  const say = v.scenario
  const { startingBonuses: bonuses, startingBuildings: kinds } = scenario
  const rule = (on: Scenario['timedEvents'][number]) => ruleText(v, { ...on, kind: 'trigger' })
  return [
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
    ...scenario.rules.map((one) => ruleText(v, one)),
    ...(scenario.variants ?? []).map((variant) => v.names.variantRules[variant]),
    ...scenario.timedEvents.map(rule),
    ...scenario.victory.map((victory) => sentence(say.victory(victory, v.condition(victory.if)))),
    sentence(say.limit(scenario.roundLimit)),
    ...(scenario.scoring?.extra ?? []).map(({ vp, if: condition }) => sentence(say.score(vp, v.condition(condition)))),
  ]
}
