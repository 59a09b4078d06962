import type { Me, Refusing } from '@krcma/protocol'
import { house } from '../link/online/house.ts'
import { useSettings } from '../settings.ts'
import { useAccountWords } from './words/index.ts'

const DAY = 86_400_000
const LENGTHS = [3, 7, 14, 30]

/** While somebody is away, clocks that count days stand still for them. */
export function Vacation({ me, told }: { me: Me; told: (out: { readonly me: Me } | Refusing) => void }) {
  const say = useAccountWords()
  const { language } = useSettings()
  const until = me.vacation !== null && me.vacation > Date.now() ? me.vacation : null
  const go = async (to: number | null) => told(await house.call('vacation', { until: to }))
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  return (
    <fieldset className="vacation">
      <legend>{say.vacation}</legend>
      <p>{until === null ? say.vacationText : say.vacationUntil(date.format(until))}</p>
      <div className="choice-row">
        {until === null ? (
          LENGTHS.map((days) => (
            <button key={days} type="button" onClick={() => void go(Date.now() + days * DAY)}>
              {say.vacationDays(days)}
            </button>
          ))
        ) : (
          <button type="button" onClick={() => void go(null)}>
            {say.vacationEnd}
          </button>
        )}
      </div>
    </fieldset>
  )
}
