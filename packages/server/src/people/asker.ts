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

export function meOf(
  { id, name, login, language, vacation }: PersonRow,
  more: { readonly passkeys: number; readonly muted: readonly string[]; readonly admins: readonly string[] },
): Me {
  return {
    id,
    name,
    guest: login === null,
    admin: login !== null && more.admins.includes(login),
    login,
    passkeys: more.passkeys,
    language: language === 'cs' ? 'cs' : 'en',
    vacation,
    muted: more.muted,
  }
}
