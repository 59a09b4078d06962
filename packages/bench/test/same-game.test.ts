import { openQuiet, openTable, type Source, source } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { DICE, SIDES } from '../src/brewers/brewery.ts'
import { choices, loadBoardgameIo, nextMove, onBoardgameIo } from '../src/brewers/on-boardgame-io.ts'
import { type Brewers, onKernel, TOWN } from '../src/brewers/on-kernel.ts'

const boardgameIo = loadBoardgameIo()
const opening = (houses: number) => ({ players: 4, options: { houses }, scenario: null, campaign: null })

/** The kernel's own shuffle and dice on the other engine: both then read the same outcomes in the same order. */
function sameDice(chance: Source) {
  return () => ({
    shuffle<T>(list: T[]): T[] {
      for (let i = list.length - 1; i > 0; i--) {
        const j = chance.below(i + 1)
        const kept = list[i] as T
        list[i] = list[j] as T
        list[j] = kept
      }
      return list
    },
    roll: () => Array.from({ length: DICE }, () => chance.below(SIDES) + 1),
  })
}

const moveOf = { 'take-die': 'takeDie', 'fill-barrel': 'fillBarrel', brew: 'brew' } as const

function both(houses: number, seed: number) {
  const client = boardgameIo.client(onBoardgameIo(houses, 'unused', sameDice(source(seed))))
  const table = openQuiet(onKernel, opening(houses), source(seed))
  return { client, table }
}

function truth(state: Brewers['state']) {
  const { brewer: _, deck, hands, ...open } = state
  return { ...open, deck: deck.items, hands: hands.map(({ items }) => items) }
}

describe('Brewers on the kernel and on boardgame.io', () => {
  it.each([
    [0, 1],
    [0, 2],
    [TOWN, 3],
  ])('asks the same and scores the same, given the same dice and choices (%i houses, seed %i)', (houses, seed) => {
    const { client, table } = both(houses, seed)
    const pick = source(seed + 1000)
    let decisions = 0
    while (!table.over) {
      const { G, ctx } = client.store.getState()
      const { secret, players, ...open } = G
      expect({ ...open, deck: secret.deck, hands: Object.values(players).map(({ hand }) => hand) }).toEqual(
        truth(table.state),
      )
      const [asked] = table.asked
      expect(asked!.seat).toBe(ctx.playOrderPos)
      expect(moveOf[asked!.kind]).toBe(nextMove(ctx))
      const offered = choices(G, ctx)
      expect(offered).toEqual(asked!.options)
      const choice = pick.below(offered.length)
      client.moves[nextMove(ctx)]!(offered[choice]!)
      table.give(asked!, choice)
      decisions++
    }
    expect(decisions).toBe(204)
    const { gameover } = client.store.getState().ctx
    const scores = table.ending()!.keys.map(([score]) => score)
    expect(gameover).toEqual(scores)
    expect(new Set(scores).size).toBeGreaterThan(1)
  })

  it('shows a player no other hand and nobody the deck', () => {
    const client = boardgameIo.client(onBoardgameIo(0, 'a seed'))
    client.updatePlayerID('2')
    const theirs = client.getState().G
    expect(Object.keys(theirs.players)).toEqual(['2'])
    expect(theirs).not.toHaveProperty('secret')

    const table = openTable(onKernel, { seats: ['A', 'B', 'C', 'D'], seed: '00'.repeat(32) })
    if ('refused' in table) throw new Error(table.about)
    const ours = table.view(2).state
    expect(ours.hands.map(({ items }) => items)).toEqual([3, 3, table.state.hands[2]!.items, 3])
    expect(ours.deck.items).toBe(72)
  })

  it('refuses on boardgame.io what is out of turn or not there', () => {
    const client = boardgameIo.client(onBoardgameIo(0, 'a seed'))
    const before = client.store.getState().G
    const log = console.error
    console.error = () => undefined
    client.moves['fillBarrel']!(0)
    client.moves['takeDie']!(5)
    client.moves['brew']!(before.players['0']!.hand[0]!)
    console.error = log
    expect(client.store.getState().G).toEqual(before)
  })

  it('copies its state by hand as the kernel would', () => {
    const { state } = both(TOWN, 5).table
    const copied = onKernel.copy!(state)
    expect(copied).toEqual(state)
    for (const part of ['pool', 'deck', 'hands', 'breweries', 'town'] as const) {
      expect(copied[part]).not.toBe(state[part])
    }
    expect(copied.town[0]!.deliveries).not.toBe(state.town[0]!.deliveries)
    expect(copied.hands[0]!.items).not.toBe(state.hands[0]!.items)
    expect(copied.breweries[0]!.barrels[0]).not.toBe(state.breweries[0]!.barrels[0])
  })

  it('has a state of about 5 KB when the town is in it', () => {
    const { table } = both(TOWN, 4)
    const size = JSON.stringify(table.state).length
    expect(size).toBeGreaterThan(4500)
    expect(size).toBeLessThan(5500)
  })
})
