// Plays without a network: everything that the client is made of is kept when it is first visited, but for the books of games,
// each chapter of which is kept when it is first opened. `FILES`, `BOOKS` and `VERSION` are filled in by vite.config.ts. Nothing
// that a server says passes through here.
/* global FILES, BOOKS, VERSION */
const name = `krcma-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  const old = (keys) => keys.filter((key) => key.startsWith('krcma-') && key !== name)
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(old(keys).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const wanted = request.mode === 'navigate' ? '/' : pathname
  if (FILES.includes(wanted)) event.respondWith(keptOr(request, wanted, false))
  else if (BOOKS.includes(wanted)) event.respondWith(keptOr(request, wanted, true))
})

async function keptOr(request, wanted, keep) {
  const cache = await caches.open(name)
  const kept = await cache.match(wanted)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (keep && answer.ok) await cache.put(wanted, answer.clone())
  return answer
}
