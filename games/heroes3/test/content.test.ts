import { describe, expect, it } from 'vitest'
import { ABILITIES, ABILITY_IDS } from '../content/abilities.ts'
import { ARTIFACT_IDS, ARTIFACTS } from '../content/artifacts.ts'
import { ASTROLOGER_IDS, ASTROLOGERS } from '../content/astrologers.ts'
import { BUILDING_IDS, BUILDING_KINDS, BUILDINGS } from '../content/buildings.ts'
import { CARD_IDS, CARD_KINDS, CARD_NAMES, type CardKind, cardOf, cardsNamed, nameOf } from '../content/cards.ts'
import { ATTACK_DIE, DICE, RESOURCE_DIE, TREASURE_DIE } from '../content/dice.ts'
import { ARMIES, HARDNESSES, STARTING_BONUS } from '../content/difficulty.ts'
import { FACTION_IDS, FACTIONS } from '../content/factions.ts'
import { HERO_IDS, HEROES } from '../content/heroes.ts'
import {
  COMBAT_EXPERIENCE,
  EXPERIENCE_PER_LEVEL,
  HIGHEST_LEVEL,
  LEVELS,
  type Level,
  MOVEMENT,
} from '../content/levels.ts'
import { MORALE_AFTER, MORALE_EFFECTS, MORALE_USES, MORALES } from '../content/morale.ts'
import { NEUTRAL_CARD_IDS, NEUTRAL_IDS, NEUTRALS, neutralName, neutralOf } from '../content/neutral-units.ts'
import { FEES, INCOME_STEP, INCOME_TRACKS, RESOURCES, TRADE } from '../content/resources.ts'
import {
  ARTIFACTS_PER_POINT,
  CUBE_VICTORY_FROM,
  ROUNDS_WITHOUT_TOWN,
  SCORE_SOURCES,
  TOURNAMENT,
  VICTORY_POINTS,
} from '../content/rulesets.ts'
import { SPECIALTIES, SPECIALTY_IDS } from '../content/specialties.ts'
import { SPELL_IDS, SPELLS } from '../content/spells.ts'
import { STATISTIC_IDS, STATISTICS } from '../content/statistics.ts'
import { ARROW_TOWER, SIEGE_CARDS, TIERS, UNIT_IDS, UNITS } from '../content/units.ts'
import {
  ARTIFACTS_BY_TILE,
  CUSTOM_VARIANTS,
  REFRESH_ROUNDS,
  SPELLS_BY_TILE,
  SPLIT_DECKS,
  VARIANT_IDS,
} from '../content/variants.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const ofKind = (kind: CardKind) => CARD_IDS.filter((id) => cardOf(id).kind === kind)

/** Every object with a field of this name, wherever it lies. */
function holding<K extends string>(value: unknown, field: K): Record<K, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const here = field in value ? [value as Record<K, unknown>] : []
  return [...here, ...Object.values(value).flatMap((part) => holding(part, field))]
}

