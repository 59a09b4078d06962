import { ALIGNMENTS } from './alignments.ts'
import { BACKSTORIES } from './backstories.ts'
import { CLASSES } from './classes.ts'
import type { Alignment, Backstory, HeroClass, Race } from './effects.ts'
import { RACES } from './races.ts'

export type RaceId = (typeof RACES)[number]['id']
export type ClassId = (typeof CLASSES)[number]['id']
export type AbilityId = (typeof CLASSES)[number]['ability']
export type BackstoryId = (typeof BACKSTORIES)[number]['id']
export type AlignmentId = (typeof ALIGNMENTS)[number]['id']

export const RACE_IDS: readonly RaceId[] = RACES.map(({ id }) => id)
export const CLASS_IDS: readonly ClassId[] = CLASSES.map(({ id }) => id)
export const BACKSTORY_IDS: readonly BackstoryId[] = BACKSTORIES.map(({ id }) => id)
export const ALIGNMENT_IDS: readonly AlignmentId[] = ALIGNMENTS.map(({ id }) => id)

function byId<Id extends string, T extends { readonly id: Id }>(list: readonly T[]) {
  return Object.fromEntries(list.map((item) => [item.id, item])) as { readonly [I in Id]: T }
}
export const RACE = byId<RaceId, Race & { readonly id: RaceId }>(RACES)
export const CLASS = byId<ClassId, HeroClass & { readonly id: ClassId; readonly ability: AbilityId }>(CLASSES)
export const BACKSTORY = byId<BackstoryId, Backstory & { readonly id: BackstoryId }>(BACKSTORIES)
export const ALIGNMENT = byId<AlignmentId, Alignment & { readonly id: AlignmentId }>(ALIGNMENTS)
