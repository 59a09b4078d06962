import { type Chance, clone } from '@krcma/kernel'
import { ADVENTURER_IDS } from '../content/adventurers.ts'
import { ARCADE_IDS } from '../content/arcade.ts'
import { ARTIFACT_IDS, type ArtifactId, artifact } from '../content/artifacts.ts'
import { FACTIONS } from '../content/factions.ts'
import type { Goods } from '../content/goods.ts'
import type { MapNumber, SpaceId } from '../content/map.ts'
import { MINE } from '../content/mine.ts'
import { modeRules } from '../content/modes.ts'
import { CAMP_TRACK, FIRST_COINS, MORE_CAMPS, PACK_PLACES } from '../content/player-board.ts'
import { ADVANCED_DEALT, BASIC_DEALT, ENCOUNTER_TOKENS, MORE_ENCOUNTER_TOKENS } from '../content/set-up.ts'
import { LAST_MAP } from '../content/sheet.ts'
import { THREAT_IDS, VILLAIN_IDS, VILLAINS } from '../content/threats.ts'
import { SALOON_ROW } from '../content/town.ts'
import { TREASURE_IDS } from '../content/treasures.ts'
import { inForce } from '../reckoning/cards.ts'
import { chart, space } from '../reckoning/charts.ts'
import { mapOf } from '../reckoning/company.ts'
import { newSheet } from '../reckoning/sheet.ts'
import type { Cards, Opening, Player, Seat, Sheet, State, Tier } from '../shape.ts'
import { newTurn } from './turns.ts'

/** NAF-SETUP-02 to NAF-SETUP-28; characters, animals and the draft are decided in the first turns. */
export function setUp(opening: Opening, chance: Chance): State {
  const { players: count, options, campaign } = opening
  const { mode, town, length } = options
  const { sheet, villains } = modeRules(mode)
  const map = mapOf(options, campaign)
  const boardCamps = CAMP_TRACK.length + (length === 'longer' ? MORE_CAMPS.length : 0)
  const basic = chance.shuffle(ARTIFACT_IDS.filter((id) => artifact(id).tier === 'basic'))
  const advanced = chance.shuffle(ARTIFACT_IDS.filter((id) => artifact(id).tier === 'advanced'))
  const bag = [...ADVENTURER_IDS]
  const seats = Array.from({ length: count }, (_, seat) => seat)
  const players = seats.map((seat) => {
    const kept = sheet === null ? null : clone(campaign?.sheets[seat] ?? newSheet())
    return newPlayer(seat, kept, boardCamps, basic.splice(0, BASIC_DEALT), advanced.splice(0, ADVANCED_DEALT))
  })
  const fewest = campaign?.fewest ?? []
  const first = chance.pick(seats)
  return {
    mode,
    map,
    town,
    boardCamps,
    round: 1,
    first,
    active: first,
    stage: 'characters',
    turn: newTurn(false),
    check: null,
    encounter: null,
    found: [],
    newcomer: null,
    endedBy: null,
    lastCamp: 0,
    row: Array.from({ length: SALOON_ROW }, () => chance.draw(bag)),
    bag: { of: 'adventurer', sees: [], items: bag },
    released: [],
    stables: PACK_PLACES * count,
    mine: MINE.flatMap((row) => row.map(() => null)),
    chiefs: { red: null, yellow: null, green: null, blue: null },
    tokens: spread(opening, map, chance),
    camps: {},
    decks: {
      ...cards([], basic, advanced),
      treasure: { of: 'treasure', sees: [], items: chance.shuffle([...TREASURE_IDS]) },
      arcade: { of: 'arcade', sees: [], items: chance.shuffle([...ARCADE_IDS]) },
    },
    discards: { ...cards([]), treasure: [], arcade: [] },
    threats: [...THREAT_IDS],
    // NAF-SETUP-27
    villains: villains && map === LAST_MAP ? VILLAIN_IDS.filter((id) => VILLAINS[id].players <= count) : [],
    players,
    game: (campaign?.maps.length ?? 0) + 1,
    taken: campaign?.taken ?? [],
    // NAF-RULING-47
    platypus: fewest.length === 0 ? null : chance.pick(fewest),
    maps: campaign?.maps ?? [],
    skips: campaign?.skips ?? false,
  }
}

function cards(sees: Seat[], basic: ArtifactId[] = [], advanced: ArtifactId[] = []): Cards {
  const zone = (tier: Tier, items: ArtifactId[]) => ({ of: tier, sees, items })
  return { basic: zone('basic', basic), advanced: zone('advanced', advanced) }
}

/** NAF-SETUP-13, NAF-SETUP-14; a sheet may bring food (NAF-SKILL-15, NAF-SKILL-18). */
function newPlayer(
  seat: Seat,
  sheet: Sheet | null,
  camps: number,
  basic: ArtifactId[],
  advanced: ArtifactId[],
): Player {
  const player: Player = {
    character: sheet?.character ?? null,
    animal: null,
    goods: { food: 0, coin: FIRST_COINS, gem: 0, red: 0, yellow: 0, green: 0, blue: 0 },
    hearts: 0,
    reputation: 0,
    camps,
    placed: 0,
    party: { red: null, yellow: null, green: null, blue: null },
    inactive: [],
    birds: 0,
    turtles: 0,
    treasures: [],
    beside: null,
    hand: cards([seat]),
    drawn: cards([seat], [], advanced),
    passing: { of: 'basic', sees: [seat], items: basic },
    bought: [],
    world: [],
    defeated: [],
    at: 'off',
    sheet,
    journal: [],
  }
  for (const { effect } of inForce(player, 'start-gain')) addGoods(player, effect.gain)
  return player
}

function addGoods({ goods }: Player, more: Goods): void {
  for (const good of ['food', 'coin', 'gem', ...FACTIONS] as const) goods[good] += more[good] ?? 0
}

/** NAF-SETUP-09 to NAF-SETUP-12: first those with a name, where that is so; then any, or near and far alike. */
function spread({ players, options }: Opening, map: MapNumber, chance: Chance): SpaceId[] {
  const { books } = chart(map)
  const numbers: { readonly [players: number]: number } =
    options.encounters === 'more' ? MORE_ENCOUNTER_TOKENS : ENCOUNTER_TOKENS
  const count = Math.min(books.length, numbers[players] ?? 0)
  const first = modeRules(options.mode).named && options.book === 'new'
  const named = first ? chance.shuffle(books.filter((id) => space(map, id).named === true)).slice(0, count) : []
  const others = books.filter((id) => !named.includes(id))
  const left = count - named.length
  const more = options.tokens === 'even' ? evenly(others, left, chance) : chance.shuffle(others).slice(0, left)
  const chosen = [...named, ...more]
  return books.filter((id) => chosen.includes(id))
}

/** One out of each stretch of equal length: `from` is ordered by the way from the town. */
function evenly(from: readonly SpaceId[], count: number, chance: Chance): SpaceId[] {
  const end = (stretch: number) => Math.floor((stretch * from.length) / count)
  return Array.from({ length: count }, (_, i) => chance.pick(from.slice(end(i), end(i + 1))))
}
