import type { Desk, Done } from '@krcma/server/desk'
import { type Arguments, readChoice } from '../arguments.ts'
import type { House } from '../house.ts'
import type { Terminal } from '../terminal.ts'
import { columns } from '../text/columns.ts'
import { paintFor } from '../text/paint.ts'
import type { CliWords } from '../words/words.ts'
import { Wrong } from '../wrong.ts'

const ERRANDS = ['add', 'list', 'remove', 'reset', 'log'] as const
type Errand = (typeof ERRANDS)[number]
/** How many lines of the audit log are shown. */
const LINES = 100

/** krcma admin */
export async function admin(
  args: Arguments<'admin'>,
  terminal: Terminal,
  { root }: House,
  words: CliWords,
): Promise<number> {
  const [written = '', login = ''] = args.given
  const errand = readChoice('krcma admin', written, ERRANDS)
  const names = errand === 'add' || errand === 'remove' || errand === 'reset'
  if (names && login === '') throw new Wrong((say) => say.wrong.missing('admin', 'login'))
  if (!names && login !== '') throw new Wrong((say) => say.wrong.extra('admin', login))
  // The server's own store is opened by whoever needs it: no other command should wait for it to load.
  const { Desk: Room } = await import('@krcma/server/desk')
  let desk: Desk
  try {
    desk = await Room.of(terminal.env, root, errand === 'add')
  } catch (error) {
    terminal.err.write(`${words.admin.closed(error instanceof Error ? error.message : String(error))}\n`)
    return 1
  }
  try {
    return names
      ? tell(await desk[errand](login), { errand, login, place: desk.place }, terminal, words)
      : await show(desk, errand, args.isOn('json'), terminal, words)
  } finally {
    await desk.close()
  }
}

interface About {
  readonly errand: Exclude<Errand, 'list' | 'log'>
  readonly login: string
  readonly place: string
}

function tell(out: Done, { errand, login, place }: About, { out: to, env }: Terminal, words: CliWords): number {
  const paint = paintFor(to, env)
  const say = words.admin
  if (!out.done) {
    to.write(`${paint.red(say.not[out.why](login))}\n`)
    return 1
  }
  const lines = [paint.green(say.done[errand](login)), say.place(place)]
  to.write(`${[...lines, ...(out.code === undefined ? [] : ['', say.code, `  ${out.code}`])].join('\n')}\n`)
  return 0
}

async function show(desk: Desk, what: 'list' | 'log', json: boolean, terminal: Terminal, words: CliWords) {
  const { out } = terminal
  const [admins, log] = what === 'list' ? [await desk.list(), []] : [[], await desk.log(LINES)]
  const say = words.admin
  if (json) out.write(`${JSON.stringify(what === 'list' ? admins : log)}\n`)
  else if (what === 'log')
    out.write(
      `${columns(
        log.map(({ at, what: happened, name, person, by_name, about }) => [
          new Date(at).toISOString(),
          happened,
          `${name} (${person ?? ''})`,
          by_name,
          about,
        ]),
      ).join('\n')}\n`,
    )
  else if (admins.length === 0) out.write(`${say.none}\n`)
  else out.write(`${columns(admins.map(({ login, name, by }) => [login, name, say.by[by]])).join('\n')}\n`)
  return 0
}
