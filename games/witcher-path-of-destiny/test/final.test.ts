import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/cards.ts'
import { experienceVp, gained, lost } from '../reckoning/experience.ts'
import { questVp } from '../reckoning/side-quests.ts'
import { at, type Given, type Scene } from './scene.ts'

/** The end of chapter 3 on the path LL: left magic, right diplomacy. */
function final(players: readonly Given[], more: Partial<Scene> = {}) {
  const scene: Scene = { players, phase: 'end-of-chapter', chapter: 3, turn: 3, path: 'LL', dominant: 'left', ...more }
  return at({ supply: [], ...scene })
}

describe('final scoring', () => {
  it('WPD-FINAL-01: the third chapter is scored like the others', () => {
    const table = final([{ pool: { magic: 4, diplomacy: 2 } }, {}])
    expect(table.player(0).points['chapter-3']).toBe(4)
    expect(table.heard('path-token')).toHaveLength(2)
  })

  it('WPD-FINAL-02: nothing is discarded', () => {
    const table = final([{ hand: ['act-29'], timeline: ['act-01'], pool: { magic: 4 } }, {}])
    expect(table.player(0).hand.items).toEqual(['act-29'])
    expect(table.player(0).timeline).toHaveLength(1)
    expect(table.player(0).pool.magic).toBe(4)
    expect(table.state.discard).toEqual([])
  })

  it('WPD-FINAL-03 WPD-STORY-06 WPD-RULING-61: the bonuses of the final page, the left one first', () => {
    // Page 30: 1 VP for the left holder, 3 XP for the right one.
    const table = final([{ pool: { magic: 4 } }, { pool: { diplomacy: 3 } }])
    expect(table.heard('page-read').map(({ page }) => page)).toEqual([30])
    expect(table.heard('bonus').map(({ side }) => side)).toEqual(['left', 'right'])
    expect(table.player(0).points.story).toBe(1)
    expect(table.player(1).xp).toBe(6)
  })

  it('WPD-FINAL-05 WPD-FINAL-13: hands are laid open and side quests scored', () => {
    const hand: readonly CardId[] = ['act-15', 'act-16', 'act-57']
    const table = final([{ character: 'geralt', hand }, {}])
    expect(table.player(0).points['side-quest']).toBe(4)
    expect(table.player(0).hand.sees).toBe('all')
    const kinds = table.told.map(({ kind }) => kind)
    expect(kinds.indexOf('hands-opened')).toBeLessThan(kinds.indexOf('side-quest'))
  })

  it('WPD-FINAL-05: what the side quests count, and more than five as five', () => {
    const green: readonly CardId[] = ['act-15', 'act-16', 'act-17', 'act-18', 'act-19', 'act-20']
    expect([0, 1, 2, 3, 4, 5, 6].map((n) => questVp('geralt', green.slice(0, n)))).toEqual([0, 1, 2, 4, 6, 8, 8])
    const many: readonly CardId[] = ['act-57', 'act-58', 'act-63', 'act-67']
    expect([0, 1, 2, 3, 4].map((n) => questVp('ciri', many.slice(0, n)))).toEqual([0, 2, 4, 6, 8])
    expect([questVp('yennefer', many), questVp('dandelion', many), questVp('vesemir', many)]).toEqual([4, 1, 6])
  })

  it('WPD-VAR-01: the first game scores no side quest', () => {
    const table = final([{ character: 'geralt', hand: ['act-15'] }, {}], { options: { variant: 'first-game' } })
    expect(table.player(0).points['side-quest']).toBe(0)
  })

  it('WPD-EX-6 WPD-FINAL-06: the VP printed at the gold marker', () => {
    expect([14, 15].map((gold) => experienceVp({ gold }))).toEqual([8, 8])
    expect([0, 1, 2, 20].map((gold) => experienceVp({ gold }))).toEqual([1, 1, 2, 11])
    expect(final([{ xp: 20, gold: 14 }, { pool: { magic: 1, diplomacy: 1 } }]).player(0).points.experience).toBe(8)
  })

  it('WPD-EX-7 WPD-FINAL-07: without the gold marker no VP for experience', () => {
    const table = final([{ xp: 19 }, { pool: { magic: 1, diplomacy: 1 } }])
    expect([table.player(0).xp, table.player(0).points.experience]).toEqual([19, 0])
  })

  it('WPD-FINAL-08 WPD-RULING-38: the XP of the last page count for experience', () => {
    // 19 XP, and 3 XP of page 30 for the right token: gold position 2.
    const table = final([{ xp: 19 }, { pool: { magic: 1 } }])
    expect([table.player(0).gold, table.player(0).points.experience]).toEqual([2, 2])
  })

  it('WPD-EX-41 WPD-FINAL-09 WPD-FINAL-10: most VP win, of equals the higher in initiative', () => {
    const table = final([{ vp: 27 }, { vp: 26 }], { initiative: [1, 0], options: { variant: 'first-game' } })
    // Both path tokens go to the first in initiative: 1 VP on page 30.
    expect(table.state.players.map(({ vp }) => vp)).toEqual([27, 27])
    expect(table.table.ending()!.places).toEqual([2, 1])
    expect(table.state.hero).toBe(1)
  })

  it('WPD-FINAL-11: the epilogue names the winner as the hero', () => {
    const table = final([{ character: 'geralt', vp: 30 }, {}])
    expect(table.heard('hero')).toEqual([{ figure: 0, character: 'geralt', paragraph: 'edge-of-the-world/31-geralt' }])
    expect(table.table.over).toBe(true)
  })

  it('WPD-RULING-21 WPD-FINAL-01: Hmm... may still be used after chapter 3', () => {
    const table = final([{ character: 'geralt', timeline: ['act-15'], ready: [2] }, {}])
    table.answer(0, 'ability', 'geralt-2')
    expect(table.player(0).hand.items).toEqual(['act-15'])
    expect(table.player(0).points['side-quest']).toBe(1)
  })
})

