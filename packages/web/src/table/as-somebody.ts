import type { Refusing } from '@krcma/protocol'
import { isRefusing, type TableLink, untilConnected } from '../link/link.ts'
import { house } from '../link/online/house.ts'

/** Does what only somebody can do: whoever the server does not know yet comes as a guest first. */
export async function asSomebody<T extends object>(
  link: TableLink,
  act: () => Promise<T | Refusing>,
): Promise<T | Refusing> {
  const out = await act()
  if (!isRefusing(out) || out.refused !== 'no-session') return out
  const me = await house.introduce()
  return isRefusing(me) ? me : whenOpen(link, act)
}

/** A guest who has just been introduced has a new socket on its way. */
export async function whenOpen<T extends object>(link: TableLink, act: () => Promise<T>): Promise<T> {
  const out = await act()
  if (!isRefusing(out) || out.refused !== 'unavailable') return out
  await untilConnected(link)
  return act()
}
