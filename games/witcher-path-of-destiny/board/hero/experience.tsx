import { Explain, Icon, icons } from '@krcma/look'
import { SLOTS } from '../../content/abilities.ts'
import { GOLD_END, TRACK_END, UNLOCK_AT } from '../../content/track.ts'
import { experienceVp, type Markers } from '../../reckoning/experience.ts'
import type { At } from '../at.ts'

/** The track of experience with the places at which abilities wait; the gold marker runs over it once more. */
export function Experience({ at: { w }, body }: { at: At; body: Markers }) {
  const { xp, gold } = body
  const says = gold === null ? w.xp(xp) : w.gold(gold, experienceVp(body))
  const [value, end] = gold === null ? [xp, TRACK_END] : [gold, GOLD_END]
  return (
    <Explain of={says}>
      <div className="wpd-experience" data-gold={gold !== null} role="img" aria-label={says.name}>
        <Icon of={icons.star} className="wpd-xp" />
        <strong>{value}</strong>
        <span className="wpd-track-line">
          <span className="wpd-track-done" style={{ transform: `scaleX(${value / end})` }} />
          {gold === null &&
            SLOTS.filter((slot) => UNLOCK_AT[slot] > 0).map((slot) => (
              <span
                key={slot}
                className="wpd-unlock"
                data-reached={xp >= UNLOCK_AT[slot]}
                style={{ left: `${(UNLOCK_AT[slot] / TRACK_END) * 100}%` }}
              >
                {UNLOCK_AT[slot]}
              </span>
            ))}
        </span>
        {gold !== null && (
          <span>
            {experienceVp(body)} <Icon of={icons.glory} className="wpd-vp" />
          </span>
        )}
      </div>
    </Explain>
  )
}
