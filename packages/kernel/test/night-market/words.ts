import { count, type Language, type Redacted, type Seat, type Speaker, type Words, type Zone } from '../../src/index.ts'
import { worth } from './content.ts'
import type { NightMarket } from './shape.ts'

type Say = Speaker<NightMarket>

const WARES: Record<Language, Record<string, string>> = {
  en: { silk: 'silk', salt: 'salt', amber: 'amber', spice: 'spice', glass: 'glass' },
  cs: { silk: 'hedvábí', salt: 'sůl', amber: 'jantar', spice: 'koření', glass: 'sklo' },
}

function ware(language: Language, id: string | undefined): string {
  const kind = id?.split('-')[0] ?? ''
  return `${WARES[language][kind] ?? (language === 'cs' ? 'něco' : 'something')} ${language === 'cs' ? 'za' : 'worth'} ${worth(id ?? '')}`
}

const czech = new Intl.PluralRules('cs')

function coins(language: Language, count: number): string {
  if (language === 'en') return count === 1 ? '1 coin' : `${count} coins`
  return `${count} ${{ one: 'minci', few: 'mince' }[czech.select(count) as 'one'] ?? 'mincí'}`
}

/** Whom somebody works for, if anybody, and whether the reader may know. */
function patron(language: Language, zone: Redacted<Zone> | undefined): string[] {
  if (zone === undefined || count(zone) === 0) return []
  const kind = typeof zone.items === 'number' ? undefined : zone.items[0]?.split(' ')[0]
  const secret = language === 'cs' ? 'slouží neznámému domu' : 'works for a house unknown'
  if (kind === undefined) return [secret]
  return [language === 'cs' ? `slouží: ${WARES.cs[kind]}` : `works for: ${WARES.en[kind]}`]
}

const who = (seat: Seat, say: Say) => say.name(seat)

const en: Words<NightMarket> = {
  language: 'en',
  name: 'Night Market',
  pitch: 'Bid in the dark for what lies on the stall. Sell before the fog comes.',
  options: {
    storms: { name: 'Storms', value: (storms) => (storms ? 'yes' : 'no') },
    lanterns: { name: 'Lanterns', value: (count) => String(count) },
  },
  question: {
    bid: (_, { purse }) => `Bid in secret; you have ${coins('en', purse)}`,
    buy: () => 'Choose a ware from the stall',
    sell: (_, { sold }) => (sold === 0 ? 'Sell a ware?' : 'Sell another ware?'),
    toll: () => 'Pay at the gate, or argue?',
    lantern: () => 'Hold up your lantern',
    keep: () => 'Keep what you see?',
    dusk: () => 'Dusk falls',
  },
  waiting: {
    bid: (seat, say) => `${who(seat, say)} is bidding`,
    buy: (seat, say) => `${who(seat, say)} is choosing a ware`,
    sell: (seat, say) => `${who(seat, say)} is selling`,
    toll: (seat, say) => `${who(seat, say)} is at the gate`,
    lantern: (seat, say) => `${who(seat, say)} may hold up a lantern`,
    keep: (seat, say) => `${who(seat, say)} looks at a ware`,
    dusk: (seat, say) => `${who(seat, say)} is thinking at dusk`,
  },
  answer: {
    bid: (count) => coins('en', count),
    buy: (id) => ware('en', id),
    sell: (choice) => (choice === 'nothing' ? 'Nothing' : ware('en', choice.ware)),
    toll: (how) => (how === 'pay' ? 'Pay the toll' : 'Argue with the guard'),
    lantern: () => 'Hold it up',
    keep: (choice) =>
      choice === 'return' ? 'Send it back' : `Keep ${ware('en', choice.ware)} for ${ware('en', choice.give)}`,
    dusk: () => 'Let it be',
  },
  event: {
    night: ({ night, weather }) => `Night ${night}: ${weather}.`,
    bids: ({ bids, winner }, say) => `Bids were ${bids.join(', ')}; ${who(winner, say)} buys.`,
    bought: ({ seat, ware: id, price }, say) => `${who(seat, say)} buys ${ware('en', id)} for ${coins('en', price)}.`,
    sold: ({ seat, ware: id, price }, say) => `${who(seat, say)} sells ${ware('en', id)} for ${coins('en', price)}.`,
    lantern: ({ seat, ware: id }, say) =>
      `${who(seat, say)} holds up a lantern${id ? ` and sees ${ware('en', id)}` : ''}.`,
    swapped: ({ seat }, say) => `${who(seat, say)} keeps what the light fell on.`,
    toll: ({ seat, paid }, say) => `${who(seat, say)} pays ${coins('en', paid)} at the gate.`,
    rumour: ({ seat }, say) => `${who(seat, say)} sends the ware back.`,
  },
  source: { wares: 'Wares', sets: 'Sets', coins: 'Coins' },
  piece: (id) => ware('en', id),
  outcome: (outcome) => outcome,
  scene: ({ state }, say) => state.merchants.map(({ purse }, seat) => `${who(seat, say)}: ${coins('en', purse)}`),
  saga: {
    sheet: ({ purses, saga }, member) => [
      coins('en', purses[member] ?? 0),
      ...(saga?.lanterns[member] ? [`${saga.lanterns[member]} × spare lantern`] : []),
      ...patron('en', saga?.patrons[member]),
    ],
    choice: (choice) =>
      choice === 'lantern' ? 'Buy a lantern for 3 coins' : `Work for the house of ${WARES.en[choice.patron]}`,
    evening: (_, scenario) => (scenario === null ? 'An evening of four nights' : 'One night only'),
  },
}

