import { same } from '@krcma/kernel'
import type { Setting } from '@krcma/protocol'
import { clockName } from '../clock-name.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { optionsOn } from '../shelf/options-on.ts'
import { shelf } from '../shelf/shelf.ts'

/** How the table was set: who sits down agrees to it. */
export function Agreed({
  setting: { game, options, scenario, scenarioOf, clock, hints },
}: {
  readonly setting: Setting
}) {
  const words = useWords()
  const { language } = useSettings()
  const chosen = options as Readonly<Record<string, unknown>>
  const variants = optionsOn(scenario ?? null, shelf.find(({ id }) => id === game)?.options ?? []).map(
    ({ id, name, values }) => ({
      id,
      name: name[language],
      value: values.find(({ value }) => same(value, chosen[id]))?.name[language] ?? '',
    }),
  )
  return (
    <fieldset>
      <legend>{words.table.agreed}</legend>
      <dl className="agreed">
        {scenarioOf !== undefined && (
          <>
            <dt>{words.table.scenario}</dt>
            <dd>
              <a href={to('scenarios', game, scenarioOf.id)}>
                {scenarioOf.names[language] ?? scenarioOf.names.en ?? scenarioOf.names.cs}
              </a>
            </dd>
          </>
        )}
        {variants.map(({ id, name, value }) => [<dt key={id}>{name}</dt>, <dd key={`${id} is`}>{value}</dd>])}
        <dt>{words.setUp.clock}</dt>
        <dd>{clockName(clock, words)}</dd>
        <dt>{words.setUp.hints}</dt>
        <dd>{words.setUp.hintsAre[hints === true ? 'on' : 'off']}</dd>
      </dl>
    </fieldset>
  )
}
