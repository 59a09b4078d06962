import type { Me, Output, Refusing } from '@krcma/protocol'
import { type FormEvent, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import type { Proving } from './prove.tsx'
import { useAccountWords } from './words/index.ts'

interface PasswordProps {
  readonly me: Me
  readonly login: string
  /** Whether one has just come in by a code: then the old password is not asked for. */
  readonly recovered: boolean
  readonly proven: Proving['proven']
  readonly told: (out: Output<'set-password'> | Refusing | 'no-passkey') => void
}

/** Sets a password, or another one. */
export function Password({ me, login, recovered, proven, told }: PasswordProps) {
  const say = useAccountWords()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const asksOld = me.password && !recovered
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const out = await proven(() => house.call('set-password', { login, password, ...(asksOld ? { old } : {}) }))
    told(out)
    setOld('')
    if (out !== 'no-passkey' && !isRefusing(out)) setPassword('')
  }
  return (
    <details open={recovered}>
      <summary>{me.password ? say.passwordChange : say.passwordSet}</summary>
      <form onSubmit={(event) => void save(event)}>
        <input type="hidden" autoComplete="username" value={login} />
        <div className="set-up-options">
          {asksOld && (
            <label>
              {say.passwordOld}
              <input
                type="password"
                autoComplete="current-password"
                required
                value={old}
                onInput={(event) => setOld(event.currentTarget.value)}
              />
            </label>
          )}
          <label>
            {say.passwordNew}
            <input
              type="password"
              autoComplete="new-password"
              required
              minLength={10}
              value={password}
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
        </div>
        <button type="submit">{me.password ? say.passwordChange : say.passwordSet}</button>
      </form>
    </details>
  )
}
