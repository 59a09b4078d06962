import type { TableLink } from './link.ts'
import { LocalLink } from './local/link.ts'
import { OnlineLink } from './online/link.ts'

export function openLink(place: 'local' | 'online', id: string, invitation: string | null): TableLink {
  return place === 'online' ? new OnlineLink(id, invitation) : new LocalLink({ from: 'store', id })
}
