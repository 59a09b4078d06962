import type { Choice } from '@krcma/look'
import type { FighterId, Heroes3, Space, UnitCard } from '../../shape.ts'
import type { At } from '../at.ts'
import { partOf } from '../where.ts'

/** The unit that is deployed by a choice, by its card or as a fighter. */
function deployedBy(choice: Choice<Heroes3>): UnitCard | FighterId | null {
  if (choice.kind === 'deploy') return choice.option === 'done' ? null : choice.option.unit
  return choice.kind === 'deploy-neutral' ? choice.option.fighter : null
}

/** The choices that a unit waiting to be deployed, or the first of two spaces, goes through. */
export function startOf(choice: Choice<Heroes3>): string | null {
  const unit = deployedBy(choice)
  if (unit !== null) return unit
  return choice.kind === 'pick-spaces' ? `${choice.option[0]}` : null
}

/** The space on which a choice is touched, while the question is narrowed like this. */
export function spaceOf(choice: Choice<Heroes3>): Space | null {
  switch (choice.kind) {
    case 'deed':
      return choice.option.do === 'move' ? choice.option.to : choice.option.do === 'breach' ? choice.option.space : null
    case 'deploy':
      return choice.option === 'done' ? null : choice.option.space
    case 'deploy-neutral':
      return choice.option.space
    case 'fortify':
      return choice.option
    case 'pick-space':
      return choice.option === 'none' ? null : choice.option
    case 'pick-spaces':
      return choice.option[1]
    default:
      return null
  }
}

/** The unit on the board that a choice is about. */
export function fighterIn(choice: Choice<Heroes3>): FighterId | null {
  switch (choice.kind) {
    case 'deed':
      return choice.option.do === 'attack' ? choice.option.target : null
    case 'next-unit':
      return choice.option
    case 'pick-fighter':
      return choice.option === 'none' ? null : choice.option
    default:
      return null
  }
}

/** By what each unit that waits, or first space, is chosen; a single one needs no choosing. */
export function startsIn(all: readonly Choice<Heroes3>[]): ReadonlyMap<string, readonly Choice<Heroes3>[]> {
  const starts = new Map<string, Choice<Heroes3>[]>()
  for (const choice of all) {
    const start = startOf(choice)
    if (start !== null) starts.set(start, [...(starts.get(start) ?? []), choice])
  }
  return starts
}

/** What can be touched on the spaces of the arena now. */
export function placed({ choices }: Pick<At, 'choices'>): readonly Choice<Heroes3>[] {
  const arena = choices.all.filter((choice) => partOf(choice) === 'arena')
  const { narrowed } = choices
  if (startsIn(arena).size <= 1) return arena
  const keys = narrowed?.map(({ key }) => key)
  return arena.filter((choice) => startOf(choice) === null || keys?.includes(choice.key) === true)
}
