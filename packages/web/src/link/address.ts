import { to } from '../route.ts'
import type { TableLink } from './link.ts'
import { house } from './online/house.ts'

/** The page of a table, or of its past after so many entries. Whoever is given the address is let in as the viewer was. */
export function addressOf(link: TableLink, page: 'table' | 'replay' | 'screen', at?: number): string {
  const secret = link.invitation ?? link.now().sight?.link ?? null
  const query = new URLSearchParams()
  if (at !== undefined) query.set('at', String(at))
  if (secret !== null) query.set('link', secret)
  const asked = query.toString()
  return `${to(page, link.place, link.id)}${asked === '' ? '' : `?${asked}`}`
}

/** The same as one writes it to somebody else. */
export const wholeAddress = (address: string): string => `${house.origin}${location.pathname}${address}`
