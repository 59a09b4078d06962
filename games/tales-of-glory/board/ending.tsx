import type { Seat } from '@krcma/kernel'
import { Explain, Icon, icons, type SeatLook } from '@krcma/look'
import { GLORY_PER_MAJORITY } from '../content/components.ts'
import { ELEMENTS } from '../content/tile.ts'
import { endGains } from '../reckoning/outlook.ts'
import { SOURCES } from '../shape.ts'
import { rewardText } from '../words/tile-text.ts'
import { type At, gloryOf, playerAt } from './at.ts'
import * as own from './icons.ts'
import { gainIcon } from './tile/pictures.ts'
import { RewardSigns } from './tile/reward.tsx'

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

/** The end: who has the majorities, what the tiles give last, and where all glory came from. */
export function Ending({ at }: { at: At }) {
  const { w } = at
  const places = at.view.ending?.places ?? []
  const order = [...at.seats].sort((a, b) => (places[a.seat] ?? 9) - (places[b.seat] ?? 9))
  return (
    <section className="tog-ending" aria-label={w.ending.title} {...reachable}>
      <h2 className="tog-round-of">{w.ending.title}</h2>
      <Majorities at={at} order={order} />
      <Glory at={at} order={order} places={places} />
      {order.map(({ seat }) => (
        <EndRewards key={seat} at={at} seat={seat} />
      ))}
    </section>
  )
}

function Name({ look }: { look: SeatLook }) {
  return (
    <th scope="row">
      <span style={{ color: look.colour }}>
        <Icon of={look.sign} />
      </span>{' '}
      {look.name}
    </th>
  )
}

interface TableProps {
  readonly at: At
  readonly order: readonly SeatLook[]
}

function Majorities({ at, order }: TableProps) {
  const { w } = at
  return (
    <table className="tog-sheet">
      <caption>{w.ending.majorities}</caption>
      <thead>
        <tr>
          <th scope="col">{w.ending.player}</th>
          {ELEMENTS.map((element) => (
            <Explain key={element} of={{ name: w.ending.majority(element), text: w.ending.majorityRule }}>
              <th scope="col" aria-label={w.ending.majority(element)}>
                <Icon of={gainIcon[element]} />
              </th>
            </Explain>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map((look) => {
          const player = playerAt(at, look.seat)
          return (
            <tr key={look.seat}>
              <Name look={look} />
              {ELEMENTS.map((element) => {
                const holds = player.majorities.includes(element)
                return (
                  <td key={element} data-holds={holds}>
                    {player[element]}
                    {holds && (
                      <span className="tog-majority" role="img" aria-label={w.ending.holds}>
                        <Icon of={own.majority} />+{GLORY_PER_MAJORITY}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Glory({ at, order, places }: TableProps & { readonly places: readonly number[] }) {
  const { w } = at
  return (
    <table className="tog-sheet">
      <caption>{w.ending.glory}</caption>
      <thead>
        <tr>
          <th scope="col">{w.ending.player}</th>
          {SOURCES.map((source) => (
            <th key={source} scope="col" className="tog-slanted">
              {at.words.source[source]}
            </th>
          ))}
          <th scope="col">{w.ending.total}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((look) => {
          const player = playerAt(at, look.seat)
          return (
            <tr key={look.seat} data-first={places[look.seat] === 1}>
              <Name look={look} />
              {SOURCES.map((source) => (
                <td key={source}>{player.glory[source]}</td>
              ))}
              <td className="tog-total">
                {places[look.seat] === 1 && <Icon of={icons.crown} />} {gloryOf(player)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Of one player, tile by tile; and the quests that stayed in hand. */
function EndRewards({ at, seat }: { at: At; seat: Seat }) {
  const { v, w } = at
  const player = playerAt(at, seat)
  const gains = endGains(player)
  const quests = typeof player.quests.items === 'number' ? [] : player.quests.items
  if (gains.length + quests.length === 0) return null
  return (
    <div className="tog-end-rewards">
      <h3 className="tog-ledger-title">{w.ending.endRewards(at.seats[seat]?.name ?? '')}</h3>
      <ul>
        {gains.map(({ tile, reward }) => (
          <li key={tile}>
            {v.tile[tile]}{' '}
            <span className="tog-end-gain">
              <RewardSigns reward={reward.map((part) => ({ ...part, when: 'placed' as const }))} />
              <span className="tog-unseen">{rewardText(v, reward)}</span>
            </span>
          </li>
        ))}
      </ul>
      {quests.length > 0 && (
        <p>
          {w.ending.unplaced}: {quests.map((quest) => v.tile[quest]).join(', ')}
        </p>
      )}
    </div>
  )
}
