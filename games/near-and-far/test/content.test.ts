import { describe, expect, it } from 'vitest'
import { ADVENTURER_IDS, adventurer } from '../content/adventurers.ts'
import { ARCADE, ARCADE_IDS } from '../content/arcade.ts'
import { ARTIFACT_IDS, artifact } from '../content/artifacts.ts'
import type { Way } from '../content/encounters.ts'
import { FACTIONS } from '../content/factions.ts'
import type { Cost, Gain } from '../content/goods.ts'
import { ICONS } from '../content/icons.ts'
import { COLUMN_REWARDS, DAY_REPUTATION, MINE, MINE_COLUMNS, ROW_REWARDS } from '../content/mine.ts'
import { CAMP_TRACK, CAMPS_IN_A_ROW } from '../content/player-board.ts'
import { SKILL_IDS, skill } from '../content/skills.ts'
import { enemy, THREAT_IDS, VILLAIN_IDS, VILLAINS } from '../content/threats.ts'
import { TRADE_VALUES } from '../content/town.ts'
import { TREASURE_IDS, treasure } from '../content/treasures.ts'
import { WORLD_CARD_IDS } from '../content/world-card-ids.ts'
import { WORLD_CARDS } from '../content/world-cards.ts'

describe('the components', () => {
  it('NAF-SETUP-04 NAF-SETUP-05 NAF-SETUP-22 NAF-SETUP-24 NAF-SETUP-25: there are as many as the box holds', () => {
    const tier = (of: string) => ARTIFACT_IDS.filter((id) => artifact(id).tier === of).length
    expect([tier('basic'), tier('advanced')]).toEqual([38, 17])
    expect([ADVENTURER_IDS, TREASURE_IDS, WORLD_CARD_IDS, ARCADE_IDS].map(({ length }) => length)).toEqual([
      36, 36, 31, 40,
    ])
    for (const faction of FACTIONS)
      expect(ADVENTURER_IDS.filter((id) => adventurer(id).faction === faction)).toHaveLength(9)
  })

  it('have ids of their own', () => {
    const ids = [
      ADVENTURER_IDS,
      ARTIFACT_IDS,
      TREASURE_IDS,
      WORLD_CARD_IDS,
      ARCADE_IDS,
      SKILL_IDS,
      THREAT_IDS,
      VILLAIN_IDS,
    ]
    const all: readonly string[] = ids.flat()
    expect(new Set(all).size).toBe(all.length)
    for (const id of all) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/)
  })

  it('NAF-SALOON-03: an adventurer costs what the icons are worth', () => {
    for (const id of ADVENTURER_IDS) {
      const { cost, icons } = adventurer(id)
      const { move = 0, explore = 0, skill: skills = 0, combat = 0, caution = 0, hearts = 0 } = icons
      const worth = explore + skills + combat + 1.5 * (move + caution) + hearts / 2
      expect([id, cost]).toEqual([id, Math.floor(worth - 1 + 0.5)])
    }
    const total = (icon: (typeof ICONS)[number]) =>
      ADVENTURER_IDS.reduce((sum, id) => sum + (adventurer(id).icons[icon] ?? 0), 0)
    expect(ICONS.map(total)).toEqual([10, 22, 34, 113, 4, 22])
    expect(ADVENTURER_IDS.reduce((sum, id) => sum + adventurer(id).cost, 0)).toBe(120)
  })

  it('NAF-ART-01: artifacts ask for so much of each kind of goods', () => {
    const asked = (good: 'coin' | 'gem' | 'food' | 'red' | 'yellow' | 'green' | 'blue') =>
      ARTIFACT_IDS.reduce((sum, id) => sum + (artifact(id).cost[good] ?? 0), 0)
    expect([asked('red'), asked('yellow'), asked('green'), asked('blue')]).toEqual([16, 15, 15, 13])
    expect([asked('coin'), asked('gem'), asked('food')]).toEqual([59, 42, 20])
  })

  it('NAF-ART-03: some artifacts ask for a reputation, of both signs', () => {
    const asked = ARTIFACT_IDS.flatMap((id) => artifact(id).requires ?? [])
    expect(asked.filter((one) => 'reputationAtLeast' in one).length).toBeGreaterThan(0)
    expect(asked.filter((one) => 'reputationAtMost' in one).length).toBeGreaterThan(0)
    expect(artifact('art-spirit-lamp').requires).toEqual({ reputationAtMost: -3 })
  })

  it('NAF-ART-05: no card but an adventurer has a banner, and every card that is owned does something', () => {
    for (const { icons } of [
      ...ARTIFACT_IDS.map(artifact),
      ...TREASURE_IDS.map(treasure),
      ...Object.values(WORLD_CARDS),
    ])
      for (const icon of Object.keys(icons)) expect(ICONS).toContain(icon)
    for (const { icons, effects } of [...TREASURE_IDS.map(treasure), ...Object.values(WORLD_CARDS)])
      expect(Object.keys(icons).length + effects.length).toBeGreaterThan(0)
  })

  it('NAF-SETUP-23 NAF-THREAT-14: twelve threats of strength 4 to 15, worth ever more', () => {
    expect(THREAT_IDS.map((id) => enemy(id).strength)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    expect(THREAT_IDS.map((id) => enemy(id).points)).toEqual([1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7])
  })

  it('NAF-SETUP-27: two, three and four villains with as many players', () => {
    const with_ = (players: number) => VILLAIN_IDS.filter((id) => VILLAINS[id].players <= players)
    expect(with_(4)).toEqual(['villain-zak', 'villain-shreya', 'villain-ivory-queen', 'villain-red-king'])
    expect(with_(3)).toEqual(['villain-shreya', 'villain-ivory-queen', 'villain-red-king'])
    expect(with_(2)).toEqual(['villain-ivory-queen', 'villain-red-king'])
  })

  it('NAF-CAMP-09: fourteen camps in two rows, the first two of which uncover a coin', () => {
    expect(CAMP_TRACK).toHaveLength(2 * CAMPS_IN_A_ROW)
    expect(CAMP_TRACK.slice(0, 3)).toEqual([{ coin: 1 }, { coin: 1 }, {}])
    expect(CAMP_TRACK.reduce((sum, { coin = 0 }) => sum + coin, 0)).toBe(4)
    expect(CAMP_TRACK.reduce((sum, { gem = 0 }) => sum + gem, 0)).toBe(3)
  })

  it('NAF-XP-06: the skills cost 49 together, more than anybody can ever spend', () => {
    expect(SKILL_IDS).toHaveLength(18)
    expect(SKILL_IDS.reduce((sum, id) => sum + skill(id).cost, 0)).toBe(49)
  })
})

