import type { EndingOf, Game, ScoreSheet } from '@krcma/kernel'
import { ABILITY_IDS, WINDOWS } from '../content/abilities.ts'
import { ALLIANCE_IDS, ALLIANCES, FACTIONS } from '../content/alliances.ts'
import { AUTOMAS, type AutomaAbilityId, DIFFICULTIES, START_XP } from '../content/automas.ts'
import { ACTION_IDS, CARDS, STARTING_IDS } from '../content/cards.ts'
import { boardOf, CHARACTERS } from '../content/characters.ts'
import { EFFORT_IDS, EFFORTS } from '../content/extra-effort.ts'
import { GOAL_IDS, GOALS } from '../content/hidden-goals.ts'
import { LEVELS } from '../content/requirements.ts'
import { SIDE_QUESTS } from '../content/side-quests.ts'
import { INITIATIVE, STORIES, TALES, type TaleId } from '../content/tales.ts'
import { GOLD_VP, UNLOCK_AT } from '../content/track.ts'
import { bodiesOf } from '../reckoning/figures.ts'
import type { Body, Figure, PathOfDestiny, Rules, Source, State, Table } from '../shape.ts'
import { applyAlliances } from './alliances.ts'
import { beforePlay } from './before-play.ts'
import { takeCharacter } from './characters.ts'
import { draftTurn } from './draft.ts'
import { dominance, endOfChapter } from './end-of-chapter.ts'
import { keepCards, resolveKept } from './keeping.ts'
import { playCards, resolveCards } from './play.ts'
import { setUp } from './set-up.ts'
import { tellStory } from './story.ts'
import { drawingEnergy } from './yennefer.ts'

const AUTOMA_ABILITIES = CHARACTERS.flatMap((id): AutomaAbilityId[] => [`auto-${id}-1`, `auto-${id}-2`])

const COMMON = { CARDS, WINDOWS, UNLOCK_AT, GOLD_VP, SIDE_QUESTS, AUTOMAS, START_XP }
/** One object for each tale, so that it is hashed once. */
const CONTENT = {
  'edge-of-the-world': { ...COMMON, ...story('edge-of-the-world'), EFFORTS },
  striga: { ...COMMON, ...story('striga'), GOALS, LEVELS },
  'lesser-evil': { ...COMMON, ...story('lesser-evil'), ALLIANCES },
}

function story(tale: TaleId) {
  return { initiative: INITIATIVE[tale], story: STORIES[tale] }
}

export const game: Game<PathOfDestiny> = {
  id: 'witcher-path-of-destiny',
  rules: 1,
  content: ({ options: { tale } }) => CONTENT[tale],
  players: [1, 2, 3, 4, 5],
  options: {
    tale: TALES,
    variant: ['full', 'without-effort', 'first-game'],
    automa: ['random', ...CHARACTERS],
    difficulty: ['normal', ...DIFFICULTIES.filter((id) => id !== 'normal')],
  },
  // WPD-VAR-01, -02: both leave something out of The Edge of the World.
  refuses: ({ options: { tale, variant } }) =>
    variant !== 'full' && tale !== 'edge-of-the-world' ? 'variant' : undefined,
  setUp,
  turn,
  over: ({ phase }) => phase === 'over',
  ending,
  offers: { 'draw-energy': drawingEnergy },
  bound: 1500,
  pieces: [
    ...ACTION_IDS,
    ...STARTING_IDS,
    ...CHARACTERS,
    ...ABILITY_IDS,
    ...AUTOMA_ABILITIES,
    ...EFFORT_IDS,
    ...GOAL_IDS,
    ...ALLIANCE_IDS,
  ],
  inventory,
}

/** One turn is a step of the rulebook, or one figure's part of it. */
function turn(t: Table): Rules {
  switch (t.state.phase) {
    case 'characters':
      return takeCharacter(t)
    case 'draft':
      return draftTurn(t)
    case 'before-play':
      return beforePlay(t)
    case 'play':
      return playCards(t)
    case 'resolve':
      return resolveCards(t)
    case 'dominance':
      return dominance(t)
    case 'alliances':
      return applyAlliances(t)
    case 'end-of-chapter':
      return endOfChapter(t)
    case 'keep':
      return keepCards(t)
    case 'kept':
      return resolveKept(t)
    case 'story':
      return tellStory(t)
    case 'over':
      throw new Error('the game is over')
  }
}

/** WPD-FINAL-09, -10, -12: most VP, then the place on the initiative track. */
function ending({ players, automa, initiative }: State): EndingOf<PathOfDestiny> {
  const key = (figure: Figure, { vp }: Body) => [vp, initiative.length - initiative.indexOf(figure)]
  return {
    sheets: players.map(sheetOf),
    keys: players.map((player, seat) => key(seat, player)),
    ...(automa === null
      ? {}
      : { rivals: [{ id: `automa-${automa.character}`, sheet: sheetOf(automa), key: key('automa', automa) }] }),
  }
}

function sheetOf({ points }: Body): ScoreSheet<PathOfDestiny> {
  return Object.entries(points).map(([source, vp]) => ({ source: source as Source, points: vp }))
}

/** 68 action cards, the starting cards and boards of all characters, goals and alliance cards, wherever they lie. */
function inventory(state: State): readonly string[] {
  const { players, alliances, goals } = state
  const bodies = bodiesOf(state).map(({ seen }) => seen)
  const taken = players.flatMap(({ character }) => character ?? [])
  return [
    ...state.deck.items,
    ...state.discard,
    ...state.supply.flatMap((pair) => pair ?? []),
    ...bodies.flatMap(({ timeline }) => timeline.map(({ card }) => card)),
    ...players.flatMap(({ hand, shown }) => [...hand.items, ...shown.items]),
    ...STARTING_IDS.filter((id) => !taken.some((character) => id.startsWith(`start-${character}-`))),
    ...state.boards.items,
    ...state.dealt.items,
    ...taken.map(boardOf),
    ...(goals ?? []).flatMap(({ front }) => front.items),
    ...state.goalBox.flatMap(({ items }) => items),
    ...FACTIONS.flatMap((faction) => [
      ...(alliances?.decks[faction].items ?? []),
      ...(alliances?.revealed[faction].items ?? []),
      ...(alliances?.discards[faction].items ?? []),
      ...bodies.flatMap((body) => body.alliances[faction].items),
    ]),
  ]
}
