import type { Game, Rules } from '@krcma/kernel'
import { BOARDS, ROUNDS } from '../content/components.ts'
import { FACES } from '../content/tiles.ts'
import type { State, Table, TalesOfGlory } from '../shape.ts'
import { placeTiles } from './placing.ts'
import { prepareNextRound } from './preparation.ts'
import { endGame, ending } from './scoring.ts'
import { obtainTiles } from './selection.ts'
import { setOut, setUp } from './set-up.ts'

const CONTENT = { FACES, BOARDS }

export const game: Game<TalesOfGlory> = {
  id: 'tales-of-glory',
  rules: 3,
  content: () => CONTENT,
  players: [2, 3, 4, 5],
  options: { quests: [false, true], placing: ['side-by-side', 'in-order'] },
  setUp,
  turn,
  over: ({ step }) => step === 'over',
  ending,
  // Since 2, entries name the selections that came to light together; since 3, fewer orders of gains are asked about. The state is
  // as it was.
  migrations: { 1: {}, 2: {} },
  bound: 700,
  pieces: FACES.map(({ id }) => id),
  inventory,
}

/** A round is two of the kernel's turns: obtaining the tiles; placing them and preparing the next round. */
function* turn(t: Table): Rules {
  switch (t.state.step) {
    case 'set-up':
      return yield* setOut(t)
    case 'obtain':
      return yield* obtainTiles(t)
    case 'place':
      yield* placeTiles(t)
      if (t.state.round === ROUNDS) yield* endGame(t)
      else prepareNextRound(t)
      return
    case 'over':
      throw new Error('the game is over')
  }
}

/** All 74 tiles, wherever they lie. */
function inventory({ players, spaces, decks, putAside, discarded, box }: State): readonly string[] {
  return [
    ...players.flatMap(({ tale, taken, discarded, quests, returned }) => [
      ...tale.map(({ tile }) => tile),
      ...(taken === null ? [] : [taken.tile]),
      ...discarded,
      ...quests.items,
      ...returned.items,
    ]),
    ...spaces.filter((tile) => tile !== null),
    ...decks.era1.items,
    ...decks.era2.items,
    ...decks.era3.items,
    ...putAside.items,
    ...discarded,
    ...box.heroes,
    ...box.quests.items,
  ]
}
