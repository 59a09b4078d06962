import type { Undo } from '@krcma/kernel'
import { Icon, signs } from '@krcma/look'
import { useWords } from '../settings.ts'

interface ToolProps {
  readonly icon: string
  readonly name: string
  /** What is said on pointing at it, if more than its name. */
  readonly title?: string
  readonly off?: boolean
  /** How many there are of what it opens. */
  readonly count?: number
  readonly onClick: () => void
}

function Tool({ icon, name, title = name, off = false, count = 0, onClick }: ToolProps) {
  return (
    <button type="button" className="tool" disabled={off} title={title} onClick={onClick}>
      <Icon of={icon} /> <span>{name}</span>
      {count > 0 && <b className="tool-count">{count}</b>}
    </button>
  )
}

interface ToolsProps {
  readonly undo: Undo
  readonly over: boolean
  /** Whether the viewer has a seat. */
  readonly plays: boolean
  /** Whether hints are given at this table. */
  readonly hints: boolean
  /** Whether the viewer is asked something. */
  readonly mine: boolean
  /** Whether past positions are still being shown. */
  readonly behind: boolean
  readonly missed: number
  readonly standing: number
  readonly mayStand: boolean
  readonly onSkip: () => void
  readonly onOpen: (sheet: 'away' | 'score' | 'standing') => void
  readonly onHint: () => void
  readonly onUndo: () => void
}

/** What can be done besides answering, always at the same place. */
export function Tools(props: ToolsProps) {
  const { undo, over, plays, hints, mine, behind, missed, standing, mayStand } = props
  const words = useWords()
  return (
    <>
      {/* Its place is kept, so that nothing beside it moves. */}
      <span className="tool-place" data-here={behind}>
        <Tool icon={signs.next} name={words.table.skip} onClick={props.onSkip} />
      </span>
      {!behind && missed > 0 && (
        <Tool icon={signs.eye} name={words.table.awayTool} count={missed} onClick={() => props.onOpen('away')} />
      )}
      {over ? (
        <Tool icon={signs.score} name={words.table.score} onClick={() => props.onOpen('score')} />
      ) : plays ? (
        <>
          <Tool
            icon={signs.candle}
            name={words.table.standingTool}
            off={standing === 0 && !mayStand}
            count={standing}
            onClick={() => props.onOpen('standing')}
          />
          {hints && <Tool icon={signs.hint} name={words.table.hint} off={!mine} onClick={props.onHint} />}
        </>
      ) : null}
      {plays && (
        <Tool
          icon={signs.undo}
          name={words.table.undo}
          title={undo === 'needs-consent' ? words.table.undoConsent : words.table.undo}
          off={undo === 'nothing-to-undo'}
          onClick={props.onUndo}
        />
      )}
    </>
  )
}
