import { Icon, signs } from '@krcma/look'
import type { AccountInfo, Refusing } from '@krcma/protocol'
import { house } from '../link/online/house.ts'
import { useSettings } from '../settings.ts'
import { useAccountWords } from './words/index.ts'

/** Where one is logged in, and putting an end to it. */
export function Sessions({ info, told }: { info: AccountInfo; told: (out: AccountInfo | Refusing) => void }) {
  const say = useAccountWords()
  const { language } = useSettings()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul className="ways">
      {info.sessions.map(({ id, device, opened, seen, here }) => (
        <li key={id}>
          <span>
            <strong>{say.session(device)}</strong> {here && <em>({say.sessionHere})</em>}
            <span className="ways-when">{say.sessionSince(date.format(opened), date.format(seen))}</span>
          </span>
          {!here && (
            <button
              type="button"
              className="quiet"
              onClick={() => void house.call('close-session', { session: id }).then(told)}
            >
              <Icon of={signs.door} /> {say.sessionClose(say.session(device))}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
