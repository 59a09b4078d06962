import type { BoardProps } from '@krcma/look'
import type { RollPlayer } from '../shape.ts'
import { inWords } from './at.ts'
import { Sheet } from './sheet/sheet.tsx'

/** A finished hero, whole. */
export function Keepsake(props: BoardProps<RollPlayer>) {
  return (
    <div className="rpl rpl-keepsake">
      <Sheet at={inWords(props)} />
    </div>
  )
}
