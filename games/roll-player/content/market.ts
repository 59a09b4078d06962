import { ARMOR } from './armor.ts'
import type { Armor, ArmorSet, ArmorSetId, Skill, Trait, Weapon } from './effects.ts'
import { SKILLS } from './skills.ts'
import { TRAITS } from './traits.ts'
import { WEAPONS } from './weapons.ts'

export type WeaponId = (typeof WEAPONS)[number]['id']
export type ArmorId = (typeof ARMOR)[number]['id']
export type TraitId = (typeof TRAITS)[number]['id']
export type SkillId = (typeof SKILLS)[number]['id']
export type CardId = WeaponId | ArmorId | TraitId | SkillId
type Card = Weapon | Armor | Trait | Skill

const ALL: readonly (Card & { readonly id: CardId })[] = [...WEAPONS, ...ARMOR, ...TRAITS, ...SKILLS]
export const WEAPON_IDS: readonly WeaponId[] = WEAPONS.map(({ id }) => id)
export const TRAIT_IDS: readonly TraitId[] = TRAITS.map(({ id }) => id)
export const SKILL_IDS: readonly SkillId[] = SKILLS.map(({ id }) => id)
export const CARD_IDS: readonly CardId[] = ALL.map(({ id }) => id)

type Catalogue = { readonly [Id in WeaponId]: Weapon } & { readonly [Id in ArmorId]: Armor } & {
  readonly [Id in TraitId]: Trait
} & { readonly [Id in SkillId]: Skill }
export const CARDS = Object.fromEntries(ALL.map((card) => [card.id, card])) as Catalogue

const BY_ID: ReadonlyMap<CardId, Card> = new Map(ALL.map((card) => [card.id, card]))

/** A card by its name, for play: a map finds it in less than half the time that a record takes. */
export function cardOf<Id extends CardId>(id: Id): Catalogue[Id] {
  return BY_ID.get(id) as Catalogue[Id]
}

export const ARMOR_SETS: { readonly [Set in ArmorSetId]: ArmorSet } = {
  chain: { stars: [0, 1, 2, 4, 7, 10], colours: ['white', 'red'] },
  leather: { stars: [0, 1, 3, 6, 9], colours: ['green', 'black'] },
  mystic: { stars: [0, 2, 4, 7], colours: ['blue', 'purple'] },
}
export const ARMOR_COLOUR_STAR = 1
