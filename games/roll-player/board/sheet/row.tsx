import { type Choice, Explain, Icon, lit, memoOn, of, signs, touch } from '@krcma/look'
import { STANDARD } from '../../content/actions.ts'
import type { Attribute } from '../../content/basics.ts'
import { CLASS, RACE } from '../../content/heroes.ts'
import { SPACES_PER_ROW } from '../../content/numbers.ts'
import { attributeScore } from '../../reckoning/attributes.ts'
import { type RowOutlook, rowOutlook } from '../../reckoning/outlook.ts'
import { spaceOf } from '../../reckoning/sheet.ts'
import { withDie } from '../../reckoning/would-be.ts'
import type { RollPlayer, Seat, SeenHero } from '../../shape.ts'
import { type At, isOwnShown } from '../at.ts'
import { plain, signed } from '../numbers.ts'
import { attributeIcons } from '../pictures.ts'
import { Stars } from '../stars.tsx'
import { Touched } from '../touched.tsx'
import { ghostOf, heldIndex, wouldBe } from '../would.ts'
import { choicesOn, momentOf, Space } from './space.tsx'

/** Placing into a row, or carrying out its action. */
function choiceFor(at: At, row: Attribute): Choice<RollPlayer> | undefined {
  if (!isOwnShown(at)) return undefined
  const held = heldIndex(at)
  const starting = of(at.choices, 'starting-die').find(({ option }) => option.die === held && option.row === row)
  if (starting !== undefined) return starting
  return (['place-die', 'move-to', 'attribute-action'] as const)
    .flatMap((kind) => of(at.choices, kind))
    .find(({ option }) => option === row)
}

interface RowProps {
  readonly at: At
  readonly seat: Seat
  readonly hero: SeenHero
  readonly row: Attribute
}

/** One attribute. Choices light up one at a time, and dice come one at a time: the other rows are left as they are. */
export function Row({ at, seat, hero, row }: RowProps) {
  const spaces = [0, 1, 2].map((column) => spaceOf(row, column))
  const ghost = ghostOf(at)
  const { changed } = outlookOf(at, hero, row)
  const now = [
    lit(at.choices, [choiceFor(at, row), ...spaces.flatMap((space) => choicesOn(at, space))]),
    ghost === null ? '' : `${ghost.colour} ${ghost.value}`,
    changed === null ? '' : `${changed.score} ${changed.standing}`,
    ...spaces.map((space) => momentOf(at, seat, space)),
  ]
  return <RowNow at={at} seat={seat} hero={hero} row={row} now={now.join('/')} />
}

/** How the row stands, and how it would after what is looked at, if that is another sum. */
function outlookOf(at: At, hero: SeenHero, row: Attribute) {
  const ghost = ghostOf(at)
  const open = hero.rows[row].length < SPACES_PER_ROW
  const focused = at.choices.focused === null || !isOwnShown(at) ? null : wouldBe(at.choices.focused, at.view.state)
  const after = ghost !== null && open ? withDie(hero, row, ghost) : focused
  const before = attributeScore(hero, row)
  const then = after === null ? null : rowOutlook(after, row)
  return { before, changed: then !== null && then.score !== before ? then : null }
}

interface RowNowProps extends RowProps {
  /** All that is shown in it besides the hero. */
  readonly now: string
}

