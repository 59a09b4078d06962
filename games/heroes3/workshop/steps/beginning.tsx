import { type ReactNode, useState } from 'react'
import { BUILDINGS } from '../../content/buildings.ts'
import { PLAYER_REFS, type PlayerRef } from '../../content/conditions.ts'
import { INCOME_TRACKS, RESOURCES, type Resources } from '../../content/resources.ts'
import type { Beginning, StartingUnits } from '../../content/scenario.ts'
import { FORM_LINES } from '../../content/scenario-template.ts'
import { UNITS } from '../../content/units.ts'
import { sentence } from '../../words/texts.ts'
import { newId } from '../draft/edit.ts'
import { isWithin, type Place, placesIn, valueAt } from '../draft/place.ts'
import { Count, CountAt, ListCard, Part, Select, Tick, WordsAt } from '../fields.tsx'
import { Found, useForm, useValue } from '../form.tsx'
import { CHOICES } from '../sentences/blank.ts'
import { EffectsField } from '../sentences/fields.tsx'
import { Said } from '../sentences/said.tsx'

interface EachProps {
  readonly field: keyof Beginning
  readonly children: (at: Place) => ReactNode
}

/** What everybody begins with, and what is different for one player (H3B-CREATE-08). */
function Each({ field, children }: EachProps) {
  const { draft, words, put, findings } = useForm()
  // Where something is wrong for one player alone, that is what is shown.
  const [shown, show] = useState<PlayerRef | null>(
    () => PLAYER_REFS.find((one) => findings.some(({ path }) => isWithin(path, `perPlayer.${one}.${field}`))) ?? null,
  )
  const players = PLAYER_REFS.slice(0, draft.players.max)
  const player = shown !== null && players.includes(shown) ? shown : null
  const at = player === null ? field : `perPlayer.${player}.${field}`
  const own = valueAt(draft, at)
  const asOthers = (on: boolean) => {
    if (player === null) return
    const { [field]: _, ...rest } = draft.perPlayer?.[player] ?? {}
    const left = Object.keys(rest).length > 0
    if (on) put(`perPlayer.${player}`, left ? rest : undefined)
    else put(at, draft[field])
  }
  return (
    <>
      {players.length > 1 && (
        <Select
          label={words.begins.whose}
          value={player ?? undefined}
          of={players}
          names={words.choices.player}
          none={words.begins.everybody}
          onChange={(one) => show(one ?? null)}
        />
      )}
      {player !== null && <Tick label={words.begins.asOthers} on={own === undefined} onChange={asOthers} />}
      {own !== undefined && children(at)}
      <Found at={at} within />
    </>
  )
}

const PRESETS: Readonly<Record<'poor' | 'usual' | 'rich', Resources>> = {
  poor: { gold: 10, materials: 2, valuables: 0 },
  usual: { gold: 15, materials: 3, valuables: 1 },
  rich: { gold: 25, materials: 6, valuables: 3 },
}

export function StartingResources() {
  const { words, put } = useForm()
  return (
    <Each field="startingResources">
      {(at) => (
        <>
          <div className="h3w-row">
            {RESOURCES.map((resource) => (
              <CountAt key={resource} at={`${at}.${resource}`} label={words.v.resource[resource]} least={0} most={99} />
            ))}
          </div>
          <fieldset className="h3w-several">
            <legend>{words.begins.preset}</legend>
            {(['poor', 'usual', 'rich'] as const).map((preset) => (
              <button key={preset} type="button" className="pill" onClick={() => put(at, PRESETS[preset])}>
                {words.begins.presets[preset]}
              </button>
            ))}
          </fieldset>
        </>
      )}
    </Each>
  )
}

/** H3B-CREATE-09: values are steps of the tracks. */
export function StartingIncome() {
  const { words, put, draft } = useForm()
  return (
    <Each field="startingIncome">
      {(at) => (
        <div className="h3w-row">
          {RESOURCES.map((resource) => (
            <Select
              key={resource}
              label={words.v.resource[resource]}
              value={valueAt(draft, `${at}.${resource}`) as number}
              of={INCOME_TRACKS[resource]}
              names={{}}
              onChange={(n) => n !== undefined && put(`${at}.${resource}`, n)}
            />
          ))}
        </div>
      )}
    </Each>
  )
}

type Kind = (typeof CHOICES.building)[number]

/** What a building needs, in any faction (H3B-CREATE-10). */
const NEEDS: ReadonlyMap<Kind, Kind> = new Map(
  Object.values(BUILDINGS).flatMap(({ kind, requires }) => (requires === undefined ? [] : [[kind, requires] as const])),
)
/** In the order of the form, then what the form has no box for. */
const KINDS: readonly Kind[] = [
  ...FORM_LINES.buildings,
  ...CHOICES.building.filter((kind) => !(FORM_LINES.buildings as readonly Kind[]).includes(kind)),
]

export function StartingBuildings() {
  const { words, put, draft } = useForm()
  const names = words.v.names.buildingKinds
  return (
    <Each field="startingBuildings">
      {(at) => {
        const kinds = valueAt(draft, at) as readonly Kind[]
        return (
          <ul className="h3w-ticks">
            {KINDS.map((kind) => {
              const needs = NEEDS.get(kind)
              return (
                <li key={kind}>
                  <Tick
                    label={names[kind]}
                    on={kinds.includes(kind)}
                    onChange={(on) =>
                      put(
                        at,
                        KINDS.filter((one) => (one === kind ? on : kinds.includes(one))),
                      )
                    }
                  />
                  {needs !== undefined && <small>{words.begins.needs(names[kind], names[needs])}</small>}
                </li>
              )
            })}
          </ul>
        )
      }}
    </Each>
  )
}

