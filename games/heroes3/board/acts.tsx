import { type Choice, Explain, Icon, icons, signs, touch } from '@krcma/look'
import type { CardId } from '../content/cards.ts'
import { isNeutral } from '../reckoning/army.ts'
import type { Heroes3, UnitCard, UnitSide } from '../shape.ts'
import { modeText } from '../words/texts.ts'
import type { At } from './at.ts'
import { CardFace, explainedCard } from './cards/card.tsx'
import { cardIn, playIn } from './cards/choices.ts'
import * as own from './icons.ts'
import { fieldOf } from './map/map.tsx'
import { factionIcons } from './tiles/signs.ts'
import { Touched } from './touched.tsx'
import { explainedUnit, UnitPlate } from './units/unit.tsx'
import { choicesOf } from './where.ts'

/** What has no thing of its own to be touched, and what is chosen between several things on one field. */
export function Acts({ at }: { readonly at: At }) {
  const { all, narrowed } = at.choices
  const fields = (narrowed ?? []).filter((choice) => fieldOf(choice) !== null)
  const acts = fields.length > 0 ? fields : choicesOf(all, 'acts')
  if (acts.length === 0) return null
  // Beside large cards a small "no" would be out of sight.
  const [quiet, loud] = [true, false].map((is) => acts.filter(({ option }) => QUIET.includes(option) === is))
  return (
    <section className="h3-acts" aria-label={at.w.acts}>
      {[...(quiet ?? []), ...(loud ?? [])].map((choice) => (
        <One key={choice.key} at={at} choice={choice} />
      ))}
    </section>
  )
}

function One({ at, choice }: { readonly at: At; readonly choice: Choice<Heroes3> }) {
  const by = touch(at.choices, choice)
  const card = cardIn(choice)
  if (card !== null) return <ActOfCard at={at} choice={choice} card={card} />
  const unit = unitIn(choice)
  if (unit !== null)
    return (
      <div className="h3-act h3-act-unit">
        <UnitPlate at={at} card={unit.card} side={unit.side} />
        <Touched by={by} says={{ ...explainedUnit(at, unit.card, unit.side), name: choice.label }} />
      </div>
    )
  return (
    <div className="h3-act">
      <Icon of={signOf(choice)} />
      <span aria-hidden="true">{choice.label}</span>
      <Touched by={by} says={{ name: choice.label }} />
    </div>
  )
}

interface ActOfCardProps {
  readonly at: At
  readonly choice: Choice<Heroes3>
  readonly card: CardId
}

/** A card among those between which one chooses: all of it, or what it does the way it would be played. */
function ActOfCard({ at, choice, card }: ActOfCardProps) {
  const play = playIn(choice)
  const line = play === null ? null : modeText(at.v, play.card, play.mode)
  return (
    <Explain of={explainedCard(at, card)}>
      <div className="h3-act h3-act-card">
        <CardFace at={at} id={card} {...(line === null ? {} : { lines: [line] })} />
        <Touched by={touch(at.choices, choice)} says={{ ...explainedCard(at, card), name: choice.label }} />
      </div>
    </Explain>
  )
}

/** The unit that is picked by a choice. */
function unitIn(choice: Choice<Heroes3>): { readonly card: UnitCard; readonly side: UnitSide } | null {
  const of = (card: UnitCard, side: UnitSide) => ({ card, side: isNeutral(card) ? ('neutral' as const) : side })
  switch (choice.kind) {
    case 'pick-unit':
      if (choice.option === 'none') return null
      return of(choice.option.unit, choice.decision.context.why === 'reinforce' ? 'pack' : 'few')
    case 'recruit-neutral':
      return choice.option === 'none' ? null : of(choice.option.unit, 'neutral')
    case 'swap-neutral':
      return choice.option === 'none' ? null : of(choice.option, 'neutral')
    default:
      return null
  }
}

const QUIET: readonly unknown[] = ['pass', 'none', 'done', 'enough', 'keep', 'leave', 'stay']

/** A picture before the words. */
function signOf(choice: Choice<Heroes3>): string {
  if (QUIET.includes(choice.option)) return signs.no
  if (choice.kind === 'faction') return factionIcons[choice.option]
  if (choice.kind === 'hero') return own.mainHero
  if (choice.kind === 'deed') return choice.option.do === 'defend' ? icons.shield : signs.next
  if (choice.kind !== 'act') return signs.play
  switch (choice.option.do) {
    case 'move':
    case 'land':
    case 'revisit':
      return own.movement
    case 'end-turn':
      return signs.next
    case 'place-tile':
      return own.turnTile
    case 'take-token':
      return own.grail
    default:
      return own.townPlace
  }
}
