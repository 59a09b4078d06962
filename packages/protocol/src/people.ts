import type { Language } from '@krcma/kernel'

/** Somebody who has gone for good has neither id nor name. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Who is asking, as the server knows them. */
export interface Me extends Person {
  readonly guest: boolean
  readonly admin: boolean
  readonly login: string | null
  /** By what one may come in: a password, passkeys, codes to keep that are left. */
  readonly password: boolean
  readonly passkeys: number
  readonly codes: number
  /** Where codes are mailed to. */
  readonly email: string | null
  readonly language: Language
  /** Until when clocks of days stand still for this person; milliseconds since 1970. */
  readonly vacation: number | null
  /** Until when an admin lets them say nothing. */
  readonly silenced: number | null
  /** Whose chat this person does not want to read. */
  readonly muted: readonly string[]
}

export interface PasskeyCard {
  readonly id: string
  readonly name: string
  readonly created: number
  readonly used: number | null
}

/** Somewhere one is logged in. */
export interface SessionCard {
  readonly id: string
  /** Browser and system, as far as they can be told. */
  readonly device: string
  readonly opened: number
  readonly seen: number
  /** Whether it is the one that asks. */
  readonly here: boolean
}

export interface AccountInfo {
  readonly passkeys: readonly PasskeyCard[]
  readonly sessions: readonly SessionCard[]
}
