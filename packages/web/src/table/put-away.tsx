import { Icon, signs } from '@krcma/look'
import { refusedWords, type TableInfo } from '@krcma/protocol'
import { Frame } from '../frame.tsx'
import type { TableLink } from '../link/link.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { GamePicture } from '../shelf/pictures.tsx'
import { shelf } from '../shelf/shelf.ts'
import { saveRecord } from './export.ts'

/** A table that has ended and has no position to show: it was called off, or played by rules that are no longer played. */
export function PutAway({ link, info }: { readonly link: TableLink; readonly info: TableInfo }) {
  const words = useWords()
  const { language } = useSettings()
  const { endedBy, setting } = info
  const game = shelf.find(({ id }) => id === setting.game)?.words[language].name
  const played = endedBy === null || endedBy === 'draw' || endedBy === 'agreement'
  return (
    // A game that never began is not over.
    <Frame title={endedBy === 'called-off' && game !== undefined ? game : words.table.over}>
      <div className="set-up" data-room={setting.game}>
        <div className="set-up-picture">
          <GamePicture game={setting.game} shape="wide" />
        </div>
        {endedBy !== null && <p role="alert">{words.table.endedBy[endedBy]}</p>}
        {played && <p>{refusedWords[language]['older-rules']}</p>}
        <div className="dialog-foot">
          {played && (
            <button type="button" onClick={() => void saveRecord(link)}>
              {words.table.export}
            </button>
          )}
          <a className="button-like" href={to()}>
            <Icon of={signs.stein} /> {words.table.leave}
          </a>
        </div>
      </div>
    </Frame>
  )
}
