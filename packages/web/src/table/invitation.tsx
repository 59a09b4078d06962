import { Icon, signs } from '@krcma/look'
import { useState } from 'react'
import { copyText } from '../copy.ts'
import { addressOf, wholeAddress } from '../link/address.ts'
import type { TableLink } from '../link/link.ts'
import { QrCode } from '../qr-code.tsx'
import { useWords } from '../settings.ts'

/** How to bring others here: a link to send, a code to scan, and a large screen that all can see. */
export function Invitation({ link, game }: { link: TableLink; game: string }) {
  const words = useWords()
  const [copied, setCopied] = useState(false)
  const address = wholeAddress(addressOf(link, 'table'))
  const copy = async () => {
    await copyText(address)
    setCopied(true)
  }
  // Whoever thinks better of it in the system's own sheet has said nothing wrong.
  const share = () => void navigator.share({ title: `Krčma: ${game}`, url: address }).catch(() => undefined)
  return (
    <fieldset>
      <legend>{words.table.invite}</legend>
      <div className="invite">
        <QrCode text={address} label={words.table.inviteCode} />
        <div className="invite-ways">
          <input readOnly aria-label={words.table.invite} value={address} />
          <div className="choice-row">
            {'share' in navigator && (
              <button type="button" className="main-button" onClick={share}>
                <Icon of={signs.share} /> {words.table.share}
              </button>
            )}
            <button type="button" onClick={() => void copy()}>
              <Icon of={signs.share} /> {copied ? words.table.copied : words.table.copy}
            </button>
            <a className="button-like" href={addressOf(link, 'screen')} target="_blank" rel="noreferrer">
              <Icon of={signs.eye} /> {words.table.screen}
            </a>
          </div>
        </div>
      </div>
    </fieldset>
  )
}
