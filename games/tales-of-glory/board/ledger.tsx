import { same } from '@krcma/kernel'
import { type Choice, Explain, Icon, icons, of, signs, touch } from '@krcma/look'
import type { Reward } from '../content/gain.ts'
import { coin, key, potion } from '../content/gain.ts'
import type { Pending, TalesOfGlory } from '../shape.ts'
import { originName } from '../words/tile-text.ts'
import { type At, ownSeat, playerAt, shownSeat } from './at.ts'
import { faceOf } from './face.ts'
import { RewardSigns } from './tile/reward.tsx'
import { Touched } from './touched.tsx'

// Without anything to touch it may still have to be scrolled by keys.
const reachable = { tabIndex: 0 }

/** Whatever can be decided besides touching a tile, a space or a cell; and the gains of the running turn. */
export function Ledger({ at }: { at: At }) {
  const seat = ownSeat(at)
  const elsewhere = seat !== null && seat !== shownSeat(at)
  const onTale = (['place', 'surcharge', 'open-chest', 'next-gain', 'return-quest'] as const).some(
    (kind) => of(at.choices, kind).length > 0,
  )
  if (elsewhere && onTale) {
    return (
      <div className="tog-ledger">
        <button type="button" className="tog-act" data-lit="open" onClick={() => at.show(seat)}>
          <Icon of={signs.previous} />
          {at.w.backToMine}
        </button>
      </div>
    )
  }
  return (
    <div className="tog-ledger" {...(at.choices.all.length === 0 ? reachable : {})}>
      <Deeds at={at} />
      <Surcharge at={at} />
      <Chests at={at} />
      <Gains at={at} />
    </div>
  )
}

/** Discarding the tile, or finishing the turn. */
function Deeds({ at }: { at: At }) {
  return of(at.choices, 'place').map((choice) => {
    const { option } = choice
    if (option.do === 'place') return null
    const discard = option.do === 'discard'
    return (
      <div key={choice.key} className="tog-act">
        <Icon of={discard ? icons.discard : signs.yes} />
        <span aria-hidden="true">{discard ? at.w.act.discard : at.w.act.finish}</span>
        {discard && <RewardSigns reward={compensation} />}
        <Touched
          by={touch(at.choices, choice)}
          says={discard ? at.w.compensation : { name: at.w.act.finish, text: choice.label }}
        />
      </div>
    )
  })
}

const compensation: Reward = [coin(1), potion(1), key]

function Surcharge({ at }: { at: At }) {
  return of(at.choices, 'surcharge').map((choice) => (
    <div key={choice.key} className="tog-act" data-token={choice.option}>
      <Icon of={icons[choice.option]} />
      <span aria-hidden="true">{at.w.act.pay[choice.option]}</span>
      <Touched by={touch(at.choices, choice)} says={at.w.wilderness} />
    </div>
  ))
}

function Chests({ at }: { at: At }) {
  return of(at.choices, 'open-chest').map((choice) => {
    const { tile, chest } = choice.option
    return (
      <div key={choice.key} className="tog-act">
        <Icon of={icons.chest} />
        <span className="tog-clipped" aria-hidden="true">
          {at.v.tile[tile]}
        </span>
        <RewardSigns reward={faceOf(tile).chests[chest] ?? []} />
        <Touched by={touch(at.choices, choice)} says={{ name: at.w.act.chest, text: choice.label }} />
      </div>
    )
  })
}

/** All gains that are still to come, in their order; those that may be next can be touched. */
function Gains({ at }: { at: At }) {
  const pending = playerAt(at, shownSeat(at)).pending as readonly Pending[]
  if (pending.length === 0) return null
  const choices = of(at.choices, 'next-gain')
  return (
    <>
      <Explain of={{ name: at.w.gains, text: at.w.gainRule }}>
        <h3 className="tog-ledger-title">{at.w.gains}</h3>
      </Explain>
      {pending.map((gain) => (
        <GainLine
          key={JSON.stringify(gain)}
          at={at}
          gain={gain}
          choice={choices.find(({ option }) => same(option, gain))}
        />
      ))}
    </>
  )
}

interface GainLineProps {
  readonly at: At
  readonly gain: Pending
  readonly choice: Choice<TalesOfGlory, 'next-gain'> | undefined
}

function GainLine({ at, gain, choice }: GainLineProps) {
  const from = originName(at.v, gain)
  const text = from === null ? at.w.gainFrom[gain.from] : `${at.w.gainFrom[gain.from]}: ${from}`
  const says = { name: at.w.gainFrom[gain.from], text: choice?.label ?? text }
  return (
    <Explain of={says}>
      <div className="tog-act" data-still={choice === undefined}>
        <RewardSigns reward={rewardOf(gain)} />
        <span className="tog-clipped" aria-hidden={choice !== undefined}>
          {from ?? at.w.gainFrom[gain.from]}
        </span>
        <Touched by={touch(at.choices, choice)} says={says} />
      </div>
    </Explain>
  )
}

function rewardOf(gain: Pending): Reward {
  switch (gain.from) {
    case 'half-keys':
      return [key]
    case 'compensation':
      return compensation
    case 'tile':
      return faceOf(gain.tile).reward.filter(({ when }) => when === 'placed')
    case 'connector': {
      const edge = faceOf(gain.tile).sides[gain.side]
      return typeof edge === 'object' && edge !== null ? edge.reward : []
    }
  }
}
