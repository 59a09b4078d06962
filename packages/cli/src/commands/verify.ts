import { readRecord, verify as verifyRecord } from '@krcma/kernel'
import type { Arguments } from '../arguments.ts'
import { findGame, type House } from '../house.ts'
import { find } from '../table/store.ts'
import type { Terminal } from '../terminal.ts'
import { paintFor } from '../text/paint.ts'
import type { CliWords } from '../words/words.ts'

/** krcma verify */
export async function verify(
  args: Arguments<'verify'>,
  terminal: Terminal,
  house: House,
  words: CliWords,
): Promise<number> {
  const paint = paintFor(terminal.out, terminal.env)
  const { record } = find(terminal, args.given[0] ?? '')
  const read = readRecord(record)
  const refuse = ({ refused, about }: { refused: Parameters<CliWords['refusal']>[0]; about: string }) => {
    terminal.out.write(`${paint.red(words.refused(words.refusal(refused), about))}\n`)
    return 1
  }
  if ('refused' in read) return refuse(read)
  return findGame(house, read.game).open((room) => {
    const verified = verifyRecord(room.game, read)
    if (verified.refused !== undefined) return refuse(verified)
    const { name } = room.words[words.language]
    const lines = words.proven({ name, ...verified, commitment: read.commitment, over: read.over })
    terminal.out.write(`${lines.map((line, i) => (i === 0 ? paint.green(line) : line)).join('\n')}\n`)
    return 0
  })
}
