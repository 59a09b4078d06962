import type { Chance } from '@krcma/kernel'
import { COLOURS, type Colour } from '../content/basics.ts'
import type { Die, State } from '../shape.ts'

function diceInBag(state: State): number {
  const { green, blue, red, purple, black, white, gold } = state.bag
  return green + blue + red + purple + black + white + gold
}

/** Blind: every die of the bag is as likely as every other (RPL-ROLL-07). */
export function drawColour(state: State, chance: Chance): Colour {
  let left = chance.below(diceInBag(state))
  for (const colour of COLOURS) {
    if (left < state.bag[colour]) {
      state.bag[colour]--
      return colour
    }
    left -= state.bag[colour]
  }
  throw new Error('the bag holds fewer dice than it counts')
}

export function rolled(colour: Colour, chance: Chance): Die {
  return { colour, value: chance.die(6) }
}

/** Draws up to `count` dice, as many as there are, then rolls them. */
export function drawAndRoll(state: State, chance: Chance, count: number): Die[] {
  const colours: Colour[] = []
  for (let n = Math.min(count, diceInBag(state)); n > 0; n--) colours.push(drawColour(state, chance))
  return colours.map((colour) => rolled(colour, chance))
}

export function returnToBag(state: State, die: Die): void {
  state.bag[die.colour]++
}
