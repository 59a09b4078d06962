import { source } from '@krcma/kernel'
import { PATHS, PROTOCOL } from '@krcma/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { BEAT, type Distant, HEARTBEAT, Pulse } from '../src/web/pulse.ts'
import { openHouse, type TestHouse } from './house.ts'

/** Lines that note when they are pinged, and a clock that only the test moves. */
class Lines {
  readonly pings: { readonly line: number; readonly at: number }[] = []
  readonly ended: { readonly line: number; readonly at: number }[] = []
  readonly pulse: Pulse
  now = 1_000_000

  constructor(random: () => number) {
    this.pulse = new Pulse(random)
  }

  /** `answers`: whether somebody is there. */
  join(line: number, answers: () => boolean = () => true): Distant {
    const distant: Distant = {
      ping: (word) => {
        this.pings.push({ line, at: this.now })
        if (answers()) this.pulse.answered(distant, word)
      },
      terminate: () => {
        this.ended.push({ line, at: this.now })
        this.pulse.leave(distant)
      },
    }
    this.pulse.join(distant)
    return distant
  }

  pass(milliseconds: number): void {
    for (const end = this.now + milliseconds; this.now < end; ) {
      this.now += BEAT
      this.pulse.beat()
    }
  }

  of(line: number): number[] {
    return this.pings.filter((ping) => ping.line === line).map(({ at }) => at)
  }
}

describe('those who are connected are asked whether they are there', () => {
  it('each at a time of their own, though all came at once', () => {
    const random = source(7)
    const lines = new Lines(() => random.below(1_000_000) / 1_000_000)
    for (let line = 0; line < 2_000; line++) lines.join(line)
    lines.pass(4 * HEARTBEAT)
    const at = new Map<number, number>()
    for (const ping of lines.pings) at.set(ping.at, (at.get(ping.at) ?? 0) + 1)
    // 2,000 in the 125 looks of half a heartbeat: 16 each, and never hundreds.
    expect(Math.max(...at.values())).toBeLessThan(40)
    expect(at.size).toBeGreaterThan(400)
    expect(lines.ended).toEqual([])
  })

  it('first within a heartbeat, not in its first half, and then once in each', () => {
    const start = 1_000_000
    for (const [chance, first] of [
      [0, start + HEARTBEAT],
      [0.5, start + 0.75 * HEARTBEAT],
      [1, start + HEARTBEAT / 2],
    ] as const) {
      const lines = new Lines(() => chance)
      lines.join(0)
      lines.pass(4 * HEARTBEAT)
      const ideal = [0, 1, 2, 3].map((n) => first + n * HEARTBEAT).filter((at) => at <= lines.now)
      expect(lines.of(0)).toHaveLength(ideal.length)
      for (const [n, at] of lines.of(0).entries()) expect(at - (ideal[n] ?? 0)).toBeLessThan((n + 1) * BEAT)
    }
  })

  it('and who does not answer is gone when asked again, while the others stay', () => {
    const lines = new Lines(() => 0)
    let there = true
    lines.join(0)
    lines.join(1, () => there)
    lines.pass(2 * HEARTBEAT)
    there = false
    lines.pass(HEARTBEAT)
    expect(lines.ended).toEqual([])
    const [unanswered = 0] = lines.of(1).slice(-1)
    lines.pass(HEARTBEAT)
    expect(lines.ended).toEqual([{ line: 1, at: unanswered + HEARTBEAT }])
    lines.pass(2 * HEARTBEAT)
    expect(lines.ended).toHaveLength(1)
    expect(lines.of(1)).toHaveLength(3)
    expect(lines.of(0)).toHaveLength(6)
  })

  it('and who answers what was not asked does not stay for it', () => {
    const lines = new Lines(() => 0)
    const words: string[] = []
    const mute: Distant = { ping: (word) => void words.push(word), terminate: () => void words.push('gone') }
    lines.pulse.join(mute)
    for (let n = 0; n < 3; n++) {
      lines.pass(HEARTBEAT)
      lines.pulse.answered(mute, '')
      lines.pulse.answered(mute, 'pong')
    }
    expect(words.slice(0, 2)).toEqual([expect.any(String), 'gone'])
  })

  it('and nobody who has left', () => {
    const lines = new Lines(() => 0)
    const left = lines.join(0, () => false)
    lines.pass(HEARTBEAT)
    lines.pulse.leave(left)
    lines.pulse.answered(left, '')
    lines.pass(3 * HEARTBEAT)
    expect(lines.of(0)).toHaveLength(1)
    expect(lines.ended).toEqual([])
  })
})

describe('a socket', () => {
  let house: TestHouse
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    house = await openHouse()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await house.close()
  })

  it('that is silent is closed after two heartbeats; one that answers pings stays', async () => {
    const open = async (autoPong: boolean) => {
      const ws = new WebSocket(`ws://127.0.0.1:${house.port}${PATHS.live}`, { autoPong })
      const pinged = new Promise((done) => ws.once('ping', done))
      const closed = new Promise((done) => ws.once('close', done))
      await new Promise((done) => ws.once('open', done))
      return { ws, pinged, closed }
    }
    const [silent, lively] = [await open(false), await open(true)]
    // A greeting is answered: by then the house knows both.
    for (const { ws } of [silent, lively]) {
      const welcome = new Promise((done) => ws.once('message', done))
      ws.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }))
      await welcome
    }
    vi.advanceTimersByTime(HEARTBEAT)
    await Promise.all([silent.pinged, lively.pinged])
    // What is answered after the pong has been heard was heard after it.
    const reply = new Promise((done) => lively.ws.once('message', done))
    lively.ws.send(JSON.stringify({ t: 'call', id: 1, call: 'me', input: {} }))
    await reply
    vi.advanceTimersByTime(HEARTBEAT)
    await silent.closed
    expect(lively.ws.readyState).toBe(WebSocket.OPEN)
    lively.ws.terminate()
  })
})
