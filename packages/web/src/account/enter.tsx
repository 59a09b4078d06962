import { Icon, signs } from '@krcma/look'
import { type Me, type Refusing, refusedWords } from '@krcma/protocol'
import { type FormEvent, useRef, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { useSettings } from '../settings.ts'
import { enterByPasskey, hasPasskeys, savePasskey } from './passkey.ts'
import { useAccountWords } from './words/index.ts'

export type Entered =
  | { readonly me: Me; readonly codes?: readonly string[] | null; readonly recovered?: true }
  | Refusing
  | 'no-passkey'

interface EnterProps {
  readonly guest: boolean
  /** Whether the house can send letters. */
  readonly mail: boolean
  readonly told: (out: Entered) => void
}

/** A guest keeps the tables under a login; anybody else comes in by one, or makes one. */
export function Enter({ guest, mail, told }: EnterProps) {
  const say = useAccountWords()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [fresh, setFresh] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const makes = guest || fresh
  /** Whoever has never been here is a guest first. */
  const make = async <T,>(save: () => Promise<T>): Promise<T | Refusing> => {
    const me = await house.introduce()
    return isRefusing(me) ? me : save()
  }
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    const given = { login, password }
    told(await (makes ? make(() => house.call('set-password', given)) : house.call('log-in', given)))
    setPassword('')
  }
  const byPasskey = async () => {
    if (!makes) told(await enterByPasskey())
    else if (name.current?.reportValidity() === true) told(await make(() => savePasskey(login)))
  }
  return (
    <>
      <form onSubmit={(event) => void enter(event)}>
        <div className="set-up-options">
          <label>
            {say.login}
            <input
              ref={name}
              autoComplete="username webauthn"
              required
              value={login}
              onInput={(event) => setLogin(event.currentTarget.value)}
            />
          </label>
          <label>
            {say.password}
            <input
              type="password"
              autoComplete={makes ? 'new-password' : 'current-password'}
              required
              minLength={10}
              value={password}
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
        </div>
        <div className="choice-row">
          <button type="submit">
            <Icon of={signs.person} /> {guest ? say.keep : fresh ? say.make : say.enter}
          </button>
          {hasPasskeys() && (
            <button type="button" onClick={() => void byPasskey()}>
              <Icon of={signs.padlock} /> {guest ? say.passkeyKeep : fresh ? say.passkeyMake : say.passkeyEnter}
            </button>
          )}
          {!guest && (
            <button type="button" className="quiet" onClick={() => setFresh(!fresh)}>
              {fresh ? say.known : say.fresh}
            </button>
          )}
        </div>
      </form>
      <Recover login={login} mail={mail} onLogin={setLogin} told={told} />
    </>
  )
}

interface RecoverProps {
  readonly login: string
  readonly mail: boolean
  readonly onLogin: (login: string) => void
  readonly told: (out: Entered) => void
}

/** For those who have neither password nor passkey any more. */
function Recover({ login, mail, onLogin, told }: RecoverProps) {
  const say = useAccountWords()
  const { language } = useSettings()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [mailed, setMailed] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const askForLetter = async () => {
    if (name.current?.reportValidity() !== true) return
    const out = await house.call('mail-code', { login })
    setMailed(!isRefusing(out))
    setWrong(isRefusing(out) ? refusedWords[language][out.refused] : null)
  }
  const come = async (event: FormEvent) => {
    event.preventDefault()
    const out = await house.call('recover', { login, code })
    const unread = isRefusing(out) && (out.refused === 'wrong-login' || out.refused === 'malformed')
    setWrong(isRefusing(out) ? (unread ? say.recoverWrong : refusedWords[language][out.refused]) : null)
    if (!isRefusing(out)) told({ ...out, recovered: true })
  }
  return (
    <details>
      <summary>{say.recover}</summary>
      <p>{say.recoverText}</p>
      <form onSubmit={(event) => void come(event)}>
        <div className="set-up-options">
          <label>
            {say.login}
            <input
              ref={name}
              autoComplete="username"
              required
              value={login}
              onInput={(event) => onLogin(event.currentTarget.value)}
            />
          </label>
          <label>
            {say.recoverCode}
            <input
              autoComplete="one-time-code"
              required
              maxLength={60}
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
        </div>
        <div className="choice-row">
          <button type="submit">{say.recoverEnter}</button>
          {mail && (
            <button type="button" onClick={() => void askForLetter()}>
              {say.mailCode}
            </button>
          )}
        </div>
        {mailed && <p role="status">{say.mailed}</p>}
      </form>
      {wrong !== null && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </details>
  )
}
