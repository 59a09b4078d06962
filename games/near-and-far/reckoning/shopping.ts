import { type ArtifactId, artifact } from '../content/artifacts.ts'
import { GOODS, type Good, type Goods } from '../content/goods.ts'
import type { SeenPlayer } from '../shape.ts'

/** What still keeps somebody from an artifact (NAF-ART-01, NAF-ART-03). */
export interface Missing {
  readonly goods: Goods
  /** Whether its reputation is not reached. */
  readonly reputation: boolean
}

export function missingFor(player: Pick<SeenPlayer, 'goods' | 'reputation'>, id: ArtifactId): Missing {
  const { cost, requires } = artifact(id)
  const short = GOODS.flatMap((good): [Good, number][] => {
    const left = (cost[good] ?? 0) - player.goods[good]
    return left > 0 ? [[good, left]] : []
  })
  const reached =
    requires === undefined ||
    ('reputationAtLeast' in requires
      ? player.reputation >= requires.reputationAtLeast
      : player.reputation <= requires.reputationAtMost)
  return { goods: Object.fromEntries(short), reputation: !reached }
}
