import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Site } from '../people/passkeys.ts'
import type { Settings } from '../settings.ts'

/** The site as the one who asks knows it. */
export function siteOf(request: FastifyRequest, settings: Settings): Site {
  const origin = settings.origin ?? `${request.protocol}://${request.host}`
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : 'localhost' }
}

/** Who has an address of IPv6 has billions of them: they count as one. Who has gone before anybody looked has none left. */
export function addressOf({ ip }: { readonly ip: string | undefined }): string {
  return ip === undefined ? 'gone' : normalizeIP(ip)
}

/** Whether a page of another site asks. A browser says where a page is from with every call and every socket. */
export function isForeign(request: FastifyRequest, settings: Settings): boolean {
  const { origin } = request.headers
  if (origin === undefined) return false
  if (settings.origin !== undefined) return origin !== settings.origin
  return !URL.canParse(origin) || new URL(origin).host !== request.host
}
