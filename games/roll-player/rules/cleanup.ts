import type { SkillId } from '../content/market.ts'
import { stepsOf } from '../reckoning/powers.ts'
import { heroOf } from '../reckoning/sheet.ts'
import type { Hero, Initiative, Rules, Seat, State, Table } from '../shape.ts'
import { returnToBag } from './bag.ts'
import { dealMarket } from './deck.ts'
import { skillWindow } from './skills.ts'

/** Cleanup phase, step by step; in the last round only the first three (RPL-CLEAN-10). */
export function* cleanupPhase(t: Table): Rules {
  const { state } = t
  returnTokens(t)
  yield* skillWindow(t, state.start)
  const tired = t.seats.filter((seat) => heroOf(state, seat).skills.some(({ ready }) => !ready))
  if (tired.length > 0) yield* t.sideBySide(tired, (seat) => refresh(t, seat))
  clearTable(t)
  // Tokens taken in the window above can no longer be used (RPL-CLEAN-11).
  returnTokens(t)
  if (state.round === state.rounds) {
    state.phase = 'last-skills'
    return
  }
  dealMarket(t)
  layCoins(state.initiative)
  state.start = (state.start + 1) % t.seats.length
  state.round++
  state.phase = 'roll'
}

/** Step 1 (RPL-CLEAN-01). */
function returnTokens(t: Table): void {
  t.state.heroes.forEach((hero, seat) => {
    if (hero.tokens === 0) return
    t.tell('tokens-returned', { seat, tokens: hero.tokens })
    hero.tokens = 0
  })
}

/** Step 2: one Skill, a Ranger two (RPL-CLEAN-02, RPL-CLASS-12). */
function* refresh(t: Table, seat: Seat): Rules {
  const hero = heroOf(t.state, seat)
  for (let left = refreshCount(hero); left > 0; left--) {
    const options = (): readonly (SkillId | 'none')[] => [...exhausted(hero), 'none']
    const skill = yield* t.choose(seat, 'refresh', options)
    if (skill === 'none') return
    for (const own of hero.skills) if (own.id === skill) own.ready = true
    t.tell('skill-refreshed', { seat, skill })
  }
}

function refreshCount(hero: Hero): number {
  return stepsOf(hero, 'refresh', 'refresh-skills').at(-1)?.count ?? 1
}

function exhausted(hero: Hero): readonly SkillId[] {
  return hero.skills.filter(({ ready }) => !ready).map(({ id }) => id)
}

/** Step 3: the dice left go back to the bag, the Market cards left to the discard pile (RPL-CLEAN-03, RPL-CLEAN-04). */
function clearTable(t: Table): void {
  const { state } = t
  const cards = state.market.splice(0)
  state.discard.push(...cards)
  const dice = state.initiative.map(({ die }) => die).filter((die) => die !== null)
  for (const die of dice) returnToBag(state, die)
  for (const card of state.initiative) card.die = null
  t.tell('market-cleared', { cards, dice })
}

/** Step 5: one coin on every Initiative card but the lowest and the highest, never two (RPL-SETUP-25, RPL-CLEAN-08). */
export function layCoins(initiative: State['initiative'] | Initiative[]): void {
  for (let i = 1; i < initiative.length - 1; i++) {
    const card = initiative[i]
    if (card !== undefined) card.coin = true
  }
}
