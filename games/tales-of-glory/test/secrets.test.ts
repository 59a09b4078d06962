import { openTable, redact } from '@krcma/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { open, openNew } from './scene.ts'

describe('what is hidden and what is open', () => {
  it('TOG-RULING-35: tales, coins, potions, glory, banners and taken tiles lie open', () => {
    const sitting = openNew(3).playOn(4)
    const seen = redact(sitting.state, 'spectator')
    for (const [seat, player] of sitting.state.players.entries()) {
      const { tale, coin, potion, glory, combat, magic, taken, discarded } = player
      expect(seen.players[seat]).toMatchObject({ tale, coin, potion, glory, combat, magic, taken, discarded })
    }
  })

  it('TOG-RULING-36 TOG-TILE-14: decks and tiles put aside are hidden from all, discards from nobody', () => {
    const sitting = openNew(2).playOn(2)
    const { decks, putAside, discarded } = redact(openNew(2).state, 0)
    expect([decks.era1.items, decks.era2.items, decks.era3.items, putAside.items]).toEqual([10, 20, 15, 2])
    expect(discarded).toEqual([])
    expect(redact(sitting.state, 'spectator').discarded).toEqual(sitting.state.discarded)
    expect(sitting.state.discarded).toHaveLength(27)
  })

  it('whether a quest could be placed shows in nothing that others see', () => {
    const asked = (quest: 'q-beast-ledger' | 'q-seats-at-the-table') =>
      open({
        options: { quests: true },
        players: [{ combat: 9, quests: [quest] }, {}],
      }).asked
    expect(asked('q-beast-ledger')).toEqual(asked('q-seats-at-the-table'))
  })

  it('quests in hand are shown to all at the end of the game, returned ones never', () => {
    const sitting = openNew(2, { quests: true }, 3)
    while (!sitting.table.over) {
      const question = sitting.table.asked.find(({ answered }) => answered === undefined)!
      // Nobody places a quest: the last option is to discard or to finish.
      sitting.table.give(question, question.options.length - 1)
    }
    const seen = redact(sitting.state, 'spectator')
    expect(seen.players[0]?.quests.items).toHaveLength(2)
    expect(seen.players[0]?.returned.items).toBe(1)
  })

  it('what one player took back changes nothing for the others', () => {
    const table = openTable(game, { seats: ['A', 'B'], seed: 'c'.repeat(64) })
    if ('refused' in table) throw new Error(table.refused)
    const [question] = table.decisions(0)
    table.answer({ seat: 0, decision: question?.id, option: 3 })
    expect(table.canUndo(0)).toBe('free')
    const other = table.decisions(1)[0]
    table.answer({ seat: 1, decision: other?.id, option: 4 })
    // The selections are revealed: taking one back would be a second look.
    expect(table.canUndo(0)).toBe('needs-consent')
  })
})
