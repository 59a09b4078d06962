import type { Seat, Told } from '@krcma/kernel'
import { Counter, Explain, Icon, icons, thing } from '@krcma/look'
import { memo } from 'react'
import { SPACES } from '../content/numbers.ts'
import { starsBySource, starsOf } from '../reckoning/outlook.ts'
import type { RollPlayer, SeenHero } from '../shape.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import * as own from './icons.ts'
import { plain } from './numbers.ts'
import type { BoardWords } from './words/words.ts'

interface PurseProps {
  readonly v: Vocabulary
  readonly solo: boolean
  readonly w: BoardWords
  readonly hero: SeenHero
  readonly seat: Seat
  readonly news?: readonly Told<RollPlayer>[]
  /** Whether it is on a plate, which counts the stars by itself. */
  readonly small?: boolean
}

const dicePlaced = ({ rows }: SeenHero) => Object.values(rows).reduce((sum, row) => sum + row.length, 0)

/** All that a hero has in numbers. What was just gained or paid rises from the gold. */
export const Purse = memo(function Purse({ v, solo, w, hero, seat, news = [], small = false }: PurseProps) {
  const sheet = starsBySource(hero, solo)
  const total = starsOf(hero, solo)
  const text = sheet.map(({ source, points }) => `${v.source[source]} ${plain(points)}`).join(', ')
  return (
    <span className="rpl-purse" data-small={small}>
      {!small && (
        <Explain of={{ name: `${w.stars.name}: ${total}`, text }}>
          <span
            className="counter rpl-held"
            data-of="stars"
            role="img"
            aria-label={`${w.stars.name}: ${total}. ${text}`}
          >
            <Icon of={icons.star} />
            <span key={total} className="counter-value">
              {plain(total)}
            </span>
          </span>
        </Explain>
      )}
      <span className="rpl-held" data-of="gold" {...(small ? {} : thing(`gold-${seat}`))}>
        <Counter icon={icons.coin} value={hero.gold} {...w.gold} />
        <Change news={news} seat={seat} />
      </span>
      <span className="rpl-held" data-of="tokens" data-none={small && hero.tokens === 0}>
        <Counter icon={own.token} value={hero.tokens} {...w.tokens} />
      </span>
      <span className="rpl-held" data-of="dice">
        <Explain of={{ name: `${w.dicePlaced.name}: ${dicePlaced(hero)}`, text: w.dicePlaced.text }}>
          <span className="counter" role="img" aria-label={`${w.dicePlaced.name}: ${dicePlaced(hero)} / ${SPACES}`}>
            <Icon of={own.classDice} />
            <span className="counter-value">{dicePlaced(hero)}</span>
          </span>
        </Explain>
      </span>
    </span>
  )
})

function Change({ news, seat }: { news: readonly Told<RollPlayer>[]; seat: Seat }) {
  const change = news.reduce((sum, event) => sum + changeBy(event, seat), 0)
  if (change === 0) return null
  return (
    <span key={news.at(-1)?.n} className="rpl-change" aria-hidden="true" data-tone={change > 0 ? 'gain' : 'cost'}>
      {change > 0 ? `+${change}` : `−${-change}`}
    </span>
  )
}

function changeBy(event: Told<RollPlayer>, seat: Seat): number {
  if (event.kind === 'gold-gained' && event.data.seat === seat) return event.data.gold
  return event.kind === 'card-bought' && event.data.seat === seat ? -event.data.gold : 0
}
