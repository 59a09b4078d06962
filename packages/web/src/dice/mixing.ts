import type { Sight, TableInfo } from '@krcma/protocol'
import { isConnected, isRefusing, type TableLink } from '../link/link.ts'
import { type NotedDice, noteDice, notedDice } from '../memory.ts'

/** When to try again what the house could not take, in milliseconds. */
const LATER = 2_000

/** Tables whose words lay in another browser, which may be gone for good: this one has thought of others, once. */
const renewed = new Set<string>()

/** Loaded with what hashes, when somebody sits down. */
export const sealFor = async ({ id, commitment }: Pick<TableInfo, 'id' | 'commitment'>): Promise<string> =>
  (await import('./sealing.ts')).sealed(id, commitment)

/** What this browser has still to do for the dice of a table: to seal words of its own, or to show these. */
function todo({ info, seat }: Sight): 'seal' | { readonly show: NotedDice } | null {
  const own = seat === null ? undefined : info.mixedIn[seat]
  if (own === undefined || info.status !== 'gathering') return null
  const noted = notedDice(info.id)
  const holds = own.seal !== null && noted?.seal === own.seal
  if (info.unsealing !== null) return noted !== null && holds && own.words === null ? { show: noted } : null
  return holds || (own.seal !== null && renewed.has(info.id)) ? null : 'seal'
}

/** Whether all is done that the browsers do by themselves. */
export const isMixed = (sight: Sight): boolean => sight.info.unsealing === null && todo(sight) === null

/** Mixes this browser's own words into the dice, without anybody having to do anything. Gives what ends it. */
export function mix(link: TableLink): () => void {
  let busy = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const now = link.now()
    const next = busy || now.sight === null || !isConnected(now) ? null : todo(now.sight)
    if (now.sight === null || next === null) return
    busy = true
    void act(link, now.sight.info, next).then((fine) => {
      timer = setTimeout(rest, fine ? 0 : LATER)
    })
  }
  const rest = () => {
    busy = false
    look()
  }
  const leave = link.subscribe(look)
  look()
  return () => {
    leave()
    clearTimeout(timer)
  }
}

async function act(link: TableLink, info: TableInfo, next: 'seal' | { readonly show: NotedDice }): Promise<boolean> {
  if (next === 'seal') {
    renewed.add(info.id)
    return !isRefusing(await link.call('seal-words', { seal: await sealFor(info) }))
  }
  // Before anybody has seen these, all others are fixed: that is what is proven at the end.
  noteDice(info.id, { ...next.show, seals: info.mixedIn.map(({ seal }) => seal) })
  return !isRefusing(await link.call('show-words', { words: next.show.words }))
}
