import { type Choice, Explain, Icon, of, signs, thing, touch } from '@krcma/look'
import type { Colour } from '../../content/basics.ts'
import { BACKSTORY } from '../../content/heroes.ts'
import { columnOf, dieOn, rowOf } from '../../reckoning/sheet.ts'
import type { Space as Place, RollPlayer, Seat, SeenHero } from '../../shape.ts'
import { spot } from '../../words/speech.ts'
import { type At, dieName, isOwnShown, type SeenDie, spaceId } from '../at.ts'
import { Gem } from '../gem.tsx'
import { Touched } from '../touched.tsx'

const kinds = ['flip-die', 'swap-first', 'swap-second', 'reroll-die', 'move-die', 'exchange-die'] as const

/** What may be done with the die on a space of the viewer's own sheet. */
export function choicesOn(at: At, space: Place): readonly Choice<RollPlayer>[] {
  if (!isOwnShown(at)) return []
  const touched = kinds.flatMap((kind): readonly Choice<RollPlayer>[] => of(at.choices, kind))
  const steps = of(at.choices, 'adjust-die').filter(({ option }) => option !== 'none' && option.space === space)
  return [...touched.filter(({ option }) => option === space), ...steps]
}

/** What is shown of a space besides its die, in one word. */
export function momentOf(at: At, seat: Seat, space: Place): string {
  return [isMarked(at, space), wasChanged(at, seat, space), movedHere(at, seat, space)['data-thing'] ?? ''].join(' ')
}

interface SpaceProps {
  readonly at: At
  readonly seat: Seat
  readonly hero: SeenHero
  readonly space: Place
  /** The die that would come here. */
  readonly ghost: SeenDie | null
}

/** A space of the sheet, with what the backstory wants there, and the die on it. */
export function Space({ at, seat, hero, space, ghost }: SpaceProps) {
  const { v, w } = at
  const die = dieOn(hero, space)
  const wanted = wantedColour(hero, space)
  const mine = isOwnShown(at)
  const choice = mine ? kinds.flatMap((kind) => of(at.choices, kind)).find(({ option }) => option === space) : undefined
  const steps = mine
    ? of(at.choices, 'adjust-die').filter(({ option }) => option !== 'none' && option.space === space)
    : []
  const fits = die !== undefined && die.colour === wanted
  const lines = [
    ...(wanted === null ? [] : [fits ? w.fitsStory : w.wants(wanted)]),
    ...(die !== undefined && die.colour === hero.colour ? [w.classColour] : []),
  ]
  const name = die === undefined ? `${spot(v, space)}: ${w.emptySpace}` : `${spot(v, space)}: ${dieName(at, die)}`
  const says = { name, text: lines.join(' ') }
  const touchable = choice !== undefined || steps.length > 0
  const looks = touchable ? {} : { role: 'img', 'aria-label': [name, ...lines].join('. ') }
  const marked = isMarked(at, space)
  const body = (
    <span
      className="rpl-space"
      data-empty={die === undefined}
      data-marked={marked}
      data-ghost={die === undefined && ghost !== null}
      {...thing(spaceId(seat, space))}
      {...looks}
    >
      {wanted !== null && die === undefined && <Wish at={at} colour={wanted} />}
      {die === undefined && ghost !== null && (
        <span className="rpl-ghost">
          <Gem v={v} {...ghost} />
        </span>
      )}
      {die !== undefined && (
        <span className="rpl-space-die" {...movedHere(at, seat, space)}>
          <Gem v={v} {...die} rolled={wasChanged(at, seat, space)} />
        </span>
      )}
      {wanted !== null && die !== undefined && <Fit at={at} colour={wanted} fits={fits} />}
      <Touched by={touch(at.choices, choice)} says={says} />
      {steps.map((step) => (
        <Step key={step.key} at={at} choice={step} />
      ))}
    </span>
  )
  return touchable ? body : <Explain of={says}>{body}</Explain>
}

/** What the backstory wants, on an empty space: an outline of the stone with its letters. */
function Wish({ at, colour }: { at: At; colour: Colour }) {
  return (
    <span className="rpl-wish" data-gem={colour} aria-hidden="true">
      {at.v.letters[colour]}
    </span>
  )
}

/** Under a die: whether it is what the backstory wanted. */
function Fit({ at, colour, fits }: { at: At; colour: Colour; fits: boolean }) {
  return (
    <span className="rpl-fit" data-gem={colour} data-fits={fits} aria-hidden="true">
      {fits ? <Icon of={signs.yes} /> : at.v.letters[colour]}
    </span>
  )
}

/** Half of a die: one up, or one down. */
function Step({ at, choice }: { at: At; choice: Choice<RollPlayer, 'adjust-die'> & Choice<RollPlayer> }) {
  const up = choice.option !== 'none' && choice.option.by > 0
  return (
    <span className="rpl-step" data-up={up}>
      <span aria-hidden="true">{up ? '+' : '−'}</span>
      <Touched by={touch(at.choices, choice)} says={{ name: choice.label }} />
    </span>
  )
}

function wantedColour(hero: SeenHero, space: Place): Colour | null {
  if (hero.backstory === null) return null
  const { colour, column } = BACKSTORY[hero.backstory].grid[rowOf(space)]
  return column === columnOf(space) ? colour : null
}

/** The die that the present question already speaks of. */
function isMarked(at: At, space: Place): boolean {
  if (!isOwnShown(at)) return false
  return at.view.decisions.some(({ kind, context }) => {
    switch (kind) {
      case 'swap-second':
        return context.first === space
      case 'move-to':
        return context.from === space
      case 'keep':
      case 'bag-die':
      case 'pool-die':
        return context.space === space
      default:
        return false
    }
  })
}

function wasChanged(at: At, seat: Seat, space: Place): boolean {
  return at.news.some((event) => {
    switch (event.kind) {
      case 'die-rerolled':
      case 'die-flipped':
      case 'die-adjusted':
      case 'die-exchanged':
        return event.data.seat === seat && event.data.space === space
      case 'dice-swapped':
        return event.data.seat === seat && event.data.spaces.includes(space)
      default:
        return false
    }
  })
}

/** A die that was just placed comes from its Initiative card, as long as no other die lies there. */
function movedHere(at: At, seat: Seat, space: Place): Partial<ReturnType<typeof thing>> {
  const number = at.view.state.initiative.findIndex(({ taker, die }) => taker === seat && die === null) + 1
  const placed = at.news.some(
    (event) => event.kind === 'die-placed' && event.data.seat === seat && event.data.space === space,
  )
  return placed && number > 0 ? thing(`pool-${number}`) : {}
}
