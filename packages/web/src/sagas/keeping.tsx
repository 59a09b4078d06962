import { Icon, signs } from '@krcma/look'
import { useState } from 'react'
import { copyText } from '../copy.ts'
import { wholeAddress } from '../link/address.ts'
import { isRefusing } from '../link/link.ts'
import { go, to } from '../route.ts'
import { saveFile } from '../save-file.ts'
import { Sure } from '../table/sure.tsx'
import type { SagaPart } from './page.tsx'
import { useSagaWords } from './words/index.ts'

/** Bringing others in, handing on, saving, leaving, ending. */
export function Keeping({ saga, link, act, busy }: SagaPart) {
  const texts = useSagaWords()
  const [copied, setCopied] = useState(false)
  const [heir, setHeir] = useState('')
  const address = wholeAddress(`${to('saga', 'online', saga.id)}?link=${saga.link}`)
  const copy = async () => {
    await copyText(address)
    setCopied(true)
  }
  const save = async () => {
    const out = await link.file()
    if (!isRefusing(out)) saveFile(`krcma-saga-${saga.game}-${saga.id}.json`, JSON.stringify(out.file))
    return out
  }
  const gone = async () => {
    const out = await link.leave()
    if (!isRefusing(out)) go()
    return out
  }
  const heirs = saga.members.flatMap(({ person }) => (person === null || person.id === saga.owner.id ? [] : [person]))
  if (saga.link === null) return null
  return (
    <section aria-labelledby="keeping">
      <h2 id="keeping">{texts.more}</h2>
      {link.place === 'online' && saga.status === 'open' && (
        <fieldset>
          <legend>{texts.invite}</legend>
          <div className="invite">
            <input readOnly aria-label={texts.invite} value={address} />
            <button type="button" onClick={() => void copy()}>
              <Icon of={signs.share} /> {copied ? texts.copied : texts.copy}
            </button>
          </div>
        </fieldset>
      )}
      {saga.owned && link.handOver !== undefined && heirs.length > 0 && (
        <fieldset>
          <legend>{texts.handOver}</legend>
          <div className="invite">
            <select aria-label={texts.handOver} value={heir} onChange={(event) => setHeir(event.currentTarget.value)}>
              <option value="">…</option>
              {heirs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <button
              type="button"
              disabled={busy || heir === ''}
              onClick={() => void act(link.handOver?.(heir) ?? Promise.resolve({}))}
            >
              {texts.handOverDo}
            </button>
          </div>
        </fieldset>
      )}
      <div className="saga-keeping">
        {saga.owned && (
          <button type="button" disabled={busy} onClick={() => void act(save())}>
            <Icon of={signs.save} /> {texts.export}
          </button>
        )}
        {saga.owned && saga.status === 'open' && (
          <Sure quiet icon={signs.candle} name={texts.end} text={texts.endText} onSure={() => void act(link.end())} />
        )}
        {link.place === 'local' && (
          <Sure quiet icon={signs.no} name={texts.forget} text={texts.forgetText} onSure={() => void gone()} />
        )}
        {link.place === 'online' && saga.member !== null && !saga.owned && (
          <Sure quiet icon={signs.door} name={texts.leave} text={texts.leaveText} onSure={() => void gone()} />
        )}
      </div>
    </section>
  )
}
