import { type Room, restore, type Shape } from '@krcma/kernel'
import { Bot, type Thinking } from '../bot.ts'
import { ways } from '../level.ts'
import type { Thought } from '../thought.ts'
import type { Question, Reply, Request } from './messages.ts'

/** Where the games are; nothing of one is loaded before somebody plays it. */
export interface Shelf {
  /** Loads the game and hands it to `use`, which must do with any game at all. */
  open<T>(game: string, use: <G extends Shape>(room: Room<G>) => T): Promise<T>
}

interface Player {
  think(question: Question, thinking: Thinking): Promise<Thought>
}

/** As many seats are remembered; who is forgotten only thinks a little longer. */
const REMEMBERED = 64

/** Where thinking is done: in a thread, or in a Web Worker. */
export class Desk {
  readonly #shelf: Shelf
  readonly #say: (reply: Reply) => void
  readonly #players = new Map<string, Promise<Player>>()
  readonly #running = new Map<number, AbortController>()

  constructor(shelf: Shelf, say: (reply: Reply) => void) {
    this.#shelf = shelf
    this.#say = say
  }

  hear(request: Request): void {
    if ('cancel' in request) this.#running.get(request.id)?.abort()
    else if ('forget' in request) this.#forget(request.forget)
    else void this.#think(request.id, request.think)
  }

  async #think(id: number, question: Question): Promise<void> {
    const controller = new AbortController()
    this.#running.set(id, controller)
    try {
      const player = await this.#player(question)
      const thought = await player.think(question, {
        seed: question.seed,
        signal: controller.signal,
        onProgress: (progress) => this.#say({ id, progress }),
        ...(question.within === undefined ? {} : { within: question.within }),
      })
      this.#say({ id, thought })
    } catch (mistake) {
      this.#say({ id, failed: mistake instanceof Error ? (mistake.stack ?? mistake.message) : String(mistake) })
    } finally {
      this.#running.delete(id)
    }
  }

  #player(question: Question): Promise<Player> {
    const { table, game, seat, level } = question
    const key = `${table} ${seat} ${level}`
    const player = this.#players.get(key) ?? this.#shelf.open(game, (room) => playerIn(room, question))
    this.#players.delete(key)
    this.#players.set(key, player)
    const [oldest] = this.#players.keys()
    if (this.#players.size > REMEMBERED && oldest !== undefined) this.#players.delete(oldest)
    return player
  }

  #forget(table: string): void {
    for (const key of this.#players.keys()) if (key.startsWith(`${table} `)) this.#players.delete(key)
  }
}

function playerIn<G extends Shape>({ game, mind }: Room<G>, { level, seat }: Question): Player {
  const bot = new Bot(mind, ways[level], seat)
  return {
    think: ({ saved }, thinking) => {
      const restored = restore(game, saved)
      if (restored.refused !== undefined) throw new Error(`${restored.refused}: ${restored.about}`)
      return bot.think(restored.table, thinking)
    },
  }
}
