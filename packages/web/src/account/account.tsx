import { Icon, signs } from '@krcma/look'
import { type Me, type Refusing, refusedWords } from '@krcma/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { useSettings, useWords } from '../settings.ts'
import { enterByPasskey, hasPasskeys, savePasskey } from './passkey.ts'
import { Vacation } from './vacation.tsx'

/** Who we are to the server, if there is one: a guest who may keep the tables under a login, or somebody with one. */
export function Account() {
  const words = useWords()
  const { language, name: called } = useSettings()
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [wrong, setWrong] = useState<string | null>(null)
  useEffect(() => {
    void house.call('me', {}).then((out) => setMe(isRefusing(out) ? undefined : out.me))
  }, [])
  if (me === undefined) return null
  const say = words.settings
  const name = called.trim()

  const told = (out: { readonly me: Me } | Refusing | 'no-passkey') => {
    if (out === 'no-passkey') return setWrong(say.passkeyFailed)
    setWrong(isRefusing(out) ? refusedWords[language][out.refused] : null)
    if (!isRefusing(out)) setMe(out.me)
  }
  const leave = async () => {
    const out = await house.call('log-out', {})
    if (isRefusing(out)) told(out)
    else setMe(null)
  }

  return (
    <>
      <fieldset className="account">
        <legend>{say.account}</legend>
        {me !== null && <p>{me.login === null ? say.guest(me.name) : say.member(me.login)}</p>}
        {me !== null && name !== '' && name !== me.name && (
          <button type="button" onClick={() => void house.call('rename', { name, language }).then(told)}>
            <Icon of={signs.person} /> {say.rename(name)}
          </button>
        )}
        {me === null || me.login === null ? (
          <Enter guest={me !== null} told={told} />
        ) : (
          <>
            {hasPasskeys() && <p>{say.passkeys(me.passkeys)}</p>}
            <div className="choice-row">
              {hasPasskeys() && (
                <button type="button" onClick={() => void savePasskey(me.login ?? '').then(told)}>
                  <Icon of={signs.padlock} /> {say.passkeyAdd}
                </button>
              )}
              <button type="button" onClick={() => void leave()}>
                <Icon of={signs.door} /> {say.logOut}
              </button>
            </div>
          </>
        )}
        {wrong !== null && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
      </fieldset>
      {me !== null && <Vacation me={me} told={told} />}
    </>
  )
}

/** A guest keeps the tables under a login; anybody else comes in by one, or makes one. */
function Enter({ guest, told }: { guest: boolean; told: (out: { me: Me } | Refusing | 'no-passkey') => void }) {
  const say = useWords().settings
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
  )
}
