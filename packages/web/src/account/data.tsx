import { Icon, signs } from '@krcma/look'
import { type Me, refusedWords } from '@krcma/protocol'
import { useState } from 'react'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { saveFile } from '../save-file.ts'
import { useSettings } from '../settings.ts'
import { Sure } from '../table/sure.tsx'
import { useProof } from './prove.tsx'
import { useAccountWords } from './words/index.ts'

/** Taking along everything about oneself, and going for good. */
export function Data({ me, onGone }: { me: Me; onGone: () => void }) {
  const say = useAccountWords()
  const { language } = useSettings()
  const { proven, dialog } = useProof(me)
  const [wrong, setWrong] = useState<string | null>(null)
  const take = async () => {
    const out = await proven(() => house.call('my-data', {}))
    if (out === 'no-passkey') return
    setWrong(isRefusing(out) ? refusedWords[language][out.refused] : null)
    if (!isRefusing(out)) saveFile(`krcma-${me.login ?? me.id}.json`, JSON.stringify(out.data, null, 2))
  }
  const go = async () => {
    const out = await proven(() => house.call('delete-account', {}))
    if (out === 'no-passkey') return
    setWrong(isRefusing(out) ? refusedWords[language][out.refused] : null)
    if (!isRefusing(out)) onGone()
  }
  return (
    <fieldset className="account">
      <legend>{say.data}</legend>
      <p>{say.dataText}</p>
      <button type="button" onClick={() => void take()}>
        <Icon of={signs.save} /> {say.dataTake}
      </button>
      <Sure quiet icon={signs.no} name={say.delete} text={say.deleteText} onSure={() => void go()} />
      {wrong !== null && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      {dialog}
    </fieldset>
  )
}
