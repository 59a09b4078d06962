import { Host } from './host.ts'
import type { FromHost, ToHost } from './messages.ts'
import { prove } from './prove.ts'
import { reckon } from './reckoning.ts'
import { SagaHost } from './saga-host.ts'
import { tryOut } from './trying.ts'

const port = globalThis as unknown as {
  postMessage(message: FromHost): void
  onmessage: ((event: MessageEvent<ToHost>) => void) | null
}
const sagas = new SagaHost()
const host = new Host((message) => port.postMessage(message))

port.onmessage = ({ data }) => {
  const { id } = data
  const done = doneBy(data)
  const answer = (out: object) =>
    port.postMessage('refused' in out ? { t: 'reply', id, refused: out as never } : { t: 'reply', id, ok: out })
  done.then(answer, (mistake: unknown) => answer({ refused: 'unavailable', about: String(mistake) }))
}

function doneBy(data: ToHost): Promise<object> {
  if ('reckon' in data) return reckon(data.reckon, (done) => port.postMessage({ t: 'progress', id: data.id, done }))
  if ('try' in data) return tryOut(data.try, (tried) => port.postMessage({ t: 'tried', id: data.id, ...tried }))
  if ('ofSaga' in data) return sagas.do(data.ofSaga, data.input)
  if ('prove' in data) return prove(data.prove, data.as)
  return 'begin' in data ? host.begin(data.begin) : host.do(data.call, data.input)
}
