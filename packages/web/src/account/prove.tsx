import { Icon, signs } from '@krcma/look'
import { type Me, type Refusing, refusedWords } from '@krcma/protocol'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { useSettings } from '../settings.ts'
import { hasPasskeys, proveByPasskey } from './passkey.ts'
import { useAccountWords } from './words/index.ts'

type Made<T> = T | Refusing | 'no-passkey'

export interface Proving {
  /** Makes a call; where the house wants to know first whether it is really us, asks for that and makes it again. */
  readonly proven: <T extends object>(make: () => Promise<Made<T>>) => Promise<Made<T>>
  readonly dialog: ReactNode
}

export function useProof(me: Me | null): Proving {
  const [done, setDone] = useState<((shown: boolean) => void) | null>(null)
  const proven: Proving['proven'] = async (make) => {
    const out = await make()
    if (out === 'no-passkey' || !isRefusing(out) || out.refused !== 'prove-first') return out
    const shown = await new Promise<boolean>((tell) => setDone(() => tell))
    setDone(null)
    return shown ? make() : out
  }
  return { proven, dialog: done !== null && me !== null && <Prove me={me} onDone={done} /> }
}

function Prove({ me, onDone }: { me: Me; onDone: (shown: boolean) => void }) {
  const say = useAccountWords()
  const { language } = useSettings()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const told = (out: object | 'no-passkey') => {
    if (out === 'no-passkey') setWrong(say.passkeyFailed)
    else if (isRefusing(out)) setWrong(refusedWords[language][out.refused])
    else onDone(true)
  }
  const byPassword = async (event: FormEvent) => {
    event.preventDefault()
    told(await house.call('prove', { password }))
    setPassword('')
  }
  return (
    <Dialog title={say.proveTitle} onClose={() => onDone(false)}>
      <p>{say.proveText}</p>
      {me.password && (
        <form className="prove" onSubmit={(event) => void byPassword(event)}>
          <label>
            {say.provePassword}
            <input
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
          <button type="submit" className="main-button">
            {say.prove}
          </button>
        </form>
      )}
      {me.passkeys > 0 && hasPasskeys() && (
        <p>
          <button type="button" onClick={() => void proveByPasskey().then(told)}>
            <Icon of={signs.padlock} /> {say.provePasskey}
          </button>
        </p>
      )}
      {wrong !== null && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </Dialog>
  )
}
