import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusing.ts'

const YEAR = 31_536_000
/** What a build leaves beside the client for itself: what is hidden, types, notes of the compiler, source maps. */
const OF_THE_BUILD = /(^|\/)\.|^\/?types\/|\.(tsbuildinfo|map)(\.(br|gz))?$/

/** The web client, if it is built. Every path that is no file is a page of it. */
export async function addClient(app: FastifyInstance, folder: string): Promise<void> {
  const there = existsSync(join(folder, 'index.html'))
  if (there) {
    const { default: files } = await import('@fastify/static')
    await app.register(files, {
      root: folder,
      preCompressed: true,
      allowedPath: (path) => !OF_THE_BUILD.test(path),
      setHeaders(reply, path) {
        // Vite names what it builds by its hash; anything else may change under its name.
        const lasting = /[/\\]assets[/\\]/.test(path)
        reply.header('cache-control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = there && request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    return page ? reply.sendFile('index.html') : reply.code(404).send(refuse('not-found', 'path'))
  })
}
