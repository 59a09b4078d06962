import type { Subject } from '../laws/index.ts'
import type { Game, Rules, Seat, Shape, Table, Words, Zone } from '../src/index.ts'

/**
 * The Long Road: a small game of our own of many tiny turns. Every step of a traveller is a turn of the kernel, and whose day it is lies
 * in the state. Where nothing but steps were taken, all of them can be taken back; a pouch that was opened or a night at an inn bounds it.
 * A wolf that is no seat walks along, and is ranked with the travellers.
 */
export interface LongRoad extends Shape {
  state: State
  options: object
  decisions: { walk: 'on' | 'rest' | 'open pouch' }
  contexts: object
  events: {
    walked: { seat: Seat; place: number }
    found: { seat: Seat; coin: string }
    inn: { seat: Seat; paid: number }
  }
  sources: 'places' | 'coins'
  scenario: null
  campaign: null
}

interface State {
  day: number
  walking: Seat
  wolf: number
  travellers: { place: number; purse: number; pouch: Zone; found: Zone }[]
}

const GOAL = 40
const INN = 13
const DAYS = 24

function* step(t: Table<LongRoad>): Rules {
  const { state } = t
  const seat = state.walking
  const me = state.travellers[seat] as State['travellers'][number]
  const choice = yield* t.choose(seat, 'walk', () =>
    me.pouch.items.length > 0 ? ['on', 'rest', 'open pouch'] : ['on', 'rest'],
  )
  if (choice === 'open pouch') {
    const coin = me.pouch.items.pop() as string
    me.found.items.push(coin)
    t.tell('found', { seat, coin })
    return
  }
  if (choice === 'rest') return endDay(t)
  me.place++
  t.tell('walked', { seat, place: me.place })
  if (me.place % INN !== 0) return
  const paid = Math.min(me.purse, t.chance.die(3))
  me.purse -= paid
  t.tell('inn', { seat, paid })
  endDay(t)
}

function endDay({ state, seats }: Table<LongRoad>): void {
  state.day++
  state.wolf += 2
  state.walking = (state.walking + 1) % seats.length
}

const game: Game<LongRoad> = {
  id: 'long-road',
  rules: 1,
  content: () => ({ GOAL, INN, DAYS }),
  players: [1, 2, 3],
  options: {},
  setUp: ({ players }, chance) => {
    const coins = chance.shuffle(Array.from({ length: 4 * players }, (_, i) => `coin-${i + 1}`))
    return {
      day: 0,
      walking: 0,
      wolf: 0,
      travellers: Array.from({ length: players }, () => ({
        place: 0,
        purse: 5,
        pouch: { of: 'coin', sees: [], items: coins.splice(0, 4) },
        found: { of: 'coin', sees: 'all', items: [] },
      })),
    }
  },
  turn: step,
  over: ({ day, travellers }) => day >= DAYS || travellers.some(({ place }) => place >= GOAL),
  ending: ({ travellers, wolf }) => ({
    sheets: travellers.map(({ place, purse, found }) => [
      { source: 'places', points: place },
      { source: 'coins', points: purse + found.items.length },
    ]),
    keys: travellers.map(({ place, purse }) => [place, purse]),
    rivals: [{ id: 'wolf', sheet: [{ source: 'places', points: wolf }], key: [wolf] }],
  }),
  bound: 400,
  pieces: [],
}

const en: Words<LongRoad> = {
  language: 'en',
  name: 'The Long Road',
  pitch: 'One step after the other. A wolf comes along.',
  options: {},
  question: { walk: () => 'Walk on?' },
  waiting: { walk: (seat, say) => `${say.name(seat)} is on the road` },
  answer: { walk: (choice) => ({ on: 'Walk on', rest: 'Rest', 'open pouch': 'Open the pouch' })[choice] },
  event: {
    walked: ({ seat, place }, say) => `${say.name(seat)} comes to mile ${place}`,
    found: ({ seat, coin }, say) => `${say.name(seat)} finds ${coin}`,
    inn: ({ seat, paid }, say) => `${say.name(seat)} sleeps at an inn for ${paid}`,
  },
  source: { places: 'Miles', coins: 'Coins' },
  piece: (id) => id,
  outcome: (outcome) => outcome,
  rival: () => 'the wolf',
  scene: ({ state }, say) => state.travellers.map(({ place }, seat) => `${say.name(seat)}: mile ${place}`),
}

const cs: Words<LongRoad> = {
  ...en,
  language: 'cs',
  name: 'Dlouhá cesta',
  pitch: 'Krok za krokem. Vlk jde s vámi.',
  question: { walk: () => 'Jít dál?' },
  waiting: { walk: (seat, say) => `${say.name(seat)} je na cestě` },
  answer: { walk: (choice) => ({ on: 'Jít dál', rest: 'Odpočívat', 'open pouch': 'Otevřít váček' })[choice] },
  event: {
    walked: ({ seat, place }, say) => `${say.name(seat)} je na míli ${place}`,
    found: ({ seat, coin }, say) => `${say.name(seat)} nachází ${coin}`,
    inn: ({ seat, paid }, say) => `${say.name(seat)} spí v hostinci za ${paid}`,
  },
  source: { places: 'Míle', coins: 'Mince' },
  rival: () => 'vlk',
}

export const road: Subject<LongRoad> = { game, words: { cs, en } }
