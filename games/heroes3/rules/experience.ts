import { cardsNamed } from '../content/cards.ts'
import { HEROES } from '../content/heroes.ts'
import { EXPERIENCE_PER_LEVEL, HIGHEST_LEVEL } from '../content/levels.ts'
import { levelOf, playerAt } from '../reckoning/player.ts'
import { has } from '../reckoning/setting.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { layOff } from './deck.ts'
import { search } from './search.ts'

/** H3B-HERO-01: experience beyond the highest level is lost. */
export function* gainExperience(t: Table, seat: Seat, n: number): Rules {
  const player = playerAt(t.state, seat)
  if (n === 0 || player.level >= HIGHEST_LEVEL) return
  t.tell('experience-gained', { seat, n })
  player.experience += n
  while (player.experience >= EXPERIENCE_PER_LEVEL && player.level < HIGHEST_LEVEL) {
    player.experience -= EXPERIENCE_PER_LEVEL
    yield* riseLevel(t, seat)
  }
  if (playerAt(t.state, seat).level >= HIGHEST_LEVEL) playerAt(t.state, seat).experience = 0
}

/** H3B-HERO-07 */
export function* riseToTop(t: Table, seat: Seat): Rules {
  while (playerAt(t.state, seat).level < HIGHEST_LEVEL) yield* riseLevel(t, seat)
  playerAt(t.state, seat).experience = 0
}

/** H3B-HERO-02, H3B-HERO-05 */
function* riseLevel(t: Table, seat: Seat): Rules {
  const player = playerAt(t.state, seat)
  player.level++
  t.tell('level-reached', { seat, level: player.level })
  const { reward } = levelOf(player)
  if (reward.kind === 'ability') return yield* search(t, seat, 'ability', reward.search, null)
  if (player.hero === null) return
  const [card] = cardsNamed(HEROES[player.hero].specialties[reward.level])
  if (card === undefined) return
  if (has(t.state, 'gains-to-discard')) layOff(player, card)
  else player.hand.items.push(card)
  t.tell('card-gained', { seat, card, from: 'own', open: true })
}
