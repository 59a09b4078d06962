import { Icon, signs } from '@krcma/look'
import { type AccountInfo, type Me, type Output, type Refusing, refusedWords } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { useSettings } from '../settings.ts'
import { Sure } from '../table/sure.tsx'
import { Codes } from './codes.tsx'
import { Email } from './email.tsx'
import { Keys } from './keys.tsx'
import { hasPasskeys, savePasskey } from './passkey.ts'
import { Password } from './password.tsx'
import { useProof } from './prove.tsx'
import { Sessions } from './sessions.tsx'
import { useAccountWords } from './words/index.ts'

interface MemberProps {
  readonly me: Me
  readonly login: string
  readonly recovered: boolean
  /** Codes of an account that is new. */
  readonly firstCodes: readonly string[] | null
  /** Whether the house can send letters. */
  readonly mail: boolean
  readonly onMe: (me: Me) => void
}

/** Somebody with a login: the ways in, where they are in use, and what to do if all are lost. */
export function Member({ me, login, recovered, firstCodes, mail, onMe }: MemberProps) {
  const say = useAccountWords()
  const { language } = useSettings()
  const [info, setInfo] = useState<AccountInfo | null>(null)
  const [codes, setCodes] = useState(firstCodes)
  const [wrong, setWrong] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { proven, dialog } = useProof(me)
  // With every change of who we are, what there is may be another.
  useEffect(() => {
    void house.call('account', {}).then((out) => !isRefusing(out) && me.id !== '' && setInfo(out))
  }, [me])

  /** Whether it was done; if not, why not is told. */
  const was = <T extends object>(out: T | Refusing | 'no-passkey'): out is T => {
    setDone(null)
    if (out === 'no-passkey') setWrong(say.passkeyFailed)
    else if (isRefusing(out)) setWrong(out.about === 'last' ? say.passkeyLast : refusedWords[language][out.refused])
    else setWrong(null)
    return out !== 'no-passkey' && !isRefusing(out)
  }
  const changed = (out: AccountInfo | Refusing | 'no-passkey') => {
    if (was(out)) setInfo(out)
  }
  const setPassword = (out: Output<'set-password'> | Refusing | 'no-passkey') => {
    if (!was(out)) return
    const names = out.passkeys.map(({ name }) => name || say.passkeyNameless)
    const keys = names.length === 0 ? '' : ` ${say.passwordKeys(new Intl.ListFormat(language).format(names))}`
    setDone(`${say.passwordDone}${keys}`)
    onMe(out.me)
  }
  const addKey = async () => {
    const out = await proven(() => savePasskey(login))
    if (was(out)) onMe(out.me)
  }
  const newCodes = async () => {
    const out = await proven(() => house.call('new-codes', {}))
    if (!was(out)) return
    setCodes(out.codes)
    onMe(out.me)
  }

  return (
    <>
      {recovered && <p role="status">{say.recovered}</p>}
      {done !== null && <p role="status">{done}</p>}
      {wrong !== null && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <Password me={me} login={login} recovered={recovered} proven={proven} told={setPassword} />
      {(hasPasskeys() || me.passkeys > 0) && (
        <>
          <h3>{say.passkeyTitle}</h3>
          <p>{say.passkeys(me.passkeys)}</p>
          {info !== null && info.passkeys.length > 0 && <Keys info={info} proven={proven} told={changed} />}
          {hasPasskeys() && (
            <button type="button" onClick={() => void addKey()}>
              <Icon of={signs.padlock} /> {say.passkeyAdd}
            </button>
          )}
        </>
      )}
      <h3>{say.codes}</h3>
      <p>{say.codesLeft(me.codes)}</p>
      {me.codes === 0 ? (
        <button type="button" onClick={() => void newCodes()}>
          <Icon of={signs.log} /> {say.codesNew}
        </button>
      ) : (
        <Sure
          icon={signs.log}
          name={say.codesNew}
          text={say.codesNewText}
          key={me.codes}
          onSure={() => void newCodes()}
        />
      )}
      {mail && <Email me={me} proven={proven} told={(out) => was(out) && onMe(out.me)} />}
      <h3>{say.sessions}</h3>
      {info !== null && <Sessions info={info} told={changed} />}
      {dialog}
      {codes !== null && <Codes codes={codes} login={login} onKept={() => setCodes(null)} />}
    </>
  )
}
