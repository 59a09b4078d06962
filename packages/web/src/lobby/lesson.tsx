import { botName } from '@krcma/bots'
import { type Refusing, refusedWords } from '@krcma/protocol'
import { useEffect, useRef, useState } from 'react'
import { Frame } from '../frame.tsx'
import { isRefusing } from '../link/link.ts'
import { LocalLink } from '../link/local/link.ts'
import { forgetLesson } from '../memory.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'
import { handOver } from '../table/handed-over.ts'

/** Begins somebody's first game at once: an apprentice sits down with them, and the lesson begins at its first word. */
export function Page({ game }: { game: string }) {
  const words = useWords()
  const { language, name } = useSettings()
  const card = shelf.find(({ id }) => id === game)
  const [refused, setRefused] = useState<Refusing | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (card === undefined || begun.current) return
    begun.current = true
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
    const players = Math.min(...card.players.filter((n) => n > 1))
    const levels = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : ('apprentice' as const)))
    const seats = levels.map((level, seat) =>
      level === null
        ? { name: name === '' ? words.setUp.player(1) : name, bot: null }
        : { name: botName(levels, seat, id), bot: level },
    )
    const options = Object.fromEntries(card.options.map(({ id, values }) => [id, values[0]?.value]))
    forgetLesson(game)
    const link = new LocalLink({ from: 'setting', id, game, seats, options, hints: false })
    void link.begun.then((out) => {
      if (isRefusing(out)) {
        link.close()
        return setRefused(out)
      }
      handOver(link)
      // Going back leads to where one came from, not to another lesson.
      location.replace(to('table', 'local', id))
    })
  }, [card, game, name, words])
  if (card === undefined)
    return (
      <Frame title={words.notFound}>
        <p>
          <a href={to()}>{words.home}</a>
        </p>
      </Frame>
    )
  return <p className="notice">{refused === null ? words.loading : refusedWords[language][refused.refused]}</p>
}
