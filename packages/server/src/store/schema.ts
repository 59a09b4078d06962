/** The rows of the store, the same on SQLite and PostgreSQL: texts, whole numbers, JSON as text, truth as 0 or 1; films as bytes. */
export interface Schema {
  /** What happened at a table, in order. Only ever added to: who writes a number first has it. */
  journal: { table_id: string; seq: number; at: number; body: string }
  /** The latest state of a table from which its journal goes on. Can be lost without loss. */
  checkpoints: { table_id: string; seq: number; body: string }
  /** What replays of an ended game show, packed: no rules are needed to watch it. */
  films: { table_id: string; body: Uint8Array }
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
  /** On which tables a scenario was played. */
  scenario_tables: { scenario_id: string; table_id: string }
  persons: PersonRow
  sessions: SessionRow
  passkeys: PasskeyRow
  challenges: { id: string; challenge: string; expires: number }
  mutes: { person: string; muted: string }
  /** One row, to be written when somebody asks whether that can be done. */
  probe: { times: number }
  /** Codes that serve once, as hashes. */
  codes: { hash: string; person: string; kind: string; about: string; expires: number | null }
  /** From which browsers somebody has come in before; tokens as hashes. */
  devices: { token: string; person: string; expires: number }
  /** When a bucket of guesses will be empty. */
  guesses: { key: string; until: number }
  audit: AuditRow
  reports: ReportRow
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
  /** What it is called and about, for whoever searches. */
  said: string
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
  /** 1: may see to the house. Set on the machine alone. */
  admin: number
  email: string | null
  /** Until when an admin lets them say nothing, and until when not come in. */
  silenced: number | null
  barred: number | null
}

/** `proven`: when, and `proof`: by what, somebody last showed who they are. */
export interface SessionRow {
  token: string
  person: string
  seen: number
  expires: number
  opened: number
  device: string
  proven: number
  proof: string
}

interface PasskeyRow {
  id: string
  person: string
  public_key: string
  counter: number
  transports: string
  name: string
  created: number
  used: number | null
}

/** What happened to whom. `by_person`: who did it, if it was somebody else; names as they were then. */
export interface AuditRow {
  id: string
  at: number
  what: string
  person: string | null
  name: string
  by_person: string | null
  by_name: string
  about: string
}

/** What somebody asks admins to look at: a person at a table, or a line that they wrote. */
export interface ReportRow {
  id: string
  at: number
  by_person: string
  by_name: string
  person: string
  name: string
  table_id: string
  line: number | null
  said: string
  why: string
  note: string
  closed: number | null
}
