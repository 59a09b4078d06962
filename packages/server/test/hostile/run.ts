import { source } from '@krcma/kernel'
import { usualLimits } from '../../src/index.ts'
import { type Line, Person } from '../client.ts'
import { answerOnce, openHouse, startTable, type TestHouse } from '../house.ts'
import { hiddenAt, leaks } from '../secrets.ts'
import { Bodies } from './bodies.ts'
import { Cheat } from './cheat.ts'
import { Forger } from './forger.ts'
import { Hostility } from './messages.ts'

export interface HostilePlan {
  readonly messages: number
  readonly seed: number
  /** If given, the house keeps its tables there. */
  readonly databaseUrl?: string | undefined
}

export interface HostileReport {
  /** Messages from those who do not play at the tables that they attack, from those who do, and bodies by HTTP. */
  readonly sent: number
  readonly cheated: number
  readonly posted: number
  readonly replies: Readonly<Record<string, number>>
  readonly reconnected: number
  /** Tables that changed otherwise than their rules allow, and secrets that got out: both must be none. */
  readonly changed: readonly string[]
  readonly leaked: readonly string[]
  /** What the server says went wrong with itself, in its replies and in its metrics: whatever is sent, that is never its fault. */
  readonly failures: number
}

/** How many go out before the answers are waited for: as many calls as one socket may have under way, so that each is looked at. */
const VOLLEY = 30
/** Of so many messages, one is sent by one who plays at the table, one by HTTP, and one by a member of a saga. */
const CHEATED = 6
const POSTED = 15
const FORGED = 12

/** Sends hostile messages as a stranger, as one who only watches, as one who plays elsewhere, and as one who plays there. */
export async function runHostile({ messages, seed, databaseUrl }: HostilePlan): Promise<HostileReport> {
  const limits = {
    ...usualLimits,
    calls: 1e9,
    logins: 1e9,
    records: 1e9,
    messages: 1e9,
    burst: 1e9,
    lines: 1e9,
    changes: 1e9,
    looks: 1e9,
    sockets: 1e9,
    openings: 1e9,
    gathering: 1e9,
    recordsOfGuest: 1e9,
    recordsOfAccount: 1e9,
    sagas: 1e9,
    scenarios: 1e9,
  }
  const house = await openHouse({ limits, databaseUrl })
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
      await heard(house, line)
      gather(line, replies, leaked, hidden)
    }
    const cheats = [0, 1].map((answers) => Cheat.at(house, anna, source(seed, 1 + answers), answers))
    const damage: string[] = []
    let cheated = 0
    for (const cheat of await Promise.all(cheats)) {
      for (let left = Math.floor(messages / CHEATED / cheats.length); left > 0; left -= VOLLEY) {
        const volley = cheat.volley(Math.min(VOLLEY, left))
        for (const text of volley) cheat.line.raw(text)
        cheated += volley.length
        await heard(house, cheat.line)
        gather(cheat.line, replies, leaked, cheat.hidden)
      }
      damage.push(...(await cheat.damage()))
    }
    const forger = await Forger.at(house, ben, source(seed, 4))
    for (let left = Math.floor(messages / FORGED); left > 0; left -= VOLLEY) {
      for (const text of forger.volley(Math.min(VOLLEY, left))) forger.line.raw(text)
      await heard(house, forger.line)
      gather(forger.line, replies, leaked, forger.hidden)
      count(replies, await forger.bring())
    }
    damage.push(...(await forger.damage()))
    const bodies = await Bodies.of(house, source(seed, 3))
    const posted = Math.floor(messages / POSTED)
    for (let n = 0; n < posted; n++) count(replies, await bodies.send())
    const after = await statesOf(house, tables)
    const changed = [...tables.filter((_, n) => before[n] !== after[n]), ...damage]
    const failures = (await failuresOf(house)) + (replies['unavailable'] ?? 0) + ((await house.store.alive()) ? 0 : 1)
    return { sent, cheated, posted, replies, reconnected, changed, leaked: [...leaked], failures }
  } finally {
    await house.close()
  }
}

function gather(line: Line, replies: Record<string, number>, leaked: Set<string>, hidden: readonly string[]): void {
  for (const frame of line.frames.splice(0)) {
    const outcome = frame.t === 'reply' ? ('refused' in frame ? frame.refused : 'ok') : frame.t
    count(replies, outcome)
  }
  for (const secret of leaks(line.texts.splice(0).join('\n'), hidden)) leaked.add(secret)
}

/** When all that was sent has been answered: what is asked last is taken up last, and waits for the store behind all others. */
async function heard({ hall }: TestHouse, line: Line): Promise<void> {
  await line.call('me', {})
  await hall.settled()
  await line.call('lobby', {})
}

function count(replies: Record<string, number>, outcome: string): void {
  replies[outcome] = (replies[outcome] ?? 0) + 1
}

/** What the log calls errors, all of which the metrics count. */
async function failuresOf({ port }: TestHouse): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const [, total] = /^krcma_failures_total (\d+)$/m.exec(metrics) ?? []
  if (total === undefined) throw new Error('nobody counts what fails')
  return Number(total)
}

async function statesOf(house: TestHouse, tables: readonly string[]): Promise<string[]> {
  return Promise.all(
    tables.map(async (table) =>
      JSON.stringify(await house.hall.read(table, ({ state, table: game }) => [state, game?.hash()])),
    ),
  )
}
