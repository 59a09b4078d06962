import { Icon, signs } from '@krcma/look'
import { LIMITS, type Refusing, refusedWords, type ScenarioCard } from '@krcma/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fileOf } from '../file-of.ts'
import { Frame } from '../frame.tsx'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { go, to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'
import { hasWorkshop } from '../shelf/workshops.ts'
import { textOf } from './name.ts'
import { One } from './one.tsx'
import { useScenarioWords } from './words/index.ts'
import './scenarios.css'

interface PageProps {
  readonly game: string
  /** One of them, and the secret of its link. */
  readonly named: { readonly id: string; readonly link: string | null } | null
}

export function Page({ game, named }: PageProps) {
  const words = useWords()
  const texts = useScenarioWords()
  const { language } = useSettings()
  const card = shelf.find(({ id }) => id === game)
  if (card?.scenarios !== true) return <Frame title={words.notFound}>{null}</Frame>
  return (
    <Frame title={texts.title(card.words[language].name)}>
      <div className="scenarios" data-room={game}>
        {named === null ? <All game={game} /> : <One key={named.id} game={game} {...named} />}
      </div>
    </Frame>
  )
}

interface Lists {
  readonly mine: readonly ScenarioCard[]
  readonly open: readonly ScenarioCard[]
  /** From when the last of those is, if there are more. */
  readonly last: number | undefined
}

/** Whoever is typing is let finish, in milliseconds. */
const REST = 250

/** One's own, and those that are for everybody. */
function All({ game }: { readonly game: string }) {
  const texts = useScenarioWords()
  const { language } = useSettings()
  const [lists, setLists] = useState<Lists | null>(null)
  const [words, setWords] = useState('')
  const [refused, setRefused] = useState<Refusing | null>(null)
  const asked = useRef(0)
  const look = useCallback(
    async (before?: number) => {
      asked.current += 1
      const turn = asked.current
      const wanted = { game, ...(words.trim() === '' ? {} : { words: words.trim() }) }
      const [mine, open] = await Promise.all([
        before === undefined ? house.call('scenarios', { ...wanted, mine: true }) : null,
        house.call('scenarios', { ...wanted, ...(before === undefined ? {} : { before }) }),
      ])
      // Somebody who types on wants what they have typed by now.
      if (asked.current !== turn) return
      if (isRefusing(open)) return setRefused(open)
      const others = open.scenarios.filter(({ mine: isMine }) => !isMine)
      const last = open.scenarios.length < LIMITS.list ? undefined : open.scenarios.at(-1)?.updated
      setLists((known) => ({
        // Whoever has no session has none of their own.
        mine: mine === null ? (known?.mine ?? []) : isRefusing(mine) ? [] : mine.scenarios,
        open: before === undefined ? others : [...(known?.open ?? []), ...others],
        last,
      }))
    },
    [game, words],
  )
  useEffect(() => {
    const timer = setTimeout(() => void look(), words === '' ? 0 : REST)
    return () => clearTimeout(timer)
  }, [look, words])
  const bring = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    setRefused(null)
    const me = await house.introduce()
    if (isRefusing(me)) return setRefused(me)
    const out = await house.call('import-scenario', { file: await fileOf(chosen) })
    if (isRefusing(out)) setRefused(out)
    else go('scenarios', out.scenario.game, out.scenario.id)
  }
  return (
    <>
      <p>{texts.about}</p>
      <p className="saga-keeping">
        {hasWorkshop(game) && (
          <a className="main-button" href={to('workshop', game)}>
            <Icon of={signs.log} /> {texts.make}
          </a>
        )}
        <label className="button-like">
          <Icon of={signs.save} /> {texts.import}
          <input
            type="file"
            className="hidden-text"
            accept="application/json,.json"
            onChange={(event) => void bring(event.currentTarget.files?.[0])}
          />
        </label>
      </p>
      {refused !== null && (
        <p className="wrong" role="alert">
          {refusedWords[language][refused.refused]} {/[.[]/.test(refused.about) && <code>{refused.about}</code>}
        </p>
      )}
      <label className="scenario-search">
        <span className="hidden-text">{texts.search}</span>
        <input
          type="search"
          maxLength={80}
          placeholder={texts.search}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      {lists !== null && (
        <>
          {lists.mine.length > 0 && <Cards title={texts.mine} list={lists.mine} none={texts.none} />}
          <Cards title={texts.public} list={lists.open} none={words === '' ? texts.none : texts.noneFound} />
          {lists.last !== undefined && (
            <button type="button" onClick={() => void look(lists.last)}>
              {texts.more}
            </button>
          )}
        </>
      )}
    </>
  )
}

interface CardsProps {
  readonly title: string
  readonly list: readonly ScenarioCard[]
  readonly none: string
}

function Cards({ title, list, none }: CardsProps) {
  const texts = useScenarioWords()
  const { language } = useSettings()
  return (
    <section>
      <h2>{title}</h2>
      {list.length === 0 && <p>{none}</p>}
      <ul className="scenario-cards">
        {list.map((scenario) => {
          const { name, about } = textOf(scenario.texts, language)
          return (
            <li key={scenario.id}>
              <a className="scenario-card" href={to('scenarios', scenario.game, scenario.id)}>
                <h3>{name}</h3>
                <p className="scenario-facts">
                  {texts.by(scenario.owner.name)}, {texts.version(scenario.version)}
                  {scenario.access === 'link' && `, ${texts.link}`}
                </p>
                <p className="scenario-about">{about}</p>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
