import { Emblem, Icon, icons } from '@krcma/look'
import type { Character } from '../../content/characters.ts'
import { type Mode, modeRules } from '../../content/modes.ts'
import { BOXES_IN_A_ROW, CHARACTER_STAGES, SHEET_ROWS } from '../../content/sheet.ts'
import { experience, unspent } from '../../reckoning/sheet.ts'
import type { SeenPlayer } from '../../shape.ts'
import { skillText } from '../../words/speech.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'
import { CHARACTER_LOOKS } from '../characters.ts'
import * as own from '../icons.ts'
import type { BoardWords } from '../words/words.ts'

type OneSheet = NonNullable<SeenPlayer['sheet']>

interface SheetProps {
  readonly v: Vocabulary
  readonly w: BoardWords
  readonly mode: Mode
  readonly sheet: Omit<OneSheet, 'journal'>
}

/** NAF-XP-09: a character sheet, filled in by hand. */
export function Sheet({ v, w, mode, sheet }: SheetProps) {
  const { character, skills, keywords, stories, told, games } = sheet
  const sum = games.reduce((all, { points }) => all + points, 0)
  const boxed = modeRules(mode).sheet === 'boxes'
  return (
    <div className="naf-sheet">
      <header>
        <span className="naf-sheet-portrait">{character !== null && <Portrait of={character} />}</span>
        <div>
          <h3>{character === null ? w.sheet.nobody : v.names.characters[character]}</h3>
          <p>{w.sheet.experience(unspent(sheet), experience(sheet))}</p>
          <p>
            <Icon of={icons.star} /> {v.points(sum)}
          </p>
        </div>
      </header>
      {boxed ? <Boxes w={w} sheet={sheet} /> : <Stages w={w} sheet={sheet} />}
      {boxed && (
        <div className="naf-sheet-stories">
          <h4>{w.sheet.stories}</h4>
          <ul>
            {told.map((id) => (
              <li key={id} data-told="true">
                <s>{id}</s>
              </li>
            ))}
            {stories.map((id) => (
              <li key={id}>{id}</li>
            ))}
            {told.length + stories.length === 0 && <li data-empty="true">–</li>}
          </ul>
        </div>
      )}
      <div className="naf-sheet-lists">
        <div>
          <h4>{w.sheet.skills}</h4>
          {skills.length === 0 ? (
            <p>–</p>
          ) : (
            <ul>
              {skills.map((id) => (
                <li key={id}>{skillText(v, id)}</li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <h4>{w.sheet.keywords}</h4>
          {keywords.length === 0 ? <p>–</p> : <p>{keywords.map((id) => v.names.keywords[id]).join(' · ')}</p>}
        </div>
        <div>
          <h4>{w.sheet.games}</h4>
          {games.length === 0 ? (
            <p>–</p>
          ) : (
            <ol>
              {games.map(({ game, map, points }) => (
                <li key={game}>
                  <span>{v.names.maps[map]}</span> <b>{points}</b>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </div>
  )
}

export function Portrait({ of }: { of: Character }) {
  const { icon, hue } = CHARACTER_LOOKS[of]
  return <Emblem id={`character-${of}`} icon={icon} hue={hue} pattern="waves" scene="hills" frame="gold" />
}

type Counted = Pick<OneSheet, 'boxes' | 'stages'>

/** NAF-XP-02: three boxes to a row, and a star at its end. */
function Boxes({ w, sheet: { boxes } }: { w: BoardWords; sheet: Counted }) {
  return (
    <div className="naf-sheet-boxes" role="img" aria-label={w.sheet.boxes(boxes, SHEET_ROWS * BOXES_IN_A_ROW)}>
      {Array.from({ length: SHEET_ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the sheet
        <span key={row}>
          {Array.from({ length: BOXES_IN_A_ROW }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place on the sheet
            <i key={i} data-on={row * BOXES_IN_A_ROW + i < boxes} />
          ))}
          <b data-on={(row + 1) * BOXES_IN_A_ROW <= boxes}>
            <Icon of={icons.star} />
          </b>
        </span>
      ))}
    </div>
  )
}

/** NAF-CHAR-03, NAF-CHAR-04: ten encounters of one's own, the last two apart. */
function Stages({ w, sheet: { stages } }: { w: BoardWords; sheet: Counted }) {
  return (
    <div className="naf-sheet-boxes" role="img" aria-label={w.sheet.stages(stages, CHARACTER_STAGES)}>
      {Array.from({ length: CHARACTER_STAGES }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an encounter is its place on the sheet
        <span key={row}>
          <i data-on={row < stages} />
          <b data-on={row < stages}>
            <Icon of={row < stages ? icons.star : own.quill} />
          </b>
        </span>
      ))}
    </div>
  )
}
