import type { Me, Output, Refusing } from '@krcma/protocol'
import { type FormEvent, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import type { Proving } from './prove.tsx'
import { useAccountWords } from './words/index.ts'

interface EmailProps {
  readonly me: Me
  readonly proven: Proving['proven']
  readonly told: (out: Output<'set-email'> | Refusing | 'no-passkey') => void
}

/** Where codes are mailed to, if all else is lost. */
export function Email({ me, proven, told }: EmailProps) {
  const say = useAccountWords()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  /** Where a code was sent that is still to be entered. */
  const [sent, setSent] = useState<string | null>(null)
  const ask = async (to: string | null) => {
    const out = await proven(() => house.call('set-email', { email: to }))
    told(out)
    if (out !== 'no-passkey' && !isRefusing(out)) setSent(to)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void ask(email.trim())
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    const out = await house.call('confirm-email', { code })
    told(out)
    setCode('')
    if (!isRefusing(out)) setSent(null)
  }
  return (
    <>
      <h3>{say.email}</h3>
      <p>{me.email === null ? say.emailNone : say.emailIs(me.email)}</p>
      {sent === null ? (
        <form onSubmit={send}>
          <div className="set-up-options">
            <label>
              {say.emailAddress}
              <input
                type="email"
                autoComplete="email"
                required
                maxLength={254}
                value={email}
                onInput={(event) => setEmail(event.currentTarget.value)}
              />
            </label>
          </div>
          <div className="choice-row">
            <button type="submit">{me.email === null ? say.emailSet : say.emailChange}</button>
            {me.email !== null && (
              <button type="button" onClick={() => void ask(null)}>
                {say.emailRemove}
              </button>
            )}
          </div>
        </form>
      ) : (
        <form onSubmit={(event) => void confirm(event)}>
          <p role="status">{say.emailSent(sent)}</p>
          <div className="set-up-options">
            <label>
              {say.emailCode}
              <input
                autoComplete="one-time-code"
                required
                maxLength={60}
                value={code}
                onInput={(event) => setCode(event.currentTarget.value)}
              />
            </label>
          </div>
          <button type="submit">{say.emailConfirm}</button>
        </form>
      )}
    </>
  )
}
