import { Counter, Explain, Icon, icons, signs, touchSome } from '@krcma/look'
import { FACTIONS, type Faction } from '../content/factions.ts'
import { ICONS } from '../content/icons.ts'
import { CAMP_TRACK, MORE_CAMPS, MOST_HEARTS, PACK_PLACES } from '../content/player-board.ts'
import { card, icons as iconsOf } from '../reckoning/cards.ts'
import { movement } from '../reckoning/movement.ts'
import { animalsOf, banners, heartsOnLeaving } from '../reckoning/party.ts'
import { reputationPoints } from '../reckoning/score.ts'
import type { CardId, SeenPlayer } from '../shape.ts'
import { adventurerText, cardName, cardText } from '../words/speech.ts'
import { Asked } from './asked.tsx'
import { type At, lookOf, playerAt, shownSeat } from './at.ts'
import { AdventurerCard } from './company/adventurer.tsx'
import * as own from './icons.ts'
import { answeredIn } from './parts.ts'
import { ANIMAL_SIGNS, GOOD_SIGNS, ICON_SIGNS } from './pictures.ts'
import { IconRow, pictured } from './signs.tsx'
import { Touched } from './touched.tsx'

interface CompanyProps {
  readonly at: At
  /** Opens the journal; without it there is none to open. */
  readonly open?: () => void
}

/** The player board of the seat in view: party, tracks, animals, purse, and what was won. */
export function Company({ at, open }: CompanyProps) {
  const { v, w, state } = at
  const seat = shownSeat(at)
  const player = playerAt(at, seat)
  const { name } = lookOf(at, seat)
  return (
    <section className="naf-company" aria-label={w.company.of(name)}>
      <header>
        <h2 style={{ color: lookOf(at, seat).colour }}>
          <Icon of={lookOf(at, seat).sign} /> {name}
        </h2>
        {player.character !== null && <span>{v.names.characters[player.character]}</span>}
        {open !== undefined && (
          <button type="button" className="naf-journal-button for-hands" onClick={open}>
            <Icon of={own.quill} /> {player.sheet === null ? w.journal.name : w.sheet.name}
          </button>
        )}
      </header>
      <Asked at={at} of={answeredIn(at, 'company')} />
      <Party at={at} player={player} />
      <ul className="naf-sums" aria-label={w.company.icons}>
        {ICONS.map((icon) => {
          const n =
            icon === 'move'
              ? movement(state, player)
              : icon === 'hearts'
                ? heartsOnLeaving(player)
                : iconsOf(player, icon)
          return (
            <li key={icon}>
              <Counter
                icon={ICON_SIGNS[icon]}
                value={n}
                name={w.company.icon[icon].name}
                text={w.company.icon[icon].text}
              />
            </li>
          )
        })}
      </ul>
      <Hearts at={at} player={player} />
      <Camps at={at} player={player} />
      <Reputation at={at} player={player} />
      <Purse at={at} player={player} />
      <Animals at={at} player={player} />
      <Owned at={at} player={player} />
    </section>
  )
}

interface PartProps {
  readonly at: At
  readonly player: SeenPlayer
}

