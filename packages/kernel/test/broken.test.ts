import { describe, expect, it } from 'vitest'
import { Coverage, reproduce, type Subject, walkMany } from '../laws/index.ts'
import type { Game, Table as KernelTable, Words } from '../src/index.ts'
import { type LongRoad, road } from './long-road.ts'
import { game } from './night-market/rules.ts'
import type { NightMarket, State, Table } from './night-market/shape.ts'
import { words } from './night-market/words.ts'

/** A market in which something is wrong, a little further on in the night. */
function market(after: (t: Table) => void, changes: Partial<Game<NightMarket>> = {}): Subject<NightMarket> {
  const broken: Game<NightMarket> = {
    ...game,
    ...changes,
    *turn(t: KernelTable<NightMarket>) {
      yield* game.turn(t)
      after(t)
    },
  }
  return { game: broken, words }
}

function breaks(subject: Subject<NightMarket>, only: number[]): () => void {
  return () => walkMany(subject, [{ players: 2 }, { players: 3 }], 60, 1, { only, closely: 0 })
}

// These prove the laws, not the kernel: nothing is learnt by running them against mutants of it.
const mutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined

describe.runIf(!mutating)('each law catches a game that breaks it', () => {
  const lostSomewhere = new WeakMap<State, number>()
  const shared: string[] = []
  let everPlayed = 0

  it('law 1: a ware that vanishes', () => {
    const subject = market((t) => t.state.stall.items.pop())
    expect(breaks(subject, [1])).toThrow(/law 1: components are not conserved, first at/)
  })
  it('law 1: a ware that appears', () => {
    const subject = market((t) => t.state.stall.items.push('silk-1'))
    expect(breaks(subject, [1])).toThrow(/law 1: components are not conserved/)
  })
  it('law 1: a game that does not end', () => {
    const subject = market((t) => t.state.night--)
    expect(breaks(subject, [1])).toThrow(/law 1: still going on after 200 answers|10000 turns without a question/)
  })
  it('law 1: two wares of one name, of which nobody could tell which was seen', () => {
    const setUp: typeof game.setUp = (opening, chance) => {
      const state = game.setUp(opening, chance)
      return { ...state, porter: { ...state.porter, items: state.porter.items.map(() => 'silk') } }
    }
    expect(
      breaks(
        market(() => undefined, { setUp }),
        [1],
      ),
    ).toThrow(/law 1: silk lies in two places/)
  })
  it('law 1: half a coin', () => {
    const subject = market((t) => {
      t.state.nights += 0.5
      t.state.nights -= 0.5
      if (t.state.night === 2) t.state.toll = 0.5
    })
    expect(breaks(subject, [1])).toThrow(/law 1: the state is TypeError: not plain data: 0.5/)
  })
  it('law 2: an option that cannot be taken', () => {
    const rules = game.offers?.lantern
    if (rules === undefined) throw new Error('the market has lanterns')
    const subject = market(() => undefined, {
      offers: {
        lantern: {
          options: () => ['hold up'],
          act(t, seat) {
            if ((t.state.merchants[seat]?.lanterns ?? 0) < 1) throw new Error('no lantern')
            return rules.act(t, seat, 'hold up')
          },
        },
      },
    })
    expect(breaks(subject, [2])).toThrow(
      /law 2: lantern "hold up" failed: Error: no lantern|the rules failed: Error: no lantern/,
    )
  })
  it('law 3: a rule that depends on what was played before', () => {
    const subject = market((t) => {
      t.state.weather = everPlayed++ % 3 === 0 ? 'fog' : 'clear'
    })
    expect(breaks(subject, [3])).toThrow(/law 3: .*(another state|refused)/)
  })
  it('law 4: something true that is not in the state', () => {
    const subject = market((t) => {
      const nights = (lostSomewhere.get(t.state) ?? 0) + 1
      lostSomewhere.set(t.state, nights)
      t.state.toll = nights
    })
    expect(breaks(subject, [4])).toThrow(/law 4: restored/)
  })
  it('law 4: a question whose answer depends on who was faster', () => {
    const heap: Game<NightMarket> = {
      ...game,
      *turn(t) {
        yield* t.sideBySide(t.seats, function* (seat) {
          yield* t.choose(seat, 'bid', () => [1, 2], { context: () => ({ purse: 0 }) })
          t.state.toll = seat
        })
        t.state.night++
      },
    }
    expect(breaks({ game: heap, words }, [4])).toThrow(/law 4: it matters which of/)
  })
  it('law 5: two tables that share a pile', () => {
    const subject = market((t) => {
      shared.splice(0, shared.length, ...t.state.swept.items, String(t.state.night))
      ;(t.state as unknown as { pile: string[] }).pile = shared
    })
    const careless = {
      ...subject.game,
      inventory: () => [],
      *turn(t: Table) {
        const pile = (t.state as unknown as { pile?: string[] }).pile
        if (pile) (t.state as unknown as { pile: string[] }).pile = shared
        shared.push('x')
        yield* subject.game.turn(t)
      },
    }
    expect(breaks({ game: careless, words }, [5])).toThrow(
      /law 5: playing (a fork changed the table|the table changed a fork)/,
    )
  })
  it('law 6: a rule that does something else the second time', () => {
    let times = 0
    const fickle: Game<NightMarket> = {
      ...game,
      *turn(t) {
        yield* t.choose(0, 'bid', () => [0, 1, 2], { context: () => ({ purse: 0 }) })
        t.state.toll = times++
        yield* t.choose(1, 'bid', () => [0, 1, 2], { context: () => ({ purse: 0 }) })
        t.state.night++
      },
    }
    expect(breaks({ game: fickle, words }, [6])).toThrow(/law 6: .*(does not give the earlier state|leads elsewhere)/)
  })
  it('law 6: something outside the state that a long way back does not find again', () => {
    const steps = new WeakMap<object, number>()
    const forgetful: Game<LongRoad> = {
      ...road.game,
      *turn(t) {
        const taken = (steps.get(t.opening) ?? 0) + 1
        steps.set(t.opening, taken)
        yield* road.game.turn(t)
        t.state.day = taken
      },
    }
    expect(() => walkMany({ ...road, game: forgetful }, [{ players: 2 }], 60, 1, { only: [6], closely: 0 })).toThrow(
      /law 6: (taking back entr|entry \d+, given again)/,
    )
  })
  it('law 7: a hidden ware named in the state', () => {
    const subject = market((t) => {
      ;(t.state as unknown as { next: string }).next = t.state.porter.items[0] ?? ''
    })
    expect(breaks(subject, [7])).toThrow(/law 7: the view of (\d|spectator) holds the hidden/)
  })
  it('law 7: a hidden ware told of', () => {
    const subject = market((t) => t.tell('bought', { seat: 0, ware: t.state.porter.items[0] ?? '', price: 0 }))
    expect(breaks(subject, [7])).toThrow(/law 7: an event tells (\d|spectator) of the hidden/)
  })
  it('law 7: an option that gives away what somebody else holds', () => {
    const peeking: Game<NightMarket> = {
      ...game,
      *turn(t) {
        const porter = () => (t.state.porter.items[0]?.startsWith('s') ? [0, 1] : [0, 1, 2])
        yield* t.choose(0, 'bid', porter, { context: () => ({ purse: 0 }) })
        yield* game.turn(t)
      },
    }
    expect(breaks({ game: peeking, words }, [7])).toThrow(/law 7: what \d may do depends on what it cannot see/)
  })
  it('law 7: an offer that tells what somebody holds by being there', () => {
    const lantern = game.offers?.lantern
    if (lantern === undefined) throw new Error('the market has lanterns')
    const holdsSilk = (state: State, seat: number) =>
      state.merchants[seat]?.hand.items.some((ware) => ware.startsWith('silk')) === true
    const options: typeof lantern.options = (state, seat) =>
      holdsSilk(state, seat) ? lantern.options(state, seat) : []
    const telling = (secret: boolean) =>
      market(() => undefined, { offers: { lantern: { ...lantern, options, secret } } })
    expect(breaks(telling(false), [7])).toThrow(/law 7: whether a seat is asked beside lantern tells/)
    expect(breaks(telling(true), [7])).not.toThrow()
  })
  it('law 8: a word that is missing', () => {
    const mute: Words<NightMarket> = { ...words.cs, event: { ...words.cs.event, toll: () => '' } }
    expect(breaks({ game, words: { ...words, cs: mute } }, [8])).toThrow(/law 8: cs toll .* reads ""/)
    const stammering: Words<NightMarket> = {
      ...words.en,
      question: { ...words.en.question, buy: () => `${undefined}` },
    }
    expect(breaks({ game, words: { ...words, en: stammering } }, [8])).toThrow(
      /law 8: en buy, question reads "undefined"/,
    )
  })
  it('law 9: a piece that no game uses', () => {
    const coverage = new Coverage([...game.pieces, 'moon-1'])
    walkMany({ game, words }, [{ players: 4 }], 30, 1, { coverage, only: [9] })
    expect(coverage.unseen).toEqual(['moon-1'])
  })

  it('law 10: sheets that the next game cannot read', () => {
    const lossy = market(() => undefined, {
      ending: (state) => ({
        ...game.ending(state),
        campaign: { purses: state.merchants.slice(1).map(({ purse }) => purse) },
      }),
    })
    expect(breaks(lossy, [10])).toThrow(/law 10: the next game of the campaign was refused: not-allowed \(campaign\)/)
  })

  const { saga } = game
  if (saga === undefined) throw new Error('the night market has sagas')
  it.each<[string, Partial<typeof saga>, RegExp]>([
    [
      'an evening that cannot be opened',
      { evenings: () => [{ campaign: { purses: [1] } }] },
      /the evening .* was refused/,
    ],
    ['no evening at all', { evenings: () => [] }, /there is no next evening, and the saga is not over/],
    ['one that never ends', { over: () => false }, /not over after 60 evenings/],
    ['sheets that cannot be read again', { after: () => ({ purses: [-1] }) }, /a saga that was kept was refused/],
    [
      'dice between two evenings',
      { after: ({ purses }) => ({ purses: purses.map(() => everPlayed++) }) },
      /the same evening leads to different sheets/,
    ],
    [
      'a purse that is emptied in place',
      {
        choose(sheets, member) {
          ;(sheets.purses as number[])[member] = 0
          return sheets
        },
      },
      /changed the sheets that they were given/,
    ],
    [
      'a patron whom everybody hears of',
      {
        choose: ({ purses, saga: sheets }, member) => {
          const zone = { of: 'patron', sees: [member], items: ['salt'] }
          const heard = { of: 'rumour', sees: [0, 1, 2, 3, 4, 5], items: ['salt'] }
          return { purses, saga: { evening: 0, lanterns: sheets?.lanterns ?? [], patrons: [zone, heard] } }
        },
      },
      /is shown the hidden salt/,
    ],
  ])('law 11: %s', (_, changes, broken) => {
    const subject = market(() => undefined, { saga: { ...saga, ...changes } })
    expect(breaks(subject, [11])).toThrow(broken)
  })
  it('law 11: a sheet without words', () => {
    const silent = { ...words.en, saga: { ...words.en.saga, sheet: () => [] } } as Words<NightMarket>
    expect(breaks({ game, words: { ...words, en: silent } }, [11])).toThrow(/law 11: en sheet reads ""/)
  })

  it('names one line that shows the same again', () => {
    const subject = market((t) => t.state.stall.items.pop())
    let message = ''
    try {
      breaks(subject, [1])()
    } catch (mistake) {
      message = String(mistake)
    }
    const place = /reproduce\(room, (.*)\)/.exec(message)?.[1]
    expect(place).toBeDefined()
    expect(() => reproduce(subject, JSON.parse(place ?? ''))).toThrow(/law 1/)
  })
})
