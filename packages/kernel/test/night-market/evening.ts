import { type OpenTable, type Source, type Start, source } from '../../src/index.ts'
import { open } from '../trial.ts'
import { game } from './rules.ts'
import type { NightMarket } from './shape.ts'

type Market = OpenTable<NightMarket>

export function openMarket(start: Partial<Start> & { players?: number } = {}): Market {
  return open(game, start)
}

/** Plays on at random, offers included, until the game is over or so many answers are in. */
export function playOn(table: Market, seed: number, answers = Number.POSITIVE_INFINITY): Market {
  const random = source(seed)
  for (let i = 0; i < answers && !table.over; i++) step(table, random)
  return table
}

function step(table: Market, random: Source): void {
  const seat = table.waiting[random.below(table.waiting.length)] ?? 0
  const all = table.decisions(seat)
  const open = random.below(4) === 0 ? all : all.filter(({ offer }) => !offer)
  const decision = open[random.below(open.length)]
  if (decision !== undefined) table.give(decision, random.below(decision.options.length))
}
