import { type Choice, Explain, Icon, icons, of, signs, thing, touch, touchSome } from '@krcma/look'
import type { ReactNode } from 'react'
import { dieOn } from '../../reckoning/sheet.ts'
import type { RollPlayer, Seat, SeenHero } from '../../shape.ts'
import { type At, dieName, heroAt, isOwnShown, ownSeat } from '../at.ts'
import { Gem } from '../gem.tsx'
import * as own from '../icons.ts'
import { CardEmblem } from '../market/emblem.tsx'
import { explainedCard } from '../market/said.tsx'
import { Touched } from '../touched.tsx'
import { heldIndex } from '../would.ts'

interface TrayProps {
  readonly at: At
  readonly seat: Seat
  readonly hero: SeenHero
}

/** Above the rows: the dice in hand, and whatever can be decided besides touching a thing; else a line of the backstory. */
export function Tray({ at, seat, hero }: TrayProps) {
  const { v } = at
  const acts = actsOf(at, false)
  const idle = hero.hand.length === 0 && acts.length === 0
  return (
    <div className="rpl-tray" data-idle={idle}>
      <Hand at={at} seat={seat} hero={hero} />
      <Acts at={at} acts={acts} />
      {idle && hero.backstory !== null && <p className="rpl-tagline">{v.names.taglines[hero.backstory]}</p>}
    </div>
  )
}

/** Dice to be placed: touching one makes it the one that goes into a row. */
function Hand({ at, seat, hero }: TrayProps) {
  if (hero.hand.length === 0) return null
  return (
    <section className="rpl-hand" aria-label={at.v.scene.inHand}>
      {places.slice(0, hero.hand.length).map((index) => (
        <HandDie key={index} at={at} seat={seat} hero={hero} index={index} />
      ))}
    </section>
  )
}

/** Nobody ever holds more dice. */
const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

function HandDie({ at, seat, hero, index }: TrayProps & { readonly index: number }) {
  const { v, w } = at
  const die = hero.hand[index]
  if (die === undefined) return null
  const starting = isOwnShown(at) ? of(at.choices, 'starting-die') : []
  const mine = starting.filter(({ option }) => option.die === index)
  const taken = at.view.state.initiative.findIndex((card) => card.taker === seat && card.die === null) + 1
  const rolled = at.news.some(({ kind }) => kind === 'starting-dice-rolled')
  const says = { name: dieName(at, die), text: v.scene.inHand }
  const looks = mine.length > 0 ? {} : { role: 'img', 'aria-label': `${v.scene.inHand}: ${dieName(at, die)}` }
  const body = (
    <span
      className="rpl-hand-die"
      data-held={starting.length > 0 && index === heldIndex(at)}
      {...thing(taken > 0 && index === 0 ? `pool-${taken}` : `hand-${seat}-${index}`)}
      {...looks}
    >
      <Gem v={v} {...die} rolled={rolled} />
      {mine.length > 1 && <Touched by={touchSome(at.choices, mine, w.handDie(dieName(at, die)))} says={says} />}
    </span>
  )
  return mine.length > 0 ? body : <Explain of={says}>{body}</Explain>
}

const onSheet: readonly Choice<RollPlayer>['kind'][] = [
  'starting-die',
  'place-die',
  'attribute-action',
  'flip-die',
  'swap-first',
  'swap-second',
  'adjust-die',
  'reroll-die',
  'move-marker',
  'move-die',
  'move-to',
  'exchange-die',
  'make-room',
  'refresh',
  'give-up',
  'use-skill',
  'discard-weapon',
]

/** What has no thing of its own to be touched. `alone`: no sheet is in sight, so that what is offered there counts too. */
export function actsOf(at: At, alone: boolean): readonly Choice<RollPlayer>[] {
  const seat = ownSeat(at)
  if (seat === null) return []
  const hero = heroAt(at, seat)
  return at.choices.all.filter((choice) => {
    if (choice.option === 'none') return true
    switch (choice.kind) {
      case 'skill-window':
      case 'take':
      case 'keep':
      case 'pay':
      case 'bag-die':
      case 'buy-unseen':
        return true
      case 'market':
        return choice.option.do === 'take-gold' || choice.option.do === 'nothing'
      case 'make-room':
        return alone || !hero.weapons.includes(choice.option)
      case 'use-skill':
        return alone || choice.option.skill !== choice.option.as
      default:
        return alone && onSheet.includes(choice.kind)
    }
  })
}

