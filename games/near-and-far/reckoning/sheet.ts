import {
  BOXES_IN_A_ROW,
  CHARACTER_STAGES,
  FIRST_EXPERIENCE,
  SHEET_ROWS,
  STAGES_BEFORE_THE_LAST_GAME,
} from '../content/sheet.ts'
import { SKILL_IDS, type SkillId, skill } from '../content/skills.ts'
import type { Sheet } from '../shape.ts'

type SeenSheet = Pick<Sheet, 'boxes' | 'stages'> & { readonly skills: readonly SkillId[] }

export const MOST_BOXES = SHEET_ROWS * BOXES_IN_A_ROW

/** NAF-XP-01 to NAF-XP-03, NAF-XP-07 */
export function experience({ boxes, stages }: Pick<Sheet, 'boxes' | 'stages'>): number {
  return FIRST_EXPERIENCE + Math.floor(boxes / BOXES_IN_A_ROW) + stages
}

export function unspent(sheet: SeenSheet): number {
  return sheet.skills.reduce((left, id) => left - skill(id).cost, experience(sheet))
}

/** NAF-XP-06, NAF-SKILL-02 */
export function learnable(sheet: SeenSheet): SkillId[] {
  const left = unspent(sheet)
  return SKILL_IDS.filter((id) => !sheet.skills.includes(id) && skill(id).cost <= left)
}

/** NAF-XP-08, NAF-CHAR-09 */
export function isComplete({ boxes, stages }: Pick<Sheet, 'boxes' | 'stages'>): boolean {
  return boxes >= MOST_BOXES || stages >= CHARACTER_STAGES
}

/** NAF-CHAR-01: whether so much of the story has been met that the last game may come. */
export function isReadyForTheLastGame({ stages }: Pick<Sheet, 'stages'>): boolean {
  return stages >= STAGES_BEFORE_THE_LAST_GAME
}

export function newSheet(): Sheet {
  return {
    character: null,
    skills: [],
    keywords: [],
    stories: [],
    told: [],
    boxes: 0,
    stages: 0,
    next: null,
    games: [],
    journal: [],
  }
}