/** Its action, its three dice, their sum, and the goal of the class. */
const RowNow = memoOn(['v', 'w', 'shown'], function RowNow({ at, seat, hero, row }: RowNowProps) {
  const { v, w } = at
  const choice = choiceFor(at, row)
  const ghost = ghostOf(at)
  const { before, changed } = outlookOf(at, hero, row)
  const now = rowOutlook(hero, row)
  const says = {
    name: v.attribute[row],
    text: (
      <>
        {choice !== undefined && changed !== null && (
          <div className="rpl-said-outlook">{w.becomes(v.attribute[row], before, changed.score)}</div>
        )}
        {rowLines(at, hero, row, choice !== undefined && changed !== null ? changed : now).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </>
    ),
  }
  return (
    <div className="rpl-row" data-row={row} data-standing={now.standing}>
      <Explain of={says}>
        <span className="rpl-attribute" {...lookedAt} {...named(spoken(at, row, now))}>
          <Icon of={attributeIcons[row]} className="rpl-attribute-icon" />
          <span className="rpl-attribute-name">
            {v.short[row]}
            <Modifier hero={hero} row={row} />
          </span>
          <span className="rpl-action">{w.action[row]}</span>
        </span>
      </Explain>
      {[0, 1, 2].map((column) => (
        <Space
          key={column}
          at={at}
          seat={seat}
          hero={hero}
          space={spaceOf(row, column)}
          ghost={column === hero.rows[row].length ? ghost : null}
        />
      ))}
      <Explain of={says}>
        <span className="rpl-score" data-changed={changed !== null}>
          {changed !== null && <span className="rpl-before">{plain(before)}→</span>}
          <span key={changed?.score ?? before} className="rpl-score-value">
            {plain(changed?.score ?? before)}
          </span>
        </span>
      </Explain>
      <Explain of={says}>
        <GoalChip at={at} of={changed ?? now} />
      </Explain>
      <Touched by={touch(at.choices, choice)} says={says} />
    </div>
  )
})

function Modifier({ hero, row }: { hero: SeenHero; row: Attribute }) {
  const by = hero.race === null ? 0 : RACE[hero.race].modifiers[row]
  return by === 0 ? null : (
    <span className="rpl-modifier" data-tone={by > 0 ? 'gain' : 'cost'}>
      {signed(by)}
    </span>
  )
}

export function rangeOf({ w }: Pick<At, 'w'>, { min, max }: RowOutlook['goal']): string {
  return max === null ? `${min}+` : min === max ? String(min) : w.range(min, max)
}

const marks = { met: signs.yes, open: null, lost: signs.no }

// Explain hands its id down, so that the chip must pass it on.
function GoalChip({ at, of: outlook, ...rest }: { at: At; of: RowOutlook; 'data-explain'?: string }) {
  const { goal, standing } = outlook
  const mark = marks[standing]
  return (
    <span className="rpl-goal" data-standing={standing} {...rest}>
      <span className="rpl-goal-range">{rangeOf(at, goal)}</span>
      <Stars v={at.v} count={goal.stars} />
      {mark !== null && <Icon of={mark} className="rpl-goal-mark" />}
    </span>
  )
}

// What can be looked at takes the keyboard's focus, so that its explanation can be read without a mouse.
const lookedAt = { role: 'img', tabIndex: 0 } as const
const named = (label: string) => ({ 'aria-label': label })

/** For those who listen. */
function spoken(at: At, row: Attribute, { score, goal, left, standing }: RowOutlook): string {
  const { v, w } = at
  const said = left === 0 && standing === 'lost' ? w.missed : w.standing[standing]
  return `${v.attribute[row]}: ${w.score} ${plain(score)}. ${w.goal(rangeOf(at, goal), v.stars(goal.stars))}. ${said}`
}

/** What a row says: its action, as the class has it, and how it stands towards its goal. */
function rowLines(at: At, hero: SeenHero, row: Attribute, outlook: RowOutlook): readonly string[] {
  const { v, w } = at
  const { goal, left, standing, least, most } = outlook
  const ruled = hero.class === null ? undefined : CLASS[hero.class].rules.find((rule) => rule.row === row)
  const action = ruled ?? { trigger: 'attribute-action', row, optional: true, do: STANDARD[row] }
  const modifier = hero.race === null ? 0 : RACE[hero.race].modifiers[row]
  return [
    `${w.goal(rangeOf(at, goal), v.stars(goal.stars))}. ${left === 0 && standing === 'lost' ? w.missed : w.standing[standing]}`,
    ...(left > 0 && standing === 'open' ? [w.needs(least, most, left)] : []),
    ...(modifier !== 0 && hero.race !== null ? [`${w.modifier(v.names.races[hero.race], signed(modifier))}.`] : []),
    v.rule(action),
    ...(ruled === undefined ? [] : [w.ownAction]),
    ...(left > 0 ? [w.fullRow] : []),
  ]
}
