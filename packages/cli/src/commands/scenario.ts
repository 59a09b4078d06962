import { resolve } from 'node:path'
import { type RecordedGame, reportOf, Stuck, tryOnce } from '@krcma/bots'
import { examineScenario, type Finding, playersOn, type Room, type Shape } from '@krcma/kernel'
import { type Arguments, readChoice, readCount } from '../arguments.ts'
import type { House } from '../house.ts'
import { findScenario, type ScenarioFile } from '../scenario/file.ts'
import { trialLines } from '../scenario/trial-lines.ts'
import { seedOf } from '../seed.ts'
import { Progress } from '../sim/progress.ts'
import { recorder } from '../sim/recorder.ts'
import type { Terminal } from '../terminal.ts'
import { paintFor } from '../text/paint.ts'
import type { CliWords } from '../words/words.ts'
import { Wrong } from '../wrong.ts'

const DEEDS = ['check', 'try'] as const

/** krcma scenario */
export async function scenario(
  args: Arguments<'scenario'>,
  terminal: Terminal,
  house: House,
  words: CliWords,
): Promise<number> {
  const [written = '', path = ''] = args.given
  const deed = readChoice('krcma scenario', written, DEEDS)
  const file = await findScenario(terminal, house, path, args.flag('game'))
  return file.game.open((room) => {
    const paint = paintFor(terminal.out, terminal.env)
    const json = args.isOn('json')
    const examined = examineScenario(room.game, file.rules ?? room.game.rules, file.content)
    if ('refused' in examined) {
      const { refused, about } = examined
      if (json) terminal.out.write(`${JSON.stringify({ refused, about })}\n`)
      else terminal.out.write(`${paint.red(words.refused(words.refusal(refused), about))}\n`)
      return 1
    }
    const { findings } = examined
    const broken = findings.some(({ severity }) => severity === 'error')
    if (deed === 'check' || broken) {
      if (json) terminal.out.write(`${JSON.stringify({ findings }, null, 2)}\n`)
      else {
        const { name } = room.words[words.language]
        const lines = [paint.gold(words.scenario.title(name, path)), ...findingLines(findings, words)]
        terminal.out.write(`${lines.join('\n')}\n`)
      }
      return broken ? 1 : 0
    }
    return tried({ args, terminal, words, room, file, path, scenario: examined.scenario })
  })
}

/** What a game says of a scenario, place by place. */
function findingLines(findings: readonly Finding[], words: CliWords): readonly string[] {
  const say = words.scenario
  if (findings.length === 0) return [say.fine]
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return [
    ...findings.map(({ path, severity, words: found }) => `${say[severity]}: ${path}: ${found[words.language]}`),
    say.found(errors, findings.length - errors),
  ]
}

interface Trying<G extends Shape> {
  readonly args: Arguments<'scenario'>
  readonly terminal: Terminal
  readonly words: CliWords
  readonly room: Room<G>
  readonly file: ScenarioFile
  readonly path: string
  readonly scenario: NonNullable<G['scenario']>
}

/** krcma scenario try: the games that the workshop's button plays. */
function tried<G extends Shape>({ args, terminal, words, room, file, path, scenario }: Trying<G>): number {
  const games = readCount('--games', args.flag('games') ?? '50', 1, 100_000)
  const allowed = playersOn(room.game, scenario)
  const text = args.flag('players')
  const players = text === undefined ? Math.max(...allowed) : readCount('--players', text, 1)
  if (!allowed.includes(players)) throw new Wrong((say) => say.wrong.players(text ?? '', allowed))
  const seed = args.flag('seed') ?? seedOf(undefined)
  const folder = args.flag('record')
  const record = folder === undefined ? undefined : recorder(resolve(terminal.folder, folder), file.game.id, games)
  const seats = Array.from({ length: players }, (_, seat) => words.bot(seat))
  const progress = new Progress(terminal.err, words, games)
  const played: RecordedGame['game'][] = []
  let stuck = 0
  for (let n = 0; n < games; n++) {
    const out = once(() => tryOnce(room, { options: {}, scenario, seats, seed }, n))
    if (out instanceof Stuck) {
      stuck++
      progress.end()
      terminal.err.write(`${words.scenario.stuck(n + 1, out.message)}\n`)
      continue
    }
    if ('refused' in out) throw new Wrong((say) => say.wrong.setting(say.refusal(out.refused), out.about))
    played.push(out.game)
    record?.(n, out.record)
    progress.at(n + 1)
  }
  progress.end()
  const report = reportOf(played, room.game.pieces)
  if (args.isOn('json')) {
    const head = { game: file.game.id, rules: room.game.rules, players, seed }
    terminal.out.write(`${JSON.stringify({ ...head, ...report }, null, 2)}\n`)
    return stuck > 0 ? 1 : 0
  }
  const paint = paintFor(terminal.out, terminal.env)
  const game = room.words[words.language]
  const title = `${words.scenario.title(game.name, path)} (${words.scenario.trial({ games, players, seed })})`
  const lines = trialLines(report, scenario, game, room.game.pieces, words, paint)
  terminal.out.write(`${[paint.gold(title), ...lines].join('\n')}\n`)
  if (folder !== undefined) terminal.out.write(`${words.sim.recorded(played.length, folder)}\n`)
  return stuck > 0 ? 1 : 0
}

function once<T>(play: () => T): T | Stuck {
  try {
    return play()
  } catch (mistake) {
    if (mistake instanceof Stuck) return mistake
    throw mistake
  }
}
