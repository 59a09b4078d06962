import { type Choice, Explain, Icon, icons, lit, memoOn, of, thing, touch, touchSome, type WhyNot } from '@krcma/look'
import { CARDS, type CardId, type SkillId } from '../../content/market.ts'
import { canMove } from '../../reckoning/alignment.ts'
import { isReady } from '../../reckoning/cards.ts'
import { starsOfTrait } from '../../reckoning/traits.ts'
import type { RollPlayer, SeenHero } from '../../shape.ts'
import { arrowOf } from '../../words/effects.ts'
import { type At, isOwnShown } from '../at.ts'
import { CardEmblem } from '../market/emblem.tsx'
import { explainedCard, spokenCard } from '../market/said.tsx'
import { Touched } from '../touched.tsx'

interface OwnedProps {
  readonly at: At
  readonly hero: SeenHero
  readonly card: CardId
}

const WIDE = [150, 100] as const

/** What touching the card itself does. */
function deeds(at: At, card: CardId): readonly Choice<RollPlayer>[] {
  if (!isOwnShown(at)) return []
  const asked = (['make-room', 'refresh', 'give-up'] as const)
    .flatMap((kind): readonly Choice<RollPlayer>[] => of(at.choices, kind))
    .filter(({ option }) => option === card)
  return [...asked, ...of(at.choices, 'use-skill').filter(({ option }) => option.skill === card)]
}

/** Giving up a weapon, which is offered beside whatever is asked. */
const drop = (at: At, card: CardId) =>
  isOwnShown(at) ? of(at.choices, 'discard-weapon').find(({ option }) => option === card) : undefined

/** A card that a hero has. */
export function Owned({ at, hero, card }: OwnedProps) {
  const now = `${at.view.state.phase} ${at.choices.narrowed !== null} ${lit(at.choices, [...deeds(at, card), drop(at, card)])}`
  return <OwnedNow at={at} hero={hero} card={card} now={now} />
}

interface OwnedNowProps extends OwnedProps {
  /** All that is shown of it besides what the hero has. */
  readonly now: string
}

/** A small picture with what matters about it at a glance. */
const OwnedNow = memoOn(['v', 'w', 'solo', 'shown'], function OwnedNow({ at, hero, card }: OwnedNowProps) {
  const { v, w } = at
  const found = CARDS[card]
  const exhausted = found.type === 'skill' && !isReady(hero, card as SkillId)
  const choices = deeds(at, card)
  const dropped = drop(at, card)
  const touched =
    choices.length > 1
      ? touchSome(at.choices, choices, `${v.names.cards[card]}: ${w.use}`)
      : touch(at.choices, choices[0])
  const says = explainedCard(at, card, false, choices.length > 0 ? undefined : whyNot(at, hero, card))
  const state = exhausted ? `${v.scene.exhausted}. ` : found.type === 'skill' ? `${v.scene.ready}. ` : ''
  const looks =
    choices.length === 0 ? { role: 'img', tabIndex: 0, 'aria-label': `${state}${spokenCard(at, card)}` } : {}
  const face = (
    <span className="rpl-owned-face" {...looks}>
      <span className="rpl-owned-emblem">
        <CardEmblem id={card} box={WIDE} />
      </span>
      <span className="rpl-owned-name">{v.names.cards[card]}</span>
      <Corner at={at} hero={hero} card={card} />
      <Touched by={touched} says={says} />
    </span>
  )
  return (
    <span className="rpl-owned" data-type={found.type} data-exhausted={exhausted} {...thing(card)}>
      {choices.length === 0 ? <Explain of={says}>{face}</Explain> : face}
      {dropped !== undefined && (
        <span className="rpl-drop">
          <Icon of={icons.discard} />
          <Touched
            by={{ ...touch(at.choices, dropped), 'aria-label': `${w.dropWeapon}: ${dropped.label}` }}
            says={{ name: v.names.cards[card], text: w.dropWeapon }}
          />
        </span>
      )}
    </span>
  )
})

const ARROWS = { up: '↑', down: '↓', left: '←', right: '→' } as const

function Corner({ at, hero, card }: OwnedProps) {
  const found = CARDS[card]
  switch (found.type) {
    case 'weapon':
      return (
        <span className="rpl-corner" aria-hidden="true">
          {found.hands}×✋
        </span>
      )
    case 'trait': {
      const stars = starsOfTrait(hero, card as Parameters<typeof starsOfTrait>[1])
      return (
        <span className="rpl-corner" role="img" aria-label={at.w.traitNow(at.v.stars(stars))}>
          {stars}
          <Icon of={icons.star} />
        </span>
      )
    }
    case 'skill':
      return found.arrow === null ? null : (
        <span className="rpl-corner" role="img" aria-label={arrowOf(at.v, card)}>
          {ARROWS[found.arrow]}
        </span>
      )
    case 'armor':
      return null
  }
}

/** Why a Skill cannot be used at this moment. */
function whyNot(at: At, hero: SeenHero, card: CardId): WhyNot | undefined {
  const { why } = at.w
  const found = CARDS[card]
  if (found.type !== 'skill' || !isOwnShown(at) || at.view.state.phase === 'over') return undefined
  if (!isReady(hero, card as SkillId)) return { text: why.exhausted, rule: 'RPL-SKILL-05' }
  if (found.arrow !== null && !canMove(hero, found.arrow)) return { text: why.marker, rule: 'RPL-SKILL-04' }
  switch (found.window) {
    case 'dice-phase':
      return { text: why.dicePhase, rule: 'RPL-SKILL-10' }
    case 'own-market-turn':
      return { text: why.ownMarket, rule: 'RPL-SKILL-10' }
    case 'as-target':
      return { text: why.othersSkill, rule: 'RPL-CARD-05' }
    case 'any':
      return undefined
  }
}
