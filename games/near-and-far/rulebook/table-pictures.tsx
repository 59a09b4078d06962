import type { PictureProps } from '@krcma/look'
import { TestLine } from '../board/book/test-line.tsx'
import { Company } from '../board/company.tsx'
import { Town } from '../board/town.tsx'
import type { NearAndFar } from '../shape.ts'
import { sceneOf } from './scene.ts'

type Props = PictureProps<NearAndFar>

/** Ana is about to visit the town, where Bob is in the store. */
export function Visiting(props: Props) {
  const at = sceneOf(props, { players: [{ at: 'farm' }, { at: 'store' }] })
  return (
    <div className="naf naf-picture roomy" data-layout="phone">
      <Town at={at} />
    </div>
  )
}

export function Leaving(props: Props) {
  return (
    <div className="naf naf-picture roomy" data-layout="phone">
      <Company at={sceneOf(props, { players: [{ at: 'm1-s00' }, {}] })} />
    </div>
  )
}

/** A die of 3, three signs and two hearts (NAF-ENC-06, NAF-ENC-08). */
const THROWN = { roll: 'encounter-skill', die: 3, adds: 3, hearts: 2, total: 8, needed: 6 } as const

export function Test(props: Props) {
  return (
    <div className="naf naf-picture naf-picture-paper">
      <TestLine at={sceneOf(props, {})} of={THROWN} />
    </div>
  )
}
