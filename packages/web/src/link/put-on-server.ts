import type { Output, Refusing } from '@krcma/protocol'
import { isRefusing, type TableLink } from './link.ts'
import { house } from './online/house.ts'

/** Puts a finished game of this device on the server, where others can see it; whoever does is introduced first. */
export async function putOnServer(link: TableLink): Promise<Output<'import'> | Refusing> {
  const out = await link.call('export', {})
  if (isRefusing(out)) return out
  if (!out.whole) return { refused: 'wrong-time', about: 'export' }
  const me = await house.introduce()
  return isRefusing(me) ? me : house.call('import', { record: out.record })
}
