import type { SheetProps } from '@krcma/look'
import { PLAYER_REFS } from '../content/conditions.ts'
import type { LayoutTile, Scenario } from '../content/scenario.ts'
import { ruleText, scenarioLines } from '../words/scenario-text.ts'
import { sentence } from '../words/texts.ts'
import { MapPicture } from './map/picture.tsx'
import type { Words } from './words/words.ts'

/** All of a scenario to be read, in the words of the table. */
export function Sheet({ draft, words, language }: SheetProps<Scenario, Words>) {
  const say = words.sheet
  const { v } = words
  const { players, length, description, notes = [], perPlayer = {} } = draft
  const about = description?.[language] ?? ''
  return (
    <div className="h3w-sheet">
      <p className="h3w-facts">
        {say.players(players.min, players.max)} · {say.rounds(length.rounds)} · {words.rules.rulesets[draft.ruleset]}
      </p>
      {about !== '' && <p>{about}</p>}
      <h3>{say.map}</h3>
      <MapOf draft={draft} words={words} />
      <h3>{say.rules}</h3>
      <ul>
        {scenarioLines(v, draft).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {PLAYER_REFS.filter((player) => perPlayer[player] !== undefined).map((player) => (
        <section key={player}>
          <h3>{say.differs(words.choices.player[player] ?? player)}</h3>
          <ul>
            {differences(words, perPlayer[player] ?? {}).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {notes.length > 0 && (
        <>
          <h3>{say.notes}</h3>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </>
      )}
    </div>
  )
}

export function MapOf({ draft, words }: { readonly draft: Scenario; readonly words: Words }) {
  const { map } = draft
  const middle = map.center?.variants.find(({ id }) => id === map.center?.default)?.slots ?? []
  const tiles: readonly LayoutTile[] = map.build === 'layout' ? (map.layout ?? []) : middle
  return (
    <>
      <MapPicture tiles={tiles} words={words} />
      {map.build === 'tournament' && <p>{words.sheet.built}</p>}
      {(map.supply?.far ?? 0) > 0 && (
        <p>
          {words.sheet.each}: {map.supply?.far}
        </p>
      )}
    </>
  )
}

/** What is different for one player, in sentences (H3B-CREATE-08). */
function differences({ v }: Words, own: Partial<Scenario>): readonly string[] {
  const say = v.scenario
  return [
    ...(own.startingResources === undefined ? [] : [sentence(v.goods(own.startingResources))]),
    ...(own.startingIncome === undefined ? [] : [sentence(say.income(own.startingIncome))]),
    ...(own.startingBuildings === undefined
      ? []
      : [sentence(say.buildings(own.startingBuildings.map((kind) => v.names.buildingKinds[kind])))]),
    ...(own.startingUnits === undefined ? [] : [sentence(say.units(own.startingUnits.map(say.unit)))]),
    ...(own.startingBonuses === undefined
      ? []
      : [
          sentence(
            say.bonuses(
              own.startingBonuses.choose,
              own.startingBonuses.options.map(({ effects }) => v.tell(effects)),
            ),
          ),
        ]),
  ]
}

export function eventText({ v }: Words, event: Scenario['timedEvents'][number]): string {
  return ruleText(v, { ...event, kind: 'trigger' })
}
