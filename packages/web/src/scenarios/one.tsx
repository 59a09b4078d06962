import { Icon, signs } from '@krcma/look'
import { type Refusing, refusedWords, type ScenarioSight } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { copyText } from '../copy.ts'
import { wholeAddress } from '../link/address.ts'
import { isRefusing } from '../link/link.ts'
import { house } from '../link/online/house.ts'
import { go, to } from '../route.ts'
import { saveFile } from '../save-file.ts'
import { useSettings, useWords } from '../settings.ts'
import { hasWorkshop } from '../shelf/workshops.ts'
import { Sure } from '../table/sure.tsx'
import { takeUp } from '../workshop/take-up.ts'
import { useWorkshop } from '../workshop/use-workshop.ts'
import { Games } from './games.tsx'
import { textOf } from './name.ts'
import { Reading } from './reading.tsx'
import { useScenarioWords } from './words/index.ts'

interface OneProps {
  readonly game: string
  readonly id: string
  readonly link: string | null
}

/** One scenario: what it is about, where it comes from, what its game says, and what can be done with it. */
export function One({ game, id, link }: OneProps) {
  const words = useWords()
  const texts = useScenarioWords()
  const open = useWorkshop(game)
  const { language } = useSettings()
  const [scenario, setScenario] = useState<ScenarioSight | null>(null)
  const [refused, setRefused] = useState<Refusing | null>(null)
  const [said, setSaid] = useState<'copied' | 'shared' | null>(null)
  const named = { scenario: id, ...(link === null ? {} : { link }) }
  useEffect(() => {
    void house
      .call('look-scenario', { scenario: id, ...(link === null ? {} : { link }) })
      .then((out) => (isRefusing(out) ? setRefused(out) : setScenario(out.scenario)))
  }, [id, link])
  if (scenario === null)
    return refused === null ? (
      <p role="status">{words.loading}</p>
    ) : (
      <>
        <p role="alert">{refusedWords[language][refused.refused]}</p>
        <p>
          <a href={to('scenarios', game)}>{texts.all}</a>
        </p>
      </>
    )

  const { name, about } = textOf(scenario.texts, language)
  const { findings, owner, version, access, brought, ancestry, mine } = scenario
  const secret = scenario.link ?? link
  const query = secret === null || access === 'public' ? '' : `link=${secret}`
  const copied = async () => {
    const me = await house.introduce()
    return isRefusing(me) ? me : house.call('copy-scenario', named)
  }
  const copy = async () => {
    const out = await copied()
    if (isRefusing(out)) return setRefused(out)
    setSaid('copied')
    go('scenarios', game, out.scenario.id)
  }
  /** In the workshop: one's own, or a copy that remembers what it is one of. */
  const alter = async () => {
    const out = mine ? { scenario } : await copied()
    if (isRefusing(out)) return setRefused(out)
    go('workshop', game, await takeUp(out.scenario))
  }
  const save = async () => {
    const out = await house.call('export-scenario', named)
    if (isRefusing(out)) setRefused(out)
    else saveFile(`krcma-scenario-${game}-${id}.json`, JSON.stringify(out.file))
  }
  const share = async () => {
    await copyText(wholeAddress(`${to('scenarios', game, id)}${query === '' ? '' : `?${query}`}`))
    setSaid('shared')
  }
  const remove = async () => {
    const out = await house.call('remove-scenario', { scenario: id })
    if (isRefusing(out)) setRefused(out)
    else go('scenarios', game)
  }
  const show = async (to: ScenarioSight['access']) => {
    const { content } = scenario
    const after = { scenario: id, version }
    const out = await house.call('save-scenario', { after, game, access: to, texts: scenario.texts, content })
    setRefused(isRefusing(out) ? out : null)
    if (!isRefusing(out)) setScenario(out.scenario)
  }
  const isRow = (open?.workshop.row?.of(scenario.content) ?? null) !== null
  const broken = findings.some(({ severity }) => severity === 'error')
  return (
    <>
      <p>
        <a href={to('scenarios', game)}>{texts.all}</a>
      </p>
      <article className="parchment">
        <h2>{name}</h2>
        <p className="scenario-facts">
          {texts.by(owner.name)}, {texts.version(version)}
          {access === 'link' && `, ${texts.link}`}
          {brought && `, ${texts.brought}`}
          {ancestry.length > 0 && (
            <>
              {', '}
              {ancestry.map((ancestor, n) => (
                <span key={ancestor.id}>
                  {n > 0 && ' ← '}
                  <a href={to('scenarios', game, ancestor.id)}>{texts.copyOf(ancestor.owner)}</a>
                </span>
              ))}
            </>
          )}
        </p>
        {!hasWorkshop(game) && about.split(/\n+/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        <Reading game={game} content={scenario.content} />
        {findings.length > 0 && (
          <>
            <h3>{texts.findings}</h3>
            <ul>
              {findings.map(({ path, severity, words: finding }) => (
                <li key={`${path} ${finding.en}`} className="scenario-finding" data-severity={severity}>
                  {finding[language]} <code>{path}</code>
                </li>
              ))}
            </ul>
          </>
        )}
      </article>
      {refused !== null && (
        <p className="wrong" role="alert">
          {refusedWords[language][refused.refused]}
        </p>
      )}
      <p role="status">{said === null ? '' : texts[said]}</p>
      <div className="saga-keeping">
        {!broken && isRow && (
          <a
            className="main-button"
            href={`${to('begin-saga', game)}?scenario=${id}${query === '' ? '' : `&${query}`}`}
          >
            <Icon of={signs.storybook} /> {texts.saga}
          </a>
        )}
        {!broken && !isRow && (
          <a
            className="main-button"
            href={`${to('new', game)}?mode=online&scenario=${id}${query === '' ? '' : `&${query}`}`}
          >
            <Icon of={signs.table} /> {texts.open}
          </a>
        )}
        {hasWorkshop(game) && !isRow && (
          <button type="button" onClick={() => void alter()}>
            <Icon of={signs.log} /> {mine ? texts.alter : texts.alterCopy}
          </button>
        )}
        <button type="button" onClick={() => void copy()}>
          <Icon of={signs.storybook} /> {texts.copy}
        </button>
        <button type="button" onClick={() => void save()}>
          <Icon of={signs.save} /> {texts.export}
        </button>
        {(access === 'public' || secret !== null) && (
          <button type="button" onClick={() => void share()}>
            <Icon of={signs.share} /> {texts.share}
          </button>
        )}
        {mine && (
          <button type="button" onClick={() => void show(access === 'public' ? 'link' : 'public')}>
            <Icon of={signs.people} /> {access === 'public' ? texts.hide : texts.show}
          </button>
        )}
        {mine && (
          <Sure quiet icon={signs.no} name={texts.remove} text={texts.removeText} onSure={() => void remove()} />
        )}
      </div>
      <Games game={game} id={id} link={link} />
    </>
  )
}
