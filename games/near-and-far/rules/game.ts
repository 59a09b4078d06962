import type { Game } from '@krcma/kernel'
import { ADVENTURER_IDS, ADVENTURERS } from '../content/adventurers.ts'
import { ANIMAL_ICONS } from '../content/animals.ts'
import { ARTIFACT_IDS, ARTIFACTS } from '../content/artifacts.ts'
import { CHAPTERS, type ChapterId, characterChapter, mapChapter } from '../content/book.ts'
import { CHARACTER_IDS } from '../content/characters.ts'
import { MAP_NUMBERS, type MapNumber } from '../content/map.ts'
import { MAPS } from '../content/maps.ts'
import * as mine from '../content/mine.ts'
import { MODE_IDS, type Mode, modeRules } from '../content/modes.ts'
import * as board from '../content/player-board.ts'
import * as scoring from '../content/scoring.ts'
import * as start from '../content/set-up.ts'
import * as sheet from '../content/sheet.ts'
import { SKILLS } from '../content/skills.ts'
import { THREATS, VILLAINS } from '../content/threats.ts'
import * as town from '../content/town.ts'
import { TREASURE_IDS, TREASURES } from '../content/treasures.ts'
import { WORLD_CARDS } from '../content/world-cards.ts'
import { mapOf } from '../reckoning/company.ts'
import type { NearAndFar, Opening, Rules, State, Table } from '../shape.ts'
import { arrival, leaveTown, move } from './adventure.ts'
import { chooseCharacter, chooseCompanion } from './beginning.ts'
import { readCampaign } from './campaign.ts'
import { draft, hunt, keepAdvanced, keepBasic } from './draft.ts'
import { chooseOption, resolve, test } from './encounter.ts'
import { ending } from './ending.ts'
import { buy, convert, returnForHearts } from './free-actions.ts'
import { saga } from './saga.ts'
import { setUp } from './set-up.ts'
import { chooseAction, duel, enter } from './town.ts'
import { visit } from './visit.ts'

const COMMON = {
  ...{ ADVENTURERS, ANIMAL_ICONS, ARTIFACTS, SKILLS, THREATS, VILLAINS, TREASURES, WORLD_CARDS },
  ...{ ...mine, ...board, ...scoring, ...start, ...sheet, ...town },
}

/** One object for each map and mode, so that it is hashed once. */
const CONTENT = new Map<string, unknown>()

function content({ options, campaign }: Opening): unknown {
  const map = mapOf(options, campaign)
  const key = `${options.mode} ${map}`
  const known = CONTENT.get(key) ?? { ...COMMON, map: MAPS[map], chapters: chaptersOf(options.mode, map) }
  CONTENT.set(key, known)
  return known
}

function chaptersOf(mode: Mode, map: MapNumber): unknown {
  const { encounters, villains, sheet: counts } = modeRules(mode)
  const of: { readonly [source in typeof encounters]: readonly ChapterId[] } = {
    map: [
      mapChapter(map),
      ...(counts === null ? [] : ['stories' as const]),
      ...(villains ? ['villains' as const] : []),
    ],
    character: [...CHARACTER_IDS.map(characterChapter), 'arcade'],
    arcade: ['arcade'],
  }
  return of[encounters].map((chapter) => CHAPTERS[chapter])
}

export const game: Game<NearAndFar> = {
  id: 'near-and-far',
  rules: 1,
  content,
  players: [2, 3, 4],
  options: {
    mode: MODE_IDS,
    map: ['fitting', ...MAP_NUMBERS],
    town: ['dusk', 'day'],
    encounters: ['usual', 'more'],
    length: ['usual', 'longer'],
    tokens: ['random', 'even'],
    book: ['new', 'known'],
  },
  readCampaign,
  saga,
  // NAF-SETUP-08
  refuses({ players, options, campaign }) {
    const { maps, sheet: counts } = modeRules(options.mode)
    if (options.map !== 'fitting' && !maps.includes(options.map)) return 'map'
    if (campaign === null) return undefined
    return counts !== null && campaign.mode === options.mode && campaign.sheets.length === players
      ? undefined
      : 'campaign'
  },
  setUp,
  turn,
  over: ({ stage }) => stage === 'over',
  ending,
  offers: { buy, convert, 'return-animal': returnForHearts },
  bound: 20_000,
  // Those that chance alone brings into some game; strong threats and cards of the book take skill.
  pieces: [...ADVENTURER_IDS, ...ARTIFACT_IDS, ...TREASURE_IDS, ...CHARACTER_IDS],
  inventory,
}

/** One turn of the kernel is a step of the rulebook: where it goes on is in the state. */
function turn(t: Table): Rules {
  switch (t.state.stage) {
    case 'characters':
      return chooseCharacter(t)
    case 'companions':
      return chooseCompanion(t)
    case 'draft':
      return draft(t)
    case 'keep-advanced':
      return keepAdvanced(t)
    case 'keep-basic':
      return keepBasic(t)
    case 'hunting':
      return hunt(t)
    case 'action':
      return chooseAction(t)
    case 'entry':
      return enter(t)
    case 'duel':
      return duel(t)
    case 'visit':
      return visit(t)
    case 'party':
      return leaveTown(t)
    case 'move':
      return move(t)
    case 'arrival':
      return arrival(t)
    case 'option':
      return chooseOption(t)
    case 'test':
      return test(t)
    case 'result':
      return resolve(t)
    case 'over':
      throw new Error('the game is over')
  }
}

/** All adventurers, artifacts, treasures, threats and cards of the arcade, wherever they lie. */
function inventory(state: State): readonly string[] {
  const { players, decks, discards, bag, row, released, threats, villains, found, newcomer } = state
  return [
    ...bag.items,
    ...row,
    ...released,
    ...threats,
    ...villains,
    ...found,
    ...(newcomer === null ? [] : [newcomer]),
    ...decks.basic.items,
    ...decks.advanced.items,
    ...decks.treasure.items,
    ...decks.arcade.items,
    ...discards.basic.items,
    ...discards.advanced.items,
    ...discards.treasure,
    ...discards.arcade,
    ...players.flatMap((player) => [
      ...Object.values(player.party).filter((member) => member !== null && member !== 'animal'),
      ...player.inactive,
      ...player.hand.basic.items,
      ...player.hand.advanced.items,
      ...player.drawn.basic.items,
      ...player.drawn.advanced.items,
      ...player.passing.items,
      ...player.bought,
      ...player.treasures,
      ...(player.beside === null ? [] : [player.beside]),
      ...player.defeated,
    ]),
  ]
}
