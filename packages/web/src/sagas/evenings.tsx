import type { Spoken } from '@krcma/look'
import type { AnyGame, SagaEvening } from '@krcma/protocol'
import { type Player, tellingOf } from '../pages/telling.ts'
import { to } from '../route.ts'
import { useSettings, useWords } from '../settings.ts'
import { nameOf } from './name.ts'
import type { SagaPart } from './page.tsx'
import { useSagaWords } from './words/index.ts'

interface EveningsProps extends SagaPart {
  readonly spoken: Spoken<AnyGame> | null
}

/** What was played, the latest first. */
export function Evenings({ saga, link, spoken }: EveningsProps) {
  const words = useWords()
  const texts = useSagaWords()
  const { language } = useSettings()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const secret = saga.link === null || saga.link === '' ? '' : `?link=${saga.link}`
  const players = ({ company, names }: SagaEvening): readonly Player[] =>
    company.seats.map((member, seat) => ({ name: names[seat] || nameOf(saga, member, texts), bot: null }))
  return (
    <section aria-labelledby="evenings">
      <h2 id="evenings">{texts.evenings}</h2>
      {saga.evenings.length === 0 && <p>{texts.none}</p>}
      <ol className="saga-evenings" reversed>
        {saga.evenings.toReversed().map((evening, n) => {
          const { table, came, result, opened } = evening
          const { verdict, who } = tellingOf(result, players(evening), words, language, spoken)
          return (
            <li key={table === '' ? opened : table} className="saga-evening">
              <strong>{texts.evening(saga.evenings.length - n)}</strong>
              <span>{date.format(opened)}</span>
              <span>{came === 'on' ? texts.came.on : verdict}</span>
              <span className="saga-who">{who.join(', ')}</span>
              {came !== 'on' && came !== 'played' && <em>{texts.came[came]}</em>}
              {came !== 'on' && table !== '' && (
                <a href={`${to('replay', link.place, table)}${secret}`}>{texts.replay}</a>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
