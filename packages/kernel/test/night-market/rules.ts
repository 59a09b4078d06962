import {
  type Chance,
  fields,
  type Game,
  listOf,
  misfit,
  type Opening,
  type Rules,
  refuse,
  type Seat,
  type SheetsOf,
  text,
  total,
  whole,
} from '../../src/index.ts'
import { KINDS, PURSE, skies, wares, worth } from './content.ts'
import { saga } from './saga.ts'
import type { Merchant, NightMarket, State, Table } from './shape.ts'

const HAND = 3
const STALL = 4

function setUp({ players, options, scenario, campaign }: Opening<NightMarket>, chance: Chance): State {
  const carried = chance.shuffle(Object.keys(wares))
  const merchants = Array.from({ length: players }, (_, seat) => ({
    purse: campaign?.purses[seat] ?? PURSE,
    lanterns: options.lanterns + (campaign?.saga?.lanterns[seat] ?? 0),
    hand: { of: 'ware', sees: [seat], items: carried.splice(0, HAND) },
    lit: { of: 'ware', sees: [seat], items: [] },
    sold: { of: 'ware', sees: 'all' as const, items: [] },
    shop: [],
  }))
  return {
    night: 0,
    nights: scenario?.nights ?? 4,
    toll: scenario?.toll ?? 1,
    storms: options.storms,
    weather: 'clear',
    stall: { of: 'ware', sees: 'all', items: carried.splice(0, STALL) },
    swept: { of: 'ware', sees: 'all', items: [] },
    porter: { of: 'ware', sees: [], items: carried },
    merchants,
  }
}

/** One night. */
function* night(t: Table): Rules {
  const { state } = t
  state.night++
  state.weather = t.chance.weighted(state.storms ? skies : skies.slice(0, 2))
  t.tell('night', { night: state.night, weather: state.weather })
  const winner = yield* auction(t)
  if (winner !== undefined) yield* atTheGate(t, winner)
  yield* t.window('dusk')
  yield* t.sideBySide(t.seats, (seat) => sale(t, seat))
  refill(t)
}

function* auction(t: Table): Rules<Seat | undefined> {
  const { state } = t
  const purse = (seat: Seat) => merchant(t, seat).purse
  const bids = yield* t.together(t.seats, 'bid', (seat) => upTo(Math.min(4, purse(seat))), {
    context: (seat) => ({ purse: purse(seat) }),
  })
  const highest = Math.max(...bids.map(({ option }) => option))
  const best = bids.filter(({ option }) => option === highest)
  const winner = (best.length === 1 ? best[0] : t.chance.pick(best))?.seat
  if (winner === undefined || state.stall.items.length === 0) return undefined
  t.tell('bids', { bids: bids.map(({ option }) => option), winner })
  const ware = yield* t.choose(winner, 'buy', () => state.stall.items)
  state.stall.items.splice(state.stall.items.indexOf(ware), 1)
  const buyer = merchant(t, winner)
  buyer.purse -= highest
  buyer.shop.push(ware)
  t.tell('bought', { seat: winner, ware, price: highest })
  return winner
}

/** The winner carries the ware out through the gate: pays the toll, or argues and rolls for it. */
function* atTheGate(t: Table, seat: Seat): Rules {
  const { state } = t
  const me = merchant(t, seat)
  const how = yield* t.choose(seat, 'toll', () => (me.purse >= state.toll ? ['pay', 'argue'] : ['argue']))
  const due = how === 'pay' ? state.toll : Math.max(0, t.chance.die(6) - 3)
  const paid = Math.min(me.purse, due)
  me.purse -= paid
  t.tell('toll', { seat, paid })
}

function* sale(t: Table, seat: Seat): Rules {
  const me = merchant(t, seat)
  for (let sold = 0; sold < 2 && me.hand.items.length > 0; sold++) {
    const options = () => [...me.hand.items.map((ware) => ({ ware })), 'nothing' as const]
    const choice = yield* t.choose(seat, 'sell', options, { context: () => ({ sold }) })
    if (choice === 'nothing') return
    me.hand.items.splice(me.hand.items.indexOf(choice.ware), 1)
    me.sold.items.push(choice.ware)
    const fog = t.state.weather === 'fog' ? 1 : 0
    const price = Math.max(0, Math.min(worth(choice.ware), t.chance.die(4)) - fog)
    me.purse += price
    t.tell('sold', { seat, ware: choice.ware, price })
  }
}

function refill(t: Table): void {
  const { state } = t
  if (state.weather === 'storm') state.swept.items.push(...state.stall.items.splice(0))
  while (state.stall.items.length < STALL && state.porter.items.length > 0) {
    state.stall.items.push(t.chance.draw(state.porter.items))
  }
}

