import { type Me, type Refusing, refusedWords } from '@krcma/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { useSettings, useWords } from '../settings.ts'

/** Who we are to the server, if there is one: a guest who may keep the tables under a login, or somebody with one. */
export function Account() {
  const words = useWords()
  const { language } = useSettings()
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<Refusing | null>(null)
  useEffect(() => {
    void house.call('me', {}).then((out) => setMe(isRefusing(out) ? undefined : out.me))
  }, [])
  if (me === undefined) return null
  const say = words.settings

  const told = (out: { readonly me: Me } | Refusing) => {
    setRefused(isRefusing(out) ? out : null)
    if (!isRefusing(out)) setMe(out.me)
  }
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    const guest = me?.guest === true
    told(
      guest ? await house.call('set-password', { login, password }) : await house.call('log-in', { login, password }),
    )
    setPassword('')
  }
  const leave = async () => {
    const out = await house.call('log-out', {})
    if (isRefusing(out)) setRefused(out)
    else setMe(null)
  }

  return (
    <fieldset>
      <legend>{say.account}</legend>
      {me !== null && <p>{me.login === null ? say.guest(me.name) : say.member(me.login)}</p>}
      {me === null || me.login === null ? (
        <form className="set-up-options" onSubmit={(event) => void enter(event)}>
          <label>
            {say.login}
            <input
              autoComplete="username"
              required
              value={login}
              onInput={(event) => setLogin(event.currentTarget.value)}
            />
          </label>
          <label>
            {say.password}
            <input
              type="password"
              autoComplete={me === null ? 'current-password' : 'new-password'}
              required
              minLength={10}
              value={password}
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{me === null ? say.enter : say.keep}</button>
        </form>
      ) : (
        <button type="button" onClick={() => void leave()}>
          {say.logOut}
        </button>
      )}
      {refused !== null && (
        <p className="wrong" role="alert">
          {refusedWords[language][refused.refused]}
        </p>
      )}
    </fieldset>
  )
}
