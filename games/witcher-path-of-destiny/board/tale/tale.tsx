import type { At } from '../at.ts'
import { Alliances } from './alliances.tsx'
import { Efforts } from './efforts.tsx'
import { Goals } from './goals.tsx'

/** What a tale has of its own. */
export function Tale({ at }: { at: At }) {
  const { efforts, goals, alliances } = at.state
  if (efforts !== null) return <Efforts at={at} efforts={efforts} />
  if (goals !== null) return <Goals at={at} goals={goals} />
  if (alliances !== null) return <Alliances at={at} />
  return null
}