/** At any time: spend a lantern, see one ware of the porter's, and swap it for one of your hand or send it back. */
function* holdUp(t: Table, seat: Seat): Rules {
  const { porter } = t.state
  const me = merchant(t, seat)
  me.lanterns--
  me.lit.items.push(t.chance.draw(porter.items))
  t.tell('lantern', { seat }, { to: [seat], data: { seat, ware: me.lit.items[0] as string } })
  const options = () => {
    const ware = me.lit.items[0] as string
    return [...me.hand.items.map((give) => ({ ware, give })), 'return' as const]
  }
  const choice = yield* t.choose(seat, 'keep', options, { always: true })
  const [lit] = me.lit.items.splice(0)
  if (choice === 'return') {
    porter.items.push(lit as string)
    t.learnt([seat])
    t.tell('rumour', { seat, night: t.state.night })
    return
  }
  me.hand.items[me.hand.items.indexOf(choice.give)] = lit as string
  porter.items.push(choice.give)
  t.tell('swapped', { seat }, { to: [seat], data: { seat, ware: lit as string, gave: choice.give } })
}

function merchant(t: Table, seat: Seat): Merchant {
  return t.state.merchants[seat] as Merchant
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, i) => i)
}

const CONTENT = { wares, skies, PURSE, HAND, STALL }
const SCENARIO = fields({ nights: whole, toll: whole })
const ZONE = fields({ of: text, sees: listOf(whole), items: listOf(text) })
const SHEETS = fields({ evening: whole, lanterns: listOf(whole), patrons: listOf(ZONE) })
const CAMPAIGN = fields({ purses: listOf(whole) }, { saga: SHEETS })

export const game: Game<NightMarket> = {
  id: 'night-market',
  rules: 2,
  content: () => CONTENT,
  players: [2, 3, 4],
  options: { storms: [true, false], lanterns: [1, 2] },
  readScenario: (message) => {
    const wrong = misfit(message, SCENARIO)
    return wrong === undefined ? (message as { nights: number; toll: number }) : refuse('malformed', `scenario${wrong}`)
  },
  check: ({ nights, toll }) => [
    ...(nights >= 1 && nights <= 6
      ? []
      : [
          {
            path: 'nights',
            severity: 'error' as const,
            words: { en: 'There are one to six nights.', cs: 'Nocí je jedna až šest.' },
          },
        ]),
    ...(toll <= PURSE
      ? []
      : [
          {
            path: 'toll',
            severity: 'warning' as const,
            words: { en: 'Nobody could pay that at first.', cs: 'Tolik by zpočátku nikdo nezaplatil.' },
          },
        ]),
  ],
  readCampaign: (message) => {
    const wrong = misfit(message, CAMPAIGN)
    return wrong === undefined ? (message as SheetsOf<NightMarket>) : refuse('malformed', `campaign${wrong}`)
  },
  saga,
  refuses: ({ players, campaign }) => (campaign && campaign.purses.length !== players ? 'campaign' : undefined),
  setUp,
  turn: night,
  over: (state) => state.night === state.nights,
  ending: ({ merchants }) => {
    const sheets = merchants.map(({ shop, purse }) => [
      { source: 'wares' as const, points: shop.reduce((sum, ware) => sum + worth(ware), 0) },
      {
        source: 'sets' as const,
        points: 2 * KINDS.filter((kind) => shop.filter((w) => wares[w]?.kind === kind).length > 1).length,
      },
      { source: 'coins' as const, points: Math.floor(purse / 2) },
    ])
    return {
      sheets,
      keys: merchants.map(({ purse }, seat) => [total<NightMarket>(sheets[seat] ?? []), purse]),
      campaign: { purses: merchants.map(({ purse }) => purse) },
    }
  },
  offers: {
    lantern: {
      // Not while wares are carried out or sold: what a lantern changes, everybody would have to wait for.
      beside: ['bid', 'buy', 'dusk'],
      options: ({ merchants, porter }, seat) => {
        const me = merchants[seat] as Merchant
        return me.lanterns > 0 && me.lit.items.length === 0 && porter.items.length > 0 ? ['hold up'] : []
      },
      act: holdUp,
    },
  },
  migrations: {
    // Before there were gates, there was no toll.
    1: { state: (state) => ({ ...(state as State), toll: 1 }) },
  },
  bound: 200,
  pieces: Object.keys(wares),
  inventory: ({ porter, stall, swept, merchants }) => [
    ...porter.items,
    ...stall.items,
    ...swept.items,
    ...merchants.flatMap(({ hand, lit, shop, sold }) => [...hand.items, ...lit.items, ...shop, ...sold.items]),
  ],
}
