import { Explain, Icon, icons, lit, memoOn, of, thing, touch } from '@krcma/look'
import type { ReactNode } from 'react'
import type { EraTileId } from '../content/tiles.ts'
import type { Space } from '../shape.ts'
import { type At, ownSeat, playerAt, type Seen } from './at.ts'
import * as own from './icons.ts'
import { hindrance, OutlookSigns, outlookFor, outlookText } from './outlook.tsx'
import { Reveal, wantedOf } from './reveal.tsx'
import { explained } from './tile/said.tsx'
import { ShownTile } from './tile/shown.tsx'
import type { Said } from './words/words.ts'

/** The adventure board (TOG-SETUP-21): the bottom row from left to right, the top row, wilderness, from right to left. */
export function Spaces({ at }: { at: At }) {
  const { spaces } = at.view.state
  const half = spaces.length / 2
  const numbers = spaces.map((_, i) => i + 1)
  const seat = ownSeat(at)
  const taker = seat === null ? null : playerAt(at, seat)
  const row = (of: readonly Space[]) =>
    of.map((space) => {
      const choice = choiceOf(at, space)
      const { seats, late } = wantedOf(at.staged, space)
      const now = `${lit(at.choices, [choice])} ${choice?.decision.answered} ${seats} ${late}`
      return <SpaceOf key={space} at={at} space={space} id={spaces[space - 1] ?? null} taker={taker} now={now} />
    })
  return (
    <div className="tog-spaces" data-columns={half}>
      <Wilderness at={at} />
      <div className="tog-row">{row(numbers.slice(half).reverse())}</div>
      <Settled at={at} />
      <div className="tog-row">{row(numbers.slice(0, half))}</div>
    </div>
  )
}

/** Taking the tile that lies there. */
const choiceOf = (at: At, space: Space) =>
  [...of(at.choices, 'select'), ...of(at.choices, 'select-again')].find(({ option }) => option === space)

const Wilderness = memoOn(['w'], ({ at }: { at: At }) => (
  <RowLabel icon={own.wilderness} says={at.w.wilderness}>
    <Reminder says={at.w.wilderness}>
      <span aria-hidden="true">−1</span>
      <Icon of={icons.coin} />
      <span aria-hidden="true">/</span>
      <Icon of={icons.potion} />
    </Reminder>
  </RowLabel>
))

const Settled = memoOn(['w'], ({ at }: { at: At }) => (
  <RowLabel icon={own.settled} says={at.w.settled}>
    <Reminder says={at.w.substitution}>
      <Icon of={icons.potion} />
      <span aria-hidden="true">→</span>
      <Icon of={icons.combat} />
      <span aria-hidden="true">/</span>
      <Icon of={icons.magic} />
    </Reminder>
    <Reminder says={at.w.compensation}>
      <Icon of={icons.discard} />
      <span aria-hidden="true">→</span>
      <Icon of={icons.coin} />
      <Icon of={icons.potion} />
      <Icon of={icons.key} />
    </Reminder>
  </RowLabel>
))

function RowLabel({ icon, says, children }: { icon: string; says: Said; children: ReactNode }) {
  return (
    <div className="tog-row-label">
      <Explain of={says}>
        <h3>
          <Icon of={icon} /> {says.name}
        </h3>
      </Explain>
      {children}
    </div>
  )
}

/** One of the three reminders that the board shows (TOG-SETUP-22). */
function Reminder({ says, children }: { says: Said; children: ReactNode }) {
  return (
    <Explain of={says}>
      <span className="tog-reminder" role="img" aria-label={`${says.name}: ${says.text}`}>
        {children}
      </span>
    </Explain>
  )
}

interface SpaceProps {
  readonly at: At
  readonly space: Space
  readonly id: EraTileId | null
  /** Whoever looks: what a tile would mean is told them. */
  readonly taker: Seen | null
  /** How its choice is lit, what was answered, and who is revealed to want it. */
  readonly now: string
}

/** Choices light up one at a time, and others take other tiles: the spaces that are as they were are left so. */
const SpaceOf = memoOn(['v', 'w', 'seats'], function SpaceOf({ at, space, id }: SpaceProps) {
  const choice = choiceOf(at, space)
  const mine = choice !== undefined && choice.decision.answered === space
  const touched = touch(at.choices, choice)
  return (
    <div className="tog-space">
      {id === null ? (
        <Explain of={{ name: at.w.space(space), text: at.w.emptySpace }}>
          <div className="tog-hollow" role="img" aria-label={`${at.w.space(space)}. ${at.w.emptySpace}`} />
        </Explain>
      ) : (
        <TileOnSpace at={at} space={space} id={id} touched={touched} />
      )}
      <SpaceNumber at={at} space={space} />
      {mine && at.staged.length === 0 && <MyCard at={at} space={space} />}
      <Reveal looks={at.seats} space={space} wanted={wantedOf(at.staged, space)} />
    </div>
  )
})

/** Round in the settled land, square in the wilderness. */
export function SpaceNumber({ at, space }: { at: At; space: Space }) {
  return (
    <span className="tog-space-number" data-wild={space > at.view.state.spaces.length / 2} aria-hidden="true">
      {space}
    </span>
  )
}

interface TileOnSpaceProps {
  readonly at: At
  readonly space: Space
  readonly id: EraTileId
  readonly touched: ReturnType<typeof touch>
}

function TileOnSpace({ at, space, id, touched }: TileOnSpaceProps) {
  const view = outlookFor(at, id, space)
  const says = explained(at.v, at.w, id, {
    text: view === null ? null : <div className="tog-said-outlook">{outlookText(at, view).join(' ')}</div>,
    why: view === null ? undefined : hindrance(at, view),
  })
  return (
    <>
      <ShownTile at={at} id={id} touched={touched} says={says} />
      {view !== null && <OutlookSigns at={at} of={view} name={at.v.tile[id]} />}
    </>
  )
}

/** The card that the viewer has laid, which nobody else sees. */
function MyCard({ at, space }: { at: At; space: Space }) {
  const seat = ownSeat(at)
  const look = seat === null ? undefined : at.seats[seat]
  if (look === undefined) return null
  return (
    <Explain of={{ name: at.w.space(space), text: at.w.card.mine(space) }}>
      <span className="tog-my-card" style={{ borderColor: look.colour }} {...thing(`my-card-${look.seat}`)}>
        <Icon of={look.sign} />
        {space}
      </span>
    </Explain>
  )
}
