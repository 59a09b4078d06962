import { Icon, signs } from '@krcma/look'
import type { TableInfo } from '@krcma/protocol'
import { Brought } from '../brought.tsx'
import { Frame } from '../frame.tsx'
import { addressOf } from '../link/address.ts'
import type { TableLink } from '../link/link.ts'
import { playersOnline, tellingOf } from '../pages/telling.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { GamePicture } from '../shelf/pictures.tsx'
import { shelf } from '../shelf/shelf.ts'
import { useShown } from '../shelf/use-shown.ts'
import { saveRecord } from './export.ts'

/** A table that has ended and has no position to show: it was called off, or played by rules that are no longer played. */
export function PutAway({ link, info }: { readonly link: TableLink; readonly info: TableInfo }) {
  const words = useWords()
  const { language } = useSettings()
  const { endedBy, setting, result, sitters } = info
  const shown = useShown(setting.game)
  const game = shelf.find(({ id }) => id === setting.game)?.words[language].name
  const played = endedBy === null || endedBy === 'draw' || endedBy === 'agreement'
  const { verdict, who } = tellingOf(
    result,
    playersOnline(info.id, sitters, language),
    words,
    language,
    shown?.words ?? null,
  )
  return (
    // A game that never began is not over.
    <Frame title={endedBy === 'called-off' && game !== undefined ? game : words.table.over}>
      <div className="set-up" data-room={setting.game}>
        <div className="set-up-picture">
          <GamePicture game={setting.game} shape="wide" />
        </div>
        {endedBy !== null && <p role="alert">{words.table.endedBy[endedBy]}</p>}
        {endedBy === null && <p>{verdict}</p>}
        {played && <p>{who.join(', ')}</p>}
        {info.imported && (
          <p>
            <Brought />
          </p>
        )}
        <div className="dialog-foot">
          {played && (
            <>
              <a className="button-like main-button" href={addressOf(link, 'replay')}>
                <Icon of={signs.play} /> {words.table.replay}
              </a>
              <button type="button" onClick={() => void saveRecord(link)}>
                {words.table.export}
              </button>
            </>
          )}
          <a className="button-like" href={to()}>
            <Icon of={signs.stein} /> {words.table.leave}
          </a>
        </div>
      </div>
    </Frame>
  )
}
