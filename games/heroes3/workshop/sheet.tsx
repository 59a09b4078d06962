import type { SheetProps } from '@krcma/look'
import { PLAYER_REFS } from '../content/conditions.ts'
import type { LayoutTile, Scenario } from '../content/scenario.ts'
import { ruleText, scenarioText } from '../words/scenario-text.ts'
import { sentence } from '../words/texts.ts'
import { MapPicture } from './map/picture.tsx'
import type { Words } from './words/words.ts'

/** All of a scenario to be read, in the words of the table. */
export function Sheet({ draft, words, language }: SheetProps<Scenario, Words>) {
  const say = words.sheet
  const { v } = words
  const { players, length, description, notes = [], perPlayer = {} } = draft
  const text = scenarioText(v, draft)
  const about = description?.[language] ?? ''
  return (
    <div className="h3w-sheet">
      <p className="h3w-facts">
        {say.players(players.min, players.max)} · {say.rounds(length.rounds)} · {words.rules.rulesets[draft.ruleset]}
      </p>
      {about !== '' && <p>{about}</p>}
      <h3>{say.map}</h3>
      <MapOf draft={draft} words={words} />
      {(['begins', 'rules', 'goals'] as const)
        .filter((part) => text[part].length > 0)
        .map((part) => (
          <section key={part}>
            <h3>{say[part]}</h3>
            <ul>
              {keyed(text[part]).map(([key, line]) => (
                <li key={key}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
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
          {keyed(notes).map(([key, note]) => (
            <p key={key}>{note}</p>
          ))}
        </>
      )}
    </div>
  )
}

/** Two parts of a scenario may say the same: then the second is another line. */
export function keyed(lines: readonly string[]): readonly (readonly [string, string])[] {
  return lines.map((line, i) => [`${line} ${lines.slice(0, i).filter((other) => other === line).length}`, line])
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
export function differences({ v }: Words, own: Partial<Scenario>): readonly string[] {
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
