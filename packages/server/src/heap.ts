import { setFlagsFromString } from 'node:v8'

/**
 * Lets the heap grow fourfold before all of it is cleaned up. By itself V8 does so whenever it has grown by a tenth, which at hundreds
 * of open tables is every second, and each time everybody waits for a tenth of a second.
 */
export function cleanRarely(): void {
  setFlagsFromString('--heap-growing-percent=300')
}
