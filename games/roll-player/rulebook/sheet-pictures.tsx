import { Icon, icons, Marked, type PictureProps } from '@krcma/look'
import { Alignment } from '../board/sheet/alignment.tsx'
import { Row } from '../board/sheet/row.tsx'
import { ATTRIBUTES, type Attribute } from '../content/basics.ts'
import { CLASS } from '../content/heroes.ts'
import { COIN_INCOME, GOLD_DIE_INCOME } from '../content/numbers.ts'
import { starsBySource, starsOf } from '../reckoning/outlook.ts'
import type { Hero, RollPlayer } from '../shape.ts'
import { heroWith, sceneOf } from './scene.ts'

type Props = PictureProps<RollPlayer>

function Rows({ hero, rows = ATTRIBUTES, ...props }: Props & { hero: Hero; rows?: readonly Attribute[] }) {
  const at = sceneOf(props, { hero })
  return (
    <div className="rpl-sheet ground rpl-picture-rows">
      <div className="rpl-rows">
        {rows.map((row) => (
          <Row key={row} at={at} seat={0} hero={hero} row={row} />
        ))}
      </div>
    </div>
  )
}

/** The attribute with its action, a die, a space with a wish of the backstory, the score, the goal. */
export function SheetParts(props: Props) {
  const hero = heroWith({ str: 'w6 $5', dex: 'g3', con: 'p5 r6 w6', int: '', wis: 'b5', cha: 'k4' })
  return (
    <div className="rpl rpl-picture" data-layout="picture">
      <Marked marks={PARTS}>
        <Rows {...props} hero={hero} />
      </Marked>
    </div>
  )
}
const PARTS = [
  [4, 3],
  [40, 3],
  [62, 3],
  [76, 3],
  [93, 3],
] as const

const PLACED = heroWith({ str: 'w6 $4' }, { class: 'barbarian', colour: CLASS.barbarian.colour })

/** RPL-EX-3: the gold 4 comes to the second space of Strength; its Initiative card had a coin. */
export function Placing(props: Props) {
  return (
    <div className="rpl rpl-picture rpl-picture-column roomy">
      <Rows {...props} hero={PLACED} rows={['str']} />
      <span className="rpl-income">
        +{COIN_INCOME + GOLD_DIE_INCOME} <Icon of={icons.gold} />
      </span>
    </div>
  )
}

/** The marker has gone up once: to good. */
export function Marker(props: Props) {
  const hero = heroWith({}, { marker: { row: 0, column: 1 } })
  return (
    <div className="rpl rpl-picture rpl-picture-alignment">
      <div className="rpl-sheet ground">
        <Alignment at={sceneOf(props, { hero })} seat={0} hero={hero} />
      </div>
    </div>
  )
}

/** The hero of RPL-EX-21. */
const SCORED = heroWith(
  { str: 'w6 $5 b6', dex: 'w5 g5 k6', con: 'p6 w6 r5', int: '$4 k4 r5', wis: 'w5 b6 g5', cha: 'r4 p5 k6' },
  {
    marker: { row: 0, column: 1 },
    armor: ['chain-helm', 'chain-leggings', 'chain-gorget'],
    weapons: ['tower-shield'],
    traits: ['honest', 'reckless', 'weak'],
  },
)

/** Six rows, and where the stars come from. */
export function Scoring(props: Props) {
  const { v } = sceneOf(props, {})
  return (
    <div className="rpl rpl-picture rpl-picture-scoring wide">
      <Rows {...props} hero={SCORED} />
      <ul className="rpl-picture-sources">
        {starsBySource(SCORED, false).map(({ source, points }) => (
          <li key={source}>
            <span>{v.source[source]}</span> <b>{points}</b>
          </li>
        ))}
        <li className="rpl-picture-total">
          <Icon of={icons.star} /> <b>{starsOf(SCORED, false)}</b>
        </li>
      </ul>
    </div>
  )
}
