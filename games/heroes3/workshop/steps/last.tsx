import type { Scenario, TimedEvent, Victory as VictoryCondition } from '../../content/scenario.ts'
import { sentence } from '../../words/texts.ts'
import { newId } from '../draft/edit.ts'
import { placesIn } from '../draft/place.ts'
import { Choose, Count, ListCard, Part, Select, Tick } from '../fields.tsx'
import { Found, useForm } from '../form.tsx'
import { type CHOICES, count, offered, one } from '../sentences/blank.ts'
import { BEGINNINGS } from '../sentences/events.ts'
import { ConditionField } from '../sentences/fields.tsx'
import { Said } from '../sentences/said.tsx'
import { Happening } from './rules.tsx'

const WHO = [one('who', 'player')]
const POINTS = [count('vp', -10, 20)]
const ENDS = ['immediately', 'end-of-round', 'after-next-full-round'] as const
const RESULTS = ['win', 'score'] as const

/** H3B-CREATE-14 */
export function Victory() {
  const { draft, words, edit } = useForm()
  const say = words.victory
  const { victory } = draft
  return (
    <>
      <ol className="h3w-list">
        {placesIn('victory', victory).map((place, i) => (
          <ListCard key={place} list="victory" index={i} length={victory.length} title={say.one(i + 1)}>
            <VictoryFields at={place} victory={victory[i] as VictoryCondition} />
          </ListCard>
        ))}
      </ol>
      <button
        type="button"
        onClick={() =>
          edit({ do: 'add', to: 'victory', value: { id: newId('victory', victory), ...BEGINNINGS.victory } })
        }
      >
        {say.add}
      </button>
      <Found at="victory" />
    </>
  )
}

function VictoryFields({ at, victory }: { readonly at: string; readonly victory: VictoryCondition }) {
  const { words, put, draft } = useForm()
  const say = words.victory
  return (
    <>
      <Said
        at={at}
        say={(one: VictoryCondition) => sentence(words.v.scenario.victory(one, words.v.condition(one.if)))}
        blanks={WHO}
      />
      {draft.players.max > 1 && (
        <div className="h3w-blanks">
          <Select
            label={say.who}
            value={victory.who}
            of={offered('player', draft) as typeof CHOICES.player}
            names={words.choices.player}
            onChange={(who) => who && put(`${at}.who`, who)}
          />
        </div>
      )}
      <ConditionField at={`${at}.if`} label={say.condition} />
      <div className="h3w-row">
        <Choose
          legend={say.end}
          value={victory.end}
          of={ENDS}
          names={say.ends}
          onChange={(end) => put(`${at}.end`, end)}
        />
        <Choose
          legend={say.result}
          value={victory.result}
          of={RESULTS}
          names={say.results}
          onChange={(result) => put(`${at}.result`, result)}
        />
      </div>
      {victory.end === 'end-of-round' && (
        <Tick
          label={say.latch}
          on={victory.latch === true}
          onChange={(on) => put(`${at}.latch`, on ? true : undefined)}
        />
      )}
    </>
  )
}

const AFTER = ['score', 'draw', 'all-lose', 'win-p1', 'win-p2', 'win-p3'] as const

type Extra = NonNullable<NonNullable<Scenario['scoring']>['extra']>[number]

/** H3B-CREATE-15, H3B-CREATE-21 */
export function RoundLimit() {
  const { draft, words, put, edit } = useForm()
  const say = words.limit
  const { roundLimit, scoring } = draft
  const extra = scoring?.extra ?? []
  return (
    <>
      <p className="h3w-said">{sentence(words.v.scenario.limit(roundLimit))}</p>
      <Choose
        legend={say.result}
        value={roundLimit.result}
        of={AFTER.slice(0, 3 + draft.players.max)}
        names={say.results}
        onChange={(result) => put('roundLimit.result', result)}
      />
      <Tick
        label={say.unless}
        on={roundLimit.unless !== undefined}
        onChange={(on) => put('roundLimit.unless', on ? 'victory-latched' : undefined)}
      />
      <Found at="roundLimit" within />
      <Part title={say.scoring}>
        <ol className="h3w-list">
          {placesIn('scoring.extra', extra).map((place, i) => (
            <ListCard key={place} list="scoring.extra" index={i} length={extra.length} title={say.score(i + 1)}>
              <Said
                at={place}
                say={({ vp, if: condition }: Extra) =>
                  sentence(words.v.scenario.score(vp, words.v.condition(condition)))
                }
                blanks={POINTS}
              />
              <div className="h3w-blanks">
                <Count
                  label={say.points}
                  value={extra[i]?.vp ?? 0}
                  least={-10}
                  most={20}
                  onChange={(n) => put(`${place}.vp`, n)}
                />
              </div>
              <ConditionField at={`${place}.if`} label={words.rules.if} />
            </ListCard>
          ))}
        </ol>
        <button
          type="button"
          onClick={() => {
            const one = {
              id: newId('score', extra),
              vp: 3,
              if: { controls: { location: 'dragon-utopia', who: 'self', atLeast: 1 } },
            }
            edit({ do: 'put', at: 'scoring', value: { use: scoring?.use ?? 'tournament', extra: [...extra, one] } })
          }}
        >
          {say.addScore}
        </button>
        <Found at="scoring" />
      </Part>
    </>
  )
}

/** H3B-CREATE-16 */
export function TimedEvents() {
  const { draft, words, edit } = useForm()
  const { timedEvents } = draft
  return (
    <>
      <ol className="h3w-list">
        {placesIn('timedEvents', timedEvents as readonly TimedEvent[]).map((place, i) => (
          <ListCard
            key={place}
            list="timedEvents"
            index={i}
            length={timedEvents.length}
            title={words.events.one(i + 1)}
          >
            <Happening at={place} />
          </ListCard>
        ))}
      </ol>
      <button
        type="button"
        onClick={() =>
          edit({ do: 'add', to: 'timedEvents', value: { id: newId('event', timedEvents), ...BEGINNINGS.timedEvent } })
        }
      >
        {words.events.add}
      </button>
      {timedEvents.length === 0 && <p className="h3w-about">{words.field.empty}</p>}
    </>
  )
}
