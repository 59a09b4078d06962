import type { Language } from '@krcma/kernel'

export interface Person {
  readonly id: string
  readonly name: string
}

/** Who is asking, as the server knows them. */
export interface Me extends Person {
  readonly guest: boolean
  readonly admin: boolean
  readonly login: string | null
  readonly passkeys: number
  readonly language: Language
  /** Until when clocks of days stand still for this person; milliseconds since 1970. */
  readonly vacation: number | null
  /** Whose chat this person does not want to read. */
  readonly muted: readonly string[]
}
