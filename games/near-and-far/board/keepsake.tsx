import { type BoardProps, Icon, icons } from '@krcma/look'
import { pointsOf } from '../reckoning/score.ts'
import type { NearAndFar } from '../shape.ts'
import { inWords, lookOf, playerAt } from './at.ts'
import { Portrait } from './book/sheet.tsx'
import { ranked } from './ending.tsx'
import { Page } from './map/page.tsx'
import { country } from './map/roads.ts'

/** The map of that evening: whose camps stand where, which trade routes they made, and who travelled. */
export function Keepsake(props: BoardProps<NearAndFar>) {
  const at = inWords(props)
  const { state, v } = at
  return (
    <div className="naf naf-keepsake">
      <div className="naf-page" data-map={state.map}>
        <Page at={at} country={country(state.map)} reach={null} choices={[]} entrance={null} />
      </div>
      <ol>
        {ranked(at).map((seat) => {
          const { name, colour, sign } = lookOf(at, seat)
          const { character } = playerAt(at, seat)
          return (
            <li key={name}>
              {character !== null && (
                <span className="naf-sheet-portrait">
                  <Portrait of={character} />
                </span>
              )}
              <span style={{ color: colour }}>
                <Icon of={sign} />
              </span>
              <strong>{name}</strong>
              {character !== null && <span>{v.names.characters[character]}</span>}
              <b>
                <Icon of={icons.star} /> {pointsOf(state, seat)}
              </b>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
