import { source } from '@krcma/kernel'
import { usualLimits } from '../../src/index.ts'
import { type Line, Person } from '../client.ts'
import { answerOnce, openHouse, startTable, type TestHouse } from '../house.ts'
import { hiddenAt, leaks } from '../secrets.ts'
import { Hostility } from './messages.ts'

export interface HostileReport {
  readonly sent: number
  readonly replies: Readonly<Record<string, number>>
  readonly reconnected: number
  /** Tables that changed, and secrets that got out: both must be none. */
  readonly changed: readonly string[]
  readonly leaked: readonly string[]
  readonly failures: number
}

/** How many go out before the answers are waited for. */
const VOLLEY = 250

/** Sends hostile messages as a stranger, as one who only watches, and as one who plays elsewhere. */
export async function runHostile(messages: number, seed: number): Promise<HostileReport> {
  const limits = {
    ...usualLimits,
    calls: 1e9,
    logins: 1e9,
    messages: 1e9,
    burst: 1e9,
    lines: 1e9,
    changes: 1e9,
    looks: 1e9,
    sockets: 1e9,
  }
  const house = await openHouse({ limits, log: 'silent' })
  try {
    const [anna, ben, eve] = [await house.person('Anna'), await house.person('Ben'), await house.person('Eve')]
    const tables = [
      await startTable(anna, [ben]),
      await startTable(anna, [ben], { access: 'link' }),
      await startTable(ben, [anna], { clock: { kind: 'days', days: 1 }, options: { rounds: 12 } }),
    ]
    const watching = await anna.live()
    for (const table of tables) {
      await watching.watch(table)
      await answerOnce(watching, table, 1)
    }
    watching.close()
    await startTable(eve, [], { seats: [{ for: 'me' }] })
    const before = await statesOf(house, tables)
    const hidden = (await Promise.all(tables.map((table) => hiddenAt(house, table, 'spectator')))).flat()
    const replies: Record<string, number> = {}
    const leaked = new Set<string>()
    const attackers = [new Person(house.port), await house.person('Watcher'), eve]
    const hostility = new Hostility(source(seed), tables)
    let reconnected = 0
    let sent = 0
    const lines: Line[] = await Promise.all(attackers.map((attacker) => attacker.live()))
    while (sent < messages) {
      const n = Math.floor(sent / VOLLEY) % attackers.length
      let line = lines[n]
      if (line === undefined || line.closed !== null) throw new Error('an attacker without a line')
      for (let shot = 0; shot < VOLLEY && sent < messages; shot++, sent++) {
        const { text, harsh } = hostility.next()
        line.raw(text)
        if (!harsh) continue
        await line.untilClosed()
        gather(line, replies, leaked, hidden)
        line = await attackers[n]?.live()
        if (line === undefined) throw new Error('nobody')
        lines[n] = line
        reconnected++
      }
      // Whatever was sent before this has been taken up when it is answered.
      await line.call('games', {})
      gather(line, replies, leaked, hidden)
    }
    const after = await statesOf(house, tables)
    const changed = tables.filter((_, n) => before[n] !== after[n])
    const alive = await house.store.alive()
    return { sent, replies, reconnected, changed, leaked: [...leaked], failures: alive ? 0 : 1 }
  } finally {
    await house.close()
  }
}

function gather(line: Line, replies: Record<string, number>, leaked: Set<string>, hidden: readonly string[]): void {
  for (const frame of line.frames.splice(0)) {
    const outcome = frame.t === 'reply' ? ('refused' in frame ? frame.refused : 'ok') : frame.t
    replies[outcome] = (replies[outcome] ?? 0) + 1
  }
  for (const secret of leaks(line.texts.splice(0).join('\n'), hidden)) leaked.add(secret)
}

async function statesOf(house: TestHouse, tables: readonly string[]): Promise<string[]> {
  return Promise.all(
    tables.map(async (table) =>
      JSON.stringify(await house.hall.read(table, ({ state, table: game }) => [state, game?.hash()])),
    ),
  )
}
