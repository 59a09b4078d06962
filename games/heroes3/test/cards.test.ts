import { describe, expect, it, vi } from 'vitest'
import { artifactsOf } from '../reckoning/artifacts.ts'
import { plays } from '../reckoning/plays.ts'
import { at, falls, type Lord, scene } from './scene.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

describe('searching', () => {
  const shrine: Lord = {
    at: 'N4.C',
    change: (player) => {
      player.level = 7
    },
  }
  const tomb: Lord = {
    at: 'N4.C',
    change: (player) => {
      player.morale = 'positive'
    },
  }
  const artifacts = { artifact: ['angel-wings', 'sentinels-shield', 'speculum', 'charm-of-mana', 'rib-cage'] } as const

  it('H3B-CARD-05: one of the top cards, the others onto the discard pile', () => {
    const table = at({ lords: [shrine, {}], decks: { spell: ['curse.1', 'fireball.1', 'haste.1'] } })
    table.move('N4.W').answer('visit', 'use').answer('search-from', { deck: 'spell', from: 'deck' })
    expect(table.options('search-pick')).toEqual(['curse.1', 'fireball.1'])
    table.answer('search-pick', 'fireball.1')
    expect(table.player().hand.items).toEqual(['fireball.1'])
    expect(table.state.decks.spell?.discard.at(-1)).toBe('curse.1')
  })

  it('H3B-CARD-05, H3B-EX-10, H3B-TOWN-08: or the top of the discard pile, without looking', () => {
    const table = at({
      lords: [{ change: (player) => void player.buildings.push('castle.mage-guild') }, {}],
      change: (state) => void state.decks.spell?.discard.push('curse.2'),
    })
    const { gold } = table.player().goods
    table.do({ do: 'buy-spell' }).answer('search-from', { deck: 'spell', from: 'discard' })
    expect(table.player().hand.items).toEqual(['curse.2'])
    expect(table.player().goods.gold).toBe(gold - 6)
    expect(table.acts({ do: 'buy-spell' })).toEqual([])
  })

  it('H3B-EX-01, H3B-TRULE-05, H3B-TRULE-06: a morale token has the search done again', () => {
    const table = at({ lords: [tomb, {}], decks: artifacts })
    table.move('N4.SW').answer('visit', 'use').answer('search-from', { deck: 'artifact', from: 'deck' })
    expect(table.options('search-pick')).toEqual(['angel-wings', 'sentinels-shield', 'again'])
    table.answer('search-pick', 'again')
    expect(table.options('search-pick')).toEqual(['speculum', 'charm-of-mana'])
    table.answer('search-pick', 'speculum')
    const { discard } = table.state.decks.artifact!
    expect(discard.slice(-3)).toEqual(['angel-wings', 'sentinels-shield', 'charm-of-mana'])
    expect(table.player().morale).toBe('neutral')
  })

  it('H3B-EX-39, H3B-CARD-06: the cards just discarded stay out when the deck is filled up', () => {
    const table = at({
      lords: [tomb, {}],
      change: ({ decks }) => {
        const artifact = decks.artifact!
        artifact.deck.items = ['speculum', 'sentinels-shield', 'angel-wings']
        artifact.discard.splice(0, artifact.discard.length, 'titans-gladius', 'titans-cuirass')
      },
    })
    table.move('N4.SW').answer('visit', 'use').answer('search-from', { deck: 'artifact', from: 'deck' })
    table.answer('search-pick', 'again')
    const [first, second, ...more] = table.options('search-pick')
    expect(first).toBe('speculum')
    expect(['titans-gladius', 'titans-cuirass']).toContain(second)
    expect(more).toEqual([])
  })

  it('H3B-CARD-07: a deck that ran out is made of its discard pile', () => {
    const table = at({
      lords: [shrine, {}],
      change: ({ decks }) => {
        decks.spell!.deck.items = ['curse.1', 'curse.2']
        decks.spell!.discard.splice(0, 9, 'haste.1')
      },
    })
    table.move('N4.W').answer('visit', 'use').answer('search-from', { deck: 'spell', from: 'deck' })
    table.answer('search-pick', 'curse.1')
    const { deck, discard } = table.state.decks.spell!
    expect([deck.items.length, discard.length]).toEqual([1, 1])
  })

  it('H3B-CARD-08: what is looked at is the secret of the one who looks', () => {
    const table = at({ lords: [shrine, {}] })
    table.move('N4.W').answer('visit', 'use').answer('search-from', { deck: 'spell', from: 'deck' })
    expect(table.state.looking?.cards.sees).toEqual([0])
  })

  it('H3B-CARD-09: Necromancy may be changed for the next card by who is not of the Necropolis', () => {
    const tree = at({ lords: [{ at: 'N3.C' }, {}], decks: { ability: ['necromancy.1', 'luck.1', 'luck.2'] } })
    tree.player().goods.gold = 10
    tree.move('N3.SE').answer('pay', 1)
    tree.answer('search-from', { deck: 'ability', from: 'deck' }).answer('search-pick', 'necromancy')
    expect(tree.player().hand.items).toEqual(['luck.2'])
    expect(tree.state.decks.ability?.discard).toContain('necromancy.1')
  })

  it('H3B-CARD-09: who keeps it cannot play it', () => {
    const state = scene({ lords: [{ hand: ['necromancy.1'] }, {}] })
    expect(plays(state, 0, 'combat-won')).toEqual([])
    const own = scene({ lords: [{ faction: 'necropolis', hand: ['necromancy.1'] }, { faction: 'castle' }] })
    expect(plays(own, 0, 'combat-won')).toEqual([{ card: 'necromancy.1', mode: 'basic' }])
  })

  it('H3B-OPT-01, H3B-OPT-02, H3B-OPT-03, H3B-OPT-04, H3B-OPT-08, H3B-OPT-09: decks by the tile of the location', () => {
    const options = { 'split-artifact-decks': true }
    const near = at({ lords: [tomb, {}], options })
    near.move('N4.SW').answer('visit', 'use')
    const decks = new Set(near.options('search-from').map(({ deck }) => deck))
    expect(decks).toEqual(new Set(['artifact-minor', 'artifact-major']))
    const far = at({
      lords: [
        {
          at: 'F1.C',
          change: (player) => {
            player.level = 7
          },
        },
        {},
      ],
      options,
    })
    far.move('F1.E').answer('visit', 'use')
    expect(new Set(far.options('search-from').map(({ deck }) => deck))).toEqual(new Set(['artifact-minor']))
    const center = at({
      lords: [
        {
          at: 'C1.NE',
          change: (player) => {
            player.level = 7
          },
        },
        {},
      ],
      options,
    })
    center.move('C1.NW')
    expect(Object.keys(center.state.decks)).toContain('artifact-relic')
  })

  it('H3B-EX-29: each search of the Tomb may be made in another deck', () => {
    const table = at({ lords: [tomb, {}], options: { 'split-artifact-decks': true } })
    table.move('N4.SW').answer('visit', 'use').answer('search-from', { deck: 'artifact-minor', from: 'discard' })
    table.answer('search-from', { deck: 'artifact-major', from: 'discard' })
    expect(table.player().gained.artifact).toBe(2)
  })

  it('H3B-OPT-05, H3B-OPT-06, H3B-OPT-07: basic and expert spells', () => {
    const options = { 'split-spell-decks': true }
    const table = at({ lords: [shrine, {}], options })
    table.move('N4.W').answer('visit', 'use')
    expect(new Set(table.options('search-from').map(({ deck }) => deck))).toEqual(
      new Set(['spell-basic', 'spell-expert']),
    )
    const home = at({
      lords: [{ at: 'S3.C', change: (player) => void player.buildings.push('castle.mage-guild') }, {}],
      options,
    })
    home.do({ do: 'buy-spell' })
    expect(new Set(home.options('search-from').map(({ deck }) => deck))).toEqual(new Set(['spell-basic']))
    expect(home.state.decks['spell-basic']?.deck.items).toContain('magic-arrow.6')
  })
})

