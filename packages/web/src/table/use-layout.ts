import type { Layout } from '@krcma/look'
import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 719px)')

export function useLayout(): Layout {
  const phone = useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener)
      return () => narrow.removeEventListener('change', listener)
    },
    () => narrow.matches,
  )
  return phone ? 'phone' : 'desk'
}
