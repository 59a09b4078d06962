import { type Decision, openQuiet, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import type { QuestId, TileId } from '../content/tiles.ts'
import { tileOf } from '../reckoning/tile.ts'
import { game } from '../rules/game.ts'
import { nextGains } from '../rules/order.ts'
import type { Pending, Player, TalesOfGlory } from '../shape.ts'
import { outcomes } from './orders.ts'
import { open, type PlayerScene } from './scene.ts'

const tile = (id: TileId): Pending => ({ from: 'tile', tile: id })
const connector = (id: TileId, side: 0 | 1 | 2 | 3): Pending => ({ from: 'connector', tile: id, side })
const compensation: Pending = { from: 'compensation' }
const vault = tile('q-fill-the-vault' satisfies QuestId)
const apothecary = tile('q-royal-apothecary')

/** What the player may take next of these gains. */
function next(player: PlayerScene, ...pending: Pending[]): readonly Pending[] {
  const me = open({ step: 'obtain', players: [player, {}] }).player()
  me.pending = pending
  return nextGains(me)
}

const OPEN = { heroOpened: [0, 1] }
const MILL_LEFT = connector('e1-old-mill', 3)
const INN_BOTTOM = connector('e1-crossroads-inn', 2)

describe('when the order of gains can matter', () => {
  it('TOG-REWARD-21: one gain, or none that counts anything: the first in default order', () => {
    expect(next(OPEN)).toEqual([])
    expect(next(OPEN, vault)).toEqual([vault])
    expect(next(OPEN, MILL_LEFT, compensation, tile('e1-smugglers-cache'))).toEqual([MILL_LEFT])
    expect(next(OPEN, MILL_LEFT, tile('e2-trophy-buyer'))).toEqual([MILL_LEFT])
  })

  it('TOG-RULING-14: sets of three coins, if a set can be completed', () => {
    expect(next({ ...OPEN, coin: 0 }, MILL_LEFT, vault)).toEqual([MILL_LEFT])
    expect(next({ ...OPEN, coin: 1 }, MILL_LEFT, vault)).toEqual([MILL_LEFT, vault])
    expect(next({ ...OPEN, coin: 3 }, MILL_LEFT, vault)).toEqual([MILL_LEFT])
    expect(next({ ...OPEN, coin: 2 }, vault, tile('q-golden-tithe'))).toEqual([vault])
  })

  it('TOG-RULING-14: sets of three potions likewise', () => {
    expect(next({ ...OPEN, potion: 1 }, INN_BOTTOM, apothecary)).toEqual([INN_BOTTOM])
    expect(next({ ...OPEN, potion: 2 }, INN_BOTTOM, apothecary)).toEqual([INN_BOTTOM, apothecary])
    expect(next({ ...OPEN, potion: 3 }, INN_BOTTOM, apothecary)).toEqual([INN_BOTTOM])
    // Coins complete no set of potions.
    expect(next({ ...OPEN, potion: 2 }, MILL_LEFT, apothecary)).toEqual([MILL_LEFT])
  })

  it('TOG-RULING-14: several gains may complete a set together', () => {
    expect(next({ ...OPEN, coin: 0 }, MILL_LEFT, compensation, vault)).toEqual([MILL_LEFT, compensation, vault])
    expect(next({ ...OPEN, coin: 0 }, compensation, vault)).toEqual([compensation])
  })

  it('TOG-RULING-14: what has no part in it is taken first', () => {
    expect(next({ ...OPEN, coin: 2 }, compensation, tile('e1-drill-sergeant'), vault)).toEqual([
      tile('e1-drill-sergeant'),
    ])
    expect(next({ ...OPEN, coin: 2 }, INN_BOTTOM, compensation, vault)).toEqual([INN_BOTTOM])
    expect(next({ ...OPEN, coin: 2 }, compensation, vault)).toEqual([compensation, vault])
  })

  it('TOG-RULING-14: a multiplied gain brings as much as it counts', () => {
    const monsters = (count: number): PlayerScene => ({
      ...OPEN,
      tale: [
        ['e1-bog-lantern', 1, 0, 0] as const,
        ['e1-toll-ogre', 2, 0, 0] as const,
        ['e1-straw-warden', 3, 0, 0] as const,
      ].slice(0, count),
    })
    const buyer = tile('e2-trophy-buyer')
    expect(next(monsters(3), buyer, vault)).toEqual([buyer, vault])
    expect(next(monsters(2), buyer, vault)).toEqual([buyer])
    expect(next(monsters(0), buyer, vault)).toEqual([buyer])
  })

  it('TOG-RULING-14: combat and magic', () => {
    const pit = connector('e2-fighting-pit', 2)
    const shrine = connector('e1-mossy-shrine', 3)
    const marshal = tile('e3-field-marshal')
    const archmage = tile('e3-archmage')
    expect(next(OPEN, pit, marshal)).toEqual([pit, marshal])
    expect(next(OPEN, shrine, marshal)).toEqual([shrine])
    expect(next(OPEN, shrine, archmage)).toEqual([shrine, archmage])
    expect(next(OPEN, pit, archmage)).toEqual([pit])
    expect(next(OPEN, marshal, archmage)).toEqual([marshal])
  })

  it('TOG-RULING-14: a key counts for what the chests hold that it may open', () => {
    const marshal = tile('e3-field-marshal')
    // Oldric's second chest holds 1 combat, his first 3 coins.
    expect(next({ hero: 'hero-oldric' }, compensation, marshal)).toEqual([compensation, marshal])
    expect(next({ hero: 'hero-oldric', heroOpened: [1] }, compensation, marshal)).toEqual([compensation])
    expect(next({ hero: 'hero-ragna' }, compensation, marshal)).toEqual([compensation])
    // Bruna's first chest holds 2 potions: with that of the compensation a set.
    expect(next({ hero: 'hero-bruna' }, compensation, apothecary)).toEqual([compensation, apothecary])
    expect(next({ hero: 'hero-bruna', heroOpened: [0] }, compensation, apothecary)).toEqual([compensation])
  })

  it('TOG-RULING-14: keys and locked chests', () => {
    const ring = tile('e3-master-keyring')
    const vow = tile('q-vow-of-restraint')
    expect(next({}, compensation, ring)).toEqual([compensation, ring])
    expect(next(OPEN, compensation, ring)).toEqual([compensation])
    expect(next({}, compensation, vow)).toEqual([compensation, vow])
    expect(next(OPEN, compensation, vow)).toEqual([compensation])
    expect(next({}, MILL_LEFT, vow)).toEqual([MILL_LEFT])
    // The keyring's key changes what the vow counts; nothing changes what is merely gold.
    expect(next({}, vow, ring)).toEqual([vow, ring])
  })

  it('TOG-REWARD-21: a gain whose own key opens the last chest before it counts is changed by no other key', () => {
    const ring = tile('e3-master-keyring')
    expect(next({ heroOpened: [0] }, compensation, ring)).toEqual([compensation])
  })

  it('TOG-KEY-11 TOG-DEC-11: half keys that are alike, that find nothing, or that all find enough', () => {
    const pair = (other: TileId): Pending => ({ from: 'half-keys', tiles: ['e1-hedge-witch', other] })
    const scene = (heroOpened: number[], witch: number[], duelist: number[]): PlayerScene => ({
      heroOpened,
      tale: [
        ['e1-hedge-witch', 0, -1, ...witch],
        ['e1-retired-duelist', 0, -2, ...duelist],
      ],
    })
    const both = [pair('hero-ragna'), pair('e1-retired-duelist')]
    // Alike: only the hero has a locked chest.
    expect(next(scene([1], [0], [0]), ...both)).toEqual([both[0]])
    // The first finds nothing at all; nor does the second, taken first by its place.
    expect(next(scene([0, 1], [0], []), ...both)).toEqual([both[0]])
    expect(next(scene([0, 1], [0], []), ...both.toReversed())).toEqual([both[0]])
    // Two chests for the first, three for the second: enough for both.
    expect(next(scene([], [0], []), ...both)).toEqual([both[0]])
    // One for the first and another for the second: neither can take the other's.
    expect(
      next(scene([0, 1], [], []), pair('hero-ragna'), {
        from: 'half-keys',
        tiles: ['e1-retired-duelist', 'hero-ragna'],
      }),
    ).toHaveLength(1)
    // One for the first, two for the second: the second might take it.
    expect(next(scene([0], [0], []), ...both)).toEqual(both)
    expect(next(scene([0], [0], []), ...both, compensation, tile('e1-hedge-witch'))).toEqual(both)
  })
})

describe('what a question is about', () => {
  it('TOG-DEC-05 TOG-DEC-06 TOG-DEC-09 TOG-DEC-10: the decider is told', () => {
    const sitting = open({ players: [{ coin: 9, potion: 9, taken: ['e1-retired-duelist', 6] }, {}] })
    const context = () => sitting.table.asked[0]?.context
    expect(context()).toEqual({ seat: 0 })
    sitting.place('e1-retired-duelist', 0, -1)
    expect(context()).toEqual({ tile: 'e1-retired-duelist' })
    sitting.answer(0, 'surcharge', 'coin')
    expect(context()).toEqual({ seat: 0, pair: ['e1-retired-duelist', 'hero-ragna'] })
    const discarded = open({ players: [{ taken: ['e1-old-mill', 1] }, {}] }).discard('e1-old-mill')
    expect(discarded.table.asked[0]?.context).toEqual({ seat: 0, pair: null })
  })

  it('TOG-TURN-02: with nothing but discarding left, nobody without quests is asked', () => {
    const sitting = open({ players: [{ heroOpened: [0, 1], taken: ['e3-elder-wyrm', 1] }, {}] })
    expect(sitting.asked).toEqual(['0 select', '1 select'])
  })
})

/** Positions of real games, each with gains of tiles that lie there, a compensation or a connector. */
function* positions(games: number): Generator<{ readonly player: Player; readonly pending: readonly Pending[] }> {
  for (let seed = 0; seed < games; seed++) {
    const opening = { players: 2 + (seed % 4), options: { quests: true, placing: 'in-order' as const } }
    const table = openQuiet(game, { ...opening, scenario: null, campaign: null }, seed)
    const random = source(seed, 3)
    for (let n = 0; !table.over; n++) {
      const question = table.asked.find(({ answered }) => answered === undefined) as Decision<TalesOfGlory>
      table.give(question, random.below(question.options.length))
      if (n % 4 !== 0) continue
      const player = table.state.players[question.seat] as Player
      const rewarding = player.tale.filter((placed) => tileOf(placed.tile).rewardPlaced.length > 0)
      const [one, other] = [0, 1].map(() => rewarding[random.below(Math.max(1, rewarding.length))]?.tile)
      const pending = [MILL_LEFT, compensation].filter(() => random.below(3) === 0)
      if (one !== undefined) pending.push(tile(one))
      if (other !== undefined && other !== one) pending.push(tile(other))
      if (pending.length > 1) yield { player, pending }
    }
  }
}

it('TOG-REWARD-21 TOG-RULING-14: an order is asked about exactly where some order leads elsewhere', () => {
  const tried = { asked: 0, unasked: 0 }
  for (const { player, pending } of positions(80)) {
    const asked = nextGains({ ...player, pending: [...pending] })
    const ways = pending.map((first) => outcomes(player, pending, first))
    const all = new Set(ways.flatMap((way) => [...way]))
    if (asked.length > 1) {
      tried.asked++
      expect(ways.some((way) => way.size < all.size)).toBe(true)
    } else {
      tried.unasked++
      const [first] = asked
      expect(ways[pending.indexOf(first as Pending)]?.size).toBe(all.size)
    }
  }
  expect(Math.min(tried.asked, tried.unasked)).toBeGreaterThan(20)
})
