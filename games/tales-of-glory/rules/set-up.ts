import type { Chance, Opening, Rules, Seat } from '@krcma/kernel'
import { BOARDS, QUESTS_DEALT } from '../content/components.ts'
import { DECKS, type HeroId, type QuestId } from '../content/tiles.ts'
import { playerAt } from '../reckoning/player.ts'
import { tileOf } from '../reckoning/tile.ts'
import type { Player, State, Table, TalesOfGlory } from '../shape.ts'
import { gain } from './gains.ts'

export function setUp({ players, options }: Opening<TalesOfGlory>, chance: Chance): State {
  const board = BOARDS[players]
  if (board === undefined) throw new Error(`not for ${players} players`)
  // TOG-SETUP-05: each deck is shuffled separately.
  const era1 = chance.shuffle(DECKS.era1.slice())
  const era2 = chance.shuffle(DECKS.era2.slice())
  const era3 = chance.shuffle(DECKS.era3.slice())
  const heroes = chance.shuffle(DECKS.hero.slice())
  const quests = options.quests ? chance.shuffle(DECKS.quest.slice()) : DECKS.quest.slice()
  const deal = () => (options.quests ? quests.splice(0, QUESTS_DEALT) : [])
  const putAside = era1.splice(0, board.putAside)
  const first = chance.below(players)
  return {
    round: 1,
    step: 'set-up',
    first,
    placingFrom: first,
    claimed: false,
    players: heroes.splice(0, players).map((hero, seat) => newPlayer(seat, hero, deal())),
    spaces: era1.splice(0, board.spaces),
    decks: {
      era1: { of: 'era1', sees: [], items: era1 },
      era2: { of: 'era2', sees: [], items: era2 },
      era3: { of: 'era3', sees: [], items: era3 },
    },
    putAside: { of: 'era1', sees: [], items: putAside },
    discarded: [],
    box: { heroes, quests: { of: 'quest', sees: [], items: quests } },
  }
}

function newPlayer(seat: Seat, hero: HeroId, quests: QuestId[]): Player {
  return {
    hero,
    coin: 0,
    potion: 0,
    combat: 0,
    magic: 0,
    glory: { tiles: 0, quests: 0, places: 0, chests: 0, majorities: 0, end: 0 },
    tale: [{ tile: hero, x: 0, y: 0, opened: tileOf(hero).chests.map(() => false) }],
    taken: null,
    quests: { of: 'quest', sees: [seat], items: quests },
    returned: { of: 'quest', sees: [seat], items: [] },
    discarded: [],
    pending: [],
    majorities: [],
  }
}

/** What is left of the set-up once all lies on the table: the heroes' rewards and, in the variant, the quests. */
export function* setOut(t: Table): Rules {
  const { state } = t
  for (const seat of t.seats) {
    const { hero } = playerAt(state, seat)
    t.tell('hero-drawn', { seat, hero })
    // TOG-SETUP-15, -16: the reward at once, the chests not.
    yield* gain(t, seat, { from: 'tile', tile: hero }, tileOf(hero).rewardPlaced)
  }
  t.tell('tiles-laid', {
    tiles: state.spaces.flatMap((tile, i) => (tile === null ? [] : { tile, space: i + 1 })),
  })
  t.tell('game-begins', { first: state.first })
  if (t.opening.options.quests) yield* returnQuests(t)
  state.step = 'obtain'
}

/** TOG-QUEST-02 to -04: each gives one of three quests back, unseen by the others. */
function* returnQuests(t: Table): Rules {
  const questsOf = (seat: Seat) => playerAt(t.state, seat).quests.items
  for (const seat of t.seats)
    t.tell('quests-dealt', { seat, quests: [] }, { to: [seat], data: { seat, quests: questsOf(seat).slice() } })
  const choices = yield* t.together(t.seats, 'return-quest', (seat) => questsOf(seat).slice())
  for (const { seat, option } of choices) {
    const { quests, returned } = playerAt(t.state, seat)
    quests.items.splice(quests.items.indexOf(option), 1)
    returned.items.push(option)
    t.tell('quest-returned', { seat, quest: null }, { to: [seat], data: { seat, quest: option } })
  }
}
