import type { SagaWords } from '@krcma/kernel'
import { modeRules } from '../content/modes.ts'
import { CHARACTER_STAGES } from '../content/sheet.ts'
import { experience, MOST_BOXES, unspent } from '../reckoning/sheet.ts'
import type { NearAndFar } from '../shape.ts'
import { skillText } from './speech.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A member's sheet, section by section (NAF-XP-09). */
export function sagaWords(v: Vocabulary): Pick<SagaWords<NearAndFar>, 'sheet'> {
  const { names, sheet: w } = v
  const listed = (list: readonly string[]) => (list.length === 0 ? w.none : list.join(', '))
  return {
    sheet({ mode, sheets }, member) {
      const sheet = sheets[member]
      if (sheet === undefined) return [w.none]
      const { character, skills, keywords, stories, told, boxes, stages, games, journal } = sheet
      const sum = games.reduce((all, { points }) => all + points, 0)
      const counts = modeRules(mode).sheet
      return [
        w.title(character === null ? null : names.characters[character], sum, games.length),
        w.experience(unspent(sheet), experience(sheet)),
        counts === 'stages' ? w.stages(stages, CHARACTER_STAGES) : w.boxes(boxes, MOST_BOXES),
        w.skills(listed(skills.map((id) => skillText(v, id)))),
        w.keywords(listed(keywords.map((id) => names.keywords[id]))),
        ...(counts === 'boxes' ? [w.stories(listed(stories), told.length)] : []),
        ...games.map(({ map, points }) => w.game(names.maps[map], v.points(points))),
        w.journal(journal.length),
      ]
    },
  }
}