describe('the cards', () => {
  it('H3B-SETUP-07: 30 abilities, 46 spells, 32 artifacts, 24 statistics and 18 specialties, each with an id of its own', () => {
    expect(CARD_KINDS.map((kind) => [kind, ofKind(kind).length])).toEqual([
      ['statistic', 24],
      ['ability', 30],
      ['specialty', 18],
      ['spell', 46],
      ['artifact', 32],
    ])
    expect(new Set(CARD_IDS).size).toBe(150)
    expect(cardsNamed('magic-arrow').map(nameOf)).toEqual(Array.from({ length: 6 }, () => 'magic-arrow'))
    expect(cardsNamed('angel-wings')).toEqual(['angel-wings'])
    expect(CARD_NAMES).toHaveLength(4 + 15 + 18 + 21 + 32)
  })

  it('H3B-ROUND-07 H3B-ROUND-08: 19 Astrologers cards, one of which is drawn again in round 2', () => {
    expect(ASTROLOGER_IDS).toHaveLength(19)
    expect(ASTROLOGER_IDS.filter((id) => ASTROLOGERS[id].redrawInRound2)).toEqual(['friendly-beaver'])
    const lasting = (duration: string) => ASTROLOGER_IDS.filter((id) => ASTROLOGERS[id].duration === duration)
    expect(lasting('next-resource-round')).toEqual([
      'gold-dragon',
      'greedy-dragon',
      'merry-leprechaun',
      'wild-debauchery',
    ])
    expect(ASTROLOGERS['dead-silence'].effects).toEqual([])
  })

  it('H3B-CARD-12: statistics and abilities have a basic and an expert mode', () => {
    for (const id of [...STATISTIC_IDS, ...ABILITY_IDS])
      expect(Object.keys(cardOf(id).modes), id).toEqual(['basic', 'expert'])
    expect(STATISTICS['stat-power'].modes.expert).toEqual({
      timing: 'instant',
      window: 'empower',
      effects: [{ op: 'power', n: 2 }],
    })
  })

  it('H3B-CARD-13 H3B-OPT-01: artifacts have two modes and are 15 minor, 10 major and 7 relics', () => {
    for (const id of ARTIFACT_IDS) expect(Object.keys(ARTIFACTS[id].modes), id).toEqual(['a', 'b'])
    const level = (of: string) => ARTIFACT_IDS.filter((id) => ARTIFACTS[id].level === of).length
    expect([level('minor'), level('major'), level('relic')]).toEqual([15, 10, 7])
  })

  it('H3B-SPELL-01 H3B-SPELL-03: spells are cast for one of three results of rising power, or played for 1 power', () => {
    for (const id of SPELL_IDS) {
      const { cast, empower } = SPELLS[id].modes
      expect(empower, id).toEqual({ timing: 'instant', window: 'empower', effects: [{ op: 'power', n: 1 }] })
      const needs = cast !== undefined && 'power' in cast ? cast.power.map(({ min }) => min) : []
      expect([...needs].sort(), id).toEqual(needs)
      expect([needs.length, needs[0]], id).toEqual([3, 0])
    }
  })

  it('H3B-SPELL-07 H3B-OPT-05: Magic Arrow is a basic spell of any school, six times; the others twice', () => {
    const { school, level, copies } = SPELLS['magic-arrow']
    expect([school, level, copies]).toEqual(['any', 'basic', 6])
    expect(SPELL_IDS.filter((id) => SPELLS[id].copies !== 2)).toEqual(['magic-arrow'])
    expect(SPELL_IDS.filter((id) => SPELLS[id].level === 'expert')).toHaveLength(8)
  })

  it('H3B-CARD-09 H3B-TRULE-01 H3B-TRULE-02: Necromancy is for the Necropolis; Diplomacy and the Hourglass leave tournaments', () => {
    expect(ABILITY_IDS.filter((id) => ABILITIES[id].faction !== undefined)).toEqual(['necromancy'])
    expect(ABILITIES.necromancy.faction).toBe('necropolis')
    expect(TOURNAMENT.removed).toEqual({ abilities: ['diplomacy'], artifacts: ['hourglass-of-the-evil-hour'] })
    expect(ofKind('ability').length - cardsNamed('diplomacy').length).toBe(28)
  })
})

