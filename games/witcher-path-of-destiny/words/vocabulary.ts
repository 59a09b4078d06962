import type { AbilityId } from '../content/abilities.ts'
import type { AllianceEffect, AllianceId, Faction } from '../content/alliances.ts'
import type { AutomaAbilityId, Difficulty } from '../content/automas.ts'
import type { CardId } from '../content/cards.ts'
import type { CharacterId } from '../content/characters.ts'
import type { Effect } from '../content/effects.ts'
import type { EffortId } from '../content/extra-effort.ts'
import type { Back, GoalId } from '../content/hidden-goals.ts'
import type { Bonus } from '../content/story.ts'
import type { Colour, Side, SymbolId } from '../content/symbols.ts'
import type { TaleId } from '../content/tales.ts'
import type { Pool, Token } from '../shape.ts'

/** By tale and page. */
export type Paths = { readonly [T in TaleId]: { readonly [page: number]: string } }
/** Cards of a faction that do the same have the same name. */
export type Alliances = { readonly [F in Faction]: { readonly [K in AllianceEffect['kind']]: string } }

interface Names {
  readonly characters: Readonly<Record<CharacterId, string>>
  readonly abilities: Readonly<Record<AbilityId, string>>
  readonly sideQuests: Readonly<Record<CharacterId, string>>
  readonly automaAbilities: Readonly<Record<AutomaAbilityId, string>>
  readonly difficulties: Readonly<Record<Difficulty, string>>
  readonly tales: Readonly<Record<TaleId, string>>
  readonly cards: Readonly<Record<CardId, string>>
  readonly paths: Paths
  readonly alliances: Alliances
}

/** What a scene, a question and an event are made of, in one language. */
export interface Vocabulary {
  readonly names: Names
  readonly symbol: Readonly<Record<SymbolId, string>>
  readonly colour: Readonly<Record<Colour, string>>
  readonly side: Readonly<Record<Side, string>>
  readonly token: Readonly<Record<Token, string>>
  readonly and: (list: readonly string[]) => string
  readonly vp: (amount: number) => string
  readonly xp: (amount: number) => string
  /** 2 combat, 1 magic. */
  readonly symbols: (amounts: Readonly<Partial<Pool>>) => string
  readonly effect: (effect: Effect) => string
  readonly ability: Readonly<Record<AbilityId, string>>
  readonly automaAbility: (id: AutomaAbilityId) => string
  readonly sideQuest: (character: CharacterId) => string
  readonly effort: (id: EffortId) => string
  readonly back: (back: Back) => string
  readonly goal: (id: GoalId) => string
  readonly alliance: (id: AllianceId) => string
  readonly allianceName: (id: AllianceId) => string
  readonly allianceDoes: (id: AllianceId) => string
  readonly bonus: (bonus: Bonus) => string
  readonly automa: (character: CharacterId) => string
  readonly scene: {
    readonly title: (tale: string, chapter: number, turn: number) => string
    readonly choosing: string
    readonly over: (hero: string) => string
    readonly path: (side: string, page: number, title: string, symbol: string, fate: string) => string
    readonly leads: (page: number, next: string | null) => string
    readonly aside: (tokens: string) => string
    readonly effort: (text: string) => string
    readonly goal: (back: string, colour: string, front: string | null) => string
    readonly supply: string
    readonly row: (row: number, cards: string, note: string) => string
    readonly top: (cards: number, discarded: number, figures: string) => string
    readonly empty: string
    readonly lowest: string
    readonly initiative: (names: string) => string
    readonly player: (name: string, character: string, vp: number, xp: string) => string
    readonly regular: (xp: number) => string
    readonly gold: (xp: number) => string
    readonly counts: (left: string, right: string, rest: string) => string
    readonly timeline: (cards: string) => string
    readonly tokens: (tokens: string) => string
    readonly special: (symbol: string, lost: boolean) => string
    readonly hand: (cards: string) => string
    readonly cards: (count: number) => string
    readonly ability: (name: string, state: 'locked' | 'ready' | 'used', text: string, at: number) => string
    readonly sideQuest: (name: string, text: string) => string
    readonly levels: (levels: string) => string
    readonly alliances: (cards: string) => string
    readonly held: (faction: string, count: number) => string
    readonly none: string
    readonly lost: string
    readonly kept: (side: string, name: string) => string
  }
}
