import { anything, fields, misfit, whole } from './form.ts'
import type {
  Carried,
  ChoiceOf,
  Evening,
  EveningOf,
  Game,
  OpenSaga,
  Refusal,
  SagaRules,
  SavedSaga,
  Shape,
  SheetsOf,
} from './index.ts'
import { migratedSettings } from './migration.ts'
import { isRefusal, readCarried, readParts, readSettings } from './opening.ts'
import { same } from './plain.ts'
import { attempt } from './record.ts'
import { refuse } from './refusal.ts'
import { redact } from './zones.ts'

/** Begins a saga of so many members, with the options and the scenario that its evenings are to have unless its game says otherwise. */
export function beginSaga<G extends Shape>(
  game: Game<G>,
  members: number,
  given: { readonly options?: unknown; readonly scenario?: unknown } = {},
): OpenSaga<G> | Refusal {
  const { saga } = game
  if (saga === undefined) return refuse('not-allowed', 'saga')
  const opening = readParts(game, members, { ...given, campaign: null })
  if (isRefusal(opening)) return opening
  const sheets = saga.begin(opening)
  return isRefusal(sheets) ? sheets : sagaOf(game, saga, { ...opening, sheets })
}

/** Opens a saga that was kept, also under older rules. Nothing of it is believed: each part is read. */
export function openSaga<G extends Shape>(game: Game<G>, kept: unknown): OpenSaga<G> | Refusal {
  const { saga } = game
  if (saga === undefined) return refuse('not-allowed', 'saga')
  const wrong = misfit(kept, SAVED)
  if (wrong !== undefined) return refuse('malformed', `saga${wrong}`)
  const saved = kept as SavedSaga
  if (saved.rules > game.rules) return refuse('newer-rules', 'saga')
  const read = attempt(() => {
    const { rules, sheets } = saved
    return readSettings(game, { ...migratedSettings(game, saved), campaign: { rules, sheets } })
  })
  if (isRefusal(read)) return read
  const { options, scenario, campaign: sheets } = read
  return sheets === null ? refuse('malformed', 'saga.sheets') : sagaOf(game, saga, { options, scenario, sheets })
}

interface Parts<G extends Shape> {
  readonly options: G['options']
  readonly scenario: G['scenario']
  readonly sheets: SheetsOf<G>
}

function sagaOf<G extends Shape>(game: Game<G>, saga: SagaRules<G>, parts: Parts<G>): OpenSaga<G> {
  const { rules } = game
  const { options, scenario, sheets } = parts
  const saved = (now: SheetsOf<G>): SavedSaga => ({ rules, options, scenario, sheets: now })
  const evening = (next: EveningOf<G>): Evening<G> => ({
    options: { ...options, ...next.options },
    scenario: next.scenario === undefined ? scenario : next.scenario,
    campaign: { rules, sheets: next.campaign },
  })
  const over = saga.over(sheets)
  const choices = (member: number): readonly ChoiceOf<G>[] => (over ? [] : (saga.choices?.(sheets, member) ?? []))
  return {
    over,
    size: saga.size(sheets),
    view: (member) => redact(sheets, member),
    evenings(company) {
      if (over) return refuse('game-over', 'saga')
      const next = saga.evenings(sheets, company)
      return isRefusal(next) ? next : next.map(evening)
    },
    after(company, handedOut: Carried | null) {
      if (over) return refuse('game-over', 'saga')
      const handed = readCarried(game, handedOut)
      if (isRefusal(handed)) return handed
      const now = saga.after(sheets, company, handed)
      return now === 'again' ? { again: true, saga: saved(sheets) } : { again: false, saga: saved(now) }
    },
    join() {
      if (over) return refuse('game-over', 'saga')
      const now = saga.join?.(sheets) ?? refuse('not-allowed', 'members')
      return isRefusal(now) ? now : saved(now)
    },
    choices,
    choose(member, choice) {
      const found = choices(member).find((one) => same(one, choice))
      return found === undefined || saga.choose === undefined
        ? refuse('not-an-option', 'choice')
        : saved(saga.choose(sheets, member, found))
    },
    save: () => saved(sheets),
  }
}

const SAVED = fields({ rules: whole, options: anything, scenario: anything, sheets: anything })
