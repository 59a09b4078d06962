import { type BoardProps, Icon, icons } from '@krcma/look'
import type { Path } from '../content/story.ts'
import { COVER, decisionPages, pageAfter } from '../reckoning/story.ts'
import type { PathOfDestiny } from '../shape.ts'
import { inWords } from './at.ts'
import { PageCut } from './book/page.tsx'
import { Woodcut } from './book/woodcut.tsx'
import { Strip } from './card/card.tsx'
import { heroName } from './ending.tsx'
import { characterIcons } from './pictures.ts'

/** The road that was taken, and the hero at its end with the last timeline. */
export function Keepsake(props: BoardProps<PathOfDestiny>) {
  const at = inWords(props)
  const { state, v, w } = at
  const { hero, dominant, path, tale } = state
  if (hero === null || dominant === null) return null
  const body = hero === 'automa' ? state.automa : state.players[hero]
  const character = body?.character ?? 'geralt'
  const road = `${path}${dominant === 'left' ? 'L' : 'R'}`
  return (
    <div className="wpd wpd-keepsake">
      <header className="wpd-keepsake-head">
        <span className="wpd-keepsake-cut">
          <Woodcut id={`${tale} ${pageAfter(path, dominant)} ${character}`} icon={characterIcons[character]} />
        </span>
        <div>
          <h2>{v.names.tales[tale]}</h2>
          <p>{w.ending.hero(heroName(at, hero))}</p>
        </div>
      </header>
      <ol className="wpd-keepsake-road">
        <li>
          <PageCut tale={tale} page={COVER} />
          <span>{v.names.tales[tale]}</span>
        </li>
        {[...road].map((turn, i) => {
          const page = decisionPages(road.slice(0, i) as Path)[turn === 'L' ? 'left' : 'right']
          return (
            <li key={page}>
              <PageCut tale={tale} page={page} />
              <span>{v.names.paths[tale][page]}</span>
            </li>
          )
        })}
      </ol>
      <ul className="wpd-keepsake-line">
        {body?.timeline.map(({ card }) => (
          <li key={card}>
            <Strip at={at} id={card} />
          </li>
        ))}
      </ul>
      <p className="wpd-keepsake-points">
        <Icon of={icons.glory} className="wpd-vp" /> {body?.vp}
      </p>
    </div>
  )
}
