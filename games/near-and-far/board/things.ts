import type { Told } from '@krcma/kernel'
import type { NearAndFar } from '../shape.ts'

/** What an event speaks of, by the ids that the board marks things with. */
export function things({ data }: Told<NearAndFar>): readonly string[] {
  const { seat, space, from, to, on, back, tokens } = data as {
    readonly seat?: number
    readonly space?: string
    readonly from?: unknown
    readonly to?: string
    readonly on?: string
    readonly back?: string
    readonly tokens?: readonly string[]
  }
  const spaces = [space, from, to, on, back, ...(tokens ?? [])]
  return [
    ...(seat === undefined ? [] : [`figure-${seat}`]),
    ...spaces.filter((one): one is string => typeof one === 'string' && /^m\d+-s/.test(one)),
  ]
}