export function Acts({ at, acts }: { at: At; acts: readonly Choice<RollPlayer>[] }) {
  const seat = ownSeat(at)
  const elsewhere = seat !== null && !isOwnShown(at) && at.choices.all.some(({ kind }) => onSheet.includes(kind))
  if (acts.length === 0 && !elsewhere) return null
  return (
    <section className="rpl-acts" aria-label={at.w.acts}>
      {elsewhere && (
        <button type="button" className="rpl-act" data-lit="open" onClick={() => at.show(seat)}>
          <Icon of={signs.previous} /> {at.w.backToMine}
        </button>
      )}
      {acts.map((choice) => (
        <div key={choice.key} className="rpl-act" data-kind={choice.kind} data-none={choice.option === 'none'}>
          <Sign at={at} choice={choice} />
          <span className="rpl-act-text" aria-hidden="true">
            {textOf(at, choice)}
          </span>
          <Touched by={touch(at.choices, choice)} says={saysOf(at, choice)} />
        </div>
      ))}
    </section>
  )
}

function textOf(at: At, choice: Choice<RollPlayer>): string {
  const { v, w } = at
  switch (choice.kind) {
    case 'use-skill': {
      const { skill, as } = choice.option
      return skill === as ? v.names.cards[skill] : `${v.names.cards[skill]}: ${v.names.cards[as]}`
    }
    case 'discard-weapon':
      return `${w.dropWeapon}: ${choice.label}`
    case 'bag-die':
      return `×${at.view.state.bag[choice.option]}`
    default:
      return choice.label
  }
}

function saysOf(at: At, choice: Choice<RollPlayer>) {
  switch (choice.kind) {
    case 'use-skill':
      return explainedCard(at, choice.option.as, false)
    case 'make-room':
    case 'discard-weapon':
      return explainedCard(at, choice.option, false)
    case 'bag-die':
      return { name: choice.label, text: at.w.inBag(at.view.state.bag[choice.option]) }
    default:
      return { name: choice.label }
  }
}

/** A picture before the words. */
function Sign({ at, choice }: { at: At; choice: Choice<RollPlayer> }): ReactNode {
  const hero = heroAt(at, choice.decision.seat)
  if (choice.option === 'none' || choice.kind === 'skill-window') return <Icon of={signs.no} />
  switch (choice.kind) {
    case 'keep': {
      const { space, old, new: now } = choice.decision.context
      const die = dieOn(hero, space)
      return die === undefined ? null : (
        <span className="rpl-act-die">
          <Gem v={at.v} colour={die.colour} value={choice.option === 'old' ? old : now} />
        </span>
      )
    }
    case 'bag-die': {
      const die = dieOn(hero, choice.decision.context.space)
      return (
        <span className="rpl-act-die">
          <Gem v={at.v} colour={choice.option} value={die?.value ?? 0} />
        </span>
      )
    }
    case 'take':
      return <Icon of={'gold' in choice.decision.context ? icons.coin : own.token} />
    case 'pay':
      return <Icon of={choice.option === 0 ? icons.coin : own.token} />
    case 'market':
      return <Icon of={choice.option.do === 'take-gold' ? icons.coin : signs.yes} />
    case 'use-skill':
      return <Thumb id={choice.option.as} />
    case 'make-room':
    case 'discard-weapon':
      return <Thumb id={choice.option} />
    default:
      return <Icon of={signs.yes} />
  }
}

function Thumb({ id }: { id: Parameters<typeof CardEmblem>[0]['id'] }) {
  return (
    <span className="rpl-thumb">
      <CardEmblem id={id} />
    </span>
  )
}
