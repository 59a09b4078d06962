import type { Condition } from '../../content/conditions.ts'
import type { Effect, Effects, Op } from '../../content/effects.ts'
import type { Amounts } from '../../content/resources.ts'
import { RESOURCES } from '../../content/resources.ts'
import { sentence } from '../../words/texts.ts'
import { joined, type Place, placesIn } from '../draft/place.ts'
import { Count, ListCard, Select, Tick, WordsAt } from '../fields.tsx'
import { useForm, useValue } from '../form.tsx'
import { type Blank, CHOICES, offered } from './blank.ts'
import { blankCondition, CONDITION_KEYS, CONDITION_SENTENCES, keyOf } from './conditions.ts'
import { EFFECT_GROUPS, EFFECT_SENTENCES, SAID_OPS, sentenceOf } from './effects.ts'

/** What places of one sentence are filled with. */
export function Blanks({ at, blanks }: { readonly at: Place; readonly blanks: readonly Blank[] }) {
  return (
    <div className="h3w-blanks">
      {blanks.map((blank) => (
        <BlankField key={`${blank.is} ${blank.at}`} within={at} blank={blank} />
      ))}
    </div>
  )
}

function BlankField({ within, blank }: { readonly within: Place; readonly blank: Blank }) {
  const { words, put, draft } = useForm()
  const at = blank.at === '' ? within : `${within}.${blank.at}`
  const value = useValue<unknown>(at)
  const label = words.blanks[blank.at] ?? blank.at
  switch (blank.is) {
    case 'count': {
      const counted = <Count label={label} value={Number(value ?? 1)} {...blank} onChange={(n) => put(at, n)} />
      if (blank.may !== true) return counted
      return value === undefined ? (
        <Tick label={label} on={false} onChange={() => put(at, Math.max(1, blank.least))} />
      ) : (
        <span className="h3w-may">
          {counted}
          <button
            type="button"
            className="quiet"
            aria-label={words.field.remove(label)}
            onClick={() => put(at, undefined)}
          >
            ✕
          </button>
        </span>
      )
    }
    case 'one':
      return (
        <Select<string | number>
          label={label}
          value={value as string | undefined}
          of={offered(blank.of, draft)}
          names={words.choices[blank.of]}
          {...(blank.may ? { none: words.field.none } : {})}
          onChange={(one) => (one !== undefined || blank.may) && put(at, one)}
        />
      )
    case 'several':
      return <Several at={at} label={label} blank={blank} of={CHOICES[blank.of]} names={words.choices[blank.of]} />
    case 'rounds':
      return (
        <Several
          at={at}
          label={label}
          blank={blank}
          of={Array.from({ length: draft.length.rounds }, (_, i) => i + 1)}
          names={{}}
        />
      )
    case 'flag':
      return <Tick label={label} on={value === true} onChange={(on) => put(at, on ? true : undefined)} />
    case 'goods':
      return <Goods at={at} />
    case 'text':
      return <WordsAt at={at} label={label} most={400} />
    case 'effects':
      return <EffectsField at={at} />
    case 'options':
      return <Options at={at} />
    case 'costs':
      return <Costs at={at} />
    case 'condition':
      return <ConditionField at={at} label={words.rules.if} />
    case 'conditions':
      return <ConditionsField at={at} />
    case 'filter':
      return (
        <Select
          label={label}
          value={(value as { kind?: string } | undefined)?.kind}
          of={CHOICES.cardKind}
          names={words.choices.cardKind}
          none={words.map.anything}
          onChange={(kind) => put(at, kind === undefined ? (blank.may ? undefined : {}) : { kind })}
        />
      )
    case 'outcomes':
      return <Outcomes at={at} />
  }
}

interface SeveralProps {
  readonly at: Place
  readonly label: string
  readonly blank: Blank
  readonly of: readonly (string | number)[]
  readonly names: Readonly<Record<string, string>>
}

