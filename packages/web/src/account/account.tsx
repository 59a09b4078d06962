import '../css/account.css'
import { Icon, signs } from '@krcma/look'
import { type Me, refusedWords } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { useAdminWords } from '../admin/words/index.ts'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { to } from '../route.ts'
import { useSettings } from '../settings.ts'
import { Data } from './data.tsx'
import { Enter, type Entered } from './enter.tsx'
import { Member } from './member.tsx'
import { Vacation } from './vacation.tsx'
import { useAccountWords } from './words/index.ts'

/** Who we are to the server, if there is one: a guest who may keep the tables under a login, or somebody with one. */
export function Account() {
  const say = useAccountWords()
  const seeTo = useAdminWords()
  const { language, name: called } = useSettings()
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [wrong, setWrong] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [recovered, setRecovered] = useState(false)
  const [mail, setMail] = useState(false)
  useEffect(() => {
    void house.call('me', {}).then((out) => {
      setMe(isRefusing(out) ? undefined : out.me)
      setMail(!isRefusing(out) && out.mail === true)
    })
  }, [])
  if (me === undefined) return null
  const name = called.trim()

  const told = (out: Entered) => {
    if (out === 'no-passkey') return setWrong(say.passkeyFailed)
    setWrong(isRefusing(out) ? refusedWords[language][out.refused] : null)
    if (isRefusing(out)) return
    setCodes(out.codes ?? null)
    setRecovered(out.recovered === true)
    setMe(out.me)
  }
  const leave = async (everywhere: boolean) => {
    const out = await house.call('log-out', { everywhere })
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
        {me?.admin === true && (
          <a className="button-like" href={to('admin')}>
            <Icon of={signs.settings} /> {seeTo.link}
          </a>
        )}
        {wrong !== null && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
        {me === null || me.login === null ? (
          <Enter guest={me !== null} mail={mail} told={told} />
        ) : (
          <>
            <Member
              key={me.id}
              me={me}
              login={me.login}
              recovered={recovered}
              firstCodes={codes}
              mail={mail}
              onMe={(now) => {
                setRecovered(false)
                setMe(now)
              }}
            />
            <div className="choice-row account-leave">
              <button type="button" onClick={() => void leave(false)}>
                <Icon of={signs.door} /> {say.logOut}
              </button>
              <button type="button" onClick={() => void leave(true)}>
                <Icon of={signs.door} /> {say.logOutEverywhere}
              </button>
            </div>
          </>
        )}
      </fieldset>
      {me !== null && <Vacation me={me} told={told} />}
      {me !== null && <Data key={me.id} me={me} onGone={() => setMe(null)} />}
    </>
  )
}
