import type { Scenario } from '../scenario.ts'

/** H3B-S3-01 to H3B-S3-19 */
export const unexpectedInheritance: Scenario = {
  schema: 'h3b-scenario/1',
  id: 'unexpected-inheritance',
  name: { en: 'Unexpected Inheritance', cs: 'Nečekané dědictví' },
  description: {
    en: "A stranger's will hands you an estate together with all its old feuds. You will soon learn which of the two weighs more.",
    cs: 'Závěť neznámého strýce ti přiřkla panství i všechny jeho staré spory. Záhy poznáš, co z toho váží víc.',
  },
  mode: 'tournament',
  ruleset: 'tournament-base',
  players: { min: 2, max: 2 },
  length: { rounds: 14 },
  map: {
    build: 'tournament',
    tiles: {
      start: 2,
      far: 6,
      center: [
        { count: 1, has: ['grail'] },
        { count: 1, has: ['dragon-utopia'] },
      ],
      near: [
        { count: 2, has: ['obelisk'] },
        { count: 2, lacks: ['obelisk'] },
      ],
    },
    center: {
      default: 'adjacent-pair',
      variants: [
        {
          id: 'adjacent-pair',
          slots: [
            { slot: [0, 0], kind: 'center', has: ['grail'] },
            { slot: [1, 0], kind: 'center', has: ['dragon-utopia'] },
          ],
        },
      ],
    },
    deal: { near: 'one-with-and-one-without-obelisk-each', far: 'evenly-at-random' },
  },
  startingResources: { gold: 10, materials: 3, valuables: 1 },
  startingIncome: { gold: 10, materials: 0, valuables: 0 },
  startingBuildings: ['dwelling-bronze'],
  startingUnits: [{ tier: 'bronze', side: 'few', which: 'all' }],
  startingBonuses: { choose: 0, options: [] },
  rules: [
    {
      id: 'obelisk-choice',
      kind: 'trigger',
      on: { event: 'visit', location: 'obelisk', firstByFaction: true },
      effects: [
        {
          op: 'choose',
          options: [
            { effects: [{ op: 'rollMixed', dice: { resource: 1, treasure: 1 }, resolve: 'one' }] },
            { effects: [{ op: 'search', deck: 'artifact', n: 2 }] },
          ],
          optional: true,
        },
      ],
    },
    {
      id: 'grail-locked',
      kind: 'restrict',
      what: 'enter-location',
      location: 'grail',
      unless: { any: [{ obelisksVisited: { who: 'self', atLeast: 2 } }, { tokenTaken: { token: 'grail' } }] },
    },
    {
      id: 'grail-cost',
      kind: 'cost',
      what: 'enter-location',
      location: 'grail',
      if: { not: { tokenTaken: { token: 'grail' } } },
      mp: 2,
    },
    { id: 'grail-pickup', kind: 'cost', what: 'pick-up-token', token: 'grail', mp: 2 },
    {
      id: 'grail-won',
      kind: 'trigger',
      on: { event: 'hero-defeated', carrying: 'grail', by: 'hero' },
      effects: [{ op: 'transferToken', token: 'grail', to: 'winning-hero' }],
    },
    {
      id: 'grail-dropped-neutral',
      kind: 'trigger',
      on: { event: 'hero-defeated', carrying: 'grail', by: 'neutral' },
      effects: [{ op: 'dropToken', token: 'grail', where: 'combat-field' }],
    },
    {
      id: 'grail-dropped-army',
      kind: 'trigger',
      on: { event: 'hero-defeated', carrying: 'grail', by: 'army-without-hero' },
      effects: [{ op: 'dropToken', token: 'grail', where: 'combat-field' }],
    },
    {
      id: 'grail-dropped-surrender',
      kind: 'trigger',
      on: { event: 'hero-surrendered', carrying: 'grail' },
      effects: [{ op: 'dropToken', token: 'grail', where: 'combat-field' }],
    },
  ],
  victory: [
    {
      id: 'utopia-and-grail',
      who: 'any',
      if: {
        all: [{ controls: { location: 'dragon-utopia', who: 'any', atLeast: 1 } }, { tokenTaken: { token: 'grail' } }],
      },
      latch: true,
      end: 'after-next-full-round',
      result: 'score',
    },
  ],
  roundLimit: { round: 14, end: 'end-of-round', result: 'score', unless: 'victory-latched' },
  timedEvents: [],
  scoring: {
    use: 'tournament',
    extra: [
      {
        id: 'utopia-and-grail',
        vp: 3,
        if: {
          all: [
            { controls: { location: 'dragon-utopia', who: 'self', atLeast: 1 } },
            { holdsToken: { token: 'grail', who: 'self' } },
          ],
        },
      },
    ],
  },
}