describe('the mine', () => {
  it('NAF-MINE-04 NAF-MINE-06: twelve numbers, a first step for one icon, and one column that gives nothing', () => {
    expect(MINE.flat()).toHaveLength(12)
    expect(MINE[0]?.slice(0, 2)).toEqual([1, 1])
    expect(MINE.every((row) => row.length === MINE_COLUMNS)).toBe(true)
    expect(COLUMN_REWARDS.filter((reward) => Object.keys(reward).length === 0)).toHaveLength(1)
    expect(ROW_REWARDS.every((reward) => Object.keys(reward).length > 0)).toBe(true)
  })

  it('NAF-DAY-05: four numbers carry a reputation symbol by day', () => {
    expect(DAY_REPUTATION.flat().reduce<number>((sum, one) => sum + one, 0)).toBe(4)
  })
})

/** What a reward is worth where it is weighed. */
function worth(goods: Gain | Cost): number {
  const values: Readonly<Record<string, number>> = { ...TRADE_VALUES, hearts: 1, reputation: 1.5, treasure: 4, bird: 3 }
  return Object.entries(goods).reduce((sum, [good, n]) => sum + (values[good] ?? 0) * Number(n), 0)
}

describe('the cards of the arcade', () => {
  const options: readonly Way[] = ARCADE_IDS.flatMap((id) => ARCADE[id].options)

  it('NAF-ARCADE-02 NAF-RULING-86: each has two options, at least one of them without a price', () => {
    for (const id of ARCADE_IDS) {
      expect(ARCADE[id].options.map((way) => way.id)).toEqual(['a', 'b'])
      expect(ARCADE[id].options.some(({ cost }) => cost === undefined)).toBe(true)
    }
  })

  it('pay about as much as they are hard', () => {
    for (const { test, cost = {}, outcome } of options) {
      const value = worth(outcome.rewards) - worth(cost)
      expect(value).toBeGreaterThanOrEqual((test?.difficulty ?? 0) - 1)
      expect(value).toBeLessThanOrEqual((test?.difficulty ?? 0) + 6)
    }
    const hard = (difficulty: number) => options.filter(({ test }) => test?.difficulty === difficulty).length
    expect([4, 5, 6, 7, 8].map(hard)).toEqual([6, 26, 28, 15, 5])
    expect(options.filter(({ test }) => test?.kind === 'skill')).toHaveLength(47)
  })

  it('NAF-EX-42 NAF-EX-43: the convict can be set free or defended', () => {
    const [free, defend] = ARCADE['arc-convict'].options
    expect(free).toEqual({
      id: 'a',
      test: { kind: 'combat', difficulty: 6 },
      outcome: { rewards: { blue: 1, reputation: -2, coin: 1 }, bonus: { coin: 1 } },
    })
    expect(defend).toEqual({
      id: 'b',
      test: { kind: 'skill', difficulty: 5 },
      outcome: { rewards: { yellow: 1 }, bonus: { gem: 1 } },
    })
  })
})
