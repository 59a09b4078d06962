import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../calls/context.ts'
import type { Settings } from '../settings.ts'

const HALF_A_YEAR = 15_552_000
const FIVE_MINUTES = 300
const YEAR = 31_536_000

interface Names {
  readonly session: string
  readonly challenge: string
  readonly device: string
  readonly secure: boolean
}

/** On https the prefix makes browsers refuse a cookie that somebody else has set for this host. */
function names({ origin }: Settings): Names {
  const secure = origin?.startsWith('https:') === true
  const prefix = secure ? '__Host-' : ''
  const own = `${prefix}krcma`
  return { session: own, challenge: `${own}-challenge`, device: `${own}-device`, secure }
}

/** What a cookie of ours holds (`newToken`). Whatever else comes under its name is none: not every text can be looked for in a store. */
const TOKEN = /^[\w-]{43}$/

function read(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name]
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

function how({ secure }: Names) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}

export function tokenOf(request: FastifyRequest, settings: Settings): string | undefined {
  return read(request, names(settings).session)
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, settings: Settings): Cookies {
  const named = names(settings)
  const { session, challenge, device } = named
  const set = (name: string, value: string | null, maxAge: number) => {
    if (value === null) reply.clearCookie(name, how(named))
    else reply.setCookie(name, value, { ...how(named), maxAge })
  }
  return {
    token: read(request, session),
    challenge: read(request, challenge),
    device: read(request, device),
    session: (token) => set(session, token, HALF_A_YEAR),
    challengeFor: (id) => set(challenge, id, FIVE_MINUTES),
    knownBy: (token) => set(device, token, YEAR),
  }
}

/** The session's cookie as a header: the answer that opens a socket has no reply to set it on. */
export function sessionHeader(app: FastifyInstance, token: string, settings: Settings): string {
  const named = names(settings)
  return `Set-Cookie: ${app.serializeCookie(named.session, token, { ...how(named), maxAge: HALF_A_YEAR })}`
}