describe('the factions', () => {
  it.each(FACTION_IDS)('H3B-UNIT-03 H3B-SETUP-14: %s has 3 bronze, 2 silver and 2 golden units of its own', (id) => {
    const { units } = FACTIONS[id]
    expect(units.map((unit) => UNITS[unit].tier).sort()).toEqual([
      ...['bronze', 'bronze', 'bronze'],
      ...['golden', 'golden'],
      ...['silver', 'silver'],
    ])
    expect(UNIT_IDS.filter((unit) => UNITS[unit].faction === id)).toEqual(units)
    for (const unit of units) {
      expect(UNITS[unit].few.cost.gold, unit).toBeGreaterThan(0)
      expect(UNITS[unit].pack.cost.gold, unit).toBeGreaterThan(0)
    }
  })

  it.each(FACTION_IDS)(
    'H3B-TOWN-05 H3B-TOWN-06: %s has one building of each kind, and what each needs is among them',
    (id) => {
      const { buildings } = FACTIONS[id]
      expect(buildings.map((building) => BUILDINGS[building].kind).sort()).toEqual([...BUILDING_KINDS].sort())
      expect(BUILDING_IDS.filter((building) => BUILDINGS[building].faction === id).sort()).toEqual(
        [...buildings].sort(),
      )
      const needs = Object.fromEntries(
        buildings.map((building) => [BUILDINGS[building].kind, BUILDINGS[building].requires]),
      )
      expect([needs['dwelling-silver'], needs['dwelling-golden']]).toEqual(['dwelling-bronze', 'dwelling-silver'])
      expect(needs['special-b']).toBe(id === 'castle' ? 'dwelling-bronze' : 'mage-guild')
    },
  )

  it('H3B-MOR-08: only the Necropolis ignores morale', () => {
    expect(FACTION_IDS.filter((id) => FACTIONS[id].ignoresMorale)).toEqual(['necropolis'])
  })

  it('H3B-TOWN-08 H3B-TOWN-10 H3B-SIEGE-04: what the guilds cost, what unlocks what', () => {
    const guild = (id: 'castle.mage-guild' | 'necropolis.mage-guild' | 'dungeon.mage-guild') =>
      holding(BUILDINGS[id], 'costs').map(({ costs }) => costs)
    expect([guild('castle.mage-guild'), guild('dungeon.mage-guild')]).toEqual([[[{ gold: 6 }]], [[{ gold: 5 }]]])
    expect(guild('necropolis.mage-guild')).toEqual([[{ gold: 5 }]])
    const reinforcing = BUILDING_IDS.filter((id) => BUILDINGS[id].reinforces)
    expect(reinforcing.map((id) => BUILDINGS[id].kind)).toEqual(['citadel', 'citadel', 'citadel'])
    expect(BUILDING_IDS.flatMap((id) => BUILDINGS[id].recruits ?? [])).toHaveLength(9)
    expect(SIEGE_CARDS).toEqual({ wall: 3, gate: 1 })
    expect(BUILDINGS['castle.citadel'].triggers[0]?.effects).toEqual([
      { op: 'fortify', walls: 3, gates: 1, arrowTower: 1 },
    ])
  })
})

describe('the heroes', () => {
  it('H3B-SETUP-05: statistics, Magic Arrows, an ability and a specialty make a starting deck of nine', () => {
    for (const id of HERO_IDS) {
      const { statistics, magicArrows, type } = HEROES[id]
      expect(sum(Object.values(statistics)) + magicArrows + 2, id).toBe(9)
      expect(magicArrows, id).toBe(type === 'might' ? 1 : 2)
    }
  })

  it('H3B-SETUP-03 H3B-SETUP-05: three heroes of different factions can be dealt their cards at once', () => {
    const [castle, necropolis, dungeon] = FACTION_IDS.map((faction) => FACTIONS[faction].heroes)
    for (const a of castle!)
      for (const b of necropolis!)
        for (const c of dungeon!) {
          const used = STATISTIC_IDS.map((id) => sum([a, b, c].map((hero) => HEROES[hero].statistics[id])))
          for (const [i, id] of STATISTIC_IDS.entries()) expect(used[i]).toBeLessThanOrEqual(STATISTICS[id].copies)
        }
    for (const id of HERO_IDS) expect(FACTIONS[HEROES[id].faction].heroes).toContain(id)
  })

  it('H3B-HERO-02 H3B-SPELL-09: three specialties each, at levels I, IV and VI', () => {
    expect(SPECIALTY_IDS).toHaveLength(18)
    for (const id of HERO_IDS) {
      for (const level of [1, 4, 6] as const) {
        const specialty = SPECIALTIES[HEROES[id].specialties[level]]
        expect([specialty.hero, specialty.level]).toEqual([id, level])
      }
    }
  })

  it('H3B-HERO-01 H3B-HERO-03 H3B-HERO-04 H3B-HERO-06 H3B-ROUND-03: what each level brings', () => {
    const levels = ([1, 2, 3, 4, 5, 6, 7] satisfies Level[]).map((level) => LEVELS[level])
    expect(levels.map(({ handLimit }) => handLimit)).toEqual([4, 4, 5, 5, 6, 6, 7])
    expect(levels.map(({ expertUses }) => expertUses)).toEqual([0, 1, 1, 2, 2, 3, 3])
    expect(levels.map(({ reward }) => reward.kind)).toEqual([
      ...['specialty', 'ability', 'ability', 'specialty'],
      ...['ability', 'specialty', 'ability'],
    ])
    expect([EXPERIENCE_PER_LEVEL, HIGHEST_LEVEL]).toEqual([2, 7])
    expect(COMBAT_EXPERIENCE).toEqual({ lower: 0, equal: 1, higher: 2 })
    expect(MOVEMENT).toEqual({ main: 3, secondary: 2 })
  })
})

