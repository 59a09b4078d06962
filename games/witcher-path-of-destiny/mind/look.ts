import { FACTION_OF } from '../content/alliances.ts'
import { cardOf } from '../content/cards.ts'
import { CHAPTERS, TURNS } from '../content/components.ts'
import { effortOf } from '../content/extra-effort.ts'
import { LEVELS } from '../content/requirements.ts'
import { other, SIDES, type Side } from '../content/symbols.ts'
import { bodiesOf, handOf, playerOf } from '../reckoning/figures.ts'
import { goalVp, isScored } from '../reckoning/goals.ts'
import { leadIn } from '../reckoning/path-tokens.ts'
import { begun } from '../reckoning/sequence.ts'
import { questVp } from '../reckoning/side-quests.ts'
import { activeIn, nextActive } from '../reckoning/story.ts'
import { type Active, activeCounts, inactiveCount, isActive, printedColour } from '../reckoning/symbols.ts'
import type { Automa, Body, Feature, Player, Seat, State } from '../shape.ts'
import { FEATURES } from './features.ts'
import { bestPlay, openingWorth } from './plays.ts'
import { leftChance, symbolsWorth, weightsOf } from './worth.ts'

type Chances = { readonly [S in Side]: number }
type Seen = { [F in Feature]?: number }

/** How far the game has come: by turns, and within a turn by its steps. */
export function progress({ phase, chapter, turn }: State): number {
  if (phase === 'characters') return 0
  if (phase === 'over') return 1
  const before = TURNS * (chapter - 1) + Math.max(0, turn - 1)
  return (before + (turn === 0 ? 0 : STEP[phase])) / (CHAPTERS * TURNS)
}

const STEP: { readonly [P in Exclude<State['phase'], 'characters' | 'over'>]: number } = {
  draft: 0,
  'before-play': 0.3,
  play: 0.3,
  resolve: 0.6,
  dominance: 0.9,
  alliances: 0.9,
  'end-of-chapter': 0.9,
  keep: 1,
  kept: 1,
  story: 1,
}

/** Worlds are compared between turns: the cards of a turn are played, and those of the next lie there. */
export function moment({ phase, chapter, turn }: State): number {
  if (phase === 'characters') return 0
  // The end of a chapter belongs to its last turn.
  return phase === 'over' ? CHAPTERS * TURNS + 1 : TURNS * (chapter - 1) + turn
}

export function look(state: State, seat: Seat): Float64Array {
  const player = playerOf(state, seat)
  const left = leftChance(state)
  const chances = { left, right: 1 - left }
  const seen: Seen = {
    points: player.vp,
    experience: player.xp,
    'gold-experience': player.gold === null ? 0 : player.gold + 1,
    ...abilities(player),
    ...symbols(state, player, chances),
    ...pathTokens(state, seat, chances),
    ...hand(state, seat, player),
    ...tale(state, seat, player, chances),
    initiative: state.initiative.length < 2 ? 0 : 1 - state.initiative.indexOf(seat) / (state.initiative.length - 1),
    keepsakes: keepsakes(state, player, chances),
  }
  if (state.automa !== null) takeRival(seen, state, state.automa, chances)
  return Float64Array.from(FEATURES, (feature) => seen[feature] ?? 0)
}

/** Alone one plays against the Automa: what counts is how far one is ahead of it. */
function takeRival(seen: Seen, state: State, automa: Automa, chances: Chances): void {
  const rival: Seen = {
    points: automa.vp,
    'gold-experience': automa.gold === null ? 0 : automa.gold + 1,
    ...symbols(state, automa, chances),
    'inactive-symbols': 0,
  }
  for (const feature of FEATURES) seen[feature] = (seen[feature] ?? 0) - (rival[feature] ?? 0)
}

function abilities({ abilities: [first, second, third, fourth] }: Player): Seen {
  return {
    'first-ability': Number(first === 'ready'),
    'second-ability': Number(second === 'ready'),
    'third-ability': Number(third === 'ready'),
    'fourth-ability': Number(fourth === 'ready'),
  }
}

