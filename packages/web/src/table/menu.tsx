import { Icon, signs } from '@krcma/look'
import type { Input, Refusing, Sight } from '@krcma/protocol'
import { useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { addressOf } from '../link/address.ts'
import { isRefusing, type TableLink } from '../link/link.ts'
import { to } from '../route.ts'
import { useWords } from '../settings.ts'
import { saveRecord } from './export.ts'

interface MenuProps {
  readonly link: TableLink
  readonly sight: Sight
  readonly over: boolean
  readonly refused: (out: Refusing) => void
  readonly onStanding: () => void
  readonly onClose: () => void
}

/** All that one may want at a table besides playing. */
export function Menu({ link, sight, over, refused, onStanding, onClose }: MenuProps) {
  const words = useWords()
  const { info, seat } = sight
  const plays = seat !== null && !over
  return (
    <Dialog title={words.table.menu} onClose={onClose}>
      <p>
        <Icon of={signs.help} /> {words.table.first}
      </p>
      <div className="menu-list">
        {plays && (
          <button type="button" onClick={onStanding}>
            <Icon of={signs.candle} /> {words.table.standing}
          </button>
        )}
        {plays && link.place === 'online' && <Together link={link} sight={sight} refused={refused} onDone={onClose} />}
        <a href={to('rules', info.setting.game)}>
          <Icon of={signs.rules} /> {words.lobby.rules}
        </a>
        <a href={to('settings')}>
          <Icon of={signs.settings} /> {words.lobby.settings}
        </a>
        {(link.place === 'local' || over) && (
          <button type="button" onClick={() => void saveRecord(link)}>
            <Icon of={signs.save} /> {words.table.export}
          </button>
        )}
        <a href={addressOf(link, 'replay')}>
          <Icon of={signs.eye} /> {words.table.replay}
        </a>
        <a href={to()}>
          <Icon of={signs.stein} /> {words.table.leave}
        </a>
      </div>
      <p className="dice-note">
        <Icon of={signs.dice} /> {words.table.diceText(info.commitment)}
      </p>
    </Dialog>
  )
}

type What = Input<'propose'>['what']

const marks = { draw: signs.people, end: signs.no, pause: signs.pause } as const

interface TogetherProps {
  readonly link: TableLink
  readonly sight: Sight
  readonly refused: (out: Refusing) => void
  readonly onDone: () => void
}

/** What is asked of the others, and giving up, which cannot be taken back and is therefore asked twice. */
function Together({ link, sight, refused, onDone }: TogetherProps) {
  const words = useWords()
  const [sure, setSure] = useState(false)
  const { status, proposal } = sight.info
  const make = async (made: ReturnType<TableLink['call']>) => {
    onDone()
    const out = await made
    if (isRefusing(out)) refused(out)
  }
  const wanted: readonly Exclude<What, 'undo'>[] = status === 'paused' ? ['draw', 'end'] : ['draw', 'end', 'pause']
  return (
    <>
      {wanted.map((what) => (
        <button
          key={what}
          type="button"
          disabled={proposal !== null}
          onClick={() => void make(link.call('propose', { what }))}
        >
          <Icon of={marks[what]} /> {words.table.propose[what]}
        </button>
      ))}
      {sure ? (
        <div className="menu-sure">
          <p>{words.table.resignText}</p>
          <button type="button" className="main-button" onClick={() => void make(link.call('resign', {}))}>
            <Icon of={signs.door} /> {words.table.resign}
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => setSure(true)}>
          <Icon of={signs.door} /> {words.table.resign}…
        </button>
      )}
    </>
  )
}
