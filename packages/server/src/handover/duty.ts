import { leaveThreadsTheirRoom } from '../engine.ts'
import { type Serving, standBy } from '../serve.ts'

/** What the porter tells a process that serves. */
export type Order = 'rehearse' | 'take-door' | 'open' | 'leave' | 'make-way'
/** What it answers. */
export type Word =
  | { readonly is: 'loaded' }
  | { readonly is: 'rehearsed' }
  | { readonly is: 'at-door' }
  | { readonly is: 'open'; readonly addresses: readonly string[] }

/** The worker's side: serves as the porter says, loads everything at once, and does nothing else until it is told. */
export async function onDuty(root: string, failed: (error: unknown) => void): Promise<void> {
  // A terminal tells everybody in it; the porter decides what follows from that.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  leaveThreadsTheirRoom()
  const standby = await standBy({ root })
  let opening: Promise<Serving> | null = null
  let leaving = false

  const say = (word: Word) => process.send?.(word)
  const leave = async (relieved: boolean) => {
    if (leaving) return
    leaving = true
    await (await opening)?.stop(relieved)
    process.exit(0)
  }
  const orders: Readonly<Record<Order, () => Promise<void>>> = {
    async rehearse() {
      const { rehearse } = await import('./rehearsal.ts')
      await rehearse(root, standby.shelf)
      say({ is: 'rehearsed' })
    },
    async 'take-door'() {
      await standby.takeDoor()
      say({ is: 'at-door' })
    },
    async open() {
      opening = standby.open()
      const { addresses } = await opening
      say({ is: 'open', addresses })
    },
    leave: () => leave(false),
    'make-way': () => leave(true),
  }
  process.on('message', (order: Order) => void orders[order]?.().catch(failed))
  process.on('SIGTERM', () => void orders.leave().catch(failed))
  say({ is: 'loaded' })
}
