import { type Finding, playersOn, readScenario } from '@krcma/kernel'
import type {
  Person,
  Refusing,
  ScenarioAncestor,
  ScenarioCard,
  ScenarioName,
  ScenarioSight,
  ScenarioTexts,
  Wish,
} from '@krcma/protocol'
import type { Asker } from '../people/asker.ts'
import { isRefusing, refuse } from '../refusing.ts'
import type { Rooms } from '../rooms.ts'
import type { Scenarios } from '../store/scenarios.ts'
import type { ScenarioRow } from '../store/schema.ts'

/** What a version of a scenario holds besides what lists need. */
export interface ScenarioBody {
  readonly owner: Person
  readonly texts: ScenarioTexts
  readonly content: unknown
  /** The rules of the game that read it. */
  readonly rules: number
  readonly ancestry: readonly ScenarioAncestor[]
  readonly brought: boolean
  readonly link: string
}

/** A scenario that somebody may look at. */
export interface Shelved {
  readonly row: ScenarioRow
  readonly body: ScenarioBody
}

/** The scenarios of the house, as their games read them today. */
export class Library {
  readonly #rooms: Rooms
  readonly #scenarios: Scenarios

  constructor(rooms: Rooms, scenarios: Scenarios) {
    this.#rooms = rooms
    this.#scenarios = scenarios
  }

  /** A scenario that the asker may know of: a public one, the own, or one by its link. */
  async find({ person, admin }: Asker, id: string, link: string | undefined): Promise<Shelved | Refusing> {
    const row = await this.#scenarios.latest(id)
    if (row === undefined || row.access === 'removed') return refuse('not-found', 'scenario')
    const body = JSON.parse(row.body) as ScenarioBody
    const may = admin || row.access === 'public' || row.owner === person?.id || link === body.link
    return may ? { row, body } : refuse('not-found', 'scenario')
  }

  /** A scenario as its game reads it, and what it has to say; errors refuse. `rules`: of which it is. */
  read(
    game: string,
    rules: number | null,
    given: unknown,
  ):
    | {
        readonly content: unknown
        readonly rules: number
        readonly players: readonly number[]
        readonly findings: readonly Finding[]
      }
    | Refusing {
    const room = this.#rooms.get(game)
    if (room === undefined) return refuse('not-found', 'game')
    const content = readScenario(room.game, rules ?? room.game.rules, given)
    if (content === null) return refuse('malformed', 'scenario')
    if (isRefusing(content)) return content as Refusing
    const { game: rulesOf } = room
    const players = playersOn(rulesOf, content)
    return { content, rules: rulesOf.rules, players, findings: rulesOf.check?.(content) ?? [] }
  }

  /** What a table or a saga is to be opened with: a scenario that is kept here, one that somebody brings, or none. */
  async wanted(
    asker: Asker,
    game: string,
    scenario: Wish['scenario'],
  ): Promise<{ readonly scenario: unknown; readonly scenarioOf?: ScenarioName } | Refusing> {
    if (scenario === null) return { scenario: null }
    if ('given' in scenario) return { scenario: scenario.given ?? null }
    const found = await this.find(asker, scenario.id, scenario.link)
    if (isRefusing(found)) return found
    const { row, body } = found
    if (row.game !== game) return refuse('other-game', 'scenario')
    const read = this.read(game, body.rules, body.content)
    if (isRefusing(read)) return read
    const { cs, en } = body.texts
    return {
      scenario: read.content,
      scenarioOf: { id: row.id, version: row.version, names: { cs: cs?.name, en: en?.name } },
    }
  }

  sight({ row, body }: Shelved, asker: Asker): ScenarioSight {
    const read = this.read(row.game, body.rules, body.content)
    const card = cardOf(row, asker.person?.id)
    return {
      ...card,
      content: isRefusing(read) ? body.content : read.content,
      players: isRefusing(read) ? [] : read.players,
      findings: isRefusing(read) ? [unreadable(read)] : read.findings,
      ancestry: body.ancestry,
      brought: body.brought,
      link: card.mine || asker.admin ? body.link : null,
    }
  }
}

export function cardOf({ id, version, game, access, at, owner, body }: ScenarioRow, asker?: string): ScenarioCard {
  const { owner: by, texts } = JSON.parse(body) as ScenarioBody
  const mine = owner === asker
  return { id, game, owner: by, version, access: access === 'public' ? 'public' : 'link', texts, updated: at, mine }
}

/** Rules may have changed since it was written. */
function unreadable({ about }: Refusing): Finding {
  return {
    path: about,
    severity: 'error',
    words: {
      en: 'The game can no longer read this scenario.',
      cs: 'Téhle hře už scénář nerozumí.',
    },
  }
}
