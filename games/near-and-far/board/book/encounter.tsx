import { Icon, icons } from '@krcma/look'
import { useEffect, useRef, useState } from 'react'
import { enemy } from '../../content/threats.ts'
import { introductionOf } from '../../reckoning/chapters.ts'
import { leftOf } from '../../reckoning/players.ts'
import { Asked } from '../asked.tsx'
import { type At, lookOf, playerAt } from '../at.ts'
import * as own from '../icons.ts'
import { spaceName } from '../map/said.ts'
import { answeredIn } from '../parts.ts'
import { Options } from './options.tsx'
import { Reader } from './reader.tsx'
import { Results, toRead } from './results.tsx'
import { Going } from './test-line.tsx'

/** What lies over the board: a page of the book, a fight on the road, a duel at a door. */
export function Encounter({ at }: { at: At }) {
  const { state } = at
  const unread = toRead(at)
  if (unread.length > 0) return <Results key={unread[0]?.n} at={at} of={unread} />
  if (state.encounter !== null && (state.stage === 'option' || state.stage === 'test')) return <Page at={at} />
  if (state.check !== null) return <Fight at={at} />
  const asked = answeredIn(at, 'encounter')
  if (asked.length === 0) return null
  return (
    <section className="naf-fight" aria-label={at.w.encounter.name}>
      <Question at={at} />
      <Asked at={at} of={asked} />
    </section>
  )
}

function Question({ at }: { at: At }) {
  const { say, words } = at
  const [first] = answeredIn(at, 'encounter')
  if (first === undefined) return null
  const question = words.question[first.kind] as (seat: number, context: unknown, say: unknown) => string
  return <h3>{question(first.decision.seat, first.decision.context, say)}</h3>
}

/** The introduction on the left leaf, the ways on the right one; a test on one line below them. */
function Page({ at }: { at: At }) {
  const { state, say, v, w } = at
  const met = state.encounter
  const handed = useHanded(at)
  if (met === null) return null
  const seat = state.active
  const reader = leftOf(state.players, seat)
  const character = playerAt(at, seat).character
  const title = v.encounter(met.source, met.id, character === null ? '' : v.names.characters[character])
  const asked = answeredIn(at, 'encounter').filter(({ kind }) => kind !== 'option')
  const text = say.read?.(introductionOf(state, playerAt(at, seat), met)) ?? ''
  return (
    <section className="naf-open-book" aria-label={w.encounter.name} data-source={met.source}>
      <article className="naf-leaf" data-leaf="left">
        <header>
          <Reader at={at} reader={reader} seat={seat} />
          <h2>{title}</h2>
          <p className="naf-where">{spaceName(at, met.space)}</p>
        </header>
        {handed.waits ? (
          <div className="naf-handing">
            <p>{w.encounter.handTo(lookOf(at, reader).name, lookOf(at, seat).name)}</p>
            <button ref={handed.button} type="button" className="naf-main" onClick={handed.take}>
              <Icon of={icons.book} /> {w.encounter.takes(lookOf(at, reader).name)}
            </button>
          </div>
        ) : (
          // A card of the arcade is its title.
          met.source !== 'arcade' && (
            <p className="naf-prose" lang={at.words.language}>
              {text}
            </p>
          )
        )}
      </article>
      <article className="naf-leaf" data-leaf="right">
        <Options at={at} seat={seat} choices={met.choices} taken={met.way} />
        {state.check !== null && (
          <>
            <Going at={at} check={state.check} />
            <Question at={at} />
            <Asked at={at} of={asked} />
          </>
        )}
      </article>
    </section>
  )
}

/** At a hot seat the page is given to its reader, once for each encounter; elsewhere it lies open before everybody. */
function useHanded({ state, seats }: At) {
  const seat = state.active
  const reader = leftOf(state.players, seat)
  const both = seats[seat]?.who === 'me' && seats[reader]?.who === 'me' && seat !== reader
  const page = `${state.round} ${seat} ${state.encounter?.id ?? ''}`
  const [taken, setTaken] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const waits = both && state.stage === 'option' && taken !== page && state.encounter?.source !== 'arcade'
  useEffect(() => {
    if (waits) button.current?.focus({ preventScroll: true })
  }, [waits])
  return { waits, button, take: () => setTaken(page) }
}

/** A foe on the road or at a door, and how the roll stands. */
function Fight({ at }: { at: At }) {
  const { state, v, w } = at
  const { check } = state
  if (check === null) return null
  const { foe, defender } = check
  const title =
    foe !== null
      ? v.scene.foe(v.names.foes[foe], enemy(foe).strength, enemy(foe).points)
      : defender === null
        ? w.encounter.name
        : w.encounter.duel(
            lookOf(at, check.seat).name,
            defender.who === 'neutral' ? w.neutral : lookOf(at, defender.who).name,
          )
  return (
    <section className="naf-fight" aria-label={title}>
      <h2>
        <Icon of={foe === null ? icons.combat : own.threat} /> {title}
      </h2>
      <Going at={at} check={check} />
      <Question at={at} />
      <Asked at={at} of={answeredIn(at, 'encounter')} />
    </section>
  )
}