const SKY = { clear: 'jasno', fog: 'mlha', storm: 'bouře' } as const

const cs: Words<NightMarket> = {
  language: 'cs',
  name: 'Noční trh',
  pitch: 'Nabízejte potmě za zboží na stánku. Prodejte, než přijde mlha.',
  options: {
    storms: { name: 'Bouře', value: (storms) => (storms ? 'ano' : 'ne') },
    lanterns: { name: 'Lucerny', value: (count) => String(count) },
  },
  question: {
    bid: (_, { purse }) => `Nabídněte tajně; máte ${coins('cs', purse)}`,
    buy: () => 'Vyberte zboží ze stánku',
    sell: (_, { sold }) => (sold === 0 ? 'Prodáte zboží?' : 'Prodáte ještě něco?'),
    toll: () => 'Zaplatíte u brány, nebo se budete hádat?',
    lantern: () => 'Zvedněte lucernu',
    keep: () => 'Necháte si, co vidíte?',
    dusk: () => 'Stmívá se',
  },
  waiting: {
    bid: (seat, say) => `${who(seat, say)} nabízí`,
    buy: (seat, say) => `${who(seat, say)} vybírá zboží`,
    sell: (seat, say) => `${who(seat, say)} prodává`,
    toll: (seat, say) => `${who(seat, say)} stojí u brány`,
    lantern: (seat, say) => `${who(seat, say)} může zvednout lucernu`,
    keep: (seat, say) => `${who(seat, say)} si prohlíží zboží`,
    dusk: (seat, say) => `${who(seat, say)} přemýšlí za soumraku`,
  },
  answer: {
    bid: (count) => coins('cs', count),
    buy: (id) => ware('cs', id),
    sell: (choice) => (choice === 'nothing' ? 'Nic' : ware('cs', choice.ware)),
    toll: (how) => (how === 'pay' ? 'Zaplatit mýto' : 'Hádat se se stráží'),
    lantern: () => 'Zvednout',
    keep: (choice) =>
      choice === 'return' ? 'Poslat zpět' : `Nechat si ${ware('cs', choice.ware)}, dát ${ware('cs', choice.give)}`,
    dusk: () => 'Nechat být',
  },
  event: {
    night: ({ night, weather }) => `Noc ${night}: ${SKY[weather]}.`,
    bids: ({ bids, winner }, say) => `Nabídky: ${bids.join(', ')}; kupuje ${who(winner, say)}.`,
    bought: ({ seat, ware: id, price }, say) => `${who(seat, say)} kupuje ${ware('cs', id)} za ${coins('cs', price)}.`,
    sold: ({ seat, ware: id, price }, say) => `${who(seat, say)} prodává ${ware('cs', id)} za ${coins('cs', price)}.`,
    lantern: ({ seat, ware: id }, say) => `${who(seat, say)} zvedá lucernu${id ? ` a vidí ${ware('cs', id)}` : ''}.`,
    swapped: ({ seat }, say) => `${who(seat, say)} si nechává, na co padlo světlo.`,
    toll: ({ seat, paid }, say) => `${who(seat, say)} platí u brány ${coins('cs', paid)}.`,
    rumour: ({ seat }, say) => `${who(seat, say)} posílá zboží zpět.`,
  },
  source: { wares: 'Zboží', sets: 'Sady', coins: 'Mince' },
  piece: (id) => ware('cs', id),
  outcome: (outcome) => outcome,
  scene: ({ state }, say) => state.merchants.map(({ purse }, seat) => `${who(seat, say)}: ${coins('cs', purse)}`),
  saga: {
    sheet: ({ purses, saga }, member) => [
      coins('cs', purses[member] ?? 0),
      ...(saga?.lanterns[member] ? [`${saga.lanterns[member]} × lucerna navíc`] : []),
      ...patron('cs', saga?.patrons[member]),
    ],
    choice: (choice) =>
      choice === 'lantern' ? 'Koupit lucernu za 3 mince' : `Sloužit domu, který má ${WARES.cs[choice.patron]}`,
    evening: (_, scenario) => (scenario === null ? 'Večer o čtyřech nocích' : 'Jen jedna noc'),
  },
}

export const words = { en, cs }
