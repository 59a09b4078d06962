import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Shelved } from '@krcma/shelf'
import { findGame, type House } from '../house.ts'
import type { Terminal } from '../terminal.ts'
import { Wrong } from '../wrong.ts'

/** As much as a server takes, in characters. */
const MOST = 65_536

/** A scenario as it lies in a file, still to be read by its game. */
export interface ScenarioFile {
  readonly game: Shelved
  /** Of which rules it is; undefined: it does not say, so of today's. */
  readonly rules: number | undefined
  readonly content: unknown
}

/** Reads what was saved from a workshop or a server, or a bare record; `game`: whose it is, where the file says nothing of it. */
export async function findScenario(
  terminal: Terminal,
  house: House,
  path: string,
  game: string | undefined,
): Promise<ScenarioFile> {
  const value = valueIn(resolve(terminal.folder, path), path)
  const { krcma, game: own, rules, content } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (krcma === 'scenario' && typeof own === 'string')
    return { game: findGame(house, own), rules: typeof rules === 'number' ? rules : undefined, content }
  return { game: await gameOf(house, game), rules: undefined, content: value }
}

function valueIn(path: string, written: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Wrong((words) => words.wrong.file(written))
  }
  if (text.length > 2 * MOST) throw new Wrong((words) => words.scenario.tooLarge(MOST))
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Wrong((words) => words.wrong.file(written))
  }
  // How it is laid out on paper is nobody's business.
  if (JSON.stringify(value).length > MOST) throw new Wrong((words) => words.scenario.tooLarge(MOST))
  return value
}

async function gameOf(house: House, id: string | undefined): Promise<Shelved> {
  const has = (one: Shelved) => one.open((room) => room.game.readScenario !== undefined)
  if (id !== undefined) {
    const game = findGame(house, id)
    if (await has(game)) return game
    throw new Wrong((words) => words.scenario.noScenarios(id))
  }
  const known = await Promise.all(house.shelf.map(async (one) => ((await has(one)) ? [one] : [])))
  const [only, ...others] = known.flat()
  if (only !== undefined && others.length === 0) return only
  throw new Wrong((words) => words.scenario.whichGame(known.flat().map((one) => one.id)))
}
