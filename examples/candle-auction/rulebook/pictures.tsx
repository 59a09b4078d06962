import { Die, Icon, icons, type Pictures } from '@krcma/look'
import '../board/board.css'
import { coinsIn, type Purse } from '../content/purses.ts'
import { worth } from '../reckoning/lot.ts'
import type { CandleAuction } from '../shape.ts'

function Purses({ of }: { of: readonly Purse[] }) {
  return (
    <div className="can-part">
      {of.map((purse) => (
        <span key={purse} className="can-purse">
          <Icon of={icons.coin} /> {coinsIn(purse)}
        </span>
      ))}
    </div>
  )
}

const DICE = [3, 5]

/** The dice, and what the game makes of them. */
function Lot() {
  return (
    <div className="can-part">
      {DICE.map((value) => (
        <Die key={value} gem="gold" value={value} letter="" size={48} />
      ))}
      <strong>= {worth({ carried: 0, dice: DICE })}</strong>
    </div>
  )
}

export const pictures: Pictures<CandleAuction> = {
  hand: () => <Purses of={['miller-2', 'smith-4', 'baker-5']} />,
  lot: Lot,
  bids: () => <Purses of={['baker-5', 'tailor-5', 'brewer-3']} />,
}
