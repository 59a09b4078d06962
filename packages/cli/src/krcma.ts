import { type Arguments, readArguments } from './arguments.ts'
import { admin } from './commands/admin.ts'
import { bench } from './commands/bench.ts'
import { ladder } from './commands/ladder.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { scenario } from './commands/scenario.ts'
import { sim } from './commands/sim.ts'
import { train } from './commands/train.ts'
import { verify } from './commands/verify.ts'
import { welcome } from './commands/welcome.ts'
import { type Command, commands } from './forms.ts'
import { gameHelp, help } from './help.ts'
import type { House } from './house.ts'
import { languageOf, languageOfEnvironment } from './language.ts'
import type { Terminal } from './terminal.ts'
import { closest } from './text/closest.ts'
import { allWords, type CliWords } from './words/words.ts'
import { Wrong } from './wrong.ts'

/** The whole program but for the process around it. Returns the exit code: 0 done, 1 refused, 2 wrong argument. */
export async function krcma(args: readonly string[], terminal: Terminal, house: House): Promise<number> {
  let words = allWords[languageOfEnvironment(terminal.env)]
  try {
    words = allWords[languageOf(args, terminal.env)]
    return await run(args, terminal, house, words)
  } catch (mistake) {
    if (!(mistake instanceof Wrong)) throw mistake
    terminal.err.write(`${mistake.inWords(words)}\n`)
    return 2
  }
}

async function run(args: readonly string[], terminal: Terminal, house: House, words: CliWords): Promise<number> {
  const { command, rest } = split(args)
  if (command === undefined) return withoutCommand(rest, terminal, house, words)
  const name = commands.find((candidate) => candidate === command)
  if (name === undefined) throw new Wrong((say) => say.wrong.command(command, commands, closest(command, commands)))
  return perform(name, rest, terminal, house, words)
}

/** The command is the first word that is neither a flag nor the value of --lang, the one flag that takes one up here. */
function split(args: readonly string[]): { command: string | undefined; rest: readonly string[] } {
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang')
  return at === -1
    ? { command: undefined, rest: args }
    : { command: args[at], rest: [...args.slice(0, at), ...args.slice(at + 1)] }
}

async function withoutCommand(
  args: readonly string[],
  terminal: Terminal,
  house: House,
  words: CliWords,
): Promise<number> {
  const known = ['--help', '-h', '--version', '--lang']
  const isKnown = (arg: string, i: number) =>
    known.includes(arg) || arg.startsWith('--lang=') || args[i - 1] === '--lang'
  const unknown = args.find((arg, i) => !isKnown(arg, i))
  if (unknown !== undefined) throw new Wrong((say) => say.wrong.flag(undefined, unknown, closest(unknown, known)))
  if (args.includes('--help') || args.includes('-h')) terminal.out.write(help(words))
  else if (args.includes('--version')) terminal.out.write(`krcma ${house.version}\n`)
  else return welcome(terminal, house, words, args.length > 0)
  return 0
}

async function perform(
  command: Command,
  args: readonly string[],
  terminal: Terminal,
  house: House,
  words: CliWords,
): Promise<number> {
  const read = <C extends Command>(name: C) => readArguments(name, args)
  const { help: wantsHelp, given } = read(command)
  if (wantsHelp) {
    terminal.out.write(help(words, command))
    const game = house.shelf.find(({ id }) => id === given[0])
    if (game !== undefined) terminal.out.write(await game.open((room) => gameHelp(room, words)))
    return 0
  }
  switch (command) {
    case 'play':
      return play(read('play'), terminal, house, words)
    case 'sim':
      return sim(read('sim'), terminal, house, words)
    case 'replay':
      return replay(read('replay'), terminal, house, words)
    case 'verify':
      return verify(read('verify'), terminal, house, words)
    case 'bench':
      return bench(benchFlags(read('bench')), terminal, words)
    case 'ladder':
      return ladder(args, terminal, house, words)
    case 'train':
      return train(args, terminal, house, words)
    case 'rules':
      return rules(read('rules'), terminal, house, words)
    case 'scenario':
      return scenario(read('scenario'), terminal, house, words)
    case 'admin':
      return admin(read('admin'), terminal, house, words)
  }
}

function benchFlags(args: Arguments<'bench'>): string[] {
  return (['json', 'quick'] as const).filter((flag) => args.isOn(flag)).map((flag) => `--${flag}`)
}
