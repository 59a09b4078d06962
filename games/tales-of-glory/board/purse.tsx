import type { Seat, Told } from '@krcma/kernel'
import { count } from '@krcma/kernel'
import { Counter, Explain, Icon, icons } from '@krcma/look'
import { memo } from 'react'
import type { TalesOfGlory } from '../shape.ts'
import { chestsOf, gloryOf, keysOf, type Seen } from './at.ts'
import * as own from './icons.ts'
import { gainIcon } from './tile/pictures.ts'
import type { BoardWords } from './words/words.ts'

const elements = ['combat', 'magic', 'potion', 'coin'] as const

interface PurseProps {
  readonly w: BoardWords
  readonly player: Seen
  readonly seat: Seat
  /** Whether the first player token lies with it. */
  readonly first?: boolean
  /** Whether the quests lie in sight elsewhere, so that they need no counting. */
  readonly elsewhere?: boolean
  /** Whether it is on a plate, which counts the glory by itself. */
  readonly small?: boolean
  readonly news?: readonly Told<TalesOfGlory>[]
}

/** All that a player has. What was just gained or paid rises from its counter. */
export const Purse = memo(function Purse(props: PurseProps) {
  const { w, player, seat, first = false, elsewhere = false, small = false, news = [] } = props
  const quests = count(player.quests)
  return (
    <span className="tog-purse" data-small={small}>
      {!small && (
        <span className="tog-held" data-of="glory">
          <Counter icon={icons.glory} value={gloryOf(player)} {...w.resource.glory} />
          <Change news={news} seat={seat} of="glory" />
        </span>
      )}
      {elements.map((element) => (
        <span key={element} className="tog-held" data-of={element}>
          <Counter icon={gainIcon[element]} value={player[element]} {...w.resource[element]} />
          <Change news={news} seat={seat} of={element} />
        </span>
      ))}
      <span className="tog-held" data-of="key">
        <Counter icon={icons.key} value={keysOf(player)} {...w.resource.key} />
      </span>
      <span className="tog-held" data-of="chest">
        <Counter icon={icons.chest} value={chestsOf(player) - keysOf(player)} {...w.lockedChests} />
      </span>
      {!elsewhere && (
        <span className="tog-held" data-of="quest" data-none={quests === 0}>
          <Counter icon={icons.quest} value={quests} {...w.questsInHand} />
        </span>
      )}
      {first && (
        <Explain of={w.firstPlayer}>
          <span className="tog-token" role="img" aria-label={w.firstPlayer.name}>
            <Icon of={own.firstPlayer} />
          </span>
        </Explain>
      )}
    </span>
  )
})

type Changing = 'glory' | (typeof elements)[number]

function Change({ news, seat, of }: { news: readonly Told<TalesOfGlory>[]; seat: Seat; of: Changing }) {
  const change = news.reduce((sum, event) => sum + changeBy(event, seat, of), 0)
  if (change === 0) return null
  return (
    <span key={news.at(-1)?.n} className="tog-change" aria-hidden="true" data-tone={change > 0 ? 'gain' : 'cost'}>
      {change > 0 ? `+${change}` : `−${-change}`}
    </span>
  )
}

function changeBy(event: Told<TalesOfGlory>, seat: Seat, of: Changing): number {
  if (event.kind === 'gained' && event.data.seat === seat) {
    return event.data.gains.reduce((sum, { gain, amount }) => (gain === of ? sum + amount : sum), 0)
  }
  if (event.kind === 'paid' && event.data.seat === seat && (of === 'coin' || of === 'potion')) return -event.data[of]
  return 0
}
