import { useId, useState } from 'react'
import type { LayoutTile, Scenario, TileLine } from '../../content/scenario.ts'
import type { TileKind } from '../../content/tiles.ts'
import { Choose, Count, Part, Select } from '../fields.tsx'
import { Found, useForm } from '../form.tsx'
import { linesTo } from '../map/access-lines.ts'
import { AccessTable } from '../map/access-table.tsx'
import { built, countWith, MIDDLES, withCount } from '../map/building.ts'
import { MapEditor } from '../map/editor.tsx'
import { STACKS } from '../map/laying.ts'
import { SUGGESTIONS, suggested } from '../map/suggestions.ts'

/** H3B-CREATE-04 to H3B-CREATE-07 */
export function MapStep() {
  const { draft, words, put } = useForm()
  const say = words.map
  const { map } = draft
  const build = (to: Scenario['map']['build']) => {
    if (to === map.build) return
    put('map', to === 'layout' ? { build: 'layout', tiles: { start: 0 }, layout: map.layout ?? [] } : built(draft))
  }
  return (
    <>
      <Choose
        legend={say.build}
        value={map.build}
        of={['layout', 'tournament']}
        names={say.builds}
        about={say.buildsAbout}
        onChange={build}
      />
      <Found at="map" within />
      {map.build === 'layout' ? <Drawn layout={map.layout ?? []} /> : <Built />}
      <Notes />
    </>
  )
}

/** What else there is to say of the map: lines that everybody reads (H3B-CREATE-17). */
function Notes() {
  const { draft, words, put } = useForm()
  const id = useId()
  return (
    <Part title={words.sheet.notes}>
      <div className="h3w-words">
        <label className="hidden-text" htmlFor={id}>
          {words.sheet.notes}
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={1000}
          value={(draft.notes ?? []).join('\n')}
          onInput={(event) => {
            const text = event.currentTarget.value
            put('notes', text === '' ? undefined : text.split('\n'))
          }}
        />
      </div>
    </Part>
  )
}

function Drawn({ layout }: { readonly layout: readonly LayoutTile[] }) {
  const { draft, words, put } = useForm()
  const say = words.map
  const [shown, show] = useState<string | null>(null)
  const lay = (tiles: readonly LayoutTile[]) => put('map.layout', tiles)
  return (
    <>
      <div className="h3w-row">
        <span>{say.suggest}:</span>
        {SUGGESTIONS.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            className="pill"
            onClick={() => lay(suggested(suggestion, draft.players.max))}
          >
            {say.suggestions[suggestion]}
          </button>
        ))}
        {layout.length > 0 && (
          <button type="button" className="pill" onClick={() => lay([])}>
            {say.clear}
          </button>
        )}
      </div>
      <MapEditor tiles={layout} stacks={STACKS} lines={linesTo(layout, shown)} onChange={lay} />
      <AccessTable layout={layout} onShow={show} />
      <Part title={say.supply} about={say.supplyAbout}>
        <Count
          label={say.supply}
          value={draft.map.supply?.far ?? 0}
          least={0}
          most={3}
          onChange={(far) =>
            put('map', { ...draft.map, supply: { far }, deal: far === 0 ? undefined : { far: 'evenly-at-random' } })
          }
        />
      </Part>
    </>
  )
}

/** The middle, and how many tiles the players build with (H3B-CREATE-22, H3B-CREATE-25). */
function Built() {
  const { draft, words, put } = useForm()
  const say = words.map
  const { map } = draft
  const middle = map.center?.variants[0]
  const lay = (tiles: readonly LayoutTile[]) => {
    const slots = tiles.map(({ slot, kind, has }) => ({ slot, kind, ...(has && { has }) }))
    put('map.center', { default: 'middle', variants: [{ id: 'middle', slots }] })
  }
  const line = (kind: TileKind, has: TileLine['has'] | undefined, label: string, most: number) => (
    <Count
      key={label}
      label={label}
      value={countWith(draft, kind, has?.[0])}
      least={0}
      most={most}
      onChange={(n) => put('map.tiles', withCount(draft, kind, has?.[0], n))}
    />
  )
  return (
    <>
      <Part title={say.middle} about={say.middleAbout}>
        <div className="h3w-row">
          {MIDDLES.map((slots) => (
            <button
              key={slots.map(({ kind, has = [] }) => `${kind} ${has}`).join(' ')}
              type="button"
              className="pill"
              onClick={() => lay(slots)}
            >
              {slots
                .map(({ kind, has }) => (has?.[0] === undefined ? say.kind[kind] : words.choices.location[has[0]]))
                .join(' + ')}
            </button>
          ))}
        </div>
        <MapEditor
          tiles={(middle?.slots ?? []).map((tile) => ({ ...tile, faceUp: true }))}
          stacks={STACKS.filter(({ kind, lacks }) => kind !== 'start' && lacks === undefined)}
          onChange={lay}
        />
      </Part>
      <Part title={say.counts}>
        {(['near', 'center', 'far'] as const).map((kind) => (
          <fieldset key={kind} className="h3w-several">
            <legend>{say.of(kind)}</legend>
            {kind === 'near' && line(kind, ['obelisk'], say.withSpecial('obelisk'), 3)}
            {kind === 'center' && line(kind, ['dragon-utopia'], say.withSpecial('dragon-utopia'), 1)}
            {kind === 'center' && line(kind, ['grail'], say.withSpecial('grail'), 1)}
            {line(kind, undefined, say.plain, 9)}
          </fieldset>
        ))}
      </Part>
      <Part title={say.deal}>
        <Select
          label={say.dealNear}
          value={map.deal?.near}
          of={['evenly-at-random', 'split-rest-evenly', 'one-with-and-one-without-obelisk-each'] as const}
          names={say.deals}
          none={say.deals.none}
          onChange={(near) => put('map.deal', { ...(near && { near }), far: 'evenly-at-random' })}
        />
      </Part>
    </>
  )
}