describe('playing', () => {
  it('H3B-CARD-02, H3B-CARD-13: one of two modes, then the discard pile', () => {
    const table = at({ lords: [{ hand: ['legs-of-legion'] }, {}] })
    const { gold } = table.player().goods
    table.do({ do: 'play', play: { card: 'legs-of-legion', mode: 'b' } })
    expect(table.player().goods.gold).toBe(gold + 2)
    expect(table.player().top.items).toEqual(['legs-of-legion'])
  })

  it('H3B-EX-36, H3B-TRULE-07, H3B-CARD-14: a removed artifact lies in the scoring pile and counts', () => {
    const table = at({ lords: [{ hand: ['endless-sack-of-gold'] }, {}] })
    const { gold } = table.player().goods
    table.do({ do: 'play', play: { card: 'endless-sack-of-gold', mode: 'b' } })
    expect(table.player().goods.gold).toBe(gold + 8)
    expect(table.player().scored).toEqual(['endless-sack-of-gold'])
    expect(artifactsOf(table.player())).toBe(1)
  })

  it('H3B-TRULE-08: whatever removes an artifact, the Blacksmith here', () => {
    const table = at({
      lords: [{ hand: ['charm-of-mana'], change: (player) => void player.buildings.push('castle.blacksmith') }, {}],
    })
    const { gold } = table.player().goods
    table.do({ do: 'use-building' }).answer('choice', 0)
    expect(table.player().scored).toEqual(['charm-of-mana'])
    expect(table.player().goods.gold).toBe(gold + 4)
    expect(table.acts({ do: 'use-building' })).toEqual([])
  })

  it('H3B-CARD-12, H3B-HERO-04: the expert mode uses up an expert use', () => {
    const novice = scene({ lords: [{ hand: ['estates.1'] }, {}] })
    expect(plays(novice, 0, 'own-turn').map(({ mode }) => mode)).toEqual(['basic'])
    const table = at({
      lords: [
        {
          hand: ['estates.1', 'estates.2'],
          change: (player) => {
            player.level = 2
          },
        },
        {},
      ],
    })
    table.do({ do: 'play', play: { card: 'estates.1', mode: 'expert' } })
    expect(table.acts({ do: 'play' })).toEqual([{ do: 'play', play: { card: 'estates.2', mode: 'basic' } }])
  })

  it('H3B-CARD-16: a card of which a part is useless may be played, one that does nothing is not offered', () => {
    const state = scene({ lords: [{ hand: ['offense.1', 'stat-attack.1', 'bless.1'] }, {}] })
    expect(plays(state, 0, 'own-turn')).toEqual([{ card: 'offense.1', mode: 'basic' }])
  })

  it('H3B-CARD-03, H3B-CARD-20: the deck is filled up from the discard pile, without the card being played', () => {
    const table = at({ lords: [{ hand: ['offense.1'], deck: [], discard: ['luck.1'] }, {}] })
    table.do({ do: 'play' })
    expect(table.player().hand.items).toEqual(['luck.1'])
    expect(table.player().top.items).toEqual(['offense.1'])
  })

  it('H3B-CARD-10: what is played on the map has its window', () => {
    const hand = ['intelligence.1', 'tactics.1', 'resistance.1', 'stat-power.1', 'logistics.1'] as const
    const state = scene({ lords: [{ hand }, {}] })
    expect(plays(state, 0, 'own-turn').map(({ card }) => card)).toEqual(['logistics.1'])
  })

  it('H3B-CARD-17, H3B-P3-01: the enemy discards at random', () => {
    const table = at({ lords: [{ hand: ['dragon-wing-tabard'] }, { hand: ['stat-attack.1'] }] })
    table.do({ do: 'play', play: { card: 'dragon-wing-tabard', mode: 'a' } })
    expect(table.player(1).hand.items).toEqual([])
    expect(table.player(1).top.items).toEqual(['stat-attack.1'])
  })

  it('Charm of Mana, Everflowing Crystal Cloak: what is discarded first', () => {
    const table = at({
      lords: [
        { hand: ['charm-of-mana', 'stat-attack.1', 'stat-attack.2'], deck: ['luck.1', 'luck.2', 'archery.1'] },
        {},
      ],
    })
    table.do({ do: 'play', play: { card: 'charm-of-mana', mode: 'a' } })
    table.answer('discard', 'stat-attack.1')
    expect(table.player().hand.items).toEqual(['luck.1', 'luck.2', 'archery.1'])
  })

  it('Shackles of War: one of the two just drawn is discarded', () => {
    const table = at({ lords: [{ hand: ['shackles-of-war', 'estates.1'], deck: ['luck.1', 'luck.2'] }, {}] })
    table.do({ do: 'play', play: { card: 'shackles-of-war', mode: 'b' } })
    expect(table.options('discard')).toEqual(['luck.1', 'luck.2'])
  })

  it('H3B-SPELL-01, H3B-SPELL-02, H3B-SPELL-03, H3B-SPELL-11: Town Portal, empowered', () => {
    const hand = ['town-portal.1', 'stat-power.1', 'haste.1'] as const
    const table = at({ lords: [{ hand, at: 'F1.C' }, {}] })
    table.do({ do: 'play', play: { card: 'town-portal.1', mode: 'cast' } })
    table
      .answer('empower', { card: 'stat-power.1', mode: 'basic' })
      .answer('empower', { card: 'haste.1', mode: 'empower' })
    table.answer('power-tier', 1)
    expect(table.hero()).toMatchObject({ field: 'S3.C', mp: 4 })
    expect(table.heard('visited')).toEqual([])
    expect(table.player().discard.items.length + table.player().top.items.length).toBe(3)
  })

  it('H3B-SPELL-05: outside combats the number of spells is not limited', () => {
    const table = at({ lords: [{ hand: ['town-portal.1', 'town-portal.2'], at: 'F1.C', second: 'F3.SW' }, {}] })
    table.do({ do: 'play' }).answer('empower', 'enough').answer('which-hero', 'main').until('act')
    expect(table.acts({ do: 'play' }).length).toBeGreaterThan(0)
  })

  it('H3B-SPELL-12: Knowledge takes the spell that resolved back to hand', () => {
    const table = at({ lords: [{ hand: ['town-portal.1', 'stat-knowledge.1'], at: 'F1.C' }, {}] })
    table.do({ do: 'play', play: { card: 'town-portal.1', mode: 'cast' } }).answer('empower', 'enough')
    table.answer('respond', { card: 'stat-knowledge.1', mode: 'basic' })
    expect(table.player().hand.items).toEqual(['town-portal.1'])
  })

  it('Crazy Wizard returns the first spell of a period, Grim Warlock empowers the first of a turn', () => {
    const wizard = at({
      lords: [{ hand: ['town-portal.1', 'luck.1'], at: 'F1.C' }, {}],
      change: ({ astrologers }) => {
        astrologers.current = 'crazy-wizard'
      },
    })
    wizard.do({ do: 'play', play: { card: 'town-portal.1', mode: 'cast' } }).until('act')
    expect(wizard.player().hand.items).toContain('town-portal.1')
    const warlock = at({
      lords: [{ hand: ['town-portal.1', 'stat-power.1'], at: 'F1.C' }, {}],
      change: ({ astrologers }) => {
        astrologers.current = 'grim-warlock'
      },
    })
    warlock.do({ do: 'play', play: { card: 'town-portal.1', mode: 'cast' } })
    warlock.answer('empower', { card: 'stat-power.1', mode: 'basic' })
    expect(warlock.options('power-tier')).toEqual([0, 1])
  })
})

