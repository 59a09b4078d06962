import type { SheetProps } from '@krcma/look'
import type { ReactNode } from 'react'
import { PLAYER_REFS } from '../content/conditions.ts'
import { RESOURCES } from '../content/resources.ts'
import type { Scenario } from '../content/scenario.ts'
import { FORM_LINES, FORM_STEPS } from '../content/scenario-template.ts'
import { countOf } from '../reckoning/scenario/tile-supply.ts'
import { ruleText } from '../words/scenario-text.ts'
import { sentence } from '../words/texts.ts'
import type { FormStep } from './form-steps.ts'
import { differences, eventText, keyed, MapOf } from './sheet.tsx'
import type { Words } from './words/words.ts'

/** The booklet's own form, filled in, for those who play with cardboard: its fields in order, with empty lines where there is room (H3B-CREATE-17). */
export function Paper({ draft, words, language }: SheetProps<Scenario, Words>) {
  const filled = filledIn(draft, words, language)
  return (
    <div className="h3w-paper">
      <h2>{words.sheet.paper}</h2>
      <ol>
        {FORM_STEPS.map((step, i) => (
          <li key={step}>
            <h3>
              {i + 1}. {words.steps[step].name}
            </h3>
            {filled[step]}
          </li>
        ))}
      </ol>
      {PLAYER_REFS.filter((player) => draft.perPlayer?.[player] !== undefined).map((player) => (
        <section key={player}>
          <h3>{words.sheet.differs(words.choices.player[player] ?? player)}</h3>
          <Lines of={differences(words, draft.perPlayer?.[player] ?? {})} room={0} />
        </section>
      ))}
    </div>
  )
}

function Lines({ of, room }: { readonly of: readonly string[]; readonly room: number }) {
  const empty = Array.from({ length: Math.max(0, room - of.length) }, (_, i) => `empty ${i}`)
  return (
    <ul className="h3w-lines">
      {keyed(of).map(([key, line]) => (
        <li key={key}>{line}</li>
      ))}
      {empty.map((line) => (
        <li key={line} />
      ))}
    </ul>
  )
}

function filledIn(draft: Scenario, words: Words, language: 'cs' | 'en'): Readonly<Record<FormStep, ReactNode>> {
  const { v, sheet } = words
  const { players, length, startingBuildings, startingUnits, startingBonuses: bonuses } = draft
  const goods = (amounts: Scenario['startingResources']) =>
    RESOURCES.map((resource) => `${v.resource[resource]}: ${amounts[resource]}`)
  const bonus = bonuses.options.map(({ name, effects }) => {
    const told = v.tell(effects)
    return name === undefined ? told : `${name[language]}: ${told}`
  })
  const boxes = FORM_LINES.buildings.map(
    (kind) => `${startingBuildings.includes(kind) ? '☒' : '☐'} ${v.names.buildingKinds[kind]}`,
  )
  // What the form has no box for.
  const others = startingBuildings
    .filter((kind) => !(FORM_LINES.buildings as readonly string[]).includes(kind))
    .map((kind) => `☒ ${v.names.buildingKinds[kind]}`)
  return {
    name: (
      <Lines
        of={[draft.name[language], ...(draft.description?.[language] ? [draft.description[language]] : [])]}
        room={1}
      />
    ),
    players: <Lines of={[sheet.players(players.min, players.max)]} room={1} />,
    length: <Lines of={[sheet.rounds(length.rounds)]} room={1} />,
    map: (
      <>
        <MapOf draft={draft} words={words} />
        <Lines of={FORM_LINES.tiles.map((kind) => `${words.map.of(kind)}: ${countOf(draft, kind)}`)} room={4} />
        <Lines of={draft.notes ?? []} room={FORM_LINES.mapNotes} />
      </>
    ),
    startingResources: <Lines of={goods(draft.startingResources)} room={3} />,
    startingIncome: <Lines of={goods(draft.startingIncome)} room={3} />,
    startingBuildings: <Lines of={[...boxes, ...others]} room={boxes.length} />,
    startingUnits: <Lines of={startingUnits.map(v.scenario.unit)} room={FORM_LINES.units} />,
    startingBonuses: (
      <Lines
        of={bonus.length === 0 ? [] : [`${words.begins.choose}: ${bonuses.choose}`, ...bonus]}
        room={FORM_LINES.bonuses}
      />
    ),
    rules: (
      <Lines
        of={[
          ...(draft.ruleset === 'clash-base' ? [] : [words.rules.rulesetAbout[draft.ruleset]]),
          ...draft.rules.map((rule) => ruleText(v, rule)),
          ...(draft.variants ?? []).map((variant) => v.names.variantRules[variant]),
        ]}
        room={FORM_LINES.rules}
      />
    ),
    victory: (
      <Lines
        of={draft.victory.map((one) => sentence(v.scenario.victory(one, v.condition(one.if))))}
        room={FORM_LINES.victory}
      />
    ),
    roundLimit: (
      <Lines
        of={[
          sentence(v.scenario.limit(draft.roundLimit)),
          ...(draft.scoring?.extra ?? []).map(({ vp, if: condition }) =>
            sentence(v.scenario.score(vp, v.condition(condition))),
          ),
        ]}
        room={FORM_LINES.roundLimit}
      />
    ),
    timedEvents: (
      <Lines
        of={draft.timedEvents.map((event) => eventText(words, event))}
        room={FORM_LINES.events * FORM_LINES.linesPerEvent}
      />
    ),
  }
}