describe('the neutral units', () => {
  it('H3B-SETUP-09: 41 cards of 34 kinds: 17 bronze, 12 silver, 10 golden, 2 azure', () => {
    expect(NEUTRAL_IDS).toHaveLength(34)
    expect(TIERS.map((tier) => NEUTRAL_CARD_IDS.filter((id) => neutralOf(id).tier === tier).length)).toEqual([
      17, 12, 10, 2,
    ])
    expect(new Set(NEUTRAL_CARD_IDS).size).toBe(41)
    expect(NEUTRAL_CARD_IDS.filter((id) => neutralName(id) === 'n-boars')).toEqual(['n-boars.1', 'n-boars.2'])
  })

  it('H3B-NEUT-01: every deck can furnish the largest army that it is asked for', () => {
    for (const armies of Object.values(ARMIES))
      for (const tiers of Object.values(armies))
        for (const tier of TIERS)
          expect(tiers.filter((one) => one === tier).length).toBeLessThanOrEqual(
            NEUTRAL_CARD_IDS.filter((id) => neutralOf(id).tier === tier).length,
          )
  })

  it('H3B-UNIT-07: those that share a name with a unit of a faction say so', () => {
    for (const id of NEUTRAL_IDS) {
      const { like, tier } = NEUTRALS[id]
      if (like === undefined) continue
      expect(id).toBe(`n-${like}`)
      expect(UNITS[like].tier).toBe(tier)
    }
    expect(NEUTRAL_IDS.filter((id) => NEUTRALS[id].like !== undefined)).toHaveLength(21)
  })

  it('H3B-NEUT-02 H3B-SETUP-18: armies and bonuses by difficulty', () => {
    expect(ARMIES[3].normal).toEqual(['bronze', 'bronze', 'silver'])
    expect(ARMIES[5].normal).toEqual(['bronze', 'silver', 'silver', 'golden'])
    expect(ARMIES[7]).toEqual({
      easy: ['azure'],
      normal: ['azure', 'azure'],
      hard: ['golden', 'azure', 'azure'],
      impossible: ['golden', 'golden', 'azure', 'azure'],
    })
    for (const hardness of HARDNESSES) {
      const options = holding(STARTING_BONUS[hardness], 'options').flatMap(({ options }) => options as unknown[])
      expect(options).toHaveLength(hardness === 'impossible' ? 0 : 2)
    }
  })
})

describe('unit abilities', () => {
  it('H3B-CRND-31: all 43 are used by some unit', () => {
    const keys = holding([UNITS, NEUTRALS, ARROW_TOWER], 'key').map(({ key }) => key)
    expect(new Set(keys).size).toBe(43)
  })

  it('H3B-SIEGE-08 H3B-SIEGE-12: the arrow tower has no tier', () => {
    const { attack, defense, health, initiative, type } = ARROW_TOWER
    expect([attack, defense, health, initiative, type]).toEqual([4, 2, 3, 9, 'ranged'])
    expect(ARROW_TOWER).not.toHaveProperty('tier')
    expect(ARROW_TOWER.abilities.map(({ key }) => key)).toEqual(['off-board', 'only-ranged-or-cards'])
  })
})

