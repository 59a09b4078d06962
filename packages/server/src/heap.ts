import { setFlagsFromString } from 'node:v8'

/** Cleans up in a way that fits many tables of which each is played at now and then; to be called before anything else. */
export function tuneHeap(): void {
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
