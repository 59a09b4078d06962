/** The rows of the store, the same on SQLite and PostgreSQL: texts, whole numbers, JSON as text, truth as 0 or 1. */
export interface Schema {
  /** What happened at a table, in order. Only ever added to: who writes a number first has it. */
  journal: { table_id: string; seq: number; at: number; body: string }
  /** The latest state of a table from which its journal goes on. Can be lost without loss. */
  checkpoints: { table_id: string; seq: number; body: string }
  /** What lists need to know of a table, and when it next needs attention though nobody asks (`alarm`). `updated`: to a quarter of an hour. */
  tables: TableRow
  /** Who sits where, and whether it is for them to answer. */
  seats: SeatRow
  chat: { table_id: string; n: number; at: number; person: string; name: string; text: string; removed: number }
  /** Sagas, each whole in one row; who changes one must have seen the version that was there. */
  sagas: { id: string; version: number; owner: string; status: string; updated: number; body: string }
  /** Who has ever been in a saga: where to look for those of a person. Only ever added to, before they are in it. */
  saga_people: { person: string; saga_id: string }
  /** Every version of every scenario. Only ever added to: who writes a number first has it. Of each, the last counts. */
  scenarios: ScenarioRow
  persons: PersonRow
  sessions: { token: string; person: string; seen: number; expires: number }
  passkeys: { id: string; person: string; public_key: string; counter: number; transports: string }
  challenges: { id: string; challenge: string; expires: number }
  mutes: { person: string; muted: string }
}

export interface TableRow {
  id: string
  game: string
  status: string
  access: string
  owner: string | null
  card: string
  updated: number
  alarm: number | null
  claimed_by: string | null
  claimed_until: number
}

export interface ScenarioRow {
  id: string
  version: number
  game: string
  owner: string
  /** `removed` is no access at all. */
  access: string
  at: number
  body: string
}

export interface SeatRow {
  table_id: string
  person: string
  waiting: number
  deadline: number | null
}

export interface PersonRow {
  id: string
  name: string
  language: string
  login: string | null
  password: string | null
  vacation: number | null
  created: number
}
