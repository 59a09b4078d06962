import type { Me, Person } from '@krcma/protocol'
import type { PersonRow } from '../store/schema.ts'

/** Who makes a call. A stranger has no person. */
export interface Asker {
  readonly person: Person | undefined
  readonly guest: boolean
  readonly admin: boolean
}

const stranger: Asker = { person: undefined, guest: true, admin: false }

export function askerOf(me: Me | null): Asker {
  return me === null ? stranger : { person: { id: me.id, name: me.name }, guest: me.guest, admin: me.admin }
}

/** What is known of somebody besides their row. */
export interface Known {
  readonly passkeys: number
  readonly codes: number
  readonly muted: readonly string[]
  readonly admin: boolean
}

export function meOf({ id, name, login, password, email, language, vacation, silenced }: PersonRow, known: Known): Me {
  return {
    id,
    name,
    guest: login === null,
    login,
    password: password !== null,
    email,
    language: language === 'cs' ? 'cs' : 'en',
    vacation,
    silenced,
    ...known,
  }
}
