// npm run budget [-- game]: what a first visit and each game weigh in JavaScript, gzipped, and how quickly each game's table answers
// to a touch; and whether that is within what we allow.
import { games } from '../../../tools/root.mjs'
import { feel } from './feel.mjs'
import { buildSite } from './site.mjs'
import { visit } from './visit.mjs'
import { weigh } from './weigh.mjs'

const [only = ''] = process.argv.slice(2)
const feeling = games().filter((game) => game.includes(only))

let wrong = 0
for (const { name, bytes, allowed } of weigh(await buildSite(), games())) {
  const ok = bytes <= allowed
  if (!ok) wrong++
  console.log(`${ok ? 'ok    ' : 'TOO BIG'} ${name}: ${(bytes / 1024).toFixed(1)} KB gzip of ${allowed / 1024}`)
}

/** A touch is answered within this many milliseconds, and in all of it nothing jumps: what is less than this is rounding. */
const AT_ONCE = 100
const JUMP = 0.001
const house = await visit()
for (const game of feeling) {
  const { paint, shift, longest, all, usual, slowest, moved } = await feel(house, game)
  const ok = paint <= AT_ONCE && shift <= JUMP
  if (!ok) wrong++
  console.log(
    `${ok ? 'ok    ' : 'TOO SLOW'} ${game}: interaction to next paint ${paint} ms of ${AT_ONCE} (${longest.length} interactions, processor 4 times slower), layout shift ${shift.toFixed(4)} of ${JUMP}`,
  )
  if (all.count > longest.length)
    console.log(
      `  not counted: ${all.count - longest.length} during which the host of this machine took the processor away (with them ${all.paint} ms)`,
    )
  console.log(`  the same sum took ${usual.toFixed(0)} ms before most touches, ${slowest.toFixed(0)} ms before one`)
  for (const { duration, parts, what, touch } of longest.slice(0, 6)) {
    const [waited = 0, done = 0, painted = 0] = parts.map((part) => Math.round(part))
    console.log(`  ${duration} ms ${touch} (${what}): waited ${waited}, done ${done}, painted ${painted}`)
  }
  if (shift > JUMP) console.log(`  moved: ${moved.join(', ')}`)
}
await house.close()
process.exit(wrong > 0 ? 1 : 0)
