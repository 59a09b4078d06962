import { Icon, signs } from '@krcma/look'
import { memo } from 'react'
import type { TableNow } from '../link/link.ts'
import { to } from '../route.ts'
import { useWords } from '../settings.ts'

interface HeadProps {
  readonly name: string
  readonly connection: TableNow['connection']
  /** Whether log and talk are sheets of their own. */
  readonly phone: boolean
  readonly talks: boolean
  /** Whether the viewer has no seat. */
  readonly watches: boolean
  /** Whether something was said that has not been looked at. */
  readonly unread: boolean
  readonly open: (sheet: 'log' | 'chat' | 'menu') => void
}

export const Head = memo(function Head({ name, connection, phone, talks, watches, unread, open }: HeadProps) {
  const words = useWords()
  const sheets = [
    { id: 'log', icon: signs.log, here: phone },
    { id: 'chat', icon: signs.chat, here: phone && talks },
    { id: 'menu', icon: signs.menu, here: true },
  ] as const
  return (
    <header className="table-head">
      <a className="quiet" href={to()} aria-label={words.home}>
        <Icon of={signs.stein} />
      </a>
      <h1 className="table-name">{name}</h1>
      {watches && (
        <span className="watching">
          <Icon of={signs.eye} /> {words.table.watching}
        </span>
      )}
      <span className="connection" data-connection={connection} role="status">
        {words.table.connection[connection]}
      </span>
      {sheets.map(({ id, icon, here }) =>
        here ? (
          <button key={id} type="button" className="quiet" data-new={id === 'chat' && unread} onClick={() => open(id)}>
            <Icon of={icon} />
            <span className="hidden-text">{id === 'chat' && unread ? words.table.chatNew : words.table[id]}</span>
          </button>
        ) : null,
      )}
    </header>
  )
})
