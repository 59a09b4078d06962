import { botName } from '@krcma/bots'
import { Icon, signs } from '@krcma/look'
import { refusedWords } from '@krcma/protocol'
import { useState } from 'react'
import { isRefusing } from '../link/link.ts'
import type { LocalSeat } from '../link/local/kept.ts'
import { LocalLink } from '../link/local/link.ts'
import { go, to } from '../route.ts'
import { saveFile } from '../save-file.ts'
import { useSettings, useWords } from '../settings.ts'
import { shelf } from '../shelf/shelf.ts'
import type { AnyWorkshop, Draft } from '../shelf/workshops.ts'
import { handOver } from '../table/handed-over.ts'
import { keepDraft } from './kept-drafts.ts'
import { newDraftId } from './new-id.ts'
import type { AtHouse } from './use-house.ts'
import { useWorkshopTexts } from './words/index.ts'

interface ShareProps {
  readonly game: string
  readonly draft: Draft
  readonly workshop: AnyWorkshop
  readonly broken: boolean
  readonly atHouse: AtHouse
}

/** What can be done with a scenario: play it here, keep it on the server, hand it on. */
export function Share({ game, draft, workshop, broken, atHouse }: ShareProps) {
  const texts = useWorkshopTexts()
  const words = useWords()
  const { language, name: mine } = useSettings()
  const [refused, setRefused] = useState<string | null>(null)
  const { named, refused: notKept, keep } = atHouse
  const play = async (players: number, people: number) => {
    const id = newDraftId()
    const turn = String(crypto.getRandomValues(new Uint8Array(1))[0])
    const levels = Array.from({ length: players }, (_, seat) => (seat < people ? null : ('journeyman' as const)))
    const seats = levels.map((bot, seat): LocalSeat => {
      if (bot !== null) return { name: botName(levels, seat, turn), bot }
      return { name: seat === 0 && mine !== '' ? mine : words.setUp.player(seat + 1), bot }
    })
    const link = new LocalLink({ from: 'setting', id, game, seats, options: {}, hints: false, scenario: draft })
    const out = await link.begun
    if (isRefusing(out)) {
      link.close()
      return setRefused(texts.playRefused(out.about))
    }
    handOver(link)
    go('table', 'local', id)
  }
  const copy = async () => {
    const id = newDraftId()
    await keepDraft({ id, game, draft: { ...draft, id: `own-${id}` }, updated: Date.now(), house: null })
    go('workshop', game, id)
  }
  const save = () => {
    const content = draft
    const file = {
      krcma: 'scenario',
      game,
      rules: shelf.find(({ id }) => id === game)?.rules,
      texts: workshop.texts(draft),
      content,
    }
    saveFile(`krcma-scenario-${game}-${String(draft['id'])}.json`, JSON.stringify(file, null, 2))
  }
  return (
    <div className="workshop-share">
      <section>
        <h2>{texts.play}</h2>
        {broken ? (
          <p>{texts.first}</p>
        ) : (
          workshop.players(draft).map((players) => (
            <div key={players} className="workshop-acts">
              <b>{texts.players(players)}</b>
              <button type="button" className="main-button" onClick={() => void play(players, 1)}>
                <Icon of={signs.bot} /> {players === 1 ? texts.play : texts.against}
              </button>
              {players > 1 && (
                <button type="button" onClick={() => void play(players, players)}>
                  <Icon of={signs.people} /> {texts.here}
                </button>
              )}
            </div>
          ))
        )}
        {refused !== null && (
          <p className="wrong" role="alert">
            {refused}
          </p>
        )}
      </section>
      <section>
        <h2>{texts.share}</h2>
        <p>{named === null ? texts.shareAbout : texts.keeping}</p>
        {notKept !== null && (
          <p className="wrong" role="alert">
            {notKept.refused === 'late' ? texts.late : refusedWords[language][notKept.refused]}
          </p>
        )}
        <div className="workshop-acts">
          {named === null ? (
            <button type="button" disabled={broken} onClick={() => void keep()}>
              <Icon of={signs.online} /> {texts.keep}
            </button>
          ) : (
            <a className="button-like" href={to('scenarios', game, named.scenario)}>
              <Icon of={signs.online} /> {texts.page}
            </a>
          )}
          <button type="button" onClick={save}>
            <Icon of={signs.save} /> {texts.export}
          </button>
          <button type="button" onClick={() => void copy()}>
            <Icon of={signs.storybook} /> {texts.copy}
          </button>
        </div>
      </section>
    </div>
  )
}
