import { Icon, signs } from '@krcma/look'
import type { Output } from '@krcma/protocol'
import type { Kept } from '../link/local/kept.ts'
import { isNew } from '../memory.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'

interface DoorProps {
  readonly href: string
  readonly icon: string
  readonly name: string
  readonly text: string
  /** The one that most will want now. */
  readonly main: boolean
}

function Door({ href, icon, name, text, main }: DoorProps) {
  return (
    <a className="door" data-main={main} href={href}>
      <Icon of={icon} />
      <strong>{name}</strong>
      <span>{text}</span>
    </a>
  )
}

interface DoorsProps {
  /** Tables of this device that are not over, the most urgent first. */
  readonly open: readonly Kept[]
  readonly lobby: Output<'lobby'> | null
}

/** One way each: go on, learn, play at once, play with friends. Whoever is new is led to a lesson. */
export function Doors({ open, lobby }: DoorsProps) {
  const words = useWords()
  const { language } = useSettings()
  const nameOf = (game: string) => shelf.find(({ id }) => id === game)?.words[language].name ?? ''
  const yours = (lobby?.yours ?? []).filter(({ status }) => status !== 'over' && status !== 'ended')
  const online = yours.find(({ yourMove }) => yourMove) ?? (open.length === 0 ? yours[0] : undefined)
  const [local] = open
  const game = online?.game ?? local?.game
  const isFirst = game === undefined && isNew()
  return (
    <nav className="doors" aria-label={words.lobby.ways}>
      {game !== undefined && (
        <Door
          main
          href={online === undefined ? to('table', 'local', local?.id ?? '') : to('table', 'online', online.id)}
          icon={signs.candle}
          name={words.lobby.goOn}
          text={words.lobby.goOnText(nameOf(game), open.length + yours.length)}
        />
      )}
      <Door
        main={isFirst}
        href={to('learn')}
        icon={signs.rules}
        name={words.lobby.learn}
        text={isFirst ? words.lobby.learnNew : words.lobby.learnText}
      />
      <Door
        main={game === undefined && !isFirst}
        href={to('play')}
        icon={signs.bot}
        name={words.lobby.play}
        text={words.lobby.playText}
      />
      <Door
        main={false}
        href={to('friends')}
        icon={signs.people}
        name={words.lobby.friends}
        text={words.lobby.friendsText}
      />
    </nav>
  )
}

/** So many people are named. */
const NAMED = 5

/** Who is here now: the people at tables that anybody may see. */
export function Here({ lobby }: { lobby: Output<'lobby'> | null }) {
  const words = useWords()
  const tables = [...(lobby?.playing ?? []), ...(lobby?.open ?? []), ...(lobby?.yours ?? [])]
  const playing = new Map(tables.map((table) => [table.id, table]))
  const people = new Map(
    [...playing.values()]
      .filter(({ status }) => status === 'playing' || status === 'gathering')
      .flatMap(({ sitters }) =>
        sitters.flatMap(({ person }) => (person === null ? [] : [[person.id, person.name] as const])),
      ),
  )
  const names = [...people.values()]
  if (names.length === 0) return null
  return (
    <p className="lobby-here">
      <Icon of={signs.online} /> {words.lobby.here(names.slice(0, NAMED).join(', '), Math.max(0, names.length - NAMED))}
    </p>
  )
}
