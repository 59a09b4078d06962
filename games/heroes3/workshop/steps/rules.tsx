import { RULESETS } from '../../content/rulesets.ts'
import type { ScenarioEvent, ScenarioRule } from '../../content/scenario.ts'
import { SCENARIO_EVENTS } from '../../content/scenario.ts'
import { VARIANT_IDS, type VariantId } from '../../content/variants.ts'
import { ruleText } from '../../words/scenario-text.ts'
import { newId } from '../draft/edit.ts'
import { type Place, placesIn } from '../draft/place.ts'
import { Choose, Count, ListCard, Part, Select, Tick, WordsAt } from '../fields.tsx'
import { Found, useForm, useValue } from '../form.tsx'
import { CHOICES, count, one } from '../sentences/blank.ts'
import { BEGINNINGS, EVENT_BLANKS } from '../sentences/events.ts'
import { Blanks, ConditionField, EffectsField } from '../sentences/fields.tsx'
import { Said } from '../sentences/said.tsx'

/** What sentences of restrictions and costs say besides their conditions. */
const OWN = [one('location', 'location'), count('mp', 0, 6)]

const KINDS = ['trigger', 'restrict', 'cost', 'text'] as const

/** Steps 10 of the creator (H3B-CREATE-13, H3B-CREATE-18). */
export function Rules() {
  const { draft, words, edit } = useForm()
  const { rules } = draft
  const say = words.rules
  return (
    <>
      <Ruleset />
      <ol className="h3w-list">
        {placesIn('rules', rules).map((place, i) => {
          const rule = rules[i] as ScenarioRule
          return rule.kind === 'variant' ? null : (
            <ListCard
              key={place}
              list="rules"
              index={i}
              length={rules.length}
              title={`${say.one(i + 1)}: ${say.kinds[rule.kind]}`}
            >
              <RuleFields at={place} rule={rule} />
            </ListCard>
          )
        })}
      </ol>
      <Part title={say.add}>
        <ul className="h3w-adds">
          {KINDS.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                onClick={() =>
                  edit({ do: 'add', to: 'rules', value: { id: newId('rule', rules), ...BEGINNINGS.rules[kind] } })
                }
              >
                {say.kinds[kind]}
              </button>
              <small>{say.kindsAbout[kind]}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Variants />
    </>
  )
}

function Ruleset() {
  const { draft, words, put } = useForm()
  return (
    <Choose
      legend={words.rules.ruleset}
      value={draft.ruleset}
      of={RULESETS}
      names={words.rules.rulesets}
      about={words.rules.rulesetAbout}
      onChange={(ruleset) => put('ruleset', ruleset)}
    />
  )
}

/** H3B-VAR-01: ready-made changes, each on its own. */
function Variants() {
  const { draft, words, put, edit } = useForm()
  const { rules, variants = [] } = draft
  const isOn = (variant: VariantId) =>
    variants.includes(variant) || rules.some((rule) => rule.kind === 'variant' && rule.variant === variant)
  const turn = (variant: VariantId, on: boolean) => {
    if (on) return edit({ do: 'add', to: 'rules', value: { id: newId('rule', rules), kind: 'variant', variant } })
    const left = rules.filter((rule) => rule.kind !== 'variant' || rule.variant !== variant)
    put('', { ...draft, rules: left, variants: draft.variants?.filter((one) => one !== variant) })
  }
  return (
    <Part title={words.rules.ideas} about={words.rules.kindsAbout.variant}>
      <ul className="h3w-ticks">
        {VARIANT_IDS.map((variant) => (
          <li key={variant}>
            <Tick label={words.v.names.variants[variant]} on={isOn(variant)} onChange={(on) => turn(variant, on)} />
            <small>{words.v.names.variantRules[variant]}</small>
          </li>
        ))}
      </ul>
      <Found at="variants" within />
    </Part>
  )
}

function RuleFields({ at, rule }: { readonly at: Place; readonly rule: Exclude<ScenarioRule, { kind: 'variant' }> }) {
  const { words, put } = useForm()
  const say = words.rules
  const place = (
    <Select
      label={say.where}
      value={'location' in rule ? rule.location : undefined}
      of={CHOICES.location}
      names={words.choices.location}
      none={words.map.anything}
      onChange={(location) => put(`${at}.location`, location)}
    />
  )
  if (rule.kind === 'text')
    return (
      <>
        <WordsAt at={`${at}.text`} label={say.text} most={600} long />
        <p className="h3w-about">{say.notEnforced}</p>
      </>
    )
  if (rule.kind === 'trigger') return <Happening at={at} replaces />
  return (
    <>
      <Said at={at} say={(one: typeof rule) => ruleText(words.v, one)} blanks={OWN} />
      <div className="h3w-blanks">
        {rule.kind === 'restrict' ? (
          <Select
            label={say.what}
            value={rule.what}
            of={['enter-location', 'visit-location', 'attack-hero', 'recruit', 'build'] as const}
            names={say.restricts}
            onChange={(what) => what && put(`${at}.what`, what)}
          />
        ) : (
          <Select
            label={say.what}
            value={rule.what}
            of={['enter-location', 'pick-up-token', 'extend-combat'] as const}
            names={say.costs}
            onChange={(what) =>
              what &&
              put(at, { ...rule, what, ...(what === 'pick-up-token' ? { token: 'grail' } : { token: undefined }) })
            }
          />
        )}
        {place}
        {rule.kind === 'cost' && (
          <Count label={say.mp} value={rule.mp} least={0} most={6} onChange={(mp) => put(`${at}.mp`, mp)} />
        )}
      </div>
      <ConditionField at={`${at}.if`} label={say.if} may />
      {rule.kind === 'restrict' && <ConditionField at={`${at}.unless`} label={say.unless} may />}
    </>
  )
}

interface HappeningProps {
  readonly at: Place
  /** Whether it may stand instead of what a place does itself. */
  readonly replaces?: boolean
}

/** When something happens, if something is so: then this (H3B-CREATE-13, H3B-CREATE-16). */
export function Happening({ at, replaces = false }: HappeningProps) {
  const { words, put } = useForm()
  const rule = useValue<Extract<ScenarioRule, { kind: 'trigger' }>>(at)
  const { event } = rule.on
  const say = words.rules
  return (
    <>
      <Said at={at} say={(one: typeof rule) => ruleText(words.v, { ...one, kind: 'trigger' })} />
      <div className="h3w-blanks">
        <Select
          label={say.when}
          value={event}
          of={SCENARIO_EVENTS}
          names={say.events}
          onChange={(next) => next && put(`${at}.on`, keptOf(rule.on, next))}
        />
      </div>
      <Blanks at={`${at}.on`} blanks={EVENT_BLANKS[event]} />
      <ConditionField at={`${at}.if`} label={say.if} may />
      <Part title={say.follows}>
        <EffectsField at={`${at}.effects`} />
      </Part>
      {replaces && event === 'visit' && (
        <Tick
          label={say.replace}
          on={rule.replace === true}
          onChange={(on) => put(`${at}.replace`, on ? true : undefined)}
        />
      )}
    </>
  )
}

/** What was said of another event and can be said of this one too. */
function keptOf(on: ScenarioEvent, event: ScenarioEvent['event']): ScenarioEvent {
  const fits = new Set(EVENT_BLANKS[event].map(({ at }) => at))
  return { ...Object.fromEntries(Object.entries(on).filter(([key]) => fits.has(key))), event }
}
