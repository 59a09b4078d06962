// Plays without a network: everything that the client is made of is kept when it is first visited. `FILES` and `VERSION` are
// filled in by vite.config.ts. Nothing that a server says passes through here.
/* global FILES, VERSION */
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
  if (!FILES.includes(wanted)) return
  event.respondWith(
    caches
      .open(name)
      .then((cache) => cache.match(wanted))
      .then((kept) => kept ?? fetch(request)),
  )
})
