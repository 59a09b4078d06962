import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const FAST = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2]

/** What Prometheus is told. */
export class Metrics {
  readonly registry = new Registry()
  readonly calls: Counter<'call' | 'outcome'>
  readonly stored: Histogram
  readonly loaded: Histogram
  readonly sockets: Gauge
  readonly failures: Counter
  readonly answered: Histogram
  readonly cutOff: Counter

  constructor(live: { readonly tables: () => number; readonly waiting: () => number }) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry, prefix: 'krcma_' })
    this.calls = new Counter({
      name: 'krcma_calls_total',
      help: 'Calls, by name and by what came of them.',
      labelNames: ['call', 'outcome'],
      registers,
    })
    this.stored = new Histogram({
      name: 'krcma_store_seconds',
      help: 'From a deed to its being stored for good.',
      buckets: FAST,
      registers,
    })
    this.loaded = new Histogram({
      name: 'krcma_restore_seconds',
      help: 'From the store to a table in memory.',
      buckets: FAST,
      registers,
    })
    this.answered = new Histogram({
      name: 'krcma_call_seconds',
      help: 'From a call on a socket to its reply.',
      buckets: FAST,
      registers,
    })
    this.sockets = new Gauge({ name: 'krcma_sockets', help: 'Open sockets.', registers })
    this.failures = new Counter({ name: 'krcma_failures_total', help: 'What the log calls errors.', registers })
    this.cutOff = new Counter({
      name: 'krcma_cut_off_total',
      help: 'Sockets that were closed because they did not read what was sent to them.',
      registers,
    })
    new Gauge({
      name: 'krcma_waiting_bytes',
      help: 'Bytes that wait for sockets that read slowly or not at all.',
      registers,
      collect() {
        this.set(live.waiting())
      },
    })
    new Gauge({
      name: 'krcma_tables_in_memory',
      help: 'Tables that somebody looks at or is changing.',
      registers,
      collect() {
        this.set(live.tables())
      },
    })
  }
}
