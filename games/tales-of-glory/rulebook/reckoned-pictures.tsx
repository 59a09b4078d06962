import { Icon, icons, type PictureProps } from '@krcma/look'
import { gainIcon } from '../board/tile/pictures.ts'
import { TileArt } from '../board/tile/tile.tsx'
import { spoken } from '../board/words/words.ts'
import { GLORY_PER_MAJORITY } from '../content/components.ts'
import { ELEMENTS, type Element } from '../content/tile.ts'
import type { HeroId, TileId } from '../content/tiles.ts'
import { holdsMajority } from '../reckoning/majorities.ts'
import { endGains } from '../reckoning/outlook.ts'
import { price, waysToPay } from '../reckoning/payment.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Placed, TalesOfGlory } from '../shape.ts'

type Props = PictureProps<TalesOfGlory>

/** TOG-EX-29: who lacks a point of combat took this from the wilderness. */
const TAKEN: TileId = 'e2-trophy-buyer'
const PURSE = { coin: 3, potion: 3, combat: 0, magic: 0 }

/** Every way to pay it, as the rules reckon them. */
export function Payment({ words }: Props) {
  const tile = tileOf(TAKEN)
  const due = price(PURSE, tile)
  return (
    <div className="tog tog-picture tog-payment">
      <TileArt id={TAKEN} name={spoken(words).vocabulary.tile[TAKEN]} />
      <ul>
        {waysToPay(PURSE, tile, true).map((extra) => (
          <li key={extra}>
            <Paid icon={icons.coin} of={due.coin + (extra === 'coin' ? 1 : 0)} />
            <Paid icon={icons.potion} of={due.potion + (extra === 'potion' ? 1 : 0)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Paid({ icon, of }: { icon: string; of: number }) {
  return (
    <span className="tog-paid">
      −{of} <Icon of={icon} />
    </span>
  )
}

type Amounts = { readonly [E in Element]: number }

interface Teller extends Amounts {
  readonly hero: HeroId
  /** What was gained in the ten rounds. */
  readonly glory: number
  /** Those of the tale that matter at the end. */
  readonly tiles: readonly TileId[]
}

/** Three tales after round 10. */
const TELLERS: readonly Teller[] = [
  {
    hero: 'hero-ragna',
    glory: 48,
    combat: 4,
    magic: 1,
    potion: 2,
    coin: 0,
    tiles: ['e1-bounty-clerk', 'e1-bog-lantern', 'e1-toll-ogre', 'e1-straw-warden'],
  },
  { hero: 'hero-oldric', glory: 49, combat: 4, magic: 3, potion: 1, coin: 5, tiles: [] },
  { hero: 'hero-silas', glory: 53, combat: 0, magic: 2, potion: 2, coin: 3, tiles: [] },
]

/** TOG-END-02 to -08, by the functions that the game itself counts with. */
function sheetOf(teller: Teller) {
  const majorities = ELEMENTS.filter((element) => holdsMajority(TELLERS, teller, element))
  const tale: Placed[] = teller.tiles.map((tile, x) => ({ tile, x, y: 0, opened: [] }))
  const end = endGains({ ...teller, ...NOTHING, tale, majorities })
    .flatMap(({ reward }) => reward)
    .reduce((sum, { gain, amount }) => (gain === 'glory' ? sum + amount : sum), 0)
  const total = teller.glory + majorities.length * GLORY_PER_MAJORITY + end
  return { majorities, end, total }
}

const NONE = { of: 'quest', sees: 'all', items: [] } as const
const NOTHING = {
  glory: { tiles: 0, quests: 0, places: 0, chests: 0, majorities: 0, end: 0 },
  taken: null,
  quests: { ...NONE, items: [] },
  returned: { ...NONE, items: [] },
  discarded: [],
  pending: [],
}

/** The last count. */
export function Scoring({ words }: Props) {
  const { vocabulary } = spoken(words)
  const best = Math.max(...TELLERS.map((teller) => sheetOf(teller).total))
  return (
    <div className="tog tog-picture tog-scoring wide">
      {TELLERS.map((teller) => {
        const { majorities, end, total } = sheetOf(teller)
        return (
          <div key={teller.hero} className="tog-scored" data-first={total === best}>
            <strong>{vocabulary.tile[teller.hero]}</strong>
            <span className="tog-scored-part">
              <Icon of={icons.glory} /> {teller.glory}
            </span>
            {ELEMENTS.map((element) => (
              <span key={element} className="tog-scored-part" data-holds={majorities.includes(element)}>
                <Icon of={gainIcon[element]} /> {teller[element]}
                {majorities.includes(element) && <b>+{GLORY_PER_MAJORITY}</b>}
              </span>
            ))}
            <span className="tog-scored-part" data-holds={end > 0}>
              <Icon of={icons.hourglass} /> {end > 0 ? <b>+{end}</b> : '–'}
            </span>
            <span className="tog-scored-total">
              {total === best && <Icon of={icons.crown} />} {total}
            </span>
          </div>
        )
      })}
    </div>
  )
}
