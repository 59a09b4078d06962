import { type Choice, Explain, Icon, thing, touch } from '@krcma/look'
import { MIDDLE, SPACES } from '../../reckoning/battle/board.ts'
import { commanderOf } from '../../reckoning/battle/command.ts'
import { findFighter, standingOn } from '../../reckoning/battle/fighters.ts'
import { reachOf, targetsFrom } from '../../reckoning/battle/moves.ts'
import type { Battle, Heroes3, Space } from '../../shape.ts'
import { rowAndColumn } from '../../words/speech.ts'
import { type At, ownSeat } from '../at.ts'
import * as own from '../icons.ts'
import { openSome } from '../opening.ts'
import { Touched } from '../touched.tsx'
import { FighterView } from './fighter.tsx'
import { fighterIn, placed, spaceOf, startOf, startsIn } from './places.ts'

/** Rows from the far side to the own one: whoever leads the defender looks from there. */
function spacesSeen(at: At, battle: Battle): readonly Space[] {
  const me = ownSeat(at)
  const leadsDefender = me !== null && commanderOf(battle, 'defender') === me && commanderOf(battle, 'attacker') !== me
  return SPACES.map((_, i) => {
    const [line, place] = [Math.floor(i / 4), i % 4]
    return leadsDefender ? 4 * line + 3 - place : SPACES.length - 4 - 4 * line + place
  })
}

/** Where the active unit could go. */
function reachIn(battle: Battle): ReadonlySet<Space> {
  const fighter = findFighter(battle, battle.activation?.fighter ?? null)
  if (fighter === undefined || battle.activation?.moved === true) return new Set()
  return new Set(reachOf(battle, fighter).keys())
}

/** Whom the active unit could attack from the space that is looked at. */
function threatenedIn(at: At, battle: Battle): readonly string[] {
  const { focused } = at.choices
  const fighter = findFighter(battle, battle.activation?.fighter ?? null)
  if (fighter === undefined || focused?.kind !== 'deed' || focused.option.do !== 'move') return []
  return targetsFrom(battle, fighter, focused.option.to).map(({ id }) => id)
}

/** The combat board: five rows of four spaces. */
export function Arena({ at, battle }: { readonly at: At; readonly battle: Battle }) {
  const choices = placed(at)
  const reach = reachIn(battle)
  const threatened = threatenedIn(at, battle)
  return (
    <ol className="h3-arena" aria-label={at.w.battle.board}>
      {spacesSeen(at, battle).map((space) => (
        <SpaceView
          key={space}
          at={at}
          battle={battle}
          space={space}
          choice={choices.find((choice) => spaceOf(choice) === space)}
          reached={reach.has(space)}
          threatened={threatened}
        />
      ))}
    </ol>
  )
}

interface SpaceProps {
  readonly at: At
  readonly battle: Battle
  readonly space: Space
  readonly choice: Choice<Heroes3> | undefined
  readonly reached: boolean
  readonly threatened: readonly string[]
}

function SpaceView({ at, battle, space, choice, reached, threatened }: SpaceProps) {
  const fighter = standingOn(battle, space)
  const bulwark = battle.bulwarks.find((one) => one.space === space)
  const name = at.v.space(...rowAndColumn(space))
  const on = fighter === undefined ? undefined : at.choices.all.find((one) => fighterIn(one) === fighter.id)
  const starts = startsIn(at.choices.all)
  const begins = starts.size > 1 && choice === undefined ? starts.get(`${space}`) : undefined
  const zone = MIDDLE.includes(space) ? 'middle' : space < 8 ? 'attacker' : 'defender'
  return (
    <li
      className="h3-space"
      data-zone={zone}
      data-reached={reached}
      data-threatened={fighter !== undefined && threatened.includes(fighter.id)}
      {...thing(`space-${space}`)}
    >
      {bulwark !== undefined && (
        <Explain of={{ name: at.v.scene.bulwark[bulwark.kind] }}>
          <span className="h3-bulwark" role="img" aria-label={at.v.scene.bulwark[bulwark.kind]}>
            <Icon of={bulwark.kind === 'wall' ? own.wall : own.gate} />
          </span>
        </Explain>
      )}
      {fighter !== undefined && <FighterView at={at} battle={battle} fighter={fighter} choice={on} />}
      {choice !== undefined && <Touched by={touch(at.choices, choice)} says={{ name: choice.label }} />}
      {begins !== undefined && startOf(begins[0] as Choice<Heroes3>) === `${space}` && (
        <Touched by={openSome(at.choices, begins, name)} says={{ name }} />
      )}
    </li>
  )
}
