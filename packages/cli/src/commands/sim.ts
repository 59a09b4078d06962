import { resolve } from 'node:path'
import { type Arguments, readChoice, readCount } from '../arguments.ts'
import { BOTS, type Bot } from '../bots.ts'
import { findGame, type House } from '../house.ts'
import { seedOf } from '../seed.ts'
import { readSetting } from '../setting.ts'
import { Progress } from '../sim/progress.ts'
import { recorder } from '../sim/recorder.ts'
import { reportLines } from '../sim/report.ts'
import { simulate } from '../sim/simulate.ts'
import type { Terminal } from '../terminal.ts'
import { paintFor } from '../text/paint.ts'
import type { CliWords } from '../words/words.ts'
import { Wrong } from '../wrong.ts'

/** krcma sim */
export async function sim(args: Arguments<'sim'>, terminal: Terminal, house: House, words: CliWords): Promise<number> {
  const [id = ''] = args.given
  return findGame(house, id).open((room) => {
    const games = readCount('--games', args.flag('games') ?? '1000', 1)
    const opening = readSetting(room.game, { players: args.flag('players'), options: args.flag('options') }, 4)
    const bots = readBots(args.flag('bots') ?? 'random', opening.players)
    const seed = args.flag('seed') ?? seedOf(undefined)
    const folder = args.flag('record')
    const record = folder === undefined ? undefined : recorder(resolve(terminal.folder, folder), id, games)
    const progress = new Progress(terminal.err, words, games)
    const tally = simulate({ room, opening, games, seed, bots, record, progress: (done) => progress.at(done) })
    const { seconds } = progress
    progress.end()
    const findings = tally.findings()
    const { players, options } = opening
    if (args.isOn('json')) {
      const head = { game: id, rules: room.game.rules, players, options, bots, seed, games }
      const run = { seconds, gamesPerSecond: games / seconds }
      terminal.out.write(`${JSON.stringify({ ...head, ...findings, run }, null, 2)}\n`)
      return 0
    }
    const paint = paintFor(terminal.out, terminal.env)
    const game = room.words[words.language]
    const lines = reportLines(findings, { games, seconds, pieces: room.game.pieces }, game, words, paint)
    const title = words.sim.title(game.name, { games, players, bots: bots.join(', '), seed })
    terminal.out.write(`${[paint.gold(title), ...lines].join('\n')}\n`)
    if (folder !== undefined) terminal.out.write(`${words.sim.recorded(games, folder)}\n`)
    return 0
  })
}

function readBots(text: string, players: number): Bot[] {
  const bots = text.split(',').map((bot) => readChoice<Bot>('--bots', bot, BOTS))
  if (bots.length > players) throw new Wrong((words) => words.wrong.bots(bots.length, players))
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length] ?? 'random')
}
