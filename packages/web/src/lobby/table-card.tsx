import { Brought } from '../brought.tsx'
import { useSettings } from '../settings.ts'
import { GamePicture } from '../shelf/pictures.tsx'
import { shelf } from '../shelf/shelf.ts'

interface TableCardProps {
  readonly game: string
  readonly href: string
  readonly title?: string | null
  readonly who: readonly string[]
  readonly state: string
  /** How it ended, where that is what the list is about. */
  readonly verdict?: string
  /** Whether it was played elsewhere. */
  readonly brought?: boolean
}

/** A table on a list: what is played, by whom, and how it stands. */
export function TableCard({ game, href, title, who, state, verdict, brought = false }: TableCardProps) {
  const { language } = useSettings()
  return (
    <a className="table-card" data-room={game} href={href}>
      <span className="table-card-picture">
        <GamePicture game={game} />
      </span>
      <span>
        <strong>{title ?? shelf.find(({ id }) => id === game)?.words[language].name}</strong>
        {verdict !== undefined && <span className="table-card-verdict">{verdict}</span>}
        <span className="table-card-who">{who.join(', ')}</span>
        <span className="table-card-state">{state}</span>
        {brought && <Brought short />}
      </span>
    </a>
  )
}
