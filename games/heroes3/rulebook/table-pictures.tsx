import { Icon, icons, Marked, type PictureProps, signs } from '@krcma/look'
import { spoken } from '../board/words/words.ts'
import type { BuildingId } from '../content/buildings.ts'
import type { CardId } from '../content/cards.ts'
import type { AttackFace } from '../content/dice.ts'
import { UNITS, type UnitId } from '../content/units.ts'
import type { Heroes3, UnitSide } from '../shape.ts'
import { buildingCost, buildingText, cardLines, cardName, unitOn } from '../words/texts.ts'

type Props = PictureProps<Heroes3>

/** Four cards of the starting deck of the hero of the Castle (H3B-SETUP-05), as they are held. */
const HAND: readonly CardId[] = ['stat-attack.1', 'stat-defense.1', 'magic-arrow.1', 'leadership.1']

export function Hand({ words }: Props) {
  const { vocabulary: v } = spoken(words)
  return (
    <ul className="h3-picture h3-picture-cards roomy">
      {HAND.map((card) => (
        <li key={card}>
          <strong>{cardName(v, card)}</strong>
          {cardLines(v, card).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** What a new town can come to first (H3B-TOWN-05). */
const BUILT: readonly BuildingId[] = ['castle.citadel', 'castle.mage-guild', 'castle.city-hall']

export function Building({ words }: Props) {
  const { vocabulary: v } = spoken(words)
  return (
    <ul className="h3-picture h3-picture-cards roomy">
      {BUILT.map((building) => (
        <li key={building}>
          <strong>{v.names.buildings[building]}</strong>
          <span>{buildingCost(v, building)}</span>
          <span>{buildingText(v, building)}</span>
        </li>
      ))}
    </ul>
  )
}

interface Standing {
  readonly unit: UnitId
  readonly side: UnitSide
  /** Counted from the back row of the defender, which is drawn on top (H3B-COMB-06). */
  readonly row: number
  readonly column: number
  readonly seat: number
}

const STANDING: readonly Standing[] = [
  { unit: 'griffins', side: 'pack', row: 1, column: 1, seat: 1 },
  { unit: 'crusaders', side: 'few', row: 1, column: 2, seat: 1 },
  { unit: 'marksmen', side: 'few', row: 0, column: 2, seat: 1 },
  { unit: 'skeletons', side: 'few', row: 3, column: 1, seat: 0 },
  { unit: 'zombies', side: 'few', row: 3, column: 2, seat: 0 },
]
const ROWS = [0, 1, 2, 3, 4] as const
const COLUMNS = [0, 1, 2, 3] as const
const WHOSE = ['defender', 'defender', 'nobody', 'attacker', 'attacker'] as const
/** Beside the rows of each. */
const CAMPS = [
  [4, 80],
  [4, 50],
  [4, 20],
] as const

export function Battlefield({ words }: Props) {
  const { vocabulary: v } = spoken(words)
  return (
    <div className="h3-picture">
      <Marked marks={CAMPS}>
        <div className="h3-picture-field">
          {ROWS.flatMap((row) =>
            COLUMNS.map((column) => {
              const here = STANDING.find((one) => one.row === row && one.column === column)
              return (
                <span key={`${row} ${column}`} className="h3-picture-space" data-of={WHOSE[row]}>
                  {here !== undefined && (
                    <span className="h3-picture-unit" style={{ borderColor: `var(--seat-${here.seat})` }}>
                      {unitOn(v, here.unit, here.side)}
                    </span>
                  )}
                </span>
              )
            }),
          )}
        </div>
      </Marked>
    </div>
  )
}

const CARD = 1
const DIE: AttackFace = 1

/** H3B-EX-07: few Zombies attack a pack of Griffins. */
export function Attack() {
  const { attack } = UNITS.zombies.few
  const { defense } = UNITS.griffins.pack
  return (
    <div className="h3-picture-sum">
      <span>
        {attack} <Icon of={icons.sword} />
      </span>
      <span>+ {CARD}</span>
      <span>
        + {DIE} <Icon of={signs.dice} />
      </span>
      <span>
        − ({defense} <Icon of={icons.shield} /> + {CARD})
      </span>
      <strong>= {attack + CARD + DIE - defense - CARD}</strong>
    </div>
  )
}