describe('numbers', () => {
  it('H3B-CRND-17 H3B-ECON-05 H3B-ECON-07: the faces of the dice', () => {
    expect(DICE).toHaveLength(3)
    expect(ATTACK_DIE).toEqual([-1, -1, 0, 0, 1, 1])
    expect(RESOURCE_DIE.map((face) => sum(Object.values(face)))).toEqual([3, 6, 2, 4, 1, 2])
    expect(TREASURE_DIE.map(([effect]) => effect?.op)).toEqual([
      ...['experience', 'experience', 'search', 'search'],
      ...['roll', 'roll'],
    ])
  })

  it('H3B-ECON-03 H3B-LOC-01: every track rises by what a mine brings', () => {
    for (const resource of RESOURCES) {
      const track = INCOME_TRACKS[resource]
      expect(track).toHaveLength(8)
      for (const [i, step] of track.entries()) if (i > 0) expect(step - (track[i - 1] ?? 0)).toBe(INCOME_STEP[resource])
    }
  })

  it('H3B-ECON-06: no chain of exchanges makes more of anything', () => {
    // In gold: what each resource can be bought and sold for at best.
    const worth = { gold: 1, materials: 1.5, valuables: 4 }
    const value = (amounts: object) => sum(Object.entries(amounts).map(([r, n]) => worth[r as 'gold'] * n))
    for (const { give, get } of TRADE) expect(value(get)).toBeLessThanOrEqual(value(give))
    expect(TRADE).toHaveLength(6)
  })

  it('H3B-HERO-09 H3B-SIEGE-01 H3B-CEND-06 H3B-CEND-10: fees', () => {
    expect(FEES).toEqual({ secondaryHero: 10, defendWithoutHero: 8, surrender: 10, tribute: 5 })
  })

  it('H3B-MOR-02 H3B-MOR-03 H3B-MOR-06 H3B-MOR-04 H3B-TRULE-05: morale and what it is spent for', () => {
    expect(MORALES.map((morale) => MORALE_AFTER[morale].gain.to)).toEqual(['positive', 'positive', 'neutral'])
    expect(MORALES.map((morale) => MORALE_AFTER[morale].lose.to)).toEqual(['negative', 'neutral', 'neutral'])
    expect(MORALES.filter((morale) => MORALE_AFTER[morale].lose.discardsHand)).toEqual(['negative'])
    expect(MORALE_USES.map((use) => MORALE_EFFECTS[use].window)).toEqual([
      ...['any-time', 'any-time'],
      ...['after-own-roll', 'during-own-search'],
    ])
  })

  it('H3B-SCORE-02 H3B-SCORE-03 H3B-SCORE-04 H3B-SCORE-05 H3B-SCORE-06 H3B-SCORE-07: victory points', () => {
    expect(VICTORY_POINTS).toEqual({
      'main-hero': 4,
      'secondary-hero': 2,
      mine: 1,
      settlement: 1,
      building: 1,
      artifacts: 1,
      level: 1,
    })
    expect(ARTIFACTS_PER_POINT).toBe(2)
    expect(SCORE_SOURCES).toHaveLength(8)
  })

  it('H3B-ELIM-01 H3B-P3-02 H3B-TMAP-02 H3B-TMAP-04 H3B-TMAP-09: further numbers', () => {
    expect([ROUNDS_WITHOUT_TOWN, CUBE_VICTORY_FROM]).toEqual([3, 3])
    expect([TOURNAMENT.startRollDice, TOURNAMENT.nearTilesWithObelisk]).toEqual([2, 2])
    expect(TOURNAMENT.secondPlayer).toEqual([{ op: 'morale', n: 1 }])
  })

  it('H3B-OPT-02 H3B-OPT-03 H3B-OPT-04 H3B-OPT-06 H3B-OPT-07 H3B-VAR-01: split decks by tile, and the variants', () => {
    expect(ARTIFACTS_BY_TILE).toEqual({
      start: ['minor'],
      far: ['minor'],
      near: ['minor', 'major'],
      center: ['minor', 'major', 'relic'],
    })
    expect(SPELLS_BY_TILE.far).toEqual(['basic'])
    expect(SPELLS_BY_TILE.near).toEqual(SPELLS_BY_TILE.center)
    expect(REFRESH_ROUNDS).toEqual([4, 8, 12])
    expect(VARIANT_IDS).toEqual([...SPLIT_DECKS, ...CUSTOM_VARIANTS])
    expect(CUSTOM_VARIANTS).toHaveLength(14)
  })
})