const LINES: Readonly<Record<'tier' | 'unit' | 'neutral', StartingUnits>> = {
  tier: { tier: 'bronze', side: 'few', which: 'all' },
  unit: { unit: 'skeletons', side: 'few' },
  neutral: { neutral: 'bronze', count: 1 },
}
const lineKind = (line: StartingUnits) => ('unit' in line ? 'unit' : 'neutral' in line ? 'neutral' : 'tier')

/** H3B-CREATE-11, H3B-CREATE-24 */
export function StartingUnitLines() {
  const { words, edit, draft } = useForm()
  return (
    <Each field="startingUnits">
      {(at) => {
        const lines = valueAt(draft, at) as readonly StartingUnits[]
        return (
          <>
            <ol className="h3w-list">
              {placesIn(at, lines).map((place, i) => (
                <ListCard
                  key={place}
                  list={at}
                  index={i}
                  length={lines.length}
                  title={words.v.scenario.unit(lines[i] as StartingUnits)}
                >
                  <UnitLine at={place} />
                </ListCard>
              ))}
            </ol>
            <button type="button" onClick={() => edit({ do: 'add', to: at, value: LINES.tier })}>
              {words.begins.addUnits}
            </button>
          </>
        )
      }}
    </Each>
  )
}

function UnitLine({ at }: { readonly at: Place }) {
  const { words, put } = useForm()
  const line = useValue<StartingUnits>(at)
  const { choices } = words
  const side = 'side' in line && (
    <Select
      label={words.blanks['side'] ?? ''}
      value={line.side}
      of={CHOICES.side}
      names={choices.side}
      onChange={(to) => to && put(`${at}.side`, to)}
    />
  )
  const counted = (least: number | undefined) => (
    <Count
      label={words.blanks['n'] ?? ''}
      value={least ?? 1}
      least={1}
      most={7}
      onChange={(n) => put(`${at}.count`, n)}
    />
  )
  return (
    <div className="h3w-blanks">
      <Select
        label={words.rules.what}
        value={lineKind(line)}
        of={['tier', 'unit', 'neutral'] as const}
        names={words.begins.unitLine}
        onChange={(to) => to && put(at, LINES[to])}
      />
      {'unit' in line && (
        <>
          <Select
            label={words.begins.unitLine.unit}
            value={line.unit}
            of={CHOICES.unit}
            names={Object.fromEntries(
              CHOICES.unit.map((unit) => [
                unit,
                `${choices.unit[unit]} (${words.v.names.factions[UNITS[unit].faction]})`,
              ]),
            )}
            onChange={(to) => to && put(`${at}.unit`, to)}
          />
          {side}
        </>
      )}
      {'neutral' in line && (
        <>
          <Select
            label={words.blanks['tier'] ?? ''}
            value={line.neutral}
            of={CHOICES.tier}
            names={choices.tier}
            onChange={(to) => to && put(`${at}.neutral`, to)}
          />
          {counted(line.count)}
        </>
      )}
      {'tier' in line && (
        <>
          <Select
            label={words.blanks['tier'] ?? ''}
            value={line.tier}
            of={CHOICES.factionTier}
            names={choices.factionTier}
            onChange={(to) => to && put(`${at}.tier`, to)}
          />
          <Select
            label={words.begins.unitLine.tier}
            value={line.which}
            of={['all', 'choose', 'cheapest', 'random'] as const}
            names={words.begins.which}
            onChange={(to) =>
              to && put(at, { ...line, which: to, count: to === 'all' ? undefined : (line.count ?? 1) })
            }
          />
          {line.which !== 'all' && counted(line.count)}
          {side}
        </>
      )}
    </div>
  )
}

type Bonus = Beginning['startingBonuses']['options'][number]

/** H3B-CREATE-12 */
export function StartingBonuses() {
  const { words, edit, draft } = useForm()
  return (
    <Each field="startingBonuses">
      {(at) => {
        const bonuses = valueAt(draft, at) as Beginning['startingBonuses']
        const list = `${at}.options`
        const { options } = bonuses
        return (
          <>
            {options.length > 0 && (
              <CountAt at={`${at}.choose`} label={words.begins.choose} least={0} most={options.length} />
            )}
            <ol className="h3w-list">
              {placesIn(list, options).map((place, i) => (
                <ListCard key={place} list={list} index={i} length={options.length} title={words.option(i + 1)}>
                  <WordsAt at={`${place}.name`} label={words.begins.bonusName} most={80} />
                  <Said at={place} say={({ effects }: Bonus) => sentence(words.v.tell(effects))} />
                  <Part title={words.rules.follows}>
                    <EffectsField at={`${place}.effects`} />
                  </Part>
                </ListCard>
              ))}
            </ol>
            <button
              type="button"
              onClick={() => {
                const id = newId('bonus', options)
                const option = {
                  id,
                  name: { en: `Bonus ${options.length + 1}`, cs: `Bonus ${options.length + 1}` },
                  effects: [{ op: 'gain', gold: 5 }],
                }
                edit({ do: 'put', at, value: { choose: Math.max(1, bonuses.choose), options: [...options, option] } })
              }}
            >
              {words.begins.addBonus}
            </button>
          </>
        )
      }}
    </Each>
  )
}