describe('morale', () => {
  it('H3B-MOR-01, H3B-MOR-02, H3B-MOR-03, H3B-MOR-06: gained and lost', () => {
    const after = (before: 'neutral' | 'positive' | 'negative', hand: 'leadership.2') => {
      const table = at({
        lords: [
          {
            hand: [hand],
            change: (player) => {
              player.morale = before
            },
          },
          {},
        ],
      })
      table.do({ do: 'play' }).until('act')
      return table.player().morale
    }
    expect([
      after('neutral', 'leadership.2'),
      after('negative', 'leadership.2'),
      after('positive', 'leadership.2'),
    ]).toEqual(['positive', 'neutral', 'positive'])
  })

  it('H3B-MOR-02: the old token may be spent before the new one comes', () => {
    const table = at({
      lords: [
        {
          hand: ['leadership.2'],
          deck: ['luck.1'],
          change: (player) => {
            player.morale = 'positive'
          },
        },
        {},
      ],
    })
    table.do({ do: 'play' }).answer('spend-first', 'draw')
    expect(table.player()).toMatchObject({ morale: 'positive' })
    expect(table.player().hand.items).toEqual(['luck.1'])
  })

  it("H3B-MOR-04: a positive token is spent in any player's turn: draw, or discard and draw as many", () => {
    const table = at({
      lords: [
        {},
        {
          hand: ['stat-attack.1'],
          deck: ['luck.1', 'luck.2'],
          change: (player) => {
            player.morale = 'positive'
          },
        },
      ],
    })
    table.answer('morale', 'cycle', 1).answer('discard', 'stat-attack.1')
    expect(table.player(1).hand.items).toEqual(['luck.1'])
    expect(table.player(1).morale).toBe('neutral')
    expect(table.may('morale', 1)).toBe(false)
  })

  it('H3B-MOR-04, H3B-CARD-11: or one die is thrown again; without rerolls it is not', () => {
    const lord: Lord = {
      at: 'S3.C',
      change: (player) => {
        player.morale = 'positive'
      },
    }
    const table = at({ lords: [lord, {}] }, falls(0, 1))
    const { gold } = table.player().goods
    table.move('S3.E').answer('reroll', { die: 0, by: 'morale' })
    expect(table.player().goods.gold).toBe(gold + 6)
    expect(table.player().morale).toBe('neutral')
    const never = at({ lords: [lord, {}], options: { 'no-rerolls': true } }, falls(0, 1))
    never.move('S3.E')
    expect(never.asked).toEqual(['0 act'])
  })

  it('H3B-MOR-07: a negative token cannot be spent', () => {
    const table = at({
      lords: [
        {
          change: (player) => {
            player.morale = 'negative'
          },
        },
        {},
      ],
    })
    expect(table.may('morale', 0)).toBe(false)
  })

  it('H3B-MOR-08: the Necropolis knows no morale', () => {
    const table = at({ lords: [{ faction: 'necropolis', hand: ['estates.1'], at: 'N4.C' }, { faction: 'castle' }] })
    table.move('N4.SW').answer('visit', 'use')
    for (let n = 0; n < 2; n++) table.answer('search-from', { deck: 'artifact', from: 'discard' })
    expect(table.player()).toMatchObject({ morale: 'neutral', mustDiscardHand: false })
  })

  it('Luck: one die of each kind in the turn', () => {
    const table = at({ lords: [{ at: 'S3.C', hand: ['luck.1'] }, {}] }, falls(0, 3))
    table.do({ do: 'play', play: { card: 'luck.1', mode: 'basic' } }).move('S3.E')
    table.answer('reroll', { die: 0, by: 'card' })
    expect(table.player().goods.materials).toBe(7)
    expect(table.asked).toEqual(['0 act'])
    expect(table.player().inPlay).toEqual(['luck.1'])
  })
})
