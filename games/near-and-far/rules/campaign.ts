import { type Form, fields, listOf, misfit, nullable, oneOf, type Refusal, refuse, text, whole } from '@krcma/kernel'
import { CHAPTERS, characterChapter } from '../content/book.ts'
import { CHARACTER_IDS } from '../content/characters.ts'
import { encounters as STORIES } from '../content/encounters/stories.ts'
import { KEYWORDS } from '../content/keywords.ts'
import { MAP_NUMBERS } from '../content/map.ts'
import { MODE_IDS, modeRules } from '../content/modes.ts'
import { SKILL_IDS } from '../content/skills.ts'
import type { Campaign } from '../shape.ts'

const integer: Form = (value) => Number.isSafeInteger(value)
const truth = oneOf(true, false)
const map = oneOf(...MAP_NUMBERS)
const character = oneOf(...CHARACTER_IDS)
const chapters = CHARACTER_IDS.map((id) => CHAPTERS[characterChapter(id)])
const encounter = oneOf(...chapters.flatMap((chapter) => Object.keys(chapter)))
const story = oneOf(...Object.keys(STORIES))

const SHEET = fields({
  character: nullable(character),
  skills: listOf(oneOf(...SKILL_IDS)),
  keywords: listOf(oneOf(...KEYWORDS)),
  stories: listOf(story),
  told: listOf(story),
  boxes: whole,
  stages: whole,
  next: nullable(encounter),
  games: listOf(fields({ game: whole, map, points: integer })),
  journal: listOf(fields({ map, paragraph: text, choice: nullable(text), result: nullable(text) })),
})

const CAMPAIGN = fields({
  mode: oneOf(...MODE_IDS.filter((mode) => modeRules(mode).sheet !== null)),
  maps: listOf(map),
  skips: truth,
  sheets: listOf(SHEET),
  conceding: listOf(whole),
  conceded: truth,
  taken: listOf(character),
  fewest: listOf(whole),
  lost: truth,
})

export function readCampaign(message: unknown): Campaign | Refusal {
  const wrong = misfit(message, CAMPAIGN)
  return wrong === undefined ? (message as Campaign) : refuse('malformed', `campaign${wrong}`)
}
