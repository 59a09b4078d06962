import { clone, type EndingOf, type Game, rank } from '@krcma/kernel'
import { ASTROLOGER_IDS, ASTROLOGERS } from '../content/astrologers.ts'
import { BUILDING_IDS, BUILDINGS } from '../content/buildings.ts'
import { CARD_IDS, CARD_NAMES, type CardId, cardOf } from '../content/cards.ts'
import { ARMIES, HARDNESSES, STARTING_BONUS } from '../content/difficulty.ts'
import { HERO_IDS, HEROES } from '../content/heroes.ts'
import { LOCATIONS } from '../content/locations.ts'
import { NEUTRAL_CARD_IDS, NEUTRALS } from '../content/neutral-units.ts'
import { TOURNAMENT_SCENARIOS } from '../content/scenarios.ts'
import { TILE_IDS, TILES } from '../content/tiles.ts'
import { UNIT_IDS, UNITS } from '../content/units.ts'
import { VARIANT_IDS } from '../content/variants.ts'
import { discardPile } from '../reckoning/pile.ts'
import { sheetOf } from '../reckoning/points.ts'
import { checkContent, playersOf, readContent, readSaga } from '../reckoning/scenario/content.ts'
import type { Heroes3, Options, State } from '../shape.ts'
import { morale, town } from './offers.ts'
import { handedOut, saga } from './saga.ts'
import { refuses } from './set-up/refuses.ts'
import { scenarioOf, setUp } from './set-up/set-up.ts'
import { turn } from './turn.ts'

const CONTENT = {
  cards: Object.fromEntries(CARD_NAMES.map((name) => [name, cardOf(name)])),
  units: UNITS,
  neutrals: NEUTRALS,
  buildings: BUILDINGS,
  heroes: HEROES,
  locations: LOCATIONS,
  tiles: TILES,
  astrologers: ASTROLOGERS,
  armies: ARMIES,
  bonus: STARTING_BONUS,
}

/** All that some game should use; every town stands with its first dwelling, and nobody builds that. */
const PIECES: readonly string[] = [
  ...CARD_IDS,
  ...UNIT_IDS,
  ...NEUTRAL_CARD_IDS,
  ...BUILDING_IDS.filter((id) => BUILDINGS[id].kind !== 'dwelling-bronze'),
  ...ASTROLOGER_IDS,
  ...TILE_IDS,
  ...HERO_IDS,
]

type VariantOptions = { readonly [V in (typeof VARIANT_IDS)[number]]: readonly boolean[] }
const variantOptions = Object.fromEntries(VARIANT_IDS.map((id) => [id, [false, true]])) as unknown as VariantOptions

const OPTIONS: { readonly [K in keyof Options]: readonly Options[K][] } = {
  scenario: TOURNAMENT_SCENARIOS,
  difficulty: HARDNESSES,
  'starting-bonus': [true, false],
  'neutral-control': ['opponent', 'auto'],
  'tile-pools': ['face-down', 'open'],
  factions: ['chosen', 'random'],
  centre: ['usual', 'random-near-pair', 'single-center'],
  ...variantOptions,
}

export const game: Game<Heroes3> = {
  id: 'heroes3',
  rules: 1,
  content: (opening) => ({ ...CONTENT, scenario: scenarioOf(opening) }),
  players: [2],
  playersOn: playersOf,
  options: OPTIONS,
  readScenario: readContent,
  check: checkContent,
  readCampaign: readSaga,
  saga,
  refuses,
  setUp,
  turn,
  over: ({ ended }) => ended !== null,
  ending,
  offers: { town, morale },
  // What was agreed never changes, and a scenario is the largest part of a state.
  copy: ({ setting, ...rest }) => ({ setting, ...clone(rest) }),
  bound: 20_000,
  pieces: PIECES,
  inventory,
}

/** H3B-SCORE-09, H3B-SCORE-10, H3B-ELIM-04: points decide, unless somebody has won otherwise. */
function ending(state: State): EndingOf<Heroes3> {
  const { players, ended } = state
  if (ended === null) throw new Error('the game is not over')
  const sheets = players.map((_, seat) => sheetOf(state, seat))
  const points = sheets.map((sheet) => sheet.reduce((sum, one) => sum + one.points, 0))
  const byPoints = ended.result === 'score'
  const keys = players.map((player, seat) => {
    const stands = player.eliminated ? 0 : 1
    if (byPoints) return [stands, points[seat] ?? 0]
    return [ended.winners.includes(seat) ? 1 : 0]
  })
  const { saga: before } = state.setting
  return {
    sheets,
    keys,
    ...(byPoints && players.length > 1 ? {} : { outcome: ended.result }),
    ...(before === null ? {} : { campaign: handedOut(before, rank(keys), points) }),
  }
}

/** Every card once, wherever it lies; those of heroes that nobody plays and specialties still to come lie in the box. */
function inventory(state: State): readonly string[] {
  const { players, decks, neutrals, astrologers, looking, peeked, removed, revealed, battle } = state
  const cards: CardId[] = [
    ...players.flatMap((player) => [
      ...player.hand.items,
      ...player.deck.items,
      ...discardPile(player),
      ...player.inPlay,
      ...player.scored,
      ...player.units.flatMap(({ overlays }) => overlays),
    ]),
    ...Object.values(decks).flatMap(({ deck, discard }) => [...deck.items, ...discard]),
    ...(looking?.cards.items ?? []),
    ...removed,
  ]
  const peekedAt: readonly string[] = peeked === null ? [] : (peeked.items as string[])
  const found = new Set<string>([...cards, ...peekedAt])
  const enlisted = players.flatMap(({ units }) => units.flatMap(({ card }) => (card in UNITS ? [] : [card])))
  const fighting = (battle?.drawn ?? []).filter((card) => !neutrals.bronze.discard.includes(card))
  return [
    ...cards,
    ...peekedAt,
    ...CARD_IDS.filter((card) => !found.has(card)),
    ...Object.values(neutrals).flatMap(({ deck, discard }) => [...deck.items, ...discard]),
    ...enlisted,
    ...revealed,
    ...fighting,
    ...astrologers.deck.items,
    ...astrologers.discard,
    ...(astrologers.current === null ? [] : [astrologers.current]),
  ]
}
