import type { Rules, Table } from '../shape.ts'
import { abilityWindow } from './abilities.ts'

/** WPD-PLAY-01, WPD-RULING-55: in initiative order, and everybody again as long as anybody used an ability. */
export function* beforePlay(t: Table): Rules {
  const { state } = t
  for (let used = true; used; ) {
    used = false
    for (const figure of state.initiative) {
      if (figure !== 'automa' && (yield* abilityWindow(t, figure, 'before-play'))) used = true
    }
  }
  state.phase = 'play'
}
