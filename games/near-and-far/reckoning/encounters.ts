import { encounter, label } from '../content/book.ts'
import type { Branch, EncounterId, Way, WayId } from '../content/encounters.ts'
import type { Keyword } from '../content/keywords.ts'
import type { SpaceId } from '../content/map.ts'
import { modeRules } from '../content/modes.ts'
import { LAST_MAP } from '../content/sheet.ts'
import type { Choice, Encountered, Seat, SeenState } from '../shape.ts'
import { space } from './charts.ts'
import { playerAt } from './players.ts'
import { isReadyForTheLastGame } from './sheet.ts'

type Met = Pick<Encountered, 'source'> & { readonly id: EncounterId | null }

/** What an encounter token leads to (NAF-ENC-03); a card of the arcade has yet to be drawn. */
export function meets(state: SeenState, seat: Seat, at: SpaceId): Met {
  const { sheet } = playerAt(state, seat)
  const { encounters } = modeRules(state.mode)
  const arcade: Met = { source: 'arcade', id: null }
  if (encounters === 'arcade') return arcade
  if (encounters === 'character') {
    // NAF-CHAR-05, NAF-CHAR-07, NAF-CHAR-08
    const may = sheet !== null && sheet.next !== null && (!isReadyForTheLastGame(sheet) || state.map === LAST_MAP)
    return may ? { source: 'character', id: sheet.next } : arcade
  }
  // NAF-STORY-02, NAF-STORY-04
  const story = sheet?.stories[0]
  if (story !== undefined) return { source: 'story', id: story }
  return { source: 'map', id: space(state.map, at).encounter ?? null }
}

const fits = ({ keywords }: Branch, mine: readonly Keyword[]) => keywords.every((keyword) => mine.includes(keyword))

/** The passage that keywords lead to in place of the options: the one with the most, then the first (NAF-KEY-02, NAF-KEY-05). */
export function passage(id: EncounterId, keywords: readonly Keyword[]): Branch | null {
  const fitting = (encounter(id).branches ?? []).filter((branch) => branch.mandatory && fits(branch, keywords))
  return fitting.reduce<Branch | null>(
    (best, branch) => (best === null || branch.keywords.length > best.keywords.length ? branch : best),
    null,
  )
}

/** The ways that somebody with these keywords is read (NAF-KEY-06, NAF-KEY-07). */
export function ways(id: EncounterId, keywords: readonly Keyword[]): readonly Way[] {
  const instead = passage(id, keywords)
  if (instead !== null) return [instead]
  const { options, branches = [] } = encounter(id)
  return [...options, ...branches.filter((branch) => !branch.mandatory && fits(branch, keywords))]
}

export function wayOf(id: EncounterId, way: WayId): Way {
  const { options, branches = [] } = encounter(id)
  const found = [...options, ...branches].find((one) => one.id === way)
  if (found === undefined) throw new Error(`encounter ${id} has no way ${way}`)
  return found
}

/** As far as it is read before the choice (NAF-ENC-04). */
export function choiceOf(id: EncounterId, way: Way | Branch): Choice {
  const { test, cost = {} } = way
  const named = !('mandatory' in way && way.mandatory)
  return { way: way.id, test, cost, label: named ? label(id, way.id) : null }
}
