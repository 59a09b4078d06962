import type { ScenarioSight } from '@krcma/protocol'
import type { Draft } from '../shelf/workshops.ts'
import { draftsOf, keepDraft } from './kept-drafts.ts'
import { newDraftId } from './new-id.ts'

/** The draft of one's own scenario on this device: the one that is here already, or else a new one of what the server keeps. */
export async function takeUp({ id: scenario, game, version, access, content }: ScenarioSight): Promise<string> {
  const drafts = await draftsOf(game)
  const known = drafts.find(({ house }) => house?.scenario === scenario && house.version === version)
  if (known !== undefined) return known.id
  const id = newDraftId()
  const draft = content as Draft
  await keepDraft({ id, game, draft, updated: Date.now(), house: { scenario, version, access, saved: content } })
  return id
}
