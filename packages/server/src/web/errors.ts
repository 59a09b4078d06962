import type { Refused } from '@krcma/protocol'
import type { FastifyError, FastifyInstance } from 'fastify'
import { refuse } from '../refusing.ts'
import { statusOf } from './http.ts'

/** What Fastify itself finds wrong, said as refusals; of what is our own fault nothing is said but that it is. */
export function addErrors(app: FastifyInstance, failed: (what: string, error: unknown) => void): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refused = reasonOf(error.statusCode ?? 500)
    if (refused === 'unavailable') failed(`a request of ${request.routeOptions.url ?? 'nothing'}`, error)
    return reply.code(statusOf(refused)).send(refuse(refused))
  })
}

function reasonOf(status: number): Refused {
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-fast'
  if (status === 404) return 'not-found'
  return status >= 400 && status < 500 ? 'malformed' : 'unavailable'
}
