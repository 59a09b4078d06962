import type { Explanation, WhyNot } from '@krcma/look'
import type { ReactNode } from 'react'
import type { TileId } from '../../content/tiles.ts'
import type { Side } from '../../shape.ts'
import { chestText, connectorText, costText, rewardText } from '../../words/tile-text.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'
import { faceOf } from '../face.ts'
import type { BoardWords } from '../words/words.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** All that a tile says but for its name, line by line. */
function lines(v: Vocabulary, w: BoardWords, id: TileId, opened: readonly boolean[]): readonly string[] {
  const { type, reward, chests, sides } = faceOf(id)
  const said = [`${capital(v.type[type])}, ${costText(v, id)}.`]
  if (reward.length > 0) said.push(`${capital(v.reward(rewardText(v, reward)))}.`)
  said.push(`${w.sides}: ${sides.map((edge, side) => sideText(v, w, id, side as Side, edge)).join('; ')}.`)
  for (const chest of chests.keys()) {
    said.push(`${opened[chest] === true ? w.chest.open : w.chest.locked}: ${chestText(v, id, chest)}.`)
  }
  return said
}

function sideText(v: Vocabulary, w: BoardWords, id: TileId, side: Side, edge: unknown): string {
  if (typeof edge === 'object' && edge !== null) return connectorText(v, id, side)
  return `${v.side[side]} ${edge === 'plain' || edge === 'half-key' ? w.side[edge] : w.side.none}`
}

/** For those who listen. */
export function spoken(v: Vocabulary, w: BoardWords, id: TileId, opened: readonly boolean[] = []): string {
  return [`${v.tile[id]}.`, ...lines(v, w, id, opened)].join(' ')
}

interface More {
  readonly opened?: readonly boolean[]
  readonly text?: ReactNode
  readonly why?: WhyNot | undefined
}

export function explained(v: Vocabulary, w: BoardWords, id: TileId, more: More = {}): Explanation {
  const text = (
    <>
      {lines(v, w, id, more.opened ?? []).map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div className="tog-said-type">{w.typeRule[faceOf(id).type]}</div>
      {more.text}
    </>
  )
  return { name: v.tile[id], text, ...(more.why === undefined ? {} : { why: more.why }) }
}
