import { Die, Icon, icons, type PictureProps } from '@krcma/look'
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

const DIE = 3
const SIGNS = 3
const HEARTS = 2

/** A die of 3, three signs and two hearts. */
export function Test() {
  return (
    <div className="naf-picture-test">
      <Die gem="white" value={DIE} letter="" />
      <span>+</span>
      <span>
        {SIGNS} <Icon of={icons.star} />
      </span>
      <span>+</span>
      <span>
        {HEARTS} <Icon of={icons.heart} />
      </span>
      <span>=</span>
      <strong>{DIE + SIGNS + HEARTS}</strong>
    </div>
  )
}
