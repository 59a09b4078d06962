import { Fragment } from 'react'
import type { Place } from '../draft/place.ts'
import { useForm, useValue } from '../form.tsx'
import { type Blank, offered } from './blank.ts'
import { type SaidPlace, saidPlaces } from './filled.ts'

interface SaidProps<T> {
  readonly at: Place
  /** The sentence as the table says it. */
  readonly say: (thing: T) => string
  /** Places of its own, besides those of its event, conditions and effects. */
  readonly blanks?: readonly Blank[]
}

/** A sentence with places to fill: what it says can be changed where it says it. */
export function Said<T extends object>({ at, say, blanks = [] }: SaidProps<T>) {
  const thing = useValue<T>(at)
  const text = say(thing)
  const places = saidPlaces(thing, say, blanks)
  return (
    <p className="h3w-said">
      {places.map((place, i) => (
        <Fragment key={place.at}>
          {text.slice(places[i - 1]?.to ?? 0, place.from)}
          <Filling at={at} place={place} words={text.slice(place.from, place.to)} />
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.to ?? 0)}
    </p>
  )
}

/** Words that lie over what they can be exchanged for. */
function Filling({ at, place, words: said }: { at: Place; place: SaidPlace; words: string }) {
  const { words, put, draft } = useForm()
  const full = `${at}.${place.at}`
  const value = useValue<string | number>(full)
  const of = place.choice === null ? place.of : offered(place.choice, draft)
  const names: Readonly<Record<string, string>> = place.choice === null ? {} : words.choices[place.choice]
  return (
    <span className="h3w-fill">
      <span aria-hidden="true">{said}</span>
      <select
        aria-label={words.blanks[place.named] ?? place.named}
        value={String(value)}
        onChange={(event) =>
          put(
            full,
            of.find((one) => String(one) === event.currentTarget.value),
          )
        }
      >
        {of.map((one) => (
          <option key={one} value={String(one)}>
            {names[String(one)] ?? one}
          </option>
        ))}
      </select>
    </span>
  )
}
