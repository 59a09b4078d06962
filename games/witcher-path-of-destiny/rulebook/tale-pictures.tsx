import { Icon, icons, type PictureProps } from '@krcma/look'
import { Experience as Track } from '../board/hero/experience.tsx'
import { Lines } from '../board/lines/lines.tsx'
import { Alliances } from '../board/tale/alliances.tsx'
import { Efforts } from '../board/tale/efforts.tsx'
import { Goals } from '../board/tale/goals.tsx'
import { other } from '../content/symbols.ts'
import { gained, PLAYERS_TRACK } from '../reckoning/experience.ts'
import { activeCounts, emptyPool } from '../reckoning/symbols.ts'
import type { PathOfDestiny } from '../shape.ts'
import { goalsOf, sceneOf } from './scene.ts'
import { EFFORT_LINE } from './table-pictures.tsx'

type Props = PictureProps<PathOfDestiny>

/** WPD-EX-5: diplomacy is dominant; four symbols of it, three of combat. */
export function Scored(props: Props) {
  const dominant = 'left'
  const at = sceneOf(props, { dominant, players: [{ pool: { ...emptyPool(), diplomacy: 4, combat: 3 } }] })
  const [player] = at.state.players
  const counts = player === undefined ? { left: 0, right: 0 } : activeCounts(player, at.active)
  return (
    <div className="wpd wpd-picture" data-layout="phone">
      <Lines at={at} />
      <div className="wpd-picture-gain">
        <span>
          +{counts[dominant]} <Icon of={icons.glory} className="wpd-vp" />
        </span>
        <span>
          +{counts[other(dominant)]} <Icon of={icons.star} className="wpd-xp" />
        </span>
      </div>
    </div>
  )
}

/** WPD-EX-31: 18 XP, and after 3 more. */
export function Experience(props: Props) {
  const at = sceneOf(props, {})
  const before = { xp: 18, gold: null }
  return (
    <div className="wpd wpd-picture" data-layout="desk">
      <Track at={at} body={before} />
      <Track at={at} body={gained(before, 3, PLAYERS_TRACK)} />
    </div>
  )
}

/** WPD-EX-36: red, green, red, with cards of this turn at its end. */
export function Effort(props: Props) {
  const at = sceneOf(props, {
    efforts: ['effort-1-1', 'effort-2-2', 'effort-3-1'],
    players: [{ timeline: EFFORT_LINE }],
  })
  return (
    <div className="wpd wpd-picture roomy" data-layout="phone">
      <Efforts at={at} efforts={['effort-1-1', 'effort-2-2', 'effort-3-1']} />
      <Lines at={at} />
    </div>
  )
}

/** The red requirement is met, so that its goal may be looked at. */
export function Goal(props: Props) {
  const goals = goalsOf('goal-a1')
  const at = sceneOf(props, { tale: 'striga', goals, players: [{ levels: { red: 1, green: 0, blue: 0, yellow: 0 } }] })
  return (
    <div className="wpd wpd-picture roomy" data-layout="phone">
      <Goals at={at} goals={goals} />
    </div>
  )
}

/** One card for each side. */
export function Alliance(props: Props) {
  const zone = (of: string) => ({ of, sees: [], items: [] })
  const at = sceneOf(props, {
    tale: 'lesser-evil',
    players: [
      {
        alliances: {
          renfri: { of: 'renfri', sees: 'all', items: ['ally-renfri-05'] },
          stregobor: { of: 'stregobor', sees: 'all', items: ['ally-stregobor-13'] },
        },
      },
    ],
    alliances: {
      tokens: [null, 'renfri', 'stregobor', 'both'],
      decks: { renfri: zone('renfri'), stregobor: zone('stregobor') },
      revealed: { renfri: zone('renfri'), stregobor: zone('stregobor') },
      discards: { renfri: zone('renfri'), stregobor: zone('stregobor') },
    },
  })
  return (
    <div className="wpd wpd-picture roomy" data-layout="phone">
      <Alliances at={at} />
    </div>
  )
}
