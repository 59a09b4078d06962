import { Explain, Icon, icons, of, signs, thing, touch, touchSome } from '@krcma/look'
import type { QuestId, TileId } from '../content/tiles.ts'
import { type At, ownSeat, playerAt, shownSeat } from './at.ts'
import { Ledger } from './ledger.tsx'
import { hindrance, OutlookSigns, outlookFor, outlookText } from './outlook.tsx'
import { SpaceNumber } from './spaces.tsx'
import { spotChoices, spotsOf } from './tale/placings.ts'
import { explained } from './tile/said.tsx'
import { ShownTile } from './tile/shown.tsx'

/** Nobody ever holds more quests than these. */
const backs = ['first', 'second', 'third']

/** What lies before whoever is shown: the tile taken, the quests, and what is to be done with them. */
export function Hand({ at }: { at: At }) {
  const seat = shownSeat(at)
  const { taken, quests } = playerAt(at, seat)
  const seen = typeof quests.items === 'number' ? [] : quests.items
  const hidden = typeof quests.items === 'number' ? quests.items : 0
  return (
    <section className="tog-hand" aria-label={at.w.hand} data-tiles={seen.length + (taken === null ? 0 : 1)}>
      {taken !== null && (
        <figure className="tog-held-tile">
          <TileInHand at={at} id={taken.tile} space={taken.space} />
          <Explain of={{ name: at.w.taken(taken.space) }}>
            <figcaption>
              <SpaceNumber at={at} space={taken.space} />
              <span className="tog-unseen">{at.w.taken(taken.space)}</span>
            </figcaption>
          </Explain>
        </figure>
      )}
      {seen.map((quest) => (
        <figure key={quest} className="tog-held-tile">
          <QuestInHand at={at} id={quest} />
        </figure>
      ))}
      {hidden > 0 && (
        <Explain of={{ name: at.w.hiddenQuests(hidden), text: at.w.questsInHand.text }}>
          <span className="tog-hidden" role="img" aria-label={at.w.hiddenQuests(hidden)} {...thing(`quests-${seat}`)}>
            {backs.slice(0, hidden).map((back) => (
              <span key={back} className="tog-quest-back">
                <Icon of={icons.quest} />
              </span>
            ))}
          </span>
        </Explain>
      )}
      <Ledger at={at} />
    </section>
  )
}

function TileInHand({ at, id, space }: { at: At; id: TileId; space: number | null }) {
  const mine = ownSeat(at) === shownSeat(at)
  const view = mine ? outlookFor(at, id, space) : null
  const says = explained(at.v, at.w, id, {
    text: view === null ? null : <div className="tog-said-outlook">{outlookText(at, view).join(' ')}</div>,
    why: view === null ? undefined : hindrance(at, view),
  })
  // With one tile to place all cells are its own, so that there is nothing to narrow.
  const several = new Set(spotChoices(at.choices).map(({ option }) => option.tile)).size > 1
  const spots = mine && several ? spotsOf(at.choices, id) : []
  return (
    <>
      <ShownTile
        at={at}
        id={id}
        touched={touchSome(at.choices, spots, at.w.choosePlacing(at.v.tile[id]))}
        says={says}
      />
      {view !== null && <OutlookSigns at={at} of={view} name={at.v.tile[id]} />}
    </>
  )
}

function QuestInHand({ at, id }: { at: At; id: QuestId }) {
  const choice = of(at.choices, 'return-quest').find(({ option }) => option === id)
  if (choice === undefined) return <TileInHand at={at} id={id} space={null} />
  const going = choice.decision.answered === id
  return (
    <>
      <ShownTile at={at} id={id} touched={touch(at.choices, choice)} />
      {going && (
        <Explain of={{ name: at.v.tile[id], text: at.w.returned }}>
          <span className="tog-returned" role="img" aria-label={at.w.returned}>
            <Icon of={signs.no} />
          </span>
        </Explain>
      )}
    </>
  )
}
