import { readRecord, replay as replayRecord, type Viewer } from '@krcma/kernel'
import { type Arguments, readChoice, readCount } from '../arguments.ts'
import { bookOf } from '../book.ts'
import { endingLines } from '../ending.ts'
import { findGame, type House } from '../house.ts'
import { Voice } from '../speech.ts'
import { find } from '../table/store.ts'
import type { Terminal } from '../terminal.ts'
import { paintFor } from '../text/paint.ts'
import { padStart } from '../text/width.ts'
import type { CliWords } from '../words/words.ts'

/** krcma replay */
export async function replay(
  args: Arguments<'replay'>,
  terminal: Terminal,
  house: House,
  words: CliWords,
): Promise<number> {
  const record = readRecord(find(terminal, args.given[0] ?? '').record)
  const refuse = ({ refused, about }: { refused: Parameters<CliWords['refusal']>[0]; about: string }) => {
    terminal.err.write(`${words.refused(words.refusal(refused), about)}\n`)
    return 1
  }
  if ('refused' in record) return refuse(record)
  const last = record.entries.length
  const to = args.flag('to')
  const until = to === undefined ? last : readCount('--to', to, 0, last)
  const viewer = viewerOf(args.flag('viewer'), record.seats.length, record.over)
  const shelved = findGame(house, record.game)
  const book = await bookOf(shelved, words.language)
  return shelved.open((room) => {
    const table = replayRecord(room.game, record, until)
    if ('refused' in table) return refuse(table)
    const game = room.words[words.language]
    const voice = new Voice(game, book, record.seats, table.view(viewer))
    const paint = paintFor(terminal.out, terminal.env)
    const digits = String(last).length
    const log = table.events(viewer).flatMap((told) => {
      const sentence = voice.event(told)
      const after = told.after < 0 ? '' : String(told.after)
      return sentence === '' ? [] : [`${paint.dim(padStart(after, digits))}  ${sentence}`]
    })
    const ending = table.ending()
    const end = ending === null ? [] : ['', ...endingLines(ending, record.seats, game, words)]
    const title = paint.gold(words.replayed(game.name, until, last))
    terminal.out.write(`${[title, ...log, '', ...voice.scene(), ...end].join('\n')}\n`)
    return 0
  })
}

/** After the end everybody may see everything; before it, whoever replays is a spectator unless they say otherwise. */
function viewerOf(text: string | undefined, players: number, over: boolean): Viewer {
  if (text === undefined) return over ? 'all-seeing' : 'spectator'
  const seats = Array.from({ length: players }, (_, seat) => String(seat))
  const viewer = readChoice('--viewer', text, [...seats, 'spectator', 'all-seeing'])
  return viewer === 'spectator' || viewer === 'all-seeing' ? viewer : Number(viewer)
}