/** Some of several; a list that must not be empty keeps its last. */
function Several({ at, label, blank, of, names }: SeveralProps) {
  const { put } = useForm()
  const chosen = useValue<readonly (string | number)[] | undefined>(at) ?? []
  const turn = (one: string | number, on: boolean) => {
    const next = of.filter((other) => (other === one ? on : chosen.includes(other)))
    if (next.length > 0) put(at, next)
    else if (blank.may) put(at, undefined)
  }
  return (
    <fieldset className="h3w-several">
      <legend>{label}</legend>
      {of.map((one) => (
        <label key={one} className="h3w-chip">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={(event) => turn(one, event.currentTarget.checked)}
          />
          <span>{names[one] ?? one}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Gold, materials and valuables; what is 0 is not said. */
function Goods({ at }: { readonly at: Place }) {
  const { words, put } = useForm()
  const amounts = useValue<Amounts | undefined>(at) ?? {}
  return (
    <>
      {RESOURCES.map((resource) => (
        <Count
          key={resource}
          label={words.v.resource[resource]}
          value={amounts[resource] ?? 0}
          least={0}
          most={99}
          onChange={(n) => put(joined(at, resource), n === 0 ? undefined : n)}
        />
      ))}
    </>
  )
}

/** What happens, one thing after the other. */
export function EffectsField({ at }: { readonly at: Place }) {
  const { words, edit } = useForm()
  const effects = useValue<Effects | undefined>(at) ?? []
  const add = (op: string) => {
    if (Object.hasOwn(EFFECT_SENTENCES, op))
      edit({ do: 'add', to: at, value: EFFECT_SENTENCES[op as (typeof SAID_OPS)[number]].blank })
  }
  return (
    <div className="h3w-effects">
      <ol className="h3w-list">
        {placesIn(at, effects).map((place, i) => (
          <EffectCard key={place} at={at} index={i} length={effects.length} effect={effects[i] as Effect} />
        ))}
      </ol>
      <label className="h3w-field h3w-add">
        <span className="hidden-text">{words.addEffect}</span>
        <select value="" onChange={(event) => add(event.currentTarget.value)}>
          <option value="">{words.addEffect}</option>
          {EFFECT_GROUPS.map((group) => (
            <optgroup key={group} label={words.groups[group]}>
              {SAID_OPS.filter((op) => EFFECT_SENTENCES[op].group === group).map((op) => (
                <option key={op} value={op}>
                  {words.ops[op]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </div>
  )
}

interface EffectCardProps {
  readonly at: Place
  readonly index: number
  readonly length: number
  readonly effect: Effect
}

function EffectCard({ at, index, length, effect }: EffectCardProps) {
  const { words } = useForm()
  const said = sentenceOf(effect)
  const name = (words.ops as Readonly<Partial<Record<Op, string>>>)[effect.op] ?? effect.op
  return (
    <ListCard list={at} index={index} length={length} title={name}>
      {said === undefined ? (
        <>
          <p className="h3w-said">{sentence(words.v.tell([effect]))}</p>
          <p className="h3w-about">{words.unsayable}</p>
        </>
      ) : (
        <Blanks at={`${at}[${index}]`} blanks={said.blanks} />
      )}
    </ListCard>
  )
}

function Options({ at }: { readonly at: Place }) {
  const { words, edit } = useForm()
  const options = useValue<readonly unknown[] | undefined>(at) ?? []
  return (
    <div className="h3w-wide">
      <ol className="h3w-list">
        {placesIn(at, options).map((place, i) => (
          <ListCard key={place} list={at} index={i} length={options.length} title={words.option(i + 1)}>
            <EffectsField at={`${place}.effects`} />
          </ListCard>
        ))}
      </ol>
      <button
        type="button"
        onClick={() => edit({ do: 'add', to: at, value: { effects: [EFFECT_SENTENCES.gain.blank] } })}
      >
        {words.addOption}
      </button>
    </div>
  )
}

function Costs({ at }: { readonly at: Place }) {
  const { words, edit } = useForm()
  const costs = useValue<readonly unknown[] | undefined>(at) ?? []
  return (
    <div className="h3w-wide">
      <ol className="h3w-list">
        {placesIn(at, costs).map((place, i) => (
          <ListCard key={place} list={at} index={i} length={costs.length} title={words.option(i + 1)}>
            <div className="h3w-blanks">
              <Goods at={place} />
            </div>
          </ListCard>
        ))}
      </ol>
      <button type="button" onClick={() => edit({ do: 'add', to: at, value: { gold: 5 } })}>
        {words.addCost}
      </button>
    </div>
  )
}

/** What each face of an attack die leads to; one that leads to nothing is not said. */
function Outcomes({ at }: { readonly at: Place }) {
  return (
    <div className="h3w-wide">
      {(['-1', '0', '1'] as const).map((face) => (
        <fieldset key={face} className="h3w-choose">
          <legend>{face === '1' ? '+1' : face === '-1' ? '−1' : '0'}</legend>
          <EffectsField at={`${at}.${face}`} />
        </fieldset>
      ))}
    </div>
  )
}

interface ConditionFieldProps {
  readonly at: Place
  readonly label: string
  /** Whether there may be none. */
  readonly may?: boolean
}

/** What must be so: which kind of condition, and its places to fill. */
export function ConditionField({ at, label, may = false }: ConditionFieldProps) {
  const { words, put } = useForm()
  const condition = useValue<Condition | undefined>(at)
  const key = condition === undefined ? undefined : keyOf(condition)
  return (
    <div className="h3w-condition">
      <Select
        label={label}
        value={key}
        of={CONDITION_KEYS}
        names={words.conditions}
        {...(may ? { none: words.noCondition } : {})}
        onChange={(next) => {
          if (next !== undefined) put(at, blankCondition(next))
          else if (may) put(at, undefined)
        }}
      />
      {condition !== undefined && key !== undefined && (
        <Blanks at={`${at}.${key}`} blanks={CONDITION_SENTENCES[key].blanks} />
      )}
    </div>
  )
}

function ConditionsField({ at }: { readonly at: Place }) {
  const { words, edit } = useForm()
  const conditions = useValue<readonly Condition[] | undefined>(at) ?? []
  return (
    <div className="h3w-wide">
      <ol className="h3w-list">
        {placesIn(at, conditions).map((place, i) => (
          <ListCard
            key={place}
            list={at}
            index={i}
            length={conditions.length}
            title={words.conditions[keyOf(conditions[i] as Condition)]}
          >
            <ConditionField at={place} label={words.rules.if} />
          </ListCard>
        ))}
      </ol>
      <button type="button" onClick={() => edit({ do: 'add', to: at, value: blankCondition('level') })}>
        {words.addCondition}
      </button>
    </div>
  )
}
