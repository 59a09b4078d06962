import { Icon, signs } from '@krcma/look'
import type { Input, Refusing, Sight } from '@krcma/protocol'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { addressOf } from '../link/address.ts'
import { isRefusing, type TableLink } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { to } from '../route.ts'
import { useWords } from '../settings.ts'
import { saveRecord } from './export.ts'
import { Sure } from './sure.tsx'
import { useLayout } from './use-layout.ts'

/** Loaded when somebody needs it. */
const Report = lazy(async () => ({ default: (await import('../admin/report.tsx')).Report }))

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
  const layout = useLayout()
  const [reporting, setReporting] = useState(false)
  const others =
    link.place === 'online' && !info.imported
      ? info.sitters.flatMap(({ person }, at) => (person === null || person.id === '' || at === seat ? [] : [person]))
      : []
  const plays = seat !== null && !over
  const shuts = link.place === 'online' && !over && house.me?.admin === true
  const make = async (made: ReturnType<TableLink['call']>) => {
    onClose()
    const out = await made
    if (isRefusing(out)) refused(out)
  }
  if (reporting)
    return (
      <Suspense>
        <Report table={link.id} link={link.invitation} people={others} onClose={onClose} />
      </Suspense>
    )
  return (
    <Dialog title={words.table.menu} onClose={onClose}>
      {seat !== null && layout === 'desk' && (
        <p>
          <Icon of={signs.help} /> {words.table.first}
        </p>
      )}
      <div className="menu-list">
        {plays && (
          <button type="button" onClick={onStanding}>
            <Icon of={signs.candle} /> {words.table.standing}
          </button>
        )}
        {plays && link.place === 'online' && <Together link={link} sight={sight} make={make} />}
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
        {link.place === 'online' && (
          <a href={addressOf(link, 'screen')} target="_blank" rel="noreferrer">
            <Icon of={signs.people} /> {words.table.screen}
          </a>
        )}
        <a href={addressOf(link, 'replay')}>
          <Icon of={signs.eye} /> {words.table.replay}
        </a>
        {others.length > 0 && (
          <button type="button" onClick={() => setReporting(true)}>
            <Icon of={signs.info} /> {words.table.reportSomebody}
          </button>
        )}
        {shuts && (
          <Sure
            icon={signs.no}
            name={words.table.shut}
            text={words.table.shutText}
            onSure={() => void make(link.call('close-table', {}))}
          />
        )}
        <a href={to()}>
          <Icon of={signs.stein} /> {words.table.leave}
        </a>
      </div>
      <p className="dice-note">
        <Icon of={signs.dice} /> {words.table[link.place === 'local' ? 'diceHere' : 'diceText'](info.commitment)}{' '}
        <a href={to('dice')}>{words.table.diceHow}</a>
      </p>
    </Dialog>
  )
}

type What = Input<'propose'>['what']

const marks = { draw: signs.people, end: signs.no, pause: signs.pause } as const

interface TogetherProps {
  readonly link: TableLink
  readonly sight: Sight
  readonly make: (made: ReturnType<TableLink['call']>) => Promise<void>
}

/** What is asked of the others, and giving up. */
function Together({ link, sight, make }: TogetherProps) {
  const words = useWords()
  const { status, proposal } = sight.info
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
      <Sure
        icon={signs.door}
        name={words.table.resign}
        text={words.table.resignText}
        onSure={() => void make(link.call('resign', {}))}
      />
    </>
  )
}
