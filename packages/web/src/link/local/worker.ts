import { Host } from './host.ts'
import type { FromHost, ToHost } from './messages.ts'

const port = globalThis as unknown as {
  postMessage(message: FromHost): void
  onmessage: ((event: MessageEvent<ToHost>) => void) | null
}
const host = new Host((message) => port.postMessage(message))

port.onmessage = ({ data }) => {
  const { id } = data
  const done = 'begin' in data ? host.begin(data.begin) : host.do(data.call, data.input)
  const answer = (out: object) =>
    port.postMessage('refused' in out ? { t: 'reply', id, refused: out as never } : { t: 'reply', id, ok: out })
  done.then(answer, (mistake: unknown) => answer({ refused: 'unavailable', about: String(mistake) }))
}
