import { type Member, refuse, type SagaRules, type SheetsOf } from '../../src/index.ts'
import { KINDS, PURSE } from './content.ts'
import type { NightMarket, Sheets } from './shape.ts'

const EVENINGS = 3
const LANTERN = 3

const none: Sheets = { evening: 0, lanterns: [], patrons: [] }

/** With one merchant more, who has a coin for each evening missed. */
function another({ purses, saga = none }: SheetsOf<NightMarket>): SheetsOf<NightMarket> {
  const patron = { of: 'patron', sees: [purses.length], items: [] }
  const { evening, lanterns, patrons } = saga
  return {
    purses: [...purses, PURSE + evening],
    saga: { evening, lanterns: [...lanterns, 0], patrons: [...patrons, patron] },
  }
}

/** Three evenings of the market. An evening that is given up, or after which nobody has a coin, is repeated. */
export const saga: SagaRules<NightMarket> = {
  begin: ({ players }) =>
    Array.from({ length: players }).reduce<SheetsOf<NightMarket>>(another, { purses: [], saga: none }),
  join: (sheets) => (sheets.purses.length < 6 ? another(sheets) : refuse('not-allowed', 'members')),
  over: ({ saga: { evening } = none }) => evening === EVENINGS,
  size: ({ purses }) => purses.length,
  evenings({ purses, saga: { evening, lanterns } = none }, { seats }) {
    if (seats.length < 2 || seats.length > 4) return refuse('not-allowed', 'players')
    const of = (list: readonly number[]) => seats.map((member) => list[member] ?? 0)
    const campaign = { purses: of(purses), saga: { evening, lanterns: of(lanterns), patrons: [] } }
    return [{ campaign }, { campaign, scenario: { nights: 1, toll: 2 } }]
  },
  after({ purses, saga: { evening, lanterns, patrons } = none }, { seats }, handedOut) {
    if (handedOut === null || handedOut.purses.every((purse) => purse === 0)) return 'again'
    const now = purses.map((purse, member) => handedOut.purses[seats.indexOf(member)] ?? purse)
    return { purses: now, saga: { evening: evening + 1, lanterns, patrons } }
  },
  choices: ({ purses, saga: { patrons } = none }, member: Member) => [
    ...((purses[member] ?? 0) >= LANTERN ? ['lantern' as const] : []),
    ...(patrons[member]?.items.length === 0 ? KINDS.map((patron) => ({ patron })) : []),
  ],
  choose({ purses, saga: { evening, lanterns, patrons } = none }, member, choice) {
    if (choice !== 'lantern') {
      const sworn = { of: 'patron', sees: [member], items: [`${choice.patron} of ${member}`] }
      return { purses, saga: { evening, lanterns, patrons: patrons.with(member, sworn) } }
    }
    const bought = lanterns.with(member, (lanterns[member] ?? 0) + 1)
    return {
      purses: purses.with(member, (purses[member] ?? 0) - LANTERN),
      saga: { evening, lanterns: bought, patrons },
    }
  },
}
