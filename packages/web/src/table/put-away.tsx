import { refusedWords, type TableInfo } from '@krcma/protocol'
import { Frame } from '../frame.tsx'
import type { TableLink } from '../link/link.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { saveRecord } from './export.ts'

/** A table that has ended and has no position to show: it was called off, or played by rules that are no longer played. */
export function PutAway({ link, info }: { readonly link: TableLink; readonly info: TableInfo }) {
  const words = useWords()
  const { language } = useSettings()
  const { endedBy } = info
  const played = endedBy === null || endedBy === 'draw' || endedBy === 'agreement'
  return (
    <Frame title={words.table.over}>
      {endedBy !== null && <p>{words.table.endedBy[endedBy]}</p>}
      {played && <p>{refusedWords[language]['older-rules']}</p>}
      <div className="dialog-foot">
        {played && (
          <button type="button" onClick={() => void saveRecord(link)}>
            {words.table.export}
          </button>
        )}
        <a className="button-like" href={to()}>
          {words.table.leave}
        </a>
      </div>
    </Frame>
  )
}
