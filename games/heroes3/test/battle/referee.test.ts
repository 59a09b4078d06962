import { source } from '@krcma/kernel'
import { expect, it } from 'vitest'
import { FACTIONS } from '../../content/factions.ts'
import { NEUTRAL_CARD_IDS } from '../../content/neutral-units.ts'
import type { At } from '../scene.ts'
import { arena, type Soldier } from './arena.ts'
import { Referee } from './referee.ts'

const BATTLES = Number(process.env['KRCMA_BATTLES'] ?? 2000)

/** A combat of anybody against anybody, with walls now and then; nobody holds a card. */
function anyBattle(seed: number): { readonly at: At; readonly referee: Referee } {
  const chance = source(seed)
  const below = (n: number) => chance.below(n)
  const take = <T>(from: T[]): T => from.splice(below(from.length), 1)[0] as T
  const army = (units: string[], home: number): Soldier[] => {
    const spaces = Array.from({ length: 8 }, (_, i) => home + i)
    return Array.from({ length: 1 + below(4) }, (): Soldier => {
      const card = take(units) as Soldier['card']
      return { card, side: card.startsWith('n-') ? 'neutral' : below(2) === 0 ? 'few' : 'pack', space: take(spaces) }
    })
  }
  const neutrals = NEUTRAL_CARD_IDS.filter((card) => card !== 'n-azure-dragons' && card !== 'n-crystal-dragons')
  const castle = [...FACTIONS.castle.units].filter((card) => card !== 'archangels')
  const dungeon = [...FACTIONS.dungeon.units, ...(below(3) === 0 ? neutrals : [])]
  const guarded = below(3) === 0
  const walled = !guarded && below(2) === 0
  const defenders = army(guarded ? [...neutrals] : castle, 12)
  const gate = 8 + below(4)
  let referee: Referee | undefined
  const at = arena({
    lords: [
      { faction: 'dungeon', hero: 'mutare', deck: [] },
      { faction: 'castle', hero: 'rion', deck: [] },
    ],
    attackers: army(dungeon, 0),
    defenders: [...defenders, ...(walled ? [{ card: 'arrow-tower', space: null } as const] : [])],
    bulwarks: walled
      ? [8, 9, 10, 11].map((space) => ({ kind: space === gate ? ('gate' as const) : ('wall' as const), space }))
      : [],
    ...(guarded ? { guard: { difficulty: 4, controller: below(2) === 0 ? 1 : 'auto' } as const } : {}),
    change: (battle, state) => {
      state.players[0]!.heroes.main!.mp = 6
      for (const player of state.players) player.morale = 'neutral'
      referee = new Referee(battle)
    },
    chance: seed,
  })
  return { at, referee: referee as Referee }
}

it(`H3B-COMB-12, H3B-CRND-01 to -35, H3B-NEUT-05, H3B-SIEGE-05 to -09: ${BATTLES} combats of all units, watched by a second reader`, {
  timeout: 300_000,
}, () => {
  let blows = 0
  for (let seed = 1; seed <= BATTLES; seed++) {
    const { at, referee } = anyBattle(seed)
    const chance = source(seed * 7919)
    let heard = 0
    const listen = () => {
      for (; heard < at.told.length; heard++) {
        const event = at.told[heard]!
        if (event.kind === 'attack-rolled') blows++
        referee.hear(event as never)
      }
      const { battle } = at.state
      if (battle !== null && battle.attack === null)
        expect(referee.board).toEqual(
          battle.fighters.map(({ id, side, space, damage, paralysed, defending }) => ({
            id,
            pack: side === 'pack',
            space,
            damage,
            paralysed,
            token: defending,
          })),
        )
    }
    listen()
    for (let n = 0; n < 3000 && at.state.battle !== null; n++) {
      const open = at.table.asked[0]!
      const aggressive = (open.options as readonly unknown[]).findIndex(
        (option) => (option as { do?: string }).do === 'attack',
      )
      const peaceful = (open.options as readonly unknown[]).map((option, i) =>
        (option as { do?: string }).do === 'surrender' ? -1 : i,
      )
      const may = peaceful.filter((i) => i >= 0)
      at.table.give(open, aggressive >= 0 && chance.below(3) > 0 ? aggressive : may[chance.below(may.length)]!)
      listen()
    }
    expect(at.heard('combat-ended')).toHaveLength(1)
  }
  expect(blows).toBeGreaterThan(BATTLES * 3)
})
