import { Icon, signs } from '@krcma/look'
import type { AccountInfo, PasskeyCard, Refusing } from '@krcma/protocol'
import { type FormEvent, useState } from 'react'
import { house } from '../link/online/house.ts'
import { useSettings, useWords } from '../settings.ts'
import { Sure } from '../table/sure.tsx'
import type { Proving } from './prove.tsx'
import { useAccountWords } from './words/index.ts'

interface KeysProps {
  readonly info: AccountInfo
  readonly proven: Proving['proven']
  readonly told: (out: AccountInfo | Refusing | 'no-passkey') => void
}

/** The passkeys that open the account. */
export function Keys({ info, proven, told }: KeysProps) {
  const say = useAccountWords()
  const { language } = useSettings()
  const [naming, setNaming] = useState<string | null>(null)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const nameOf = ({ name }: PasskeyCard) => name || say.passkeyNameless
  return (
    <ul className="ways">
      {info.passkeys.map((key) => (
        <li key={key.id}>
          {naming === key.id ? (
            <Naming
              named={nameOf(key)}
              onName={(name) => {
                setNaming(null)
                void house.call('passkey-rename', { passkey: key.id, name }).then(told)
              }}
              onCancel={() => setNaming(null)}
            />
          ) : (
            <>
              <span>
                <strong>{nameOf(key)}</strong>
                <span className="ways-when">
                  {key.created > 0 && say.passkeyMade(date.format(key.created))}
                  {key.used !== null && `, ${say.passkeyUsed(date.format(key.used))}`}
                </span>
              </span>
              <button type="button" onClick={() => setNaming(key.id)}>
                {say.passkeyRename}
              </button>
              <Sure
                quiet
                icon={signs.no}
                name={say.passkeyRemove(nameOf(key))}
                text={say.passkeyRemoveText}
                onSure={() => void proven(() => house.call('passkey-remove', { passkey: key.id })).then(told)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Naming({ named, onName, onCancel }: { named: string; onName: (name: string) => void; onCancel: () => void }) {
  const say = useAccountWords()
  const words = useWords()
  const [name, setName] = useState(named)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onName(name.trim())
  }
  return (
    <form className="ways-name" onSubmit={save}>
      <input
        aria-label={say.passkeyName}
        required
        maxLength={40}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit">{say.passkeySave}</button>
      <button type="button" className="quiet" aria-label={words.neverMind} onClick={onCancel}>
        <Icon of={signs.no} />
      </button>
    </form>
  )
}
