import { Die, type Gem, Icon, icons } from '@krcma/look'
import type { Roll } from '../../content/effects.ts'
import { BONUS_MARGIN } from '../../content/set-up.ts'
import { modifier, needed, ownTotal } from '../../reckoning/rolls.ts'
import type { Seat, SeenState } from '../../shape.ts'
import { type At, lookOf, playerAt } from '../at.ts'
import { ICON_SIGNS } from '../pictures.ts'
import { pictured } from '../signs.tsx'

const ICON_OF: { readonly [R in Roll]: 'skill' | 'combat' } = {
  duel: 'combat',
  threat: 'combat',
  'encounter-combat': 'combat',
  'encounter-skill': 'skill',
}

type SeenCheck = NonNullable<SeenState['check']>

interface Parts {
  readonly roll: Roll
  /** Null: not yet thrown. */
  readonly die: number | null
  readonly adds: number
  /** Whether all that was added is one number: icons, hearts and cards. */
  readonly summed?: boolean
  /** Paid for or underhanded, and hearts. */
  readonly bonus?: number
  readonly hearts?: number
  readonly total: number | null
  readonly needed: number
}

/** A test on one line: what is needed, and what the die, the party and hearts make of it. */
export function TestLine({ at, of }: { at: At; of: Parts }) {
  const { w } = at
  const { roll, die, adds, bonus = 0, hearts = 0, total } = of
  const won = total !== null && total >= of.needed
  const said = w.encounter.line({ ...of, bonus, hearts, kind: ICON_OF[roll] })
  return (
    <p className="naf-test" data-won={total === null ? undefined : won} {...pictured(said)}>
      <span className="naf-needs">{w.encounter.needs(of.needed)}</span>
      <span className="naf-term" data-of="die">
        {die === null ? <Icon of={icons.hourglass} /> : <Thrown die={die} />}
      </span>
      <span className="naf-term">
        + {adds} {of.summed !== true && <Icon of={ICON_SIGNS[ICON_OF[roll]]} />}
      </span>
      {bonus > 0 && <span className="naf-term">+ {bonus}</span>}
      {(hearts > 0 || total === null) && (
        <span className="naf-term" data-of="hearts">
          + {total === null ? '…' : hearts} <Icon of={icons.heart} />
        </span>
      )}
      {total !== null && <span className="naf-total">= {total}</span>}
    </p>
  )
}

/** A die as it fell. */
export function Thrown({ die, gem = 'gold', rolled = false }: { die: number; gem?: Gem; rolled?: boolean }) {
  return (
    <span className="naf-die">
      <Die gem={gem} value={die} letter="" rolled={rolled} />
    </span>
  )
}

/** The roll that is going on, and in a duel that of the other side. */
export function Going({ at, check }: { at: At; check: SeenCheck }) {
  const { state, w } = at
  const { roll, seat, defender } = check
  const other = defender?.who
  return (
    <>
      <TestLine
        at={at}
        of={{ ...termsOf(at, roll, seat, check.throw), total: ownTotal(state, check), needed: needed(state, check) }}
      />
      {defender !== null && other !== undefined && (
        <p className="naf-against">
          <Thrown die={defender.throw.die} gem="white" />
          {w.encounter.against(other === 'neutral' ? w.neutral : lookOf(at, other).name, needed(state, check) - 1)}
        </p>
      )}
      {check.target !== null && <p className="naf-bonus">{w.encounter.bonusAt(check.target + BONUS_MARGIN)}</p>}
    </>
  )
}

function termsOf(at: At, roll: Roll, seat: Seat, { die, bonus, hearts }: SeenCheck['throw']) {
  return { roll, die, bonus, hearts, adds: modifier(playerAt(at, seat), roll) }
}
