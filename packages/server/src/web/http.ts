import {
  CALL_HEADER,
  type Call,
  httpOnly,
  inputs,
  LIMITS,
  large,
  liveOnly,
  PATHS,
  PROTOCOL,
  type Refused,
} from '@krcma/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Handlers, House } from '../calls/context.ts'
import { dispatch } from '../calls/dispatch.ts'
import type { HouseCall } from '../calls/index.ts'
import { askerOf } from '../people/asker.ts'
import { deviceOf } from '../people/device.ts'
import { isRefusing, refuse } from '../refusing.ts'
import { cookiesOf } from './cookies.ts'
import type { Metrics } from './metrics.ts'
import { isTooDeep } from './nesting.ts'
import { addressOf, isForeign, siteOf } from './site.ts'

/** Bytes of those that may have more than others; what is in them is measured again where it is read. */
const LARGE: { readonly [C in (typeof large)[number]]: number } = {
  import: LIMITS.record,
  'import-saga': 2 * LIMITS.saga,
  'import-scenario': 2 * LIMITS.scenario,
  'save-scenario': 2 * LIMITS.scenario,
}
const IMPORTS: readonly Call[] = ['import', 'import-saga', 'import-scenario']
const SECRET: readonly Call[] = httpOnly.filter((call) => !large.some((one) => one === call))
const MINUTE = 60_000

export interface HttpParts {
  readonly house: House
  readonly calls: Handlers<HouseCall>
  readonly metrics: Metrics
  readonly failed: (what: string, error: unknown) => void
}

/** Calls by HTTP: `POST /api/<call>`. */
export function addCalls(app: FastifyInstance, { house, calls, metrics, failed }: HttpParts): void {
  const { settings, sessions } = house
  // A form of another site can send text, but not JSON without asking first.
  app.removeContentTypeParser('text/plain')
  const parsed = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isTooDeep(body)) done(Object.assign(new Error('too deep'), { statusCode: 400 }))
    else void parsed(request, body, done)
  })

  // One bucket for each address and each kind: in one for each call, a flood would only have to change its name.
  const limit = (max: number) => app.rateLimit({ max, timeWindow: MINUTE })
  const { limits } = settings
  const kinds = { usual: limit(limits.calls), secret: limit(limits.logins), large: limit(limits.records) }
  const limitOf = (call: Call) => kinds[IMPORTS.includes(call) ? 'large' : SECRET.includes(call) ? 'secret' : 'usual']

  const add = (scope: FastifyInstance, call: Call) =>
    scope.post(
      `${PATHS.api}/${call}`,
      { ...bounds(call), onRequest: limitOf(call), config: { rateLimit: false } },
      async (request, reply) => {
        const stop = barrier(request)
        const cookies = cookiesOf(request, reply, settings)
        const found = stop === undefined ? await sessions.find(cookies.token) : null
        if (found !== null && cookies.token !== undefined && (await sessions.prolong(found)))
          cookies.session(cookies.token)
        const me = found?.me ?? null
        const device = deviceOf(request.headers['user-agent'])
        const place = { site: siteOf(request, settings), address: addressOf(request) }
        const caller = { asker: askerOf(me), me, ...place, cookies, session: found, device }
        // What may be large and dear is not read here.
        const given = Buffer.isBuffer(request.body) ? { record: request.body } : (request.body ?? {})
        const out = stop ?? (await dispatch(calls, call as HouseCall, caller, given, failed))
        const refused = isRefusing(out) ? out.refused : undefined
        metrics.calls.inc({ call, outcome: refused ?? 'ok' })
        reply.header('cache-control', 'no-store')
        return reply.code(refused === undefined ? 200 : statusOf(refused)).send(out)
      },
    )
  for (const call of Object.keys(inputs) as Call[])
    if (call !== 'import' && !liveOnly.some((live) => live === call)) add(app, call)
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    add(scope, 'import')
  })

  function barrier(request: FastifyRequest) {
    if (isForeign(request, settings)) return refuse('forbidden', 'origin')
    const version = request.headers[CALL_HEADER]
    if (version === undefined) return refuse('forbidden', CALL_HEADER)
    return version === String(PROTOCOL) ? undefined : refuse('other-protocol', String(PROTOCOL))
  }
}

function bounds(call: Call): { bodyLimit: number } {
  return { bodyLimit: call in LARGE ? LARGE[call as keyof typeof LARGE] : LIMITS.message }
}

const STATUS: { readonly [R in Refused]?: number } = {
  'no-session': 401,
  'wrong-login': 401,
  'prove-first': 401,
  'guessed-too-often': 429,
  forbidden: 403,
  'not-found': 404,
  late: 409,
  stale: 409,
  taken: 409,
  full: 409,
  'game-over': 409,
  'nothing-to-undo': 409,
  'needs-consent': 409,
  'too-far-back': 409,
  'wrong-time': 409,
  'too-large': 413,
  'other-protocol': 426,
  'too-fast': 429,
  'too-many': 429,
  unavailable: 503,
}

export function statusOf(refused: Refused): number {
  return STATUS[refused] ?? 400
}
