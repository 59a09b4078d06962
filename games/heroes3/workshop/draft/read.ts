import { type Finding, type Refusal, refuse } from '@krcma/kernel'
import type { Scenario } from '../../content/scenario.ts'
import { check } from '../../reckoning/scenario/check.ts'
import { error } from '../../reckoning/scenario/finding.ts'
import { wrongPlaces } from '../../reckoning/scenario/read.ts'
import { type Place, valueAt } from './place.ts'

/** Lists that the form may leave empty, and that a record must not. */
const LISTS = /(^|\.)(victory|effects|options|costs|all|any)$/
const WORDS = /\.(en|cs)$/

/** A draft is a record in which something may still be empty: a name, a text, a list that needs one thing at least. */
function isEmpty(place: Place, value: unknown): boolean {
  if (typeof value === 'string') return WORDS.test(place) && value.trim() === ''
  return LISTS.test(place) && Array.isArray(value) && value.length === 0
}

/** A draft out of anything at all; refused with the first place that the form could not have left so (H3B-CREATE-20). */
export function readDraft(message: unknown): Scenario | Refusal {
  const wrong = wrongPlaces(message).find((place) => !isEmpty(place, valueAt(message, place)))
  return wrong === undefined
    ? (message as Scenario)
    : refuse('malformed', wrong === '' ? 'scenario' : `scenario.${wrong}`)
}

/** What is still missing, and what the game itself says. */
export function findingsOf(draft: Scenario): readonly Finding[] {
  const wrong = wrongPlaces(draft)
  // A name that is nowhere is missing once.
  const said = wrong.filter((place) => !(/\.cs$/.test(place) && wrong.includes(place.replace(/\.cs$/, '.en'))))
  return [...said.map(missing), ...check(draft)]
}

function missing(place: Place): Finding {
  if (place === 'victory')
    return error(
      place,
      'At least one victory condition is needed: how does one win?',
      'Je potřeba aspoň jedna podmínka vítězství: jak se vyhrává?',
    )
  if (/^name\b/.test(place)) return error(place, 'The scenario needs a name.', 'Scénář potřebuje jméno.')
  return error(place, 'Something is missing here.', 'Tady ještě něco chybí.')
}
