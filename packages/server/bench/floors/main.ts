import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type WebSocket, WebSocketServer } from 'ws'
import { openSqlite } from '../../src/store/sqlite.ts'

/**
 * What any server must do at the least. `echo`: a bare ws that says everything back. `append`: a bare ws that adds 200 bytes to
 * a table of the same store, durably and in group commits, and then tells everybody at the table.
 */
const [kind = 'echo', folder = ''] = process.argv.slice(2)
const append = kind === 'append' ? await appender() : null
const tables = new Map<string, Set<WebSocket>>()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })

server.on('connection', (ws, request) => {
  const table = request.url?.slice(1) ?? ''
  const group = tables.get(table) ?? new Set()
  tables.set(table, group.add(ws))
  ws.on('message', (data: Buffer) => {
    if (append === null) {
      ws.send(data.toString())
      return
    }
    const { seq } = JSON.parse(data.toString()) as { seq: number }
    void append(table, seq).then((body) => {
      const text = JSON.stringify({ table, seq, body })
      for (const member of group) member.send(text)
    })
  })
  ws.on('close', () => group.delete(ws))
})
server.on('listening', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
process.once('disconnect', () => process.exit(0))

async function appender(): Promise<(table: string, seq: number) => Promise<string>> {
  const db = await openSqlite(join(folder, 'floor.sqlite'))
  await sql`create table journal (table_id text not null, seq integer not null, at integer not null, body text not null, primary key (table_id, seq))`.execute(
    db,
  )
  let waiting: { row: { table_id: string; seq: number; at: number; body: string }; done: (body: string) => void }[] = []
  const flush = async () => {
    const batch = waiting
    waiting = []
    await db.transaction().execute((trx) =>
      trx
        .insertInto('journal')
        .values(batch.map(({ row }) => row))
        .execute(),
    )
    for (const { row, done } of batch) done(row.body)
  }
  return (table, seq) =>
    new Promise((done) => {
      const row = { table_id: table, seq, at: Date.now(), body: randomBytes(100).toString('hex') }
      waiting.push({ row, done })
      if (waiting.length === 1) setImmediate(() => void flush())
    })
}
