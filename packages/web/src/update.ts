import { useSyncExternalStore } from 'react'

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** Installs the part that works without a network, and notices newer versions without ever loading them unasked. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (registration === null) return
  const offer = () => {
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return
    waiting = registration.waiting
    for (const listener of listeners) listener()
  }
  offer()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
}

/** Loads the newer version, if there is one; undefined if there is none. */
export function useUpdate(): (() => void) | undefined {
  const ready = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => waiting,
  )
  if (ready === null) return undefined
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    ready.postMessage({ type: 'SKIP_WAITING' })
  }
}