/** Whether the symbols on the timelines have been paid for already. */
function isCounted({ phase, chapter, dominant }: State): boolean {
  return phase === 'keep' || (phase === 'story' && chapter === CHAPTERS && dominant !== null)
}

/** What lies there, as it is likely to be paid for (WPD-ENDCH-04, -05). */
function symbols(state: State, player: Body, chances: Chances): Seen {
  if (isCounted(state)) return {}
  const active = activeIn(state)
  const counts = activeCounts(player, active)
  const likely = (wanted: (side: Side) => Side) =>
    SIDES.reduce((sum, side) => sum + counts[wanted(side)] * chances[side], 0)
  return {
    'dominant-symbols': likely((side) => side),
    'other-symbols': likely(other),
    'inactive-symbols': inactiveCount(player, active),
  }
}

/** The tokens of the paths, held or about to be: the one of the dominant path may bring something else (WPD-EVIL-15). */
function pathTokens(state: State, seat: Seat, chances: Chances): Seen {
  const held = SIDES.some((side) => state.pathTokens[side] !== null)
  const has = (side: Side) =>
    held
      ? state.pathTokens[side] === seat
      : leadIn(bodiesOf(state), state.initiative, activeIn(state), side).figure === seat
  let dominant = 0
  let others = 0
  for (const side of SIDES) {
    if (!has(side)) continue
    dominant += chances[side]
    others += chances[other(side)]
  }
  return { 'dominant-path-token': dominant, 'other-path-token': others }
}

function hand(state: State, seat: Seat, player: Player): Seen {
  const cards = handOf(player)
  const active = activeIn(state)
  const weights = weightsOf(state)
  const printed = cards.flatMap((card) => cardOf(card).symbols)
  const useful = printed.filter((symbol) => isActive(active, symbol)).length
  const { character } = player
  return {
    'next-play': cards.length === 0 ? 0 : bestPlay(state, seat, cards) - symbolsWorth(player, active, weights),
    'hand-symbols': useful,
    'spare-hand-symbols': printed.length - useful,
    'side-quest': state.sideQuests && character !== null ? questVp(character, cards) : 0,
  }
}

/** What the tale adds. */
function tale(state: State, seat: Seat, player: Player, chances: Chances): Seen {
  const { efforts, goals, alliances: tokens, chapter } = state
  const effort = efforts?.[chapter - 1]
  const held = (side: Side) => player.alliances[FACTION_OF[side]].items.length * chances[side]
  return {
    'effort-begun': effort === undefined ? 0 : begun(player, effortOf(effort).sequence),
    'requirements-near': (goals ?? []).filter(({ colour }) => {
      const next = LEVELS[player.levels[colour]]
      return next !== undefined && printedColour(player, colour) + 1 >= next.cards
    }).length,
    'hidden-goals': goals === null ? 0 : goalsFor(state, seat, chances),
    alliances: tokens === null ? 0 : SIDES.reduce((sum, side) => sum + held(side), 0),
  }
}

/** What the goals that the seat has seen would give it now, as likely as they are scored; before the last chapter half of them are. */
function goalsFor({ goals, players, chapter, ...place }: State, seat: Seat, chances: Chances): number {
  const sights = players.map((player) => ({ ...player, cards: handOf(player) }))
  const active: Active = activeIn(place)
  return (goals ?? []).reduce((sum, { back, front }) => {
    const [goal] = front.items
    if (goal === undefined || (front.sees !== 'all' && !front.sees.includes(seat))) return sum
    const chance =
      chapter < CHAPTERS
        ? 0.5
        : SIDES.reduce((all, side) => all + (isScored(back, active[side]) ? chances[side] : 0), 0)
    return sum + chance * (goalVp(goal, sights)[seat] ?? 0)
  }, 0)
}

/** What the best card of the timeline would bring in the next chapter (WPD-CLEAN-08, -09). */
function keepsakes(state: State, { timeline }: Player, chances: Chances): number {
  if (state.chapter === CHAPTERS || timeline.length === 0) return 0
  let worth = 0
  for (const side of SIDES) {
    const active = nextActive(state, side)
    if (active === null || chances[side] === 0) continue
    worth += chances[side] * Math.max(...timeline.map(({ card }) => openingWorth([card], active)))
  }
  return worth
}
