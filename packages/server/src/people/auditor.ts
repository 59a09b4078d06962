import { newId } from '../ids.ts'
import type { Audit } from '../store/audit.ts'

/** What is noted of accounts. */
export type Noted =
  | 'account-made'
  | 'logged-in'
  | 'log-in-failed'
  | 'guesses-stopped'
  | 'logged-out-everywhere'
  | 'session-closed'
  | 'password-set'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-made'
  | 'recovered'
  | 'email-set'
  | 'email-removed'
  | 'code-mailed'
  | 'data-taken'
  | 'account-deleted'
  | 'table-closed'
  | 'message-removed'
  | 'report-settled'
  | 'silenced'
  | 'heard-again'
  | 'shut-out'
  | 'let-in-again'
  | 'admin-made'
  | 'admin-removed'
  | 'reset'

export interface Note {
  readonly what: Noted
  /** To whom it happened, if to anybody. */
  readonly of?: { readonly id: string; readonly name: string } | undefined
  /** Who did it, if it was somebody else. */
  readonly by?: { readonly id: string; readonly name: string } | undefined
  readonly about?: string
}

/** Writes the audit log: into the store, and as a line for those who read logs. */
export class Auditor {
  readonly #audit: Audit
  readonly #now: () => number
  readonly #say: (line: object) => void
  readonly #failed: (what: string, error: unknown) => void

  constructor(
    audit: Audit,
    now: () => number,
    say: (line: object) => void,
    failed: (what: string, error: unknown) => void,
  ) {
    this.#audit = audit
    this.#now = now
    this.#say = say
    this.#failed = failed
  }

  /** What was done stays done, also where it could not be noted; that it could not is a failure of its own. */
  async note({ what, of, by, about = '' }: Note): Promise<void> {
    this.#say({ audit: what, person: of?.id ?? '', ...(by === undefined ? {} : { by: by.id }), about })
    const row = { id: newId(), at: this.#now(), what, person: of?.id ?? null, name: of?.name ?? '', about }
    try {
      await this.#audit.add({ ...row, by_person: by?.id ?? null, by_name: by?.name ?? '' })
    } catch (error) {
      this.#failed('the audit log', error)
    }
  }
}
