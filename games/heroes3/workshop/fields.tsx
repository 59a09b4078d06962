import { type ReactNode, useId, useState } from 'react'
import type { Bilingual } from '../content/effects.ts'
import type { Place } from './draft/place.ts'
import { Found, useForm, useValue } from './form.tsx'

/** A section of a step. */
export function Part({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="h3w-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {about !== undefined && <p className="h3w-about">{about}</p>}
      {children}
    </section>
  )
}

interface CountProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A whole number: typed, or made larger and smaller. */
export function Count({ label, value, least, most, onChange }: CountProps) {
  const to = (n: number) => onChange(Math.max(least, Math.min(most, n)))
  return (
    <label className="h3w-field">
      <span>{label}</span>
      <span className="h3w-count">
        <button type="button" tabIndex={-1} aria-hidden="true" disabled={value <= least} onClick={() => to(value - 1)}>
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value}
          onInput={(event) => {
            const typed = event.currentTarget.valueAsNumber
            if (Number.isSafeInteger(typed)) to(typed)
          }}
        />
        <button type="button" tabIndex={-1} aria-hidden="true" disabled={value >= most} onClick={() => to(value + 1)}>
          +
        </button>
      </span>
    </label>
  )
}

export function CountAt({ at, ...rest }: { at: Place; label: string; least: number; most: number }) {
  const { put } = useForm()
  const value = useValue<number | undefined>(at)
  return (
    <div>
      <Count {...rest} value={value ?? rest.least} onChange={(n) => put(at, n)} />
      <Found at={at} />
    </div>
  )
}

interface SelectProps<T extends string | number> {
  readonly label: string
  /** Undefined: nothing is chosen; then `none` names that. */
  readonly value: T | undefined
  readonly of: readonly T[]
  readonly names: Readonly<Record<string, string>>
  readonly none?: string
  readonly onChange: (value: T | undefined) => void
}

export function Select<T extends string | number>({ label, value, of, names, none, onChange }: SelectProps<T>) {
  return (
    <label className="h3w-field">
      <span>{label}</span>
      <select
        value={value === undefined ? '' : String(value)}
        onChange={(event) => onChange(of.find((one) => String(one) === event.currentTarget.value))}
      >
        {(none !== undefined || value === undefined) && <option value="">{none ?? ''}</option>}
        {of.map((one) => (
          <option key={one} value={String(one)}>
            {names[String(one)] ?? one}
          </option>
        ))}
      </select>
    </label>
  )
}

export function Tick({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="h3w-tick">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}

interface ChoiceProps<T extends string> {
  readonly legend: string
  readonly value: T
  readonly of: readonly T[]
  readonly names: Readonly<Record<T, string>>
  readonly about?: Readonly<Record<T, string>>
  readonly onChange: (value: T) => void
}

/** One of a few, all of them in sight. */
export function Choose<T extends string>({ legend, value, of, names, about, onChange }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className="h3w-choose">
      <legend>{legend}</legend>
      {of.map((one) => (
        <label key={one} className="h3w-tick">
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          <span>
            {names[one]}
            {about !== undefined && <small>{about[one]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface WordsAtProps {
  readonly at: Place
  readonly label: string
  readonly long?: boolean
  readonly most: number
}

/** A text in both languages: the same in the other one until somebody says it differently (H3B-CREATE-01). */
export function WordsAt({ at, label, long = false, most }: WordsAtProps) {
  const { words, language, put } = useForm()
  const text = useValue<Partial<Bilingual> | undefined>(at)
  const other = language === 'cs' ? 'en' : 'cs'
  const [mine = '', theirs = ''] = [text?.[language], text?.[other]]
  const [apart, setApart] = useState(theirs !== mine)
  const say = (own: string) => put(at, { ...text, [language]: own, ...(apart ? {} : { [other]: own }) })
  return (
    <div className="h3w-words">
      <Line label={label} lang={language} value={mine} long={long} most={most} onInput={say} />
      <Tick
        label={words.field.other}
        on={apart}
        onChange={(on) => {
          setApart(on)
          if (!on) put(at, { ...text, [other]: mine })
        }}
      />
      {apart && (
        <Line
          label={words.field.otherLine(label)}
          lang={other}
          value={theirs}
          long={long}
          most={most}
          onInput={(value) => put(at, { ...text, [other]: value })}
        />
      )}
      <Found at={at} within />
    </div>
  )
}

interface LineProps {
  readonly label: string
  readonly lang: string
  readonly value: string
  readonly long: boolean
  readonly most: number
  readonly onInput: (value: string) => void
}

function Line({ label, lang, value, long, most, onInput }: LineProps) {
  const id = useId()
  const filled = { id, lang, maxLength: most, value }
  return (
    <div className="h3w-field">
      <label htmlFor={id}>{label}</label>
      {long ? (
        <textarea rows={4} {...filled} onInput={(event) => onInput(event.currentTarget.value)} />
      ) : (
        <input {...filled} onInput={(event) => onInput(event.currentTarget.value)} />
      )}
    </div>
  )
}

/** What cards within this one, and texts, show themselves. */
const DEEPER = /\.(effects|options|costs|all|any|outcomes)\b.*\[|\.(text|name)\b/

interface CardProps {
  readonly list: Place
  readonly index: number
  readonly length: number
  readonly title: string
  readonly children: ReactNode
}

/** One of several things that are filled in the same way: it can be moved and removed, and shows what is wrong with it. */
export function ListCard({ list, index, length, title, children }: CardProps) {
  const { words, edit } = useForm()
  return (
    <li className="h3w-card">
      <div className="h3w-card-head">
        <h4>{title}</h4>
        {index > 0 && (
          <button
            type="button"
            className="quiet"
            aria-label={words.field.up(title)}
            onClick={() => edit({ do: 'shift', in: list, index, by: -1 })}
          >
            ↑
          </button>
        )}
        {index < length - 1 && (
          <button
            type="button"
            className="quiet"
            aria-label={words.field.down(title)}
            onClick={() => edit({ do: 'shift', in: list, index, by: 1 })}
          >
            ↓
          </button>
        )}
        <button
          type="button"
          className="quiet"
          aria-label={words.field.remove(title)}
          onClick={() => edit({ do: 'take', from: list, index })}
        >
          ✕
        </button>
      </div>
      {children}
      <Found at={`${list}[${index}]`} within besides={DEEPER} />
    </li>
  )
}