/** NAF-PARTY-01: a slot for each faction; whoever is inactive stands beside the board. */
function Party({ at, player }: PartProps) {
  const { v, w } = at
  const { party, inactive, animal } = player
  const choices = answeredIn(at, 'company')
  const onSlot = (slot: Faction) =>
    choices.filter(
      ({ kind, option }) =>
        (kind === 'party' || kind === 'placement' || kind === 'companion') &&
        typeof option === 'object' &&
        option !== null &&
        'slot' in option &&
        option.slot === slot,
    )
  const resting = Object.values(party).includes('animal') || animal === null ? null : animal
  return (
    <>
      <ul className="naf-party">
        {FACTIONS.map((slot) => {
          const member = party[slot]
          const name = w.company.slot(v.faction[slot])
          return (
            <li key={slot} className="naf-slot" data-faction={slot} data-empty={member === null}>
              {member === null ? (
                <Explain of={{ name, text: w.company.slotRule }}>
                  <span className="naf-vacant" {...pictured(name)}>
                    <Icon of={GOOD_SIGNS[slot]} />
                  </span>
                </Explain>
              ) : member === 'animal' ? (
                <span className="naf-seated">
                  <AnimalCard at={at} animal={animal ?? 'dog'} />
                </span>
              ) : (
                <Explain of={{ name: adventurerText(v, member) }}>
                  <span className="naf-seated">
                    <AdventurerCard v={v} id={member} />
                  </span>
                </Explain>
              )}
              <Touched by={touchSome(at.choices, onSlot(slot), name)} says={{ name, text: w.company.slotRule }} />
            </li>
          )
        })}
      </ul>
      {(inactive.length > 0 || resting !== null) && (
        <div className="naf-inactive">
          <Explain of={{ name: w.company.inactive, text: w.company.inactiveRule }}>
            <span>{w.company.inactive}:</span>
          </Explain>
          {resting !== null && <AnimalCard at={at} animal={resting} />}
          {inactive.map((id) => (
            <Explain key={id} of={{ name: adventurerText(v, id) }}>
              <span>
                <AdventurerCard v={v} id={id} />
              </span>
            </Explain>
          ))}
        </div>
      )}
    </>
  )
}

/** NAF-PARTY-03 */
function AnimalCard({ at: { v, w }, animal }: { at: At; animal: NonNullable<SeenPlayer['animal']> }) {
  return (
    <Explain of={{ name: v.animal[animal], text: w.company.animalRule }}>
      <span className="naf-adventurer" data-faction="animal">
        <span className="naf-portrait">
          <Icon of={ANIMAL_SIGNS[animal]} />
        </span>
        <strong>{v.animal[animal]}</strong>
        <IconRow v={v} of={{ explore: 1, skill: 1, hearts: 2 }} />
      </span>
    </Explain>
  )
}

/** NAF-HEART-04: the track ends at 13. */
function Hearts({ at: { w }, player: { hearts } }: PartProps) {
  const name = `${w.summary.hearts}: ${hearts}`
  return (
    <Explain of={{ name, text: w.company.heartsRule }}>
      <div className="naf-track" data-track="hearts" {...pictured(name)}>
        <b>{hearts}</b>
        {Array.from({ length: MOST_HEARTS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place on the track
          <span key={i} data-on={i < hearts}>
            <Icon of={icons.heart} />
          </span>
        ))}
      </div>
    </Explain>
  )
}

/** NAF-CAMP-09: what the camps uncover, in the order in which they leave the board. */
function Camps({ at, player }: PartProps) {
  const { w, state, v } = at
  const all = state.boardCamps > CAMP_TRACK.length ? [...MORE_CAMPS, ...CAMP_TRACK] : CAMP_TRACK
  const gone = all.length - player.camps
  const name = w.company.camps(player.camps, player.placed)
  const next = all.slice(gone).findIndex((goods) => (goods.coin ?? 0) + (goods.gem ?? 0) > 0)
  const brings = all[gone + next]
  const text =
    next < 0 || brings === undefined
      ? w.company.campsRule
      : `${w.company.campsRule} ${w.company.campNext(next + 1, v.amount(brings.gem === undefined ? 'coin' : 'gem', 1))}`
  return (
    <Explain of={{ name, text }}>
      <div className="naf-track" data-track="camps" {...pictured(name)}>
        <b>{player.camps}</b>
        {all.map((goods, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a camp is its place on the board
          <span key={i} data-on={i >= gone}>
            <Icon
              of={
                i >= gone
                  ? own.camp
                  : goods.coin !== undefined
                    ? icons.coin
                    : goods.gem !== undefined
                      ? own.gem
                      : own.camp
              }
            />
          </span>
        ))}
      </div>
    </Explain>
  )
}

/** NAF-REP-01, NAF-SCORE-12 */
function Reputation({ at, player: { reputation } }: PartProps) {
  const { w, v, state } = at
  const name = `${w.company.reputation}: ${reputation < 0 ? `−${-reputation}` : reputation}`
  const jp = reputationPoints(reputation, state.town)
  return (
    <Explain of={{ name, text: `${w.company.reputationRule} ${w.company.worth(v.points(jp))}` }}>
      <div className="naf-track" data-track="reputation" {...pictured(name)}>
        <b>{reputation < 0 ? `−${-reputation}` : reputation}</b>
        {Array.from({ length: 19 }, (_, i) => i - 6).map((n) => (
          <span key={n} data-on={n === reputation} data-zero={n === 0}>
            {n === reputation ? <Icon of={own.flame} /> : null}
          </span>
        ))}
      </div>
    </Explain>
  )
}

