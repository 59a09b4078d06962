import { LIMITS, type Received, type Refusing, scenarioFile } from '@krcma/protocol'
import * as v from 'valibot'
import { newId, newLink } from '../ids.ts'
import type { Asker } from '../people/asker.ts'
import { isRefusing, refuse } from '../refusing.ts'
import { cardOf, type ScenarioBody, type Shelved } from '../scenarios/library.ts'
import { searchable, wordsOf } from '../scenarios/searchable.ts'
import type { ScenarioRow } from '../store/schema.ts'
import type { Handlers, House } from './context.ts'
import { cardOf as tableCardOf } from './lobby.ts'
import { changesOf } from './openings.ts'

type ScenarioCall =
  | 'scenarios'
  | 'look-scenario'
  | 'scenario-games'
  | 'save-scenario'
  | 'copy-scenario'
  | 'remove-scenario'
  | 'export-scenario'
  | 'import-scenario'

/** Copies of copies are remembered so far back. */
const ANCESTORS = 20

/** What a game is played on, made by people. */
export function scenarioCalls(house: House): Handlers<ScenarioCall> {
  const { store, settings, library, now } = house
  const { scenarios } = store

  /** A new scenario of the asker's. */
  const add = async (
    asker: Asker,
    { game, access }: Pick<ScenarioRow, 'game' | 'access'>,
    body: Pick<ScenarioBody, 'texts' | 'content' | 'rules' | 'ancestry' | 'brought'>,
  ): Promise<Shelved | Refusing> => {
    const { person } = asker
    if (person === undefined) return refuse('no-session')
    if ((await scenarios.owned(person.id)) >= settings.limits.scenarios) return refuse('too-many', 'scenarios')
    if (!changesOf(house, asker)) return refuse('too-fast', 'scenarios')
    const whole: ScenarioBody = { ...body, owner: person, link: newLink() }
    const row = rowOf({ id: newId(), version: 1, game, owner: person.id, access, at: now() }, whole)
    await scenarios.add(row)
    return { row, body: whole }
  }

  /** The asker's own, to be changed. */
  const own = async (asker: Asker, id: string): Promise<Shelved | Refusing> => {
    if (asker.person === undefined) return refuse('no-session')
    const found = await library.find(asker, id, undefined)
    if (isRefusing(found)) return found
    return found.row.owner === asker.person.id || asker.admin ? found : refuse('forbidden', 'owner')
  }

  const save = async (asker: Asker, input: Received<'save-scenario'>, read: { content: unknown; rules: number }) => {
    const { after, game, access, texts } = input
    if (after === undefined) return add(asker, { game, access }, { texts, ...read, ancestry: [], brought: false })
    const before = await own(asker, after.scenario)
    if (isRefusing(before)) return before
    if (before.row.game !== game) return refuse('other-game', 'scenario')
    if (before.row.owner !== asker.person?.id) return refuse('forbidden', 'owner')
    if (before.row.version !== after.version) return refuse('late', 'scenario')
    if (!changesOf(house, asker)) return refuse('too-fast', 'scenarios')
    const body: ScenarioBody = { ...before.body, owner: asker.person, texts, ...read }
    const row = rowOf({ ...before.row, version: after.version + 1, access, at: now() }, body)
    return (await scenarios.add(row)) ? { row, body } : refuse('late', 'scenario')
  }

  return {
    scenarios: async ({ asker: { person } }, { game, mine, words = '', before }) => {
      if (mine && person === undefined) return refuse('no-session')
      const rows = await scenarios.list({ person: mine ? person?.id : undefined, game, words: wordsOf(words), before })
      return { scenarios: rows.map((row) => cardOf(row, person?.id)) }
    },

    'look-scenario': async ({ asker }, { scenario, link }) => {
      const found = await library.find(asker, scenario, link)
      return isRefusing(found) ? found : { scenario: library.sight(found, asker) }
    },

    'scenario-games': async ({ asker }, { scenario, link, before }) => {
      const found = await library.find(asker, scenario, link)
      if (isRefusing(found)) return found
      const { games, listed } = await store.lists.playedOn(scenario, asker.person?.id, before)
      return { games, tables: listed.map(tableCardOf) }
    },

    'save-scenario': async ({ asker }, input) => {
      if (asker.person === undefined) return refuse('no-session')
      if (isTooLarge(input.content)) return refuse('too-large', 'content')
      const read = library.read(input.game, null, input.content)
      if (isRefusing(read)) return read
      const { content, rules, findings } = read
      const saved = await save(asker, input, { content, rules })
      return isRefusing(saved) ? saved : { scenario: library.sight(saved, asker), findings }
    },

    'copy-scenario': async ({ asker }, { scenario, link }) => {
      if (asker.person === undefined) return refuse('no-session')
      const found = await library.find(asker, scenario, link)
      if (isRefusing(found)) return found
      const { row, body } = found
      const { texts, content, rules } = body
      const parent = { id: row.id, version: row.version, owner: body.owner.name }
      const ancestry = [parent, ...body.ancestry].slice(0, ANCESTORS)
      // Whose copy it is decides who may know of it.
      const to = { game: row.game, access: 'link' }
      const copied = await add(asker, to, { texts, content, rules, ancestry, brought: false })
      return isRefusing(copied) ? copied : { scenario: library.sight(copied, asker) }
    },

    'remove-scenario': async ({ asker }, { scenario }) => {
      const before = await own(asker, scenario)
      if (isRefusing(before)) return before
      if (!changesOf(house, asker)) return refuse('too-fast', 'scenarios')
      const { row } = before
      const gone = await scenarios.add({ ...row, version: row.version + 1, access: 'removed', at: now() })
      return gone ? {} : refuse('late', 'scenario')
    },

    'export-scenario': async ({ asker }, { scenario, link }) => {
      const found = await library.find(asker, scenario, link)
      if (isRefusing(found)) return found
      const { game } = found.row
      const { rules, texts, content } = found.body
      return { file: { krcma: 'scenario', game, rules, texts, content } }
    },

    'import-scenario': async ({ asker }, { file }) => {
      if (asker.person === undefined) return refuse('no-session')
      const form = v.safeParse(scenarioFile, file, { abortEarly: true })
      if (!form.success) return refuse('malformed', `file.${v.getDotPath(form.issues[0]) ?? ''}`)
      const { game, texts, content } = form.output
      if (isTooLarge(content)) return refuse('too-large', 'content')
      const read = library.read(game, form.output.rules, content)
      if (isRefusing(read)) return read
      const { findings: _, ...now } = read
      const added = await add(asker, { game, access: 'link' }, { texts, ...now, ancestry: [], brought: true })
      return isRefusing(added) ? added : { scenario: library.sight(added, asker) }
    },
  }
}

function isTooLarge(content: unknown): boolean {
  return (JSON.stringify(content) ?? '').length > LIMITS.scenario
}

function rowOf(row: Omit<ScenarioRow, 'body' | 'said'>, body: ScenarioBody): ScenarioRow {
  return { ...row, said: searchable(body.texts), body: JSON.stringify(body) }
}
