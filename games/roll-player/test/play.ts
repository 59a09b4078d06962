import { openQuiet, type QuietTable, source } from '@krcma/kernel'
import { game } from '../rules/game.ts'
import type { Options, RollPlayer, Seat } from '../shape.ts'
import { USUAL } from './scene.ts'

/** Plays on at random for as long as `going` says; offers are taken now and then. */
export function playOn(
  table: QuietTable<RollPlayer>,
  seed: number,
  going: (table: QuietTable<RollPlayer>) => boolean = () => true,
): QuietTable<RollPlayer> {
  const random = source(seed, 3)
  while (!table.over && going(table)) {
    const open = table.asked.filter(({ answered }) => answered === undefined)
    let decision = open[random.below(open.length)]!
    if (random.below(20) === 0) {
      const seat: Seat = random.below(table.seats.length)
      const all = table.decisions(seat)
      if (all.length > 0) decision = all[random.below(all.length)]!
    }
    table.give(decision, random.below(decision.options.length))
  }
  return table
}

export function openAt(
  players: number,
  seed: number,
  options: Partial<Options> = {},
  hear?: (kind: string, data: unknown) => void,
): QuietTable<RollPlayer> {
  return openQuiet(game, { players, options: { ...USUAL, ...options }, scenario: null, campaign: null }, seed, hear)
}

/** Plays at random until the first round begins. */
export function readyToRoll(players: number, seed: number, options: Partial<Options> = {}): QuietTable<RollPlayer> {
  return playOn(openAt(players, seed, options), seed, ({ state }) => state.round === 1 && isSetUp(state.phase))
}

function isSetUp(phase: string): boolean {
  return phase === 'races' || phase === 'classes' || phase === 'starting-dice'
}
