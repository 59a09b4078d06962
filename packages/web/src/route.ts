import { useSyncExternalStore } from 'react'

/** Pages live behind the # of the address, so that any file server, and none at all, can serve them. */
export interface Route {
  readonly path: readonly string[]
  readonly query: URLSearchParams
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  return { path: path.split('/').filter((part) => part !== ''), query: new URLSearchParams(query) }
}

let route = read()
const listeners = new Set<() => void>()
addEventListener('hashchange', () => {
  route = read()
  for (const listener of listeners) listener()
})

export function useRoute(): Route {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => route,
  )
}

export const to = (...path: readonly string[]): string => `#/${path.join('/')}`

export function go(...path: readonly string[]): void {
  location.hash = to(...path)
}
