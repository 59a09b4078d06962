import { join } from 'node:path'

/** What a server can be told; everything has a sensible default. docs/operating.md says what each is for. */
export interface Settings {
  readonly host: string
  readonly port: number
  /** The folder of the embedded store. */
  readonly data: string
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl: string | undefined
  /** The address that people type, if it is not the one that this process listens on: behind a proxy. */
  readonly origin: string | undefined
  /** Logins of those who may see to the house besides those made admins on the machine; of accounts that exist when it opens. */
  readonly admins: readonly string[]
  /** The server by which letters are sent (smtp://user:password@host or smtps://…), and from whom they are. Without it, none are. */
  readonly smtp: string | undefined
  readonly mailFrom: string
  /** How many proxies stand in front, whose word on addresses counts. */
  readonly proxies: number
  readonly metrics: 'loopback' | 'everybody' | 'nobody'
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly limits: Limits
  /** After how many days what guests alone have left behind is removed; 0: never. */
  readonly guestDays: number
  /** How long a request may take to arrive, in milliseconds. */
  readonly patience: number
  /** For how long a node claims a table whose bot is to answer, in milliseconds. */
  readonly lease: number
  /** For how many days the audit log of accounts is kept. */
  readonly auditDays: number
}

export interface Limits {
  /** By HTTP and address, in a minute; for calls about passwords and passkeys, and for records. */
  readonly calls: number
  readonly logins: number
  readonly records: number
  /** Wrong passwords for one account in an hour, by all browsers together that it was never used in, and by each that it was. */
  readonly guesses: number
  /** By socket and by person, in a second, and how many may come at once. */
  readonly messages: number
  readonly burst: number
  /** Lines of chat by person, in a minute. */
  readonly lines: number
  /** By person, in a minute: what adds to a journal without bringing the game on (undos, changed answers, proposals, opened
   * tables), and what reads a whole journal (logs, replays, exports). */
  readonly changes: number
  readonly looks: number
  /** Open sockets by address. */
  readonly sockets: number
  /** By address, in a minute: tables opened. By guest and by account, in a day: records brought. */
  readonly openings: number
  readonly recordsOfGuest: number
  readonly recordsOfAccount: number
  /** By address: public tables that still wait for people. */
  readonly gathering: number
  /** Tables under way by owner. */
  readonly tablesOfGuest: number
  readonly tablesOfAccount: number
  /** Sagas under way, and scenarios, by owner. */
  readonly sagas: number
  readonly scenarios: number
}

export const usualLimits: Limits = {
  calls: 600,
  logins: 60,
  records: 12,
  guesses: 10,
  messages: 20,
  burst: 60,
  lines: 30,
  changes: 60,
  looks: 60,
  sockets: 200,
  openings: 30,
  gathering: 40,
  recordsOfGuest: 10,
  recordsOfAccount: 100,
  tablesOfGuest: 5,
  tablesOfAccount: 50,
  sagas: 20,
  scenarios: 100,
}

type Environment = Readonly<Record<string, string | undefined>>

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
const METRICS = ['loopback', 'everybody', 'nobody'] as const

/** Reads settings from the environment; what cannot be understood is an error, not a default. */
export function readSettings(env: Environment, root: string): Settings {
  const limits = Object.fromEntries(
    Object.entries(usualLimits).map(([name, usual]) => [name, whole(env, `KRCMA_LIMIT_${name.toUpperCase()}`, usual)]),
  )
  return {
    host: env['HOST'] ?? '0.0.0.0',
    port: whole(env, 'PORT', 8080),
    data: env['KRCMA_DATA'] ?? join(root, 'data'),
    databaseUrl: env['DATABASE_URL'],
    origin: origin(env['KRCMA_ORIGIN']),
    admins: (env['KRCMA_ADMINS'] ?? '').split(',').filter((login) => login !== ''),
    smtp: smtp(env['KRCMA_SMTP']),
    mailFrom: env['KRCMA_MAIL_FROM'] ?? 'Krčma <krcma@localhost>',
    proxies: whole(env, 'KRCMA_PROXIES', 0),
    metrics: oneOf(env, 'KRCMA_METRICS', METRICS),
    log: oneOf(env, 'KRCMA_LOG', LEVELS, 'info'),
    limits: { ...usualLimits, ...limits },
    guestDays: whole(env, 'KRCMA_GUEST_DAYS', 180),
    patience: whole(env, 'KRCMA_PATIENCE', 60_000),
    lease: whole(env, 'KRCMA_LEASE', 10_000),
    auditDays: whole(env, 'KRCMA_AUDIT_DAYS', 180),
  }
}

function whole(env: Environment, name: string, usual: number): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`)
  return Number(text)
}

function oneOf<T extends string>(env: Environment, name: string, values: readonly [T, ...T[]], usual?: T): T {
  const text = env[name]
  if (text === undefined || text === '') return usual ?? values[0]
  const found = values.find((value) => value === text)
  if (found === undefined) throw new Error(`${name} must be one of ${values.join(', ')}, not "${text}"`)
  return found
}

function origin(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (!URL.canParse(text))
    throw new Error(`KRCMA_ORIGIN must be an address such as https://krcma.example, not "${text}"`)
  return new URL(text).origin
}

function smtp(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  // What is wrong with it is not repeated: it holds a password.
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol))
    throw new Error('KRCMA_SMTP must be an address such as smtps://user:password@mail.example')
  return text
}
