import { useState } from 'react'
import { Account } from '../account/account.tsx'
import { Frame } from '../frame.tsx'
import { forgetLessons } from '../memory.ts'
import { change, useSettings, useWords } from '../settings.ts'
import { catalogues } from '../words/index.ts'

interface RowProps<T extends string> {
  readonly name: string
  readonly value: T
  readonly values: Readonly<Record<T, string>>
  readonly onChange: (to: T) => void
}

function Row<T extends string>({ name, value, values, onChange }: RowProps<T>) {
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className="choice-row">
        {(Object.entries(values) as [T, string][]).map(([id, label]) => (
          <label key={id} className="pill">
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function Page() {
  const words = useWords()
  const { name, language, theme, motion, sounds, confirmations } = useSettings()
  const [done, setDone] = useState(false)
  const say = words.settings
  const onOff = { on: say.on, off: say.off }
  return (
    <Frame title={say.title}>
      <div className="set-up">
        <fieldset>
          <legend>{say.name}</legend>
          <input
            aria-label={say.name}
            maxLength={24}
            value={name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </fieldset>
        <Row
          name={say.language}
          value={language}
          values={{ cs: catalogues.cs.language, en: catalogues.en.language }}
          onChange={(to) => change({ language: to })}
        />
        <Row name={say.theme} value={theme} values={say.themes} onChange={(to) => change({ theme: to })} />
        <Row name={say.motion} value={motion} values={say.motions} onChange={(to) => change({ motion: to })} />
        <Row
          name={say.sounds}
          value={sounds ? 'on' : 'off'}
          values={onOff}
          onChange={(to) => change({ sounds: to === 'on' })}
        />
        <Row
          name={say.confirmations}
          value={confirmations ? 'on' : 'off'}
          values={onOff}
          onChange={(to) => change({ confirmations: to === 'on' })}
        />
        <Account />
        <p>
          <button
            type="button"
            onClick={() => {
              forgetLessons()
              setDone(true)
            }}
          >
            {say.lessons}
          </button>{' '}
          <span role="status">{done && say.lessonsDone}</span>
        </p>
      </div>
    </Frame>
  )
}
