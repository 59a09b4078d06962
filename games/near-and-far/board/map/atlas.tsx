import { icons, of, Surface, thing, touch } from '@krcma/look'
import { CANVAS, type Space } from '../../content/map.ts'
import { MAPS } from '../../content/maps.ts'
import { spaceText } from '../../words/speech.ts'
import { Asked } from '../asked.tsx'
import type { At } from '../at.ts'
import * as own from '../icons.ts'
import { answeredIn } from '../parts.ts'

const SIGNS: { readonly [I in Space['icon']]: string } = {
  town: own.town,
  coin: icons.coin,
  gem: own.gem,
  pepper: own.pepper,
  tea: own.tea,
  parts: own.parts,
  stone: own.stone,
}

/** The letters of the map, in units of its canvas. */
const LETTERS = 20

/** The open page of the atlas. */
export function Atlas({ at }: { at: At }) {
  const { state, v, w } = at
  const { spaces, paths } = MAPS[state.map]
  const places = Object.fromEntries(spaces.map((space) => [space.id, space]))
  const steps = of(at.choices, 'step')
  const camps = of(at.choices, 'mercenary-camp')
  return (
    <div className="naf-atlas">
      <Surface
        label={w.map.label(v.names.maps[state.map])}
        {...CANVAS}
        fit={state.map}
        smallest={LETTERS}
        all={w.map.all}
      >
        <svg className="naf-map" width={CANVAS.width} height={CANVAS.height} viewBox="0 0 1000 700">
          <title>{v.names.maps[state.map]}</title>
          {paths.map(({ id, a, b, icon }) => (
            <line
              key={id}
              className="naf-path"
              data-icon={icon}
              x1={places[a]?.x}
              y1={places[a]?.y}
              x2={places[b]?.x}
              y2={places[b]?.y}
            />
          ))}
          {spaces.map(({ id, x, y, icon, water, mammoth }) => (
            <g
              key={id}
              transform={`translate(${x} ${y})`}
              {...thing(id)}
              {...touch(
                at.choices,
                [...steps, ...camps].find(({ option }) => option === id),
              )}
            >
              <circle r="20" className="naf-space" data-icon={icon} />
              <path d={SIGNS[icon]} transform="translate(-13 -13) scale(.05)" />
              {(water ?? mammoth) && (
                <path d={water ? own.water : own.mammoth} transform="translate(10 10) scale(.04)" />
              )}
              <title>{spaceText(v, state, id)}</title>
            </g>
          ))}
        </svg>
      </Surface>
      <Asked
        at={at}
        of={answeredIn(at, 'map').filter(
          ({ kind, option }) => (kind !== 'step' && kind !== 'mercenary-camp') || option === 'stop',
        )}
      />
    </div>
  )
}
