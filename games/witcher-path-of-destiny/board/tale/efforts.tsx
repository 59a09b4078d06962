import { Explain, Icon, icons, signs, thing } from '@krcma/look'
import { type EffortId, type EffortReward, effortOf } from '../../content/extra-effort.ts'
import { begun } from '../../reckoning/sequence.ts'
import { type At, ownSeat, shownSeat } from '../at.ts'
import { Banner, SymbolSign } from '../card/signs.tsx'
import * as own from '../icons.ts'

/** The Edge of the World: the sequence of each chapter and what it gives; how far the end of the timeline goes along with it. */
export function Efforts({ at, efforts }: { at: At; efforts: readonly EffortId[] }) {
  const { v, w, state } = at
  return (
    <section className="wpd-tale wpd-efforts" aria-label={w.effort.name}>
      <Explain of={w.effort}>
        <h3 className="wpd-tale-name">
          <Icon of={own.effort} /> {w.effort.name}
        </h3>
      </Explain>
      {efforts.map((id, i) => {
        const now = i + 1 === state.chapter && state.phase !== 'over'
        const { sequence, reward } = effortOf(id)
        const player = state.players[ownSeat(at) ?? shownSeat(at)]
        const done = now && player !== undefined ? begun(player, sequence) : 0
        const next = sequence[done]
        const text = [v.effort(id), now && next !== undefined && done > 0 ? w.effortNext(v.colour[next]) : ''].join(' ')
        const places = sequence.map((colour, place) => ({ colour, key: `${place} ${colour}`, begun: place < done }))
        return (
          <Explain key={`${id} ${now}`} of={{ name: w.effortNow(i + 1), text }}>
            <div
              className="wpd-effort"
              data-now={now}
              data-past={i + 1 < state.chapter}
              role="img"
              aria-label={`${w.effortNow(i + 1)}: ${text}`}
              {...thing(id)}
            >
              <span className="wpd-quiet">{i + 1}</span>
              {places.map((place) => (
                <span key={place.key} className="wpd-effort-place" data-begun={place.begun}>
                  <Banner of={place.colour} />
                </span>
              ))}
              <span className="wpd-then">▸</span>
              {reward.map((gain) => (
                <Reward key={v.effort(id) + rewardKey(gain)} at={at} of={gain} now={now} />
              ))}
            </div>
          </Explain>
        )
      })}
    </section>
  )
}

const rewardKey = (gain: EffortReward) => (gain.kind === 'active' ? gain.side : gain.kind)

function Reward({ at: { active }, of, now }: { at: At; of: EffortReward; now: boolean }) {
  if (of.kind !== 'active')
    return (
      <span>
        +{of.amount}
        <Icon of={of.kind === 'xp' ? icons.star : icons.glory} className={of.kind === 'xp' ? 'wpd-xp' : 'wpd-vp'} />
      </span>
    )
  return now ? (
    <span>
      +{of.amount}
      <SymbolSign of={active[of.side]} side={of.side} />
    </span>
  ) : (
    <span>
      +{of.amount}
      <Icon of={of.side === 'left' ? signs.previous : signs.next} />
    </span>
  )
}
