import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../calls/context.ts'
import type { Settings } from '../settings.ts'

const HALF_A_YEAR = 15_552_000
const FIVE_MINUTES = 300

interface Names {
  readonly session: string
  readonly challenge: string
  readonly secure: boolean
}

/** On https the prefix makes browsers refuse a cookie that somebody else has set for this host. */
function names({ origin }: Settings): Names {
  const secure = origin?.startsWith('https:') === true
  const prefix = secure ? '__Host-' : ''
  return { session: `${prefix}krcma`, challenge: `${prefix}krcma-challenge`, secure }
}

export function tokenOf(request: FastifyRequest, settings: Settings): string | undefined {
  return request.cookies[names(settings).session]
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, settings: Settings): Cookies {
  const { session, challenge, secure } = names(settings)
  const set = (name: string, value: string | null, maxAge: number) => {
    const how = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
    if (value === null) reply.clearCookie(name, how)
    else reply.setCookie(name, value, { ...how, maxAge })
  }
  return {
    token: request.cookies[session],
    challenge: request.cookies[challenge],
    session: (token) => set(session, token, HALF_A_YEAR),
    challengeFor: (id) => set(challenge, id, FIVE_MINUTES),
  }
}
