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
  return () => letIn(ready)
}

/** The page is loaded again once the newer version is what it is loaded from. */
function letIn(newer: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  newer.postMessage({ type: 'SKIP_WAITING' })
}

/** Milliseconds before which it is not tried again. */
const AGAIN = 60_000
const TRIED = 'krcma-newer-tried'

/**
 * Loads what this server speaks with, which says that we are too old. A reload alone would bring us again: what is kept to be played
 * without a network is found before the network. Once in a while only, for where nothing newer is to be had we would reload for ever.
 */
export async function loadNewer(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(TRIED)) < AGAIN) return
  sessionStorage.setItem(TRIED, String(Date.now()))
  const keeper = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  await keeper?.update().catch(() => undefined)
  const newer = keeper?.installing ?? keeper?.waiting
  if (newer == null) return location.reload()
  const go = () => {
    if (newer.state === 'installed') letIn(newer)
    else if (newer.state === 'redundant') location.reload()
  }
  newer.addEventListener('statechange', go)
  go()
}
