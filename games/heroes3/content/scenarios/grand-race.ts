import type { Scenario } from '../scenario.ts'

/** H3B-S2-01 to H3B-S2-07 */
export const grandRace: Scenario = {
  schema: 'h3b-scenario/1',
  id: 'grand-race',
  name: { en: 'Grand Race', cs: 'Velký závod' },
  description: {
    en: "A frightened king has locked his daughter in a tower that dragons now call home. Whoever takes the dragons' keep first may yet be the one who frees her.",
    cs: 'Vyděšený král zavřel dceru do věže, ve které se usadili draci. Kdo jako první dobude dračí sídlo, snad ji i vysvobodí.',
  },
  mode: 'tournament',
  ruleset: 'tournament-base',
  players: { min: 2, max: 2 },
  length: { rounds: 11 },
  map: {
    build: 'tournament',
    tiles: {
      start: 2,
      far: 4,
      center: [{ count: 1, has: ['dragon-utopia'] }],
      near: [
        { count: 2, has: ['obelisk'] },
        { count: 2, lacks: ['obelisk'] },
      ],
    },
    center: {
      default: 'single',
      variants: [{ id: 'single', slots: [{ slot: [0, 0], kind: 'center', has: ['dragon-utopia'] }] }],
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
            { effects: [{ op: 'morale', n: 1 }] },
            { effects: [{ op: 'roll', die: 'resource', n: 1, resolve: 'all' }] },
            { effects: [{ op: 'roll', die: 'treasure', n: 1, resolve: 'all' }] },
          ],
          optional: true,
        },
      ],
    },
  ],
  victory: [
    {
      id: 'utopia-captured',
      who: 'any',
      if: { everCaptured: { location: 'dragon-utopia' } },
      latch: true,
      end: 'after-next-full-round',
      result: 'score',
    },
  ],
  roundLimit: { round: 11, end: 'end-of-round', result: 'score', unless: 'victory-latched' },
  timedEvents: [],
  scoring: {
    use: 'tournament',
    extra: [{ id: 'utopia', vp: 3, if: { controls: { location: 'dragon-utopia', who: 'self', atLeast: 1 } } }],
  },
}
