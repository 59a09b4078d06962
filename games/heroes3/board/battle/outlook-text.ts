import type { Outlook } from '../../reckoning/battle/outlook.ts'
import type { At } from '../at.ts'

export const percent = (chance: number) => Math.round(chance * 100)

type Blow = Outlook['blow']

/** How likely each amount of damage is, the least first. */
export function spreadOf(blow: Blow): readonly { readonly damage: number; readonly chance: number }[] {
  const found = new Map<number, number>()
  for (const { damage, chance } of blow) found.set(damage, (found.get(damage) ?? 0) + chance)
  return [...found].map(([damage, chance]) => ({ damage, chance }))
}

const chanceOf = (blow: Blow, fate: Blow[number]['fate']): number =>
  blow.reduce((sum, one) => (one.fate === fate ? sum + one.chance : sum), 0)

/** '1–3', or one number. */
export function damageText(blow: Blow): string {
  const all = blow.map(({ damage }) => damage)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return least === most ? `${least}` : `${least}–${most}`
}

/** What becomes of whoever is struck, as far as anything may. */
export function fateText({ w }: Pick<At, 'w'>, blow: Blow): string {
  const falls = percent(chanceOf(blow, 'falls'))
  const turns = percent(chanceOf(blow, 'turns'))
  return [...(falls > 0 ? [w.battle.falls(falls)] : []), ...(turns > 0 ? [w.battle.turns(turns)] : [])].join(', ')
}
