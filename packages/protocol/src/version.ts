/** Raise it with every change that an older client or server would misread; a client with another number is told to reload. */
export const PROTOCOL = 2

/** Where a server listens: the socket, and the calls (`/api/<call>`). */
export const PATHS = { live: '/live', api: '/api' } as const

/** Every call by HTTP carries this header: a form or an image of another site cannot set it. */
export const CALL_HEADER = 'x-krcma'

/**
 * Bytes that a message of a client may have; a record, a saga or a scenario that is imported may have more. Then characters: of
 * a line, a name, and of a scenario's title and text. Then how many steps of a replay come at once, how many of anything
 * a list tells, and how many paragraphs come at once; and milliseconds for which sealed words are waited for.
 */
export const LIMITS = {
  message: 16_384,
  record: 4_194_304,
  saga: 262_144,
  scenario: 65_536,
  chat: 500,
  name: 24,
  title: 80,
  about: 4_000,
  steps: 400,
  list: 100,
  paragraphs: 200,
  unsealing: 20_000,
} as const

/** Why a socket was closed, where it was not the network. */
export const CLOSED = { reload: 4001, restart: 4002, tooFast: 4003, loggedOut: 4004, malformed: 4005 } as const
