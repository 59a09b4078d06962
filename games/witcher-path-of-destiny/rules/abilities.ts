import type { AbilityId, Window } from '../content/abilities.ts'
import { usable } from '../reckoning/abilities.ts'
import type { Rules, Seat, Table } from '../shape.ts'
import { elderBlood, ladyOfTime, ladyOfTimeAndSpace } from './ciri.ts'
import { ballad, pullingStrings, readingBetweenTheLines, songOfMerit } from './dandelion.ts'
import { hmm, indomitable } from './geralt.ts'
import { spend } from './spend.ts'
import { lastLesson, lessonsOfTheKeep, oldTricks, steadyHand } from './vesemir.ts'
import { amplifiedEnergyRelease, energyRelease, magicalGlow } from './yennefer.ts'

/** WPD-ABIL-03, -05: one ability after another, as long as the player likes. Says whether any was used. */
export function* abilityWindow(t: Table, seat: Seat, window: Window): Rules<boolean> {
  for (let used = false; ; used = true) {
    const ability = yield* t.choose(seat, 'ability', () => [...usable(t.state, seat, window), 'pass'], {
      context: () => ({ window, card: null }),
    })
    if (ability === 'pass') return used
    spend(t, seat, ability)
    yield* use(t, seat, ability)
  }
}

function* use(t: Table, seat: Seat, ability: AbilityId): Rules {
  switch (ability) {
    case 'geralt-2':
      return yield* hmm(t, seat)
    case 'geralt-4':
      return yield* indomitable(t, seat)
    case 'yennefer-2':
      return yield* magicalGlow(t, seat)
    case 'yennefer-3':
      return yield* energyRelease(t, seat)
    case 'yennefer-4':
      return yield* amplifiedEnergyRelease(t, seat)
    case 'dandelion-1':
      return yield* ballad(t, seat)
    case 'dandelion-2':
      return yield* readingBetweenTheLines(t, seat)
    case 'dandelion-3':
      return yield* pullingStrings(t, seat)
    case 'dandelion-4':
      return yield* songOfMerit(t, seat)
    case 'ciri-2':
      return yield* ladyOfTime(t, seat)
    case 'ciri-3':
      return yield* ladyOfTimeAndSpace(t, seat)
    case 'ciri-4':
      return yield* elderBlood(t, seat)
    case 'vesemir-1':
      return yield* steadyHand(t, seat)
    case 'vesemir-2':
      return yield* lessonsOfTheKeep(t, seat)
    case 'vesemir-3':
      return yield* oldTricks(t, seat)
    case 'vesemir-4':
      return lastLesson(t, seat)
    case 'geralt-1':
    case 'geralt-3':
    case 'yennefer-1':
    case 'ciri-1':
      throw new Error(`${ability} is used at a moment of its own`)
  }
}