describe('experience', () => {
  it('WPD-VP-01: VP never fall below 0', () => {
    // Page 30 of The Lesser Evil: the left holder loses 2 VP.
    const table = final([{ vp: 1 }, {}], { options: { tale: 'lesser-evil', variant: 'full' } })
    expect(table.heard('vp-lost')).toEqual([{ figure: 0, amount: 1 }])
    expect(table.player(0).points.story).toBe(1)
  })

  it('WPD-EX-31 WPD-XP-01 WPD-XP-04 WPD-XP-05: the gold marker takes what exceeds 20', () => {
    expect(gained({ xp: 18, gold: null }, 3, 20)).toEqual({ xp: 20, gold: 1 })
    expect(gained({ xp: 18, gold: null }, 2, 20)).toEqual({ xp: 20, gold: 0 })
    expect(gained({ xp: 20, gold: 4 }, 2, 20)).toEqual({ xp: 20, gold: 6 })
    expect(gained({ xp: 3, gold: null }, 2, 20)).toEqual({ xp: 5, gold: null })
  })

  it('WPD-XP-07: the gold marker stops at 20', () => {
    expect(gained({ xp: 20, gold: 19 }, 5, 20)).toEqual({ xp: 20, gold: 20 })
  })

  it('WPD-XP-07 WPD-XP-08 WPD-VP-01: told is what was gained or lost, not what was forfeited or not there', () => {
    const chapter = (own: Given) => final([{ pool: { diplomacy: 5 }, ...own }, { pool: { magic: 1, diplomacy: 9 } }])
    const told = (own: Given) =>
      chapter(own)
        .heard('xp-gained')
        .filter(({ figure }) => figure === 0)
    expect(told({ xp: 20, gold: 17 }).map(({ amount }) => amount)).toEqual([3])
    expect(told({ xp: 20, gold: 20 })).toEqual([])
    expect(told({ xp: 18 }).map(({ amount }) => amount)).toEqual([5])
    // Page 34 takes 4 XP from the left holder, page 30 takes 2 VP.
    const penalty = (own: Given) =>
      final([own, { pool: { diplomacy: 1, magic: 1, combat: 1 } }], { path: 'LR', options: { tale: 'lesser-evil' } })
    expect(penalty({ xp: 3, pool: { diplomacy: 2 } }).heard('xp-lost')).toEqual([{ figure: 0, amount: 3 }])
    expect(penalty({ pool: { diplomacy: 2 } }).heard('xp-lost')).toEqual([])
    expect(final([{}, {}], { options: { tale: 'lesser-evil' } }).heard('vp-lost')).toEqual([])
  })

  it('WPD-XP-02 WPD-XP-03 WPD-XP-06: abilities become available at 5, 10 and 15, several at once', () => {
    // Combat is not dominant: XP for each.
    const after = (xp: number, combat: number) =>
      at({
        players: [{ xp, ready: [1], pool: { combat }, timeline: ['act-15'] }, {}],
        phase: 'end-of-chapter',
        turn: 3,
        dominant: 'left',
        supply: [],
      }).player(0).abilities
    expect(after(0, 4)).toEqual(['ready', 'locked', 'locked', 'locked'])
    expect(after(0, 5)).toEqual(['ready', 'ready', 'locked', 'locked'])
    expect(after(4, 6)).toEqual(['ready', 'ready', 'ready', 'locked'])
    expect(after(9, 6)).toEqual(['ready', 'locked', 'ready', 'ready'])
    expect(after(20, 9)).toEqual(['ready', 'locked', 'locked', 'locked'])
  })

  it('WPD-EX-48 WPD-XP-08 WPD-RULING-12 WPD-EVIL-18: lost XP move the marker in use, never below 0', () => {
    expect(lost({ xp: 20, gold: 1 }, 2)).toEqual({ xp: 20, gold: 0 })
    expect(experienceVp(lost({ xp: 20, gold: 1 }, 2))).toBe(1)
    expect(lost({ xp: 1, gold: null }, 2)).toEqual({ xp: 0, gold: null })
    expect(lost({ xp: 7, gold: null }, 2)).toEqual({ xp: 5, gold: null })
  })

  it('WPD-XP-09: what was unlocked stays, and what was used is not renewed', () => {
    // Page 6 of The Lesser Evil: the left holder loses 2 XP.
    const table = at({
      players: [{ xp: 5, pool: { exploration: 1 }, timeline: ['act-29'] }, { timeline: ['act-43'] }],
      options: { tale: 'lesser-evil' },
      phase: 'end-of-chapter',
      turn: 3,
      dominant: 'left',
      change: (state) => {
        state.players[0]!.abilities = ['used', 'used', 'locked', 'locked']
        state.players[0]!.pool.magic = 1
      },
    })
    table.run(({ asked }) => asked.some((ask) => ask.endsWith('keep')))
    // One XP for magic, two lost on page 6 and two gained for the right token: past 5 again.
    expect(table.heard('xp-lost')).toEqual([{ figure: 0, amount: 2 }])
    expect(table.player(0).abilities.slice(0, 2)).toEqual(['used', 'used'])
  })
})
