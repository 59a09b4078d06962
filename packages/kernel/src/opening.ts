import { DamagedRecord } from './chance.ts'
import { anything, fields, misfit, whole } from './form.ts'
import type { Carried, Finding, Game, Opening, Refusal, Shape } from './index.ts'
import { migrated } from './migration.ts'
import { canonical, same } from './plain.ts'
import { refuse } from './refusal.ts'

const CARRIED = fields({ rules: whole, sheets: anything })

/** Fills in what an opening leaves out, or says what it cannot be. Nothing of it is believed: each part is read. */
export function readOpening<G extends Shape>(
  game: Game<G>,
  players: number,
  given: { readonly options?: unknown; readonly scenario?: unknown; readonly campaign?: unknown } = {},
): Opening<G> | Refusal {
  const opening = readParts(game, players, given)
  if (isRefusal(opening)) return opening
  const wrong = game.refuses?.(opening)
  return wrong === undefined ? opening : refuse('not-allowed', wrong)
}

/** Each part of an opening by itself. */
export function readParts<G extends Shape>(game: Game<G>, players: number, given: Given): Opening<G> | Refusal {
  const settings = readSettings(game, given)
  if (isRefusal(settings)) return settings
  return playersOn(game, settings.scenario).includes(players)
    ? { players, ...settings }
    : refuse('not-allowed', 'players')
}

interface Given {
  readonly options?: unknown
  readonly scenario?: unknown
  readonly campaign?: unknown
}

/** The same, for however many. */
export function readSettings<G extends Shape>(game: Game<G>, given: Given): Omit<Opening<G>, 'players'> | Refusal {
  const options = readOptions(game, given.options ?? {})
  if (isRefusal(options)) return options
  const scenario = readSound(game, given.scenario ?? null)
  if (isRefusal(scenario)) return scenario
  const campaign = readCarried(game, given.campaign ?? null)
  return isRefusal(campaign) ? campaign : { options, scenario, campaign }
}

/** How many may play: without a scenario, or on this one. */
export function playersOn<G extends Shape>(game: Game<G>, scenario: G['scenario']): readonly number[] {
  return scenario === null ? game.players : (game.playersOn?.(scenario) ?? game.players)
}

/** A scenario that has no errors. */
function readSound<G extends Shape>(game: Game<G>, given: unknown): G['scenario'] | Refusal {
  const scenario = readPart('scenario', given, game.readScenario?.bind(game))
  if (isRefusal(scenario)) return scenario
  const error = scenario && game.check?.(scenario).find(({ severity }) => severity === 'error')
  return error ? refuse('not-allowed', error.path === '' ? 'scenario' : `scenario.${error.path}`) : scenario
}

/** A scenario that was written down under the rules of some version, as these read it; none that has errors. */
export function readScenario<G extends Shape>(game: Game<G>, rules: number, kept: unknown): G['scenario'] | Refusal {
  if (rules > game.rules) return refuse('newer-rules', 'scenario')
  try {
    return readSound(game, migrated(game, rules, 'scenario', kept))
  } catch {
    return refuse('damaged', 'scenario')
  }
}

/** The same with all that is said of it, errors too: for whoever makes or looks over a scenario. */
export function examineScenario<G extends Shape>(
  game: Game<G>,
  rules: number,
  kept: unknown,
): { readonly scenario: NonNullable<G['scenario']>; readonly findings: readonly Finding[] } | Refusal {
  if (rules > game.rules) return refuse('newer-rules', 'scenario')
  try {
    const scenario = readPart('scenario', migrated(game, rules, 'scenario', kept), game.readScenario?.bind(game))
    if (scenario === null) return refuse('malformed', 'scenario')
    return isRefusal(scenario) ? scenario : { scenario, findings: game.check?.(scenario) ?? [] }
  } catch {
    return refuse('damaged', 'scenario')
  }
}

/** What an earlier game handed out, as these rules read it. */
export function readCarried<G extends Shape>(game: Game<G>, carried: unknown): G['campaign'] | Refusal {
  const sheets = carriedIn(game, carried)
  return isRefusal(sheets) ? sheets : readPart('campaign', sheets, game.readCampaign?.bind(game))
}

function readOptions<G extends Shape>(game: Game<G>, given: unknown): G['options'] | Refusal {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('malformed', 'options')
  const known = game.options as Record<string, readonly unknown[]>
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) return refuse('not-allowed', unknown)
  const options: Record<string, unknown> = {}
  for (const [name, values] of Object.entries(known)) {
    const wanted = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : values[0]
    const value = values.find((allowed) => same(allowed, wanted))
    if (value === undefined) return refuse('not-allowed', name)
    options[name] = value
  }
  return options
}

/** What an earlier game handed out, as these rules would have written it. */
function carriedIn<G extends Shape>(game: Game<G>, campaign: unknown): unknown {
  if (campaign === null) return null
  const wrong = misfit(campaign, CARRIED)
  if (wrong !== undefined) return refuse('malformed', `campaign${wrong}`)
  const { rules, sheets } = campaign as Carried
  if (rules > game.rules) return refuse('newer-rules', 'campaign')
  try {
    return migrated(game, rules, 'campaign', sheets)
  } catch (mistake) {
    return refuse('damaged', mistake instanceof DamagedRecord ? mistake.message : 'campaign')
  }
}

/** A scenario or a campaign, as its game reads it; the game is shown plain data only. */
function readPart<T>(name: string, given: unknown, read?: (message: unknown) => T | Refusal): T | null | Refusal {
  if (given === null) return null
  if (read === undefined) return refuse('not-allowed', name)
  let plain: unknown
  try {
    plain = JSON.parse(canonical(given))
  } catch {
    return refuse('malformed', name)
  }
  return read(plain)
}

export function isRefusal(read: unknown): read is Refusal {
  return typeof read === 'object' && read !== null && 'refused' in read
}
