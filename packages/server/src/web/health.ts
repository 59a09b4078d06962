import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Metrics } from './metrics.ts'

/** For those who run it: is it there, can it serve, how is it doing. */
export function addHealth(
  app: FastifyInstance,
  store: Store,
  metrics: Metrics,
  settings: Settings,
  stopping: () => boolean,
): void {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const ok = !stopping() && (await store.alive())
    // What is lost is no reason not to serve what is left; whoever watches the house is to know of it.
    const { missing } = store
    const lost = missing.reduce((sum, { lines }) => sum + lines, 0)
    return reply
      .code(ok ? 200 : 503)
      .send(lost === 0 ? { ok } : { ok, missing: { tables: missing.length, lines: lost } })
  })
  app.get('/metrics', async (request, reply) => {
    const open = settings.metrics === 'everybody' || (settings.metrics === 'loopback' && isLoopback(request.ip))
    if (!open) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'
}
