import { Die } from '@krcma/look'
import { memo } from 'react'
import type { Colour } from '../content/basics.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

interface GemProps {
  readonly v: Vocabulary
  readonly colour: Colour
  readonly value: number
  readonly rolled?: boolean
}

/** A die with the letters of its colour on a tag, large enough to be read; the element around says what it is. */
export const Gem = memo(function Gem({ v, colour, value, rolled = false }: GemProps) {
  return (
    <span className="rpl-gem">
      <Die gem={colour} value={value} letter="" rolled={rolled} />
      <span className="rpl-letters" aria-hidden="true">
        {v.letters[colour]}
      </span>
    </span>
  )
})
