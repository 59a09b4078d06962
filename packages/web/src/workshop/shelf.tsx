import { Icon, signs } from '@krcma/look'
import { LIMITS } from '@krcma/protocol'
import { useCallback, useEffect, useState } from 'react'
import { fileOf } from '../file-of.ts'
import { go, to } from '../route.ts'
import { useSettings } from '../settings.ts'
import type { Draft, OpenWorkshop } from '../shelf/workshops.ts'
import { Sure } from '../table/sure.tsx'
import { draftsOf, forgetDraft, type KeptDraft, keepDraft } from './kept-drafts.ts'
import { newDraftId } from './new-id.ts'
import { RowMaker } from './row-maker.tsx'
import { useWorkshopTexts } from './words/index.ts'

/** What was begun on this device, and what one can begin with. */
export function Shelf({ game, workshop }: OpenWorkshop & { readonly game: string }) {
  const texts = useWorkshopTexts()
  const { language } = useSettings()
  const [drafts, setDrafts] = useState<readonly KeptDraft[] | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const look = useCallback(() => void draftsOf(game).then(setDrafts), [game])
  useEffect(look, [look])
  const begin = async (draft: Draft) => {
    const id = newDraftId()
    await keepDraft({ id, game, draft, updated: Date.now(), house: null })
    go('workshop', game, id)
  }
  const bring = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > LIMITS.scenario * 2) return setRefused(texts.tooLarge)
    const brought = await fileOf(file)
    // A file of the house holds the record as its content; one of somebody else's may be the record itself.
    const content = (brought as { readonly content?: unknown } | null)?.content ?? brought
    const read = workshop.read(content)
    if ('refused' in read) return setRefused(texts.refusedAt(String(read['about'])))
    await begin(read)
  }
  const playable = (drafts ?? []).flatMap(({ draft }): readonly Draft[] => {
    const read = workshop.read(draft)
    const isFine = !('refused' in read) && workshop.findings(read).every(({ severity }) => severity !== 'error')
    return isFine ? [read] : []
  })
  const nameOf = (draft: Draft) => workshop.texts(draft)[language].name || texts.unnamed
  return (
    <>
      <p>{texts.about}</p>
      <div className="workshop-acts">
        <button type="button" className="main-button" onClick={() => void begin(workshop.blank(`own-${newDraftId()}`))}>
          <Icon of={signs.log} /> {texts.begin}
        </button>
        <label className="button-like">
          <Icon of={signs.save} /> {texts.import}
          <input
            type="file"
            className="hidden-text"
            accept="application/json,.json"
            onChange={(event) => void bring(event.currentTarget.files?.[0])}
          />
        </label>
        <a className="button-like" href={to('scenarios', game)}>
          <Icon of={signs.tavern} /> {texts.library}
        </a>
      </div>
      {refused !== null && (
        <p className="wrong" role="alert">
          {refused}
        </p>
      )}
      <section>
        <h2>{texts.mine}</h2>
        {drafts?.length === 0 && <p>{texts.nothing}</p>}
        <ul className="workshop-cards">
          {(drafts ?? []).map(({ id, draft, house }) => {
            const read = workshop.read(draft)
            return 'refused' in read ? null : (
              <li key={id} className="workshop-card">
                <a href={to('workshop', game, id)}>
                  <h3>{nameOf(read)}</h3>
                  <Standing workshop={workshop} draft={read} />
                  {house !== null && <p>{texts.keptAt(house.version)}</p>}
                </a>
                <Sure
                  quiet
                  icon={signs.no}
                  name={texts.forget}
                  text={texts.forgetText}
                  onSure={() => void forgetDraft(id).then(look)}
                />
              </li>
            )
          })}
        </ul>
      </section>
      <section>
        <h2>{texts.orWith}</h2>
        <ul className="workshop-cards">
          {workshop.samples.map((sample) => {
            const { name, about } = workshop.texts(sample)[language]
            return (
              <li key={name} className="workshop-card">
                <h3>{name}</h3>
                <p>{about}</p>
                <button type="button" onClick={() => void begin({ ...sample, id: `own-${newDraftId()}` })}>
                  <Icon of={signs.storybook} /> {texts.copy}
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      <RowMaker game={game} workshop={workshop} from={[...playable, ...workshop.samples]} />
    </>
  )
}

/** Whether it can be played, and what is still to do. */
export function Standing({ workshop, draft }: Pick<OpenWorkshop, 'workshop'> & { readonly draft: Draft }) {
  const texts = useWorkshopTexts()
  const findings = workshop.findings(draft)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  return (
    <p className="workshop-standing" data-ready={errors === 0}>
      {errors === 0 ? texts.ready : texts.errors(errors)}
      {warnings > 0 && `, ${texts.warnings(warnings)}`}
    </p>
  )
}
