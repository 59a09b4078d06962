import { readdirSync, readFileSync } from 'node:fs'
import { platform, setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** Makes V8 fit a house with many tables of which each is played at now and then; to be called before anything else. */
export function tuneEngine(): void {
  tuneHeap()
  try {
    for (const thread of compilers()) setPriority(thread, BEHIND)
  } catch {
    // Where one may not look at threads or order them, the house opens all the same.
  }
}

function tuneHeap(): void {
  // All of the heap when it has grown fourfold. By itself V8 does so whenever it has grown by a tenth, which at hundreds of open
  // tables is every second, and each time everybody waits for a tenth of a second.
  setFlagsFromString('--heap-growing-percent=300')
  // No object is old when it is made. V8 makes it so where most of those that the same line of code made got old; but a state that is
  // kept and one that is only tried out are copied by the same line, and what is old and dead keeps alive all that it points to. Two to
  // seven times as much outlived a cleaning of young objects as had to, and the cleanings took up to three times as long.
  setFlagsFromString('--no-allocation-site-pretenuring')
  // Young objects by the thread that plays alone. It has so little of that at a time (see Lull) that helpers make it no shorter, and four
  // of them are woken for it, who take the cores away from those who are told.
  setFlagsFromString('--no-parallel-scavenge')
}

/** The lowest priority there is. */
const BEHIND = 19
/** What newer Nodes call V8's threads; older ones give all threads the name of the program. */
const NAME = 'V8Worker'
/** In the order in which they are started: the one that plays, one that keeps V8's appointments, and the compilers. */
const FIRST = 2
const USUAL = 4

/**
 * The threads in which V8 compiles what is played often. They are to stand behind the one that plays: Linux likes to put them on its core,
 * where each kept everybody waiting for 2 to 4 ms although another core had nothing to do. Empty where priorities are of whole programs.
 */
function compilers(): readonly number[] {
  if (platform() !== 'linux') return []
  const threads = readdirSync('/proc/self/task').map(Number)
  const named = threads.filter((thread) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim() === NAME)
  if (named.length > 0) return named
  const inOrder = threads.filter((thread) => thread !== process.pid).sort((one, other) => one - other)
  return inOrder.slice(FIRST - 1, FIRST - 1 + poolSize())
}

/** How many there are, where whoever started the program has said so. */
function poolSize(): number {
  const said = [...process.execArgv, ...(process.env['NODE_OPTIONS'] ?? '').split(/\s+/)]
  const size = said.map((flag) => /^--v8-pool-size=(\d+)$/.exec(flag)?.[1]).find((value) => value !== undefined)
  return size === undefined ? USUAL : Number(size)
}