/** Coins, gems and food; tokens with the banners of their faction, four of which win its chief (NAF-CHIEF-01). */
function Purse({ at, player }: PartProps) {
  const { w, v, state } = at
  return (
    <div className="naf-purse">
      <Counter icon={GOOD_SIGNS.coin} value={player.goods.coin} name={w.summary.coins} />
      <Counter icon={GOOD_SIGNS.gem} value={player.goods.gem} name={w.summary.gems} />
      <Counter icon={GOOD_SIGNS.food} value={player.goods.food} name={w.summary.food} />
      {FACTIONS.map((faction) => {
        const tokens = player.goods[faction]
        const chief = state.chiefs[faction] === shownSeat(at)
        const name = w.company.tokens(v.amount(faction, tokens), banners(player, faction))
        return (
          <Explain key={faction} of={{ name, text: chief ? v.chief[faction] : w.company.chiefRule }}>
            <span
              className="naf-token"
              data-faction={faction}
              {...pictured(chief ? `${name}. ${v.chief[faction]}` : name)}
            >
              <Icon of={GOOD_SIGNS[faction]} />
              <b>{tokens}</b>
              {chief && <Icon of={icons.crown} />}
            </span>
          </Explain>
        )
      })}
    </div>
  )
}

/** NAF-PACK-01, NAF-PACK-02: three places; each animal may carry a treasure. */
function Animals({ at, player }: PartProps) {
  const { v, w } = at
  const { birds, turtles, treasures, beside } = player
  const places = Array.from({ length: Math.max(PACK_PLACES, animalsOf({ birds, turtles })) }, (_, i) =>
    i < birds ? ('bird' as const) : i < birds + turtles ? ('turtle' as const) : null,
  )
  return (
    <ul className="naf-animals" aria-label={w.company.animals}>
      {places.map((animal, i) => {
        const treasure = animal === null ? undefined : treasures[i]
        const name = animal === null ? w.company.freePlace : v.packAnimal[animal]
        const text = treasure === undefined ? w.company.packRule : cardText(v, treasure)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an animal is its place on the board
          <Explain key={i} of={{ name, text }}>
            <li data-free={animal === null}>
              <span {...pictured(name)}>
                <Icon of={animal === 'turtle' ? own.turtle : own.bird} />
              </span>
              {treasure !== undefined && <span>{cardName(v, treasure)}</span>}
            </li>
          </Explain>
        )
      })}
      {beside !== null && (
        <Explain of={{ name: cardName(v, beside), text: cardText(v, beside) }}>
          <li>
            <Icon of={icons.chest} /> {cardName(v, beside)}
          </li>
        </Explain>
      )}
    </ul>
  )
}

/** Artifacts that were bought, world cards, skills, and threats that were defeated. */
function Owned({ at, player }: PartProps) {
  const { v, w } = at
  const { bought, world, defeated, sheet } = player
  const cards: readonly CardId[] = [...bought, ...world, ...(sheet?.skills ?? [])]
  if (cards.length + defeated.length === 0) return null
  return (
    <ul className="naf-owned" aria-label={w.company.owned}>
      {cards.map((id) => (
        <Explain key={id} of={{ name: cardName(v, id), text: cardText(v, id) }}>
          <li>
            <Icon
              of={bought.includes(id as never) ? icons.scroll : world.includes(id as never) ? icons.card : icons.star}
            />
            <span>{cardName(v, id)}</span>
            <IconRow v={v} of={card(id).icons} />
          </li>
        </Explain>
      ))}
      {defeated.map((id) => (
        <li key={id}>
          <Icon of={own.threat} />
          <span>{v.names.foes[id]}</span>
          <Icon of={signs.yes} />
        </li>
      ))}
    </ul>
  )
}
