import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type FromClient, type FromServer, type Input, type LiveCall, PROTOCOL } from '@krcma/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Sample } from '../sample.ts'

/**
 * What any server must do at the least. `echo`: a bare ws that says everything back. `append`: a bare ws that adds 200 bytes to
 * a table of the same store, durably and in group commits, and then tells everybody at the table what people were told in a real
 * game, step by step and back again, so that clients have as much to read. It knows no rules, and makes its frames of ready texts.
 */
const INSERT = 'insert into journal (table_id, seq, at, body) values (?, ?, ?, ?)'
const [kind = 'echo', folder = ''] = process.argv.slice(2)
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })

server.on('listening', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
process.once('disconnect', () => process.exit(0))
if (kind === 'echo') server.on('connection', (ws) => ws.on('message', (data: Buffer) => ws.send(data.toString())))
else process.once('message', (samples: readonly Sample[]) => void serveAppends(samples))

/** A game as texts: what is told at each step on the way to its last one and back to the first. */
function textsOf({ steps }: Sample): readonly string[] {
  const way = [...steps.map(({ forth }) => forth), ...steps.map(({ back }) => back).reverse()]
  return way.map((told) => JSON.stringify(told).slice(1))
}

async function serveAppends(samples: readonly Sample[]): Promise<void> {
  const append = await appender()
  const games = samples.map((sample) => ({ sight: sample.sight, texts: textsOf(sample) }))
  const gameOf = (table: string) => games[Number(table.split('-')[2])] as (typeof games)[number]
  const tables = new Map<string, { seq: number; readonly members: Set<WebSocket> }>()
  const say = (ws: WebSocket, frame: FromServer) => ws.send(JSON.stringify(frame))

  server.on('connection', (ws) => {
    ws.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as FromClient
      if (message.t === 'hello') {
        say(ws, { t: 'welcome', protocol: PROTOCOL, me: null, now: 0, reach: null })
        return
      }
      const { id, input } = message as LiveCall<'watch' | 'answer'>
      const table = tables.get(input.table) ?? { seq: 0, members: new Set() }
      tables.set(input.table, table)
      if (message.call === 'watch') {
        table.members.add(ws)
        const presence = { seats: [], spectators: 0 }
        const ok = { seq: 0, heard: { from: 0, list: [] }, chat: [], presence, full: gameOf(input.table).sight }
        say(ws, { t: 'reply', id, ok })
        return
      }
      const since = table.seq++
      void append(input.table, since, (input as Input<'answer'>).decision).then(() => {
        const { texts } = gameOf(input.table)
        const rest = texts[since % texts.length]
        const text = `{"t":"update","table":"${input.table}","since":${since},"seq":${since + 1},${rest}`
        for (const member of table.members) member.send(text)
        say(ws, { t: 'reply', id, ok: { seq: since + 1 } })
      })
    })
  })
  process.send?.('ready')
}

async function appender(): Promise<(table: string, seq: number, decision: string) => Promise<void>> {
  const { database } = await openSqlite(join(folder, 'floor.sqlite'))
  database
    .prepare(
      'create table journal (table_id text not null, seq integer not null, at integer not null, body text not null, primary key (table_id, seq))',
    )
    .run([])
  let waiting: { readonly row: readonly unknown[]; readonly done: () => void }[] = []
  const flush = () => {
    const batch = waiting
    waiting = []
    database.prepare('begin immediate').run([])
    for (const { row } of batch) database.prepare(INSERT).run(row)
    database.prepare('commit').run([])
    for (const { done } of batch) done()
  }
  return (table, seq, decision) =>
    new Promise((done) => {
      waiting.push({
        row: [table, seq, Date.now(), `${decision}${randomBytes(100).toString('hex')}`.slice(0, 200)],
        done,
      })
      if (waiting.length === 1) setImmediate(flush)
    })
}
