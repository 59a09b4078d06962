import type { Call, Me, Output, Received, Refusing } from '@krcma/protocol'
import type { Thinker } from '../bots/thinker.ts'
import type { Broker } from '../broker/broker.ts'
import type { Admins } from '../people/admins.ts'
import type { Asker } from '../people/asker.ts'
import type { Auditor } from '../people/auditor.ts'
import type { Guard } from '../people/guard.ts'
import type { Passkeys, Site } from '../people/passkeys.ts'
import type { Post } from '../people/post.ts'
import type { Found, Sessions } from '../people/sessions.ts'
import type { RecordReader } from '../records/reader.ts'
import type { Rooms, Shelf } from '../rooms.ts'
import type { SagaKeeper } from '../sagas/keeper.ts'
import type { Library } from '../scenarios/library.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Camera } from '../table/camera.ts'
import type { Hall } from '../table/hall.ts'
import type { Turns } from '../turns.ts'
import type { Rates } from '../web/rates.ts'

/** What calls work with. */
export interface House {
  readonly settings: Settings
  readonly rooms: Rooms
  readonly shelf: Shelf
  readonly store: Store
  readonly broker: Broker
  readonly hall: Hall
  readonly camera: Camera
  readonly thinker: Thinker
  readonly sagas: SagaKeeper
  readonly library: Library
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly admins: Admins
  readonly guard: Guard
  readonly auditor: Auditor
  readonly records: RecordReader
  /** Null: this house sends no mail. */
  readonly post: Post | null
  readonly rates: Rates
  /** For calls that are dear. */
  readonly turns: Turns
  readonly now: () => number
  /** The address by which others reach this server, if it knows of one. */
  readonly reach: () => string | null
  /** Counts and logs what went wrong where nobody waits for it. */
  readonly failed: (what: string, error: unknown) => void
  /** Shows a line of chat, or its removal, to those who watch on this node. */
  readonly showChat: (table: string, n: number, removed: boolean) => Promise<void>
  /** Closes what is open of a session that has ended (its hash), or of all of a person's. */
  readonly logOut: (person: string, session: string | null) => void
}

/** Who makes a call, and what a call can do to them. */
export interface Caller {
  readonly asker: Asker
  readonly me: Me | null
  readonly site: Site
  /** Where they come from: one name for all addresses that one network has. */
  readonly address: string
  /** By HTTP only: cookies that came, and cookies to be set (null: taken away). */
  readonly cookies?: Cookies
  /** By HTTP only: the session that the call came with, and from what browser. */
  readonly session?: Found | null
  readonly device?: string
}

export interface Cookies {
  readonly token: string | undefined
  readonly challenge: string | undefined
  /** By which a browser is known that somebody has come in with before. */
  readonly device: string | undefined
  session(token: string | null): void
  challengeFor(id: string | null): void
  knownBy(device: string): void
}

export type Handler<C extends Call> = (caller: Caller, input: Received<C>) => Promise<Output<C> | Refusing>
export type Handlers<C extends Call> = { readonly [K in C]: Handler<K> }
