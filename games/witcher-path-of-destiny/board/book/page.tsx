import { seeded } from '@krcma/look'
import { SIDES } from '../../content/symbols.ts'
import type { TaleId } from '../../content/tales.ts'
import { STORIES } from '../../content/tales.ts'
import { COVER, symbolOn } from '../../reckoning/story.ts'
import type { At } from '../at.ts'
import { SymbolSign } from '../card/signs.tsx'
import { characterIcons, scenery, symbolIcons } from '../pictures.ts'
import { Woodcut } from './woodcut.tsx'

/** What is cut into the block of a page: what its decision needs, or something of the tale. */
export function PageCut({ tale, page }: { tale: TaleId; page: number }) {
  const symbol = symbolOn(tale, page)
  const beside = seeded(`${tale} ${page}`).pick(scenery[tale])
  return symbol === null ? (
    <Woodcut id={`${tale} ${page}`} icon={beside} />
  ) : (
    <Woodcut id={`${tale} ${page}`} icon={symbolIcons[symbol]} beside={beside} />
  )
}

// It scrolls where there is little room, so the keyboard must reach it.
const reachable = { tabIndex: 0 }

interface LeafProps {
  readonly at: At
  readonly page: number
}

/** A page as one reads it: the picture, what it is called, the text, and what it gives. */
export function Leaf({ at, page }: LeafProps) {
  const { v, w, state } = at
  const { tale } = state
  const hero = heroOf(at)
  const last = state.hero !== null && hero !== null && isLast(at, page)
  const text = at.say.read?.(last ? `${tale}/${page}-${hero}` : `${tale}/${page}`)
  const title = page === COVER ? v.names.tales[tale] : v.names.paths[tale][page]
  const symbol = symbolOn(tale, page)
  const bonuses = STORIES[tale].bonuses[page]
  return (
    <article
      className="wpd-leaf"
      data-side={page % 2 === 0 ? 'left' : 'right'}
      aria-label={w.page(page)}
      {...reachable}
    >
      <span className="wpd-leaf-cut">
        {last ? (
          <Woodcut id={`${tale} ${page} ${hero}`} icon={characterIcons[hero]} />
        ) : (
          <PageCut tale={tale} page={page} />
        )}
      </span>
      {title !== undefined && (
        <h3>
          {symbol !== null && <SymbolSign of={symbol} />} {title}
        </h3>
      )}
      <p lang={at.words.language}>{text}</p>
      {bonuses !== undefined && (
        <ul className="wpd-leaf-bonuses">
          {SIDES.map((side) => (
            <li key={side}>{w.bonus(side, v.bonus(bonuses[side]))}</li>
          ))}
        </ul>
      )}
      <span className="wpd-leaf-number">{page}</span>
    </article>
  )
}

function heroOf({ state }: At) {
  const { hero, players, automa } = state
  if (hero === null) return null
  return hero === 'automa' ? (automa?.character ?? null) : (players[hero]?.character ?? null)
}

/** The epilogue stands on the right of the final page. */
const isLast = ({ state }: At, page: number) => page >= FIRST_FINAL && page % 2 === 1 && state.phase === 'over'
const FIRST_FINAL = 30
