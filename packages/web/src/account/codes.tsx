import { Icon, signs } from '@krcma/look'
import { useState } from 'react'
import { copyText } from '../copy.ts'
import { Dialog } from '../dialog.tsx'
import { saveFile } from '../save-file.ts'
import { useAccountWords } from './words/index.ts'

/** Codes to keep, shown this once. */
export function Codes({ codes, login, onKept }: { codes: readonly string[]; login: string; onKept: () => void }) {
  const say = useAccountWords()
  const [copied, setCopied] = useState(false)
  const text = `${say.codesFile(login)}\n\n${codes.join('\n')}\n`
  return (
    <Dialog title={say.codesTitle} onClose={onKept}>
      <p>{say.codesText}</p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="choice-row">
        <button type="button" onClick={() => void copyText(text).then(() => setCopied(true))}>
          <Icon of={signs.share} /> {copied ? say.codesCopied : say.codesCopy}
        </button>
        <button type="button" onClick={() => saveFile(`krcma-${login}.txt`, text, 'text/plain')}>
          <Icon of={signs.save} /> {say.codesSave}
        </button>
        <button type="button" onClick={() => print()}>
          <Icon of={signs.log} /> {say.codesPrint}
        </button>
      </div>
      <div className="dialog-foot">
        <button type="button" className="main-button" onClick={onKept}>
          {say.codesKept}
        </button>
      </div>
    </Dialog>
  )
}
