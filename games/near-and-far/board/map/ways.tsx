import { Explain, icons } from '@krcma/look'
import { isActive } from '../../reckoning/charts.ts'
import type { At } from '../at.ts'
import * as own from '../icons.ts'
import { type Country, roadLine } from './roads.ts'
import { placed } from './signs.ts'

/** The roads of the map, and what lies on them. */
export function Ways({ at, country }: { at: At; country: Country }) {
  const { state, w } = at
  const all = country.roads.map(roadLine).join('')
  return (
    <>
      <path className="naf-way-bed" d={all} />
      <path className="naf-way" d={all} />
      {country.roads.map(({ path, middle: [x, y] }) => {
        const { id, icon } = path
        if (icon === null) return null
        const active =
          isActive(state, path) && (icon === 'treasure' || state.threats.length + state.villains.length > 0)
        return (
          <Explain key={id} of={{ name: w.map[icon].name, text: active ? w.map[icon].text : w.map.quiet }}>
            <g className="naf-mark" data-icon={icon} data-active={active}>
              <circle className="naf-coaster" cx={x} cy={y} r="17" />
              <path
                className="naf-sign"
                d={icon === 'threat' ? own.threat : icons.chest}
                transform={placed(x, y, 24)}
              />
            </g>
          </Explain>
        )
      })}
    </>
  )
}
