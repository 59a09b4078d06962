import { describe, expect, it, vi } from 'vitest'
import { ASTROLOGER_IDS, type AstrologerId } from '../content/astrologers.ts'
import { expertUsesLeft } from '../reckoning/expert.ts'
import { handLimit } from '../reckoning/pile.ts'
import { at, falls, type Lord } from './scene.ts'

vi.mock('../rules/battle/battle.ts', () => import('./battle-double.ts'))

/** A round that begins, with this Astrologers card on top. */
function round(n: number, card: AstrologerId, lords: readonly Lord[] = [{}, {}], options = {}, chance = falls()) {
  return at(
    {
      lords,
      round: n,
      options,
      agenda: [{ do: 'round' }],
      change: (state) => {
        state.active = null
        state.turnsOver = 0
        state.astrologers.deck.items = [...ASTROLOGER_IDS.filter((id) => id !== card), card]
      },
    },
    chance,
  )
}

describe('rounds', () => {
  it('H3B-ROUND-01, H3B-SETUP-20: every player takes one turn, the first player first', () => {
    const table = round(2, 'dead-silence').until('act', 1)
    expect(table.heard('turn-begins').map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('H3B-ROUND-02, H3B-ROUND-03, H3B-ROUND-04: tokens, movement and expert uses come back', () => {
    const spent: Lord = {
      second: 'S3.NE',
      change: (player) => {
        player.tokens = { build: false, population: false, spellBook: false }
        player.expertUsed = 1
        player.heroes.main!.mp = 0
        player.level = 4
      },
    }
    const table = round(2, 'dead-silence', [spent, {}])
    table.hero(0, 'secondary').mp = 0
    const fresh = round(2, 'dead-silence', [
      {
        ...spent,
        change: (player) => {
          spent.change!(player)
          player.heroes.secondary!.mp = 0
        },
      },
      {},
    ])
    expect(fresh.player().tokens).toEqual({ build: true, population: true, spellBook: true })
    expect(expertUsesLeft(fresh.player())).toBe(2)
    expect([fresh.hero().mp, fresh.hero(0, 'secondary').mp]).toEqual([3, 2])
  })

  it('H3B-MOVE-07: points gained after the own turn last until the end of the next', () => {
    const table = round(2, 'dead-silence', [
      {
        change: (player) => {
          player.heroes.main!.mp = 1
        },
      },
      {},
    ])
    expect(table.hero().mp).toBe(4)
  })

  it('H3B-ROUND-05, H3B-ROUND-06: odd rounds from the third on pay income', () => {
    const paid = (n: number) => {
      const table = round(n, 'dead-silence')
      return table.player().goods.gold - 10
    }
    expect([paid(1), paid(2), paid(3), paid(5)]).toEqual([0, 0, 10, 10])
  })

  it('H3B-ROUND-07: even rounds draw an Astrologers card', () => {
    expect(round(2, 'dead-silence').heard('astrologer-drawn')).toEqual([{ card: 'dead-silence', again: false }])
    expect(round(3, 'dead-silence').heard('astrologer-drawn')).toEqual([])
  })

  it('H3B-ROUND-08: Friendly Beaver is drawn again in round 2 alone', () => {
    expect(round(2, 'friendly-beaver').heard('astrologer-drawn')).toHaveLength(2)
    expect(round(4, 'friendly-beaver').heard('astrologer-drawn')).toHaveLength(1)
  })

  it('H3B-ROUND-09: an empty Astrologers deck is made of its discard pile', () => {
    const table = at({
      round: 2,
      agenda: [{ do: 'astrologers' }, { do: 'act', seat: 0 }],
      change: ({ astrologers }) => {
        astrologers.deck.items = []
        astrologers.discard.push('dead-silence')
      },
    })
    expect(table.heard('astrologer-drawn')).toEqual([{ card: 'dead-silence', again: false }])
  })

  it('H3B-ROUND-12: what each player gets comes in turn order', () => {
    const table = round(2, 'white-raven', [{}, {}])
    expect(table.heard('rolled').map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('H3B-MOVE-10: Tortoise and Stallion change the round in which they are drawn', () => {
    expect(round(2, 'magic-tortoise').hero().mp).toBe(5)
    expect(round(2, 'battalions-stallion').hero(1).mp).toBe(7)
  })

  it('H3B-ROUND-05: Gold Dragon comes to pass in the next resource round, Greedy Dragon lessens its income', () => {
    const table = round(2, 'gold-dragon')
    const { gold } = table.player().goods
    table.until('act', 1).do({ do: 'end-turn' }).until('refresh', 0)
    expect(table.state.round).toBe(3)
    expect(table.player().goods.gold).toBe(gold + 15)
    const lean = round(2, 'wild-debauchery').until('act', 1).do({ do: 'end-turn' }).until('refresh', 0)
    expect(lean.player().goods.gold).toBe(15)
  })

  it('H3B-VAR-01: no Astrologers, or in every round from the second on', () => {
    expect(round(2, 'dead-silence', [{}, {}], { 'no-astrologers': true }).heard('astrologer-drawn')).toEqual([])
    const every = { 'astrologers-every-round': true }
    expect(round(3, 'dead-silence', [{}, {}], every).heard('astrologer-drawn')).toHaveLength(1)
  })

  it('H3B-VAR-01: fields refresh at the start of rounds 4, 8 and 12', () => {
    const cubed = (n: number) => {
      const table = at({
        round: n,
        options: { 'refresh-fields': true },
        agenda: [{ do: 'round' }],
        change: (state) => {
          state.fields['N4.NW']!.cube = true
          state.active = null
        },
      })
      return table.state.fields['N4.NW']!.cube
    }
    expect([3, 4, 5, 8].map(cubed)).toEqual([true, false, true, false])
  })

  it('Profuse Growth raises the hand limit until the next card is drawn', () => {
    const table = round(2, 'profuse-growth')
    expect(handLimit(table.player())).toBe(5)
  })
})

describe('turns', () => {
  const turn = (lord: Lord, more: Partial<Parameters<typeof at>[0]> = {}) =>
    at({ lords: [lord, {}], agenda: [{ do: 'turn', seat: 0 }, { do: 'last-actions' }, { do: 'end-round' }], ...more })

  it('H3B-EX-09, H3B-TURN-01, H3B-TURN-02: discard two of three, then draw up to the limit', () => {
    const table = turn({
      hand: ['stat-attack.1', 'stat-attack.2', 'stat-defense.1'],
      deck: ['estates.1', 'estates.2', 'luck.1', 'luck.2'],
      change: (player) => {
        player.level = 3
      },
    })
    table.answer('refresh', { discard: 'stat-attack.1' }).answer('refresh', { discard: 'stat-attack.2' })
    table.answer('refresh', { draw: 4 })
    expect(table.player().hand.items).toEqual(['stat-defense.1', 'estates.1', 'estates.2', 'luck.1', 'luck.2'])
  })

  it('H3B-TURN-01, H3B-TURN-04: above the limit one must discard, and only then', () => {
    const hand = ['stat-attack.1', 'stat-attack.2', 'stat-defense.1', 'stat-defense.2', 'estates.1'] as const
    const table = turn({ hand })
    expect(table.options('refresh').every((option) => 'discard' in option)).toBe(true)
    const later = at({ lords: [{ hand }, {}] })
    expect(later.player().hand.items).toHaveLength(5)
    expect(later.asked).toEqual(['0 act'])
  })

  it('H3B-SETUP-19: no refresh in the first turn of the first round', () => {
    expect(turn({}, { round: 1 }).asked).toEqual(['0 act'])
  })

  it('H3B-TURN-06: unspent points are lost when the turn is declared over', () => {
    const table = turn({}).until('act').do({ do: 'end-turn' })
    expect(table.hero().mp).toBe(0)
  })

  it('H3B-TURN-07, H3B-MOVE-11: Logistics moves a hero to an empty field at the end of the turn', () => {
    const table = turn({ hand: ['logistics.1'], at: 'S3.C' }).until('act')
    table.do({ do: 'play' })
    expect(table.hero().field).toBe('S3.C')
    table.do({ do: 'end-turn' })
    expect(table.options('destination')).toEqual(
      ['S3.SE', 'S3.NE', 'none'].sort(
        (a, b) => table.options('destination').indexOf(a as never) - table.options('destination').indexOf(b as never),
      ),
    )
    table.answer('destination', 'S3.NE')
    expect(table.hero().field).toBe('S3.NE')
    expect(table.player().top.items).toEqual(['logistics.1'])
    expect(table.heard('visited')).toEqual([])
  })

  it('H3B-TURN-03, H3B-TOWN-13: the Necromancy Amplifier, at the start of the own turn', () => {
    const table = turn(
      { faction: 'necropolis', change: (player) => void player.buildings.push('necropolis.necromancy-amplifier') },
      {
        lords: [
          { faction: 'necropolis', change: (player) => void player.buildings.push('necropolis.necromancy-amplifier') },
          { faction: 'castle' },
        ],
      },
    )
    table.answer('refresh', { draw: 0 }).answer('choice', 0)
    expect(table.player().hand.items).toEqual(['necromancy.1'])
    expect(table.asked).toEqual(['0 act'])
  })

  it('H3B-TOWN-15: Mana Vortex shuffles the discard pile in, and one of the top three is kept', () => {
    const lord: Lord = {
      faction: 'dungeon',
      hand: ['stat-attack.1'],
      deck: ['estates.1'],
      discard: ['luck.1', 'luck.2'],
      change: (player) => void player.buildings.push('dungeon.mana-vortex'),
    }
    const table = turn(lord, { lords: [lord, { faction: 'castle' }] })
    table.answer('refresh', { draw: 0 }).answer('discard', 'stat-attack.1')
    expect(table.options('search-pick')).toHaveLength(3)
    const [kept] = table.options('search-pick')
    table.answer('search-pick', kept!)
    table.answer('lay-next', table.options('lay-next')[0]!)
    const { hand, deck, discard, top } = table.player()
    expect(hand.items).toEqual([kept])
    expect([deck.items.length, discard.items.length + top.items.length]).toEqual([1, 2])
  })

  it('H3B-TOWN-14: the Portal of Summoning shows a neutral card of a tier with a dwelling, never azure', () => {
    const lord: Lord = {
      faction: 'dungeon',
      change: (player) => void player.buildings.push('dungeon.portal-of-summoning'),
    }
    const table = turn(lord, { lords: [lord, { faction: 'castle' }] })
    table.answer('refresh', { draw: 0 })
    expect(table.options('neutral-deck')).toEqual(['bronze', 'none'])
    table.answer('neutral-deck', 'bronze')
    const [pick] = table.options('recruit-neutral')
    if (pick === undefined || pick === 'none') throw new Error('nothing to recruit')
    table.answer('recruit-neutral', pick)
    expect(table.player().units.at(-1)).toMatchObject({ card: pick.unit, side: 'neutral' })
  })

  it('H3B-TURN-08: what was played outside combat ends when the next turn starts', () => {
    const table = turn({
      change: (player) => {
        player.inPlay.push('luck.1')
        const right = {
          card: 'luck.1' as const,
          cause: { from: 'card', card: 'luck.1' } as const,
          is: 'reroll' as const,
        }
        player.ongoing.push({ ...right, dice: ['resource'], uses: 'each-roll-once', used: [] })
      },
    })
    expect(table.player().ongoing).toEqual([])
    expect(table.player().top.items).toEqual(['luck.1'])
  })
})

describe('elimination', () => {
  it('H3B-ELIM-01, H3B-ELIM-04, H3B-RULING-46: three full rounds without a town or settlement', () => {
    const table = at({
      lords: [
        {},
        {
          change: (player) => {
            player.homeless = 2
          },
        },
      ],
      agenda: [{ do: 'end-round' }],
      change: (state) => {
        state.fields['S1.C']!.flags = [0]
      },
    })
    expect(table.state.ended).toMatchObject({ result: 'last-one', winners: [0] })
    expect(table.table.ending()?.places).toEqual([1, 2])
  })

  it('H3B-ELIM-03: heroes and cubes leave the map, cards the game', () => {
    const table = at({
      lords: [
        {},
        {},
        {
          change: (player) => {
            player.homeless = 2
          },
        },
      ],
      agenda: [{ do: 'end-round' }],
      change: (state) => {
        state.fields['S2.C']!.flags = [0]
        state.fields['N4.E']!.flags = [2]
      },
    })
    expect(table.player(2)).toMatchObject({ eliminated: true, heroes: { main: null, secondary: null } })
    expect(table.state.fields['N4.E']?.flags).toEqual([])
    expect(table.player(2).deck.items).toEqual([])
    expect(table.state.ended).toBeNull()
  })
})
