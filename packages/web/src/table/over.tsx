import { type Face, Icon, type Seen, signs } from '@krcma/look'
import type { AnyGame, Sight } from '@krcma/protocol'
import { Dialog } from '../dialog.tsx'
import { addressOf } from '../link/address.ts'
import type { TableLink } from '../link/link.ts'
import { to } from '../route.ts'
import { useWords } from '../settings.ts'
import { saveRecord } from './export.ts'
import { ScoreSheet } from './score-sheet.tsx'

interface OverProps {
  readonly link: TableLink
  readonly sight: Sight
  readonly seen: Seen<AnyGame>
  readonly face: Face<AnyGame>
  readonly onRematch: () => void
  readonly onKeepsake: () => void
  readonly onProof: () => void
  readonly onClose: () => void
}

/** The end, by the rules or by agreement, and what can be done after it. */
export function Over({ link, sight, seen, face, onRematch, onKeepsake, onProof, onClose }: OverProps) {
  const words = useWords()
  const { rematch, endedBy, sitters, imported, setting } = sight.info
  const { saga } = setting
  // How a saga goes on is its own page's to say.
  const mayAgain =
    !imported && saga === undefined && (link.place === 'local' || sight.seat !== null || rematch !== null)
  const alone = sitters.filter(({ person, bot }) => person !== null && bot === null).length < 2
  return (
    <Dialog title={words.table.over} wide onClose={onClose}>
      {seen.view.ending === null ? (
        <p className="score score-verdict">
          <Icon of={signs.people} /> {words.table.endedBy[endedBy ?? 'agreement']}
        </p>
      ) : (
        <ScoreSheet seen={seen} face={face} />
      )}
      <div className="dialog-foot">
        {saga !== undefined && (
          <a className="main-button" href={to('saga', link.place, saga.id)}>
            <Icon of={signs.storybook} /> {words.table.toSaga}
          </a>
        )}
        {mayAgain && (
          <button type="button" className="main-button" onClick={onRematch}>
            {rematch === null || alone ? words.table.rematch : words.table.rematchJoin}
          </button>
        )}
        <a className="button-like" href={addressOf(link, 'replay')}>
          {words.table.replay}
        </a>
        {seen.view.ending !== null && (
          <button type="button" onClick={onKeepsake}>
            <Icon of={signs.save} /> {words.ending.keepsake}
          </button>
        )}
        {!imported && (
          <button type="button" onClick={onProof}>
            <Icon of={signs.dice} /> {words.table.proveDice}
          </button>
        )}
        <button type="button" onClick={() => void saveRecord(link)}>
          {words.table.export}
        </button>
      </div>
    </Dialog>
  )
}
