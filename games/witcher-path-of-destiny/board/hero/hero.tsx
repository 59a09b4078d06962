import { Explain, Icon, icons, signs } from '@krcma/look'
import { questCount, questVp } from '../../reckoning/side-quests.ts'
import type { SeenPlayer } from '../../shape.ts'
import { type At, ownSeat, playerAt, shownSeat } from '../at.ts'
import { OthersHand } from '../hand/hand.tsx'
import { characterIcons } from '../pictures.ts'
import { Abilities } from './abilities.tsx'
import { Experience } from './experience.tsx'

/** The board of a character: experience, abilities and what may be used now, the side quest. */
export function Hero({ at }: { at: At }) {
  const { v, w, state } = at
  const seat = shownSeat(at)
  const player = playerAt(at, seat)
  const { character } = player
  if (character === null) return null
  const me = ownSeat(at)
  const look = at.seats[seat]
  return (
    <section className="wpd-hero" aria-label={w.hero(look?.name ?? '')} style={{ borderColor: look?.colour }}>
      <header>
        <span className="wpd-portrait">
          <Icon of={characterIcons[character]} />
        </span>
        <span className="wpd-hero-name">
          <strong>{v.names.characters[character]}</strong>
          <span className="wpd-clipped">{look?.name}</span>
        </span>
        {me !== null && me !== seat && (
          <button type="button" className="wpd-back" onClick={() => at.show(me)}>
            <Icon of={signs.previous} /> {w.backToMine}
          </button>
        )}
      </header>
      <Experience at={at} body={player} />
      <Abilities at={at} seat={seat} player={player} />
      {state.sideQuests && <Quest at={at} player={player} />}
      {me !== seat && <OthersHand at={at} player={player} />}
    </section>
  )
}

function Quest({ at: { v, w }, player }: { at: At; player: SeenPlayer }) {
  const { character } = player
  if (character === null) return null
  const cards = [player.hand, player.shown].flatMap(({ items }) => (typeof items === 'number' ? [] : items))
  const known = typeof player.hand.items !== 'number'
  return (
    <Explain of={{ name: w.quest(v.names.sideQuests[character]), text: v.sideQuest(character) }}>
      <div className="wpd-quest">
        <Icon of={icons.quest} />
        <span className="wpd-clipped">{v.names.sideQuests[character]}</span>
        {known && (
          <span key={questCount(character, cards)} className="wpd-quest-now">
            {w.questNow(questCount(character, cards), questVp(character, cards))}
          </span>
        )}
      </div>
    </Explain>
  )
}
