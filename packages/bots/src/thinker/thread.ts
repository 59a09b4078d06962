import { platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type Room, restore, type Shape } from '@krcma/kernel'
import { Bot, type Pondering, type Thinking } from '../bot.ts'
import { ways } from '../level.ts'
import type { Thought } from '../thought.ts'
import type { Question, Reply, Request } from './messages.ts'

/** The program of a worker thread: it thinks about what it is asked. */

/** What a thread is told when it is hired: the module of each game, by the game's id. */
export interface Hired {
  readonly games: Readonly<Record<string, string>>
}

interface Player {
  think(question: Question, thinking: Thinking): Promise<Thought>
  ponder(question: Question, pondering: Pondering): Promise<unknown>
}

/** As many seats are remembered; who is forgotten only thinks a little longer. */
const REMEMBERED = 64
/** The lowest priority there is (niceness). */
const LAST = 19

const { games } = workerData as Hired
const players = new Map<string, Promise<Player>>()
const running = new Map<number, AbortController>()
const say = (reply: Reply) => parentPort?.postMessage(reply)

/** Does what is asked for, and says what comes of it or what went wrong. */
async function work(id: number, question: Question, how: (player: Player, usual: Pondering) => Promise<Reply>) {
  const controller = new AbortController()
  running.set(id, controller)
  try {
    const { seed, within } = question
    const usual = { seed, signal: controller.signal, ...(within === undefined ? {} : { within }) }
    say(await how(await playerFor(question), usual))
  } catch (mistake) {
    say({ id, failed: mistake instanceof Error ? (mistake.stack ?? mistake.message) : String(mistake) })
  } finally {
    running.delete(id)
  }
}

function think(id: number, question: Question): Promise<void> {
  return work(id, question, async (player, usual) => {
    const onProgress = (progress: number) => say({ id, progress })
    return { id, thought: await player.think(question, { ...usual, onProgress }) }
  })
}

function ponder(id: number, question: Question): Promise<void> {
  return work(id, question, async (player, usual) => {
    await player.ponder(question, usual)
    return { id, pondered: true }
  })
}

/** Least recently used first: the player of this seat, who may remember it. */
function playerFor(question: Question): Promise<Player> {
  const { table, seat, level } = question
  const key = `${table} ${seat} ${level}`
  const player = players.get(key) ?? newPlayer(question)
  players.delete(key)
  players.set(key, player)
  const [oldest] = players.keys()
  if (players.size > REMEMBERED && oldest !== undefined) players.delete(oldest)
  return player
}

async function newPlayer({ game: id, level, seat }: Question): Promise<Player> {
  const module = games[id]
  if (module === undefined) throw new Error(`there is no game ${id}`)
  const { room } = (await import(module)) as { readonly room: Room<Shape> }
  standBack()
  const bot = new Bot(room.mind, ways[level], seat)
  const tableOf = ({ saved }: Question) => {
    const restored = restore(room.game, saved)
    if (restored.refused !== undefined) throw new Error(`${restored.refused}: ${restored.about}`)
    return restored.table
  }
  return {
    think: (asked, thinking) => bot.think(tableOf(asked), thinking),
    ponder: (asked, pondering) => bot.ponder(tableOf(asked), pondering),
  }
}

/** Thinking must not hold up those who play. On Linux this is the priority of the calling thread alone; elsewhere, of the program. */
function standBack(): void {
  if (platform() === 'linux') setPriority(LAST)
}

function forget(table: string): void {
  for (const key of players.keys()) if (key.startsWith(`${table} `)) players.delete(key)
}

parentPort?.on('message', (request: Request) => {
  if ('cancel' in request) running.get(request.id)?.abort()
  else if ('forget' in request) forget(request.forget)
  else if ('ponder' in request) void ponder(request.id, request.ponder)
  else void think(request.id, request.think)
})
